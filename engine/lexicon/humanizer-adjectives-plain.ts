/** Adjectives that language models over-use and what people write for them. Sources as for the verbs. */
export const PLAIN_ADJECTIVES = `
crucial/A [!importance] -> important | vital
crucial/A [role|part|factor|factors|step|steps|question|questions|point|component|components|element|elements|skill|skills] -> key
pivotal/A -> key | important
[!more|most|as|so|very|less] comprehensive/A [!sex|sexual|school|schools|income|insurance|experiments|experimentation|evaluation|evaluations] [@NOUN|ADJ] -> full | complete | broad
intricate/A [system|systems|process|processes|problem|problems|relationship|relationships|issue|issues|topic|topics|plot|plots|story|web|task|tasks|law|laws|rule|rules|puzzle|network|networks] -> complicated
intricate/A [map|maps|drawing|drawings|artwork|artworks|embroidery|masterpiece|masterpieces] -> detailed
complex/A [issue|issues|problem|problems|question|questions|task|tasks|topic|topics|subject|subjects|decision|decisions|math|concepts|concept] -> difficult | hard
complex/A [issue|issues|problem|problems|question|questions|process|processes|task|tasks|topic|topics|matter|matters|situation|situations|relationship|relationships|decision|decisions|phenomenon] -> complicated
[!@ADV|and|or|,|our] diverse/A [!communities|groups|populations|students|voices|nations|datasets|data|panels|teams|workers|people|candidates|perspectives|backgrounds] [*s] -> varied | different
[!@ADV] diverse/A [@ADJ] [*s] -> varied | different
[!@ADV] diverse/A [!nation|nations|group|team|community|communities|society|population|city|audience|mix|crowd|workforce|staff|people|student|students|body|cast|datasets|data|backgrounds] [@NOUN] -> varied
[!and|,] diverse/A [group|community|population|audience|crowd] -> mixed | varied
diverse/A mix -> varied mix
[@VERB|ADP|CCONJ|PUNCT] various/A [!stages|forms|shapes|states|degrees|guises|times|parts|points] [*s] -> a number of | several
[!the|these|those|its|their|his|her|our|my|your|this] various/A [*s] -> different
[!the|these|those|its|their|his|her|our|my|your|this] various/A [!stages|forms|shapes|states|degrees|guises|times|parts|points] [*s] -> several
[!the|these|those|its|their|his|her|our|my|your|this] various/A [@ADJ] [*s] -> different | several
[the|these|those|its|their|his|her|our|my|your|this] various/A [*s] -> different
[the|these|those|its|their|his|her|our|my|your|this] various/A [@ADJ] [*s] -> different
valuable/A [information|tool|tools|resource|resources|lesson|lessons|feedback|experience|experiences|skill|skills|advice|knowledge|data|contribution|contributions|input|perspective|perspectives|addition|opportunity|opportunities|support|service|guidance|evidence|part] -> useful | good | helpful
valuable/A [insight|insights] -> useful | helpful
[!more|most|as|so|very|less|truly|and] innovative/A -> new
[!@ADV] exceptional/A [!~group|groups|gauge|case|cases|circumstances|circumstance|situation|situations|measures|importance|significance|interest|need|demand|degree|rarity|size|length|nature|status|risk|pressure|weather|heat|rainfall|drought] [@NOUN] -> excellent | outstanding
[@AUX] exceptional/A -> excellent | outstanding
[!the] remarkable/A [ability|abilities] -> great
remarkable/A [success|talent|talents|skill|skills|achievement|achievements|progress|ease|effort|efforts|results|precision|speed|accuracy|strength|courage|legacy|career|example|work|victory|improvement|improvements] -> great
remarkable/A [feature|features|similarity|similarities|difference|differences|change|changes|example|examples|result|results|contrast|transformation|aspect|discovery|fact|coincidence] -> striking
[most|more] remarkable/A [is|was|about|@PUNCT|of] -> striking
compelling/A [evidence|reason|reasons|case|argument|arguments] -> strong | convincing
compelling/A [story|stories|narrative|narratives|tale|performance|performances|read|plot|characters|drama] -> gripping
[!more|most|less|so|as|very] substantial/A [revenue|revenues|profit|profits|income|losses|loss|debt|debts|fees|savings|funds|funding|money|budget|population|collection|proportion|quantity|quantities|fine|majority|minority|drop|rise|decline] -> large | considerable
[!more|most|less|so|as|very] substantial/A [!evidence] [amount|amounts|number|numbers|part|increase|increases|sum|sums|body|portion|portions|share|reduction|reductions|cost|costs|investment|investments|gain|gains|difference|differences|growth|effect|impact] -> large | considerable
[two|three|four|five|several|many|@NUM] distinct/A [*s] -> separate | different
= broader/A [!category|impact|effect] [audience|audiences|range|community|public|society|context|pattern|trend|movement|system|group|world|perspective|perspectives|citywide|spectrum] -> wider | larger
= broader/A [!picture|issue|issues|question|questions|problem|problems|point|goal|goals|theme|themes|story|debate|effort|conversation|market|plan|role|audience|audiences|range|community|public|society|context|pattern|trend|movement|system|group|world|perspective|perspectives|citywide|spectrum|than|shoulders|@PUNCT] -> wider | larger
= broader/A [picture|issue|issues|question|questions|problem|problems|point|goal|goals|theme|themes|story|debate|effort|conversation|market|plan|role] -> wider | larger | bigger
primary/A [!school|schools|care|education|election|elections|colour|colours|color|colors|key|keys|source|sources|data|structure|structures|sector|residence|energy|market|pupils|metastases|tumors|tumour|tumours|endpoints|outcome|outcomes|teacher|teachers|caregiver|caregivers|school-age|students|student|vote|voters|race|contest|grades|tumor|endpoint|producer|producers] [@NOUN] -> main
primary/A [goal|goals|reason|reasons|cause|causes|concern|concerns|aim|aims|purpose|objective|objectives|focus|function|role|factor|factors|means|responsibility|issue|motivation|driver|difference|method|challenge] -> main
inherent/A [risks|risk|problems|problem|difficulties|difficulty|weakness|weaknesses|limits|limitations|bias|biases|advantage|advantages] -> built-in
inherent/A [beauty|right|desire|ability|tendency|curiosity|goodness|talent|strength] -> natural
[a|more|deeply|most|this|her|his|the] nuanced/A [understanding|view|portrayal|performance|picture|reading|argument|account|perspective|analysis|performances|interpretation] -> subtle
more nuanced/A [and|,] -> more subtle
[@DET|PRON|ADJ|of|an|its|their|his|her|most] enduring/A [!~cruelty|pain|hardship|hardships|abuse|injustice|suffering] [legacy|appeal|power|popularity|impact|influence|value|love|friendship|friendships|relationships|relationship|symbol|image|myth|peace|success|fame|relevance|tradition|traditions|bond|bonds|impression|memory|memories|effect|effects|words|promises|significance|importance|contributions|strength] -> lasting
= ever-evolving/A -> changing | ever-changing
rapidly evolving -> fast-changing
evolving/A [@NOUN|ADJ] -> changing
= transformative/A -> powerful | far-reaching | great
[!more|most|as|so|and] multifaceted/A [issue|problem|question|challenge|topic|relationship] -> complicated
= foundational/A -> basic
renowned/A [!for] -> famous | well-known
renowned for -> known for | famous for
heightened/A [!@PUNCT|and|or] -> increased | greater
seamless/A [!wall|walls|surface|surfaces|metal|glass|fabric|door|doors|floor|tube|garment|skin|steel|plastic] -> smooth | easy
[is|was|be|becomes|became] imperative [to|that|for] -> vital | essential
swift/A [!numbers|calls|call|box|boxes|brick|bricks|nest|nests|chick|chicks|population|populations|colony|colonies|conservation] -> quick
meticulous/A -> careful | thorough
[!@ADV] invaluable/A [information|tool|tools|resource|resources|lesson|lessons|feedback|experience|experiences|skill|skills|advice|knowledge|data|contribution|contributions|input|perspective|perspectives|addition|opportunity|opportunities|support|service|guidance|evidence|insight|insights|part] -> very useful
formidable/A [challenge|challenges|task|obstacle|obstacles|problem|problems] -> tough
formidable/A [opponent|opponents|rival|rivals|team|force|competitor|competitors] -> strong | tough
unparalleled/A -> unmatched
prevalent/A -> common | widespread
commendable/A -> admirable
= burgeoning/A -> growing
escalating/A [@NOUN|ADJ] -> rising | growing
= impactful/A -> powerful | effective
pressing/A [issue|issues|need|needs|problem|problems|concern|concerns|matter|matters|challenge|challenges|question|questions] -> serious | urgent
profound/A [impact|impacts|effect|effects|influence|change|changes] -> great | deep | lasting
= numerous/A -> many
[@VERB|ADP|CCONJ] additional/A [information|details|support|help|time|resources|costs|features|data|funding|money|questions|work|training|evidence|benefits|space|research|staff|risks] [!@NOUN] -> more | extra
an additional [charge|cost|fee|payment|expense|burden|layer|boost] -> an extra
an additional [!charge|cost|fee|payment|expense|burden|layer|boost] -> another
[!@DET|PRON|ADJ] subsequent/A [*s] -> later
[the] subsequent/A [years|decades|months|weeks|days|chapter|chapters|section|sections|seasons] -> following
vibrant/A [city|neighborhood|neighbourhood|town|market|markets] -> busy | lively
vibrant/A [community|culture|scene|atmosphere|communities] -> lively | rich
bustling/A -> busy | crowded | lively
unwavering/A [commitment|belief|support|dedication|loyalty|faith|focus|determination|resolve|stance|conviction|devotion|confidence] -> firm | steady | strong
[@AUX] unwavering/A -> firm | steady
captivating/A -> fascinating
adept/A at -> good at | skilled at
adept at -> good at | skilled at
dependable/A -> reliable
promising/A [results|result] -> encouraging
precise/A [location|time|moment|number|amount|reason|details|cause|nature|date|point|meaning|wording] -> exact
uncharted/A [territory|waters] -> unknown
varying/A [*s] -> different
indispensable/A -> essential | vital
myriad/A [*s] -> many
notable/A [difference|differences|contrast|increase|improvement|improvements|change|changes] -> marked | striking
fundamental/A [aspect|part|principle|principles|skill|skills|concepts|concept] -> basic
[!@DET|ADJ|CCONJ] sufficient/A [@NOUN] -> enough
beneficial/A -> helpful | useful
[@DET|ADJ|CCONJ] challenging/A [!the|a|an|his|her|their|its] -> difficult
[is|was|be|are|were] challenging/A [@PUNCT|ADP|PART|SCONJ] -> hard | difficult
[the] optimal/A [time|place|choice|conditions|temperature|balance|experience|comfort|environment|way] -> best
[!the] optimal/A [time|place|choice|conditions|temperature|balance|experience|comfort|environment|health|results] -> ideal
various/A [@NOUN|ADJ] [*s] -> different
various/A [@NOUN|ADJ|PUNCT] [@NOUN|ADJ] [*s] -> different
primary/A [advantage|advantages|symptoms|symptom|mode|competitors|competitor|duty|way|ways|character|benefit|benefits|challenges|objectives|functions] -> main
complex/A [mechanisms|mechanism|designs|inner|concepts|concept|factors|emotions|feelings|plot|web|history|subject|subjects|reality|questions] -> complicated
[a|more|most|less|very|the] pronounced/A [@NOUN] -> marked
[a|an|the|most|more|this|that|any|provide|provides|offer|offers|make|makes] compelling/A [!~to] [@NOUN] -> strong | powerful
[@AUX] compelling/A -> convincing
valuable/A [!~artifacts|artifact|jewelry|jewels|painting|paintings|treasure|treasures|possession|possessions|goods|metals|items|item|property|coins|player|asset|assets|property|cargo|gift|gifts|watch|watches|ring|coin|stone|stones|stamps|collection|customer|customers|employee|employees|player|players|member|members|friend|friendship|land|gas|oil|crop|horse|commodity|commodities|real|estate|prize|prizes|brand|brands] [@NOUN] -> useful
[a|the|our|their] meaningful/A [change|difference|impact|improvement|improvements|progress|connection|connections|conversation|conversations|relationships] -> real
[@AUX] crucial/A [for] -> essential | vital
[@AUX] crucial/A [to|in] -> essential | vital | central
= groundbreaking/A [approach|method|technique|technology|research|work|study|idea|ideas|discovery|discoveries|theory|technologies|methods] -> new | original
= ever-growing/A -> growing
= ever-increasing/A -> growing
= ever-changing/A -> changing
= state-of-the-art [technology|facilities|equipment|facility|building|kitchen|gym|center|centre] -> modern | up-to-date
cutting-edge/A -> modern | latest
[the] cutting-edge/A -> latest | newest
breathtaking/A -> stunning | beautiful
picturesque/A -> pretty | beautiful
profound/A [sense|respect|sadness|love|grief|sorrow|connection|regret|knowledge] -> deep
unforgettable/A [!~experience] [@NOUN] -> memorable
[a|an|the|this|that] thought-provoking/A -> interesting
widespread/A [adoption|use] -> wide
crucial/A [that] -> important
[!@DET|ADJ] ample/A [opportunities|opportunity|time|evidence|space|room] -> plenty of
= [@AUX] complex/A and [@ADJ] -> complicated and
more complex/A [!models|model|tasks|neural|networks|network|data|structures|systems|forms|organisms|sequence|schemes|features|patterns] -> more complicated
[@AUX] paramount [@PUNCT|to|for|in|that] -> vital | very important
of paramount concern -> of great concern
[increasingly|more|most|less|least|very|too] challenging/A -> difficult
of crucial|critical|vital importance -> of great importance
the crucial|critical|vital importance -> the great importance
`
