/**
 * Everyday words for formal ones, for Strong alone: right in most places of the kind that stands beside them, and too free
 * for the milder modes. Which ones: the long words that set models' texts apart from people's on the training side after
 * Strong had been through them; wordings and guards by hand.
 */
export const STRONG_WORDS = `
[!it|that|this|what|equally|more|most|not] is important [@PUNCT|because] -> matters
[!more|most|not|equally] are important [@PUNCT|because] -> matter
[!it|that|this|not] was important [@PUNCT|because] -> mattered
is very|extremely|really|incredibly important [@PUNCT|because] -> matters a great deal | matters a lot
are very|extremely|really|incredibly important [@PUNCT|because] -> matter a great deal | matter a lot
is just as|equally important -> matters just as much
are just as|equally important -> matter just as much
is more important than -> matters more than
are more important than -> matter more than
[!it|that|what|not] is crucial|vital|essential [@PUNCT|because] -> matters a great deal | matters a lot
[!not] are crucial|vital|essential [@PUNCT|because] -> matter a great deal | matter a lot
[@AUX] especially [@ADJ] [for|in|when|if|among|at] -> most
especially [important|useful|helpful|hard|difficult|true|good|strong|strange|popular] [!for|in|when|if|among|at] -> very
[!not|more|most|very|so] is effective [@PUNCT|in|at] -> works well
[!not|more|most|very|so] are effective [@PUNCT|in|at] -> work well
is more effective [@PUNCT|than|at|in] -> works better
are more effective [@PUNCT|than|at|in] -> work better
is highly|very effective [@PUNCT|in|at] -> works very well
are highly|very effective [@PUNCT|in|at] -> work very well
effective/A [way|ways|communication|leadership|teaching|management|policies|policy|teamwork|planning|solutions|tool|tools|teacher|teachers|leader|leaders|means] -> good
existing/A [methods|approaches|systems|rules|laws|policies|programs|techniques|models|solutions|customers|infrastructure|technology|technologies|algorithms] -> current
existing/A [work|research|literature|studies] -> earlier
benefit/V from [@DET|ADJ|NOUN|PRON] -> gain/V from
traditional/A [method|methods|approach|approaches|technique|techniques|model|models|system|systems|classroom|classrooms|banking|algorithms] -> standard | usual | older
powerful/A [symbol|statement|performance|story|reminder|message|voice|feeling|emotions|image] -> strong
[!it|not] [is|are|was|were] necessary [for] -> needed
[the] necessary/A [skills|tools|support|equipment|knowledge|training|information|attention|care] -> right
[@DET|ADP|CCONJ|PUNCT|VERB] improved [performance|health|results|access|quality|safety|service|relations|communication|accuracy|productivity|living|conditions|care|methods|outcomes|mental|public] -> better
improvements in [~accuracy|performance|efficiency|productivity|speed] -> gains in
[the|their|his|her|our] resilience [@PUNCT|of] [!~network|networks|models|systems|system|power|grid|economy|supply|infrastructure] -> strength
[a|the|this|real|better|best|simple|only|possible|any|one] solution/N to [!~equation|equations|inequality|game|system|program|optimization] -> answer/N to
[real|practical|simple|new|creative|better|different|good|possible] solutions [@PUNCT|to|for] -> answers
concerns about|over -> worries about | fears about
raise/V concerns about|over -> raise/V questions about
raise/V concerns [@PUNCT] -> raise/V questions | cause/V worry
concerned about -> worried about
creating [a|an] [~environment|culture|system|future|society|community|space|bond|network|foundation] -> building
create/V [jobs|opportunities|hope] -> bring/V
create/V [@ADJ] [jobs|opportunities] -> bring/V
[practical|many|new|various|real-world|possible|different|other|further|future] applications [@PUNCT|of|in|for] -> uses
[!that|which|who] involves [*ing] -> means
[may|can|could|might|would|will] involve [*ing] -> mean
dining experience/N -> meal/N
[is|are|was|were] designed for -> made for | meant for
[a|the|their|our|your|positive|healthy|good|safe] work|working environment -> workplace
[farming|agricultural|teaching|hiring|management|cooking|production|building] practices -> methods
[!in|into|within|amid|amidst|for|,|and] [a|an|the|its|their|this|that|such?] [very|so|@ADV?] [cozy|warm|relaxed|relaxing|lively|friendly|inviting|welcoming|great|romantic|casual|pleasant|nice|charming|festive|intimate|peaceful|homey] atmosphere -> feel
[!in|into|within|amid|amidst|for|,|and] [a|an|the|its|their|this|that|such?] [very|so|@ADV?] [tense|dark|gloomy|calm|somber|eerie|playful] atmosphere -> mood
[@ADJ|DET] ambiance|ambience [!@NOUN] -> atmosphere
establish/V a [~presence|foundation|base|network|reputation] -> build/V a
[i|we|customers|guests|visitors] appreciate/V [the|how|their|its] -> like/V
[@ADJ] alternatives [@PUNCT|to|like|such|for] -> choices
[!ADJ|NOUN] alternatives [@PUNCT|like|such] -> other choices
[a|the|more|most|any|no|for|of|to|make|with] meaningful/A [change|changes|difference|differences|impact|progress|connection|connections|relationship|relationships|conversation|conversations|work|contribution|contributions|role|action|reform|support|results|experience|experiences] -> real
[@PRON|PROPN|company|government|city|council|university|state|ministry] introduced [a|the|new] [~law|laws|policy|policies|plan|rule|rules|tax|ban|system|bill|program|programme] -> brought in
underlying/A [cause|causes|problem|problems|issue|issues] -> root
underlying/A [reason|reasons|message|truth] -> real
[the|their|its|our|his|her|your] capacity to [@VERB] -> ability to
consequences for [the|a|an|our|their|@NOUN|ADJ] -> effects on
[serious|terrible|dire|severe|negative|harmful|far-reaching] consequences [@PUNCT|CCONJ] -> effects
intricate/A [details|detail] -> fine
intricate/A [patterns|pattern|carvings|lace|work|designs|craftsmanship] -> fine | detailed
intricate/A [dance|world|ways|nature|mechanisms|dynamics|connections|connection|workings|balance|concepts|narrative|narratives|history|structure|structures|details|interplay] -> complicated
fascinating/A [@NOUN] -> interesting
[@AUX] fascinating [@PUNCT|to|how|and] -> interesting
[useful|key|new|practical|unique|interesting|important|great] insights [@PUNCT|from|that|about|on] -> ideas | lessons
[!technological|technical|financial|product|the|of|@ADJ|NOUN] innovation [@PUNCT|CCONJ|AUX] -> new ideas
[technological|new|recent|latest|medical|scientific] innovations -> inventions | advances
residents of [@PROPN|the] -> people in
contribute/V to [the|a|our|their|this] [!~sense|feeling|feelings] [~development|growth|society|economy|community|field|health|well-being|fight|effort] -> help/V
contribute/V to [the|a|our|their|this] [~understanding|success|discussion|quality] -> add/V to
contribute/V to society -> help/V society
is a reminder of -> reminds us of
is a reminder that -> reminds us that
make/V informed decisions|choices -> make/V good decisions | choose/V well | make/V good choices
more informed decisions|choices -> better decisions | better choices
[!more|well|fully|less|most|their|his|her] informed decisions|choices -> good decisions | good choices | the right decisions
precisely [what|how|why|the|@PUNCT|when|where] -> exactly
precisely because [!of] -> for the very reason that | just because
[!more|most] profound/A [!way|ways|moment|moments|question|questions|message|messages|truth|truths|statement|theft|indictment|opportunity|risk|insight|insights] [@NOUN] -> great | deep
profoundly [@VERB] -> deeply
responsibility to [@VERB] -> duty to
connection/N between -> link/N between | tie/N between
[deep|personal|emotional|strong|close|special|real|human] connection with -> bond with
[deep|personal|emotional|strong|close|special|social|human] connections -> bonds | ties
positive/A [attitude|outlook|environment|relationship|relationships|light|way|experiences|outcome|outcomes|memories|aspects|force|reviews|feelings|emotions] -> good
negative/A [impact|impacts|experience|experiences|feelings|emotions|thoughts|aspects|reviews|comments|outcomes|side|outcome] -> bad
[a|the] strong|solid|firm foundation/N [for|of] -> good base/N
[!under|been|is|are|was|were|be] influence/V [the|how|our|their|its|his|her] -> affect/V | shape/V
[strong|big|great|major|deep|lasting|positive|negative|huge] influence on -> effect on
ordinary|everyday|average citizens -> $1 people
[a|the|most|other] critical/A [issue|issues|part|parts|area|areas|information|decisions|decision|resources|problem|problems|period|function|functions|task|tasks|details] -> key
navigate/V [@DET|ADJ|NOUN|PRON] [~crisis|transition|uncertainty|grief] -> get/V through | find/V a way through
capture/V [@DET|ADJ|NOUN] [~patterns|dependencies|features|relationships|structure|information|semantics|variations|context|correlations|dynamics|nuances|details|aspects] -> pick/V up
capture/V the [essence|spirit|mood|moment] -> catch/V the
capture/V attention -> draw/V attention
capture/V the attention of -> draw/V the attention of
[!its|his|her|my|your|@PROPN|NOUN|PART] distinct/A [types|groups|categories|classes|kinds|forms|phases|stages|steps|levels|parts|sections|areas|regions|periods|ways|methods|approaches|styles|sets|tasks|languages|cultures|species|roles|purposes|patterns] -> different
[the] boundaries of [what|@NOUN|ADJ] -> limits of
push/V boundaries -> push/V limits
[!its|his|her|my|your|our|their|the] immediate/A [action|response|attention|steps|help|relief|assistance] -> quick | prompt
rigorous/A [training|testing|standards|process|analysis|research|evaluation|checks|schedule|program|study|review] -> strict | careful
collective/A [effort|efforts|responsibility|goal|goals|future|experience|wisdom] -> shared | joint
outperform/VP [@DET|ADJ|NOUN] -> do/V better than | beat/V
outperform/VG [@DET|ADJ|NOUN] -> do/V better than | beat/V
[@NOUN|PRON] outperformed [@DET|ADJ|NOUN] -> did better than | beat
permanent/A [damage|change|changes|harm|scar|scars|effect|effects|solution] -> lasting
extensive/A [knowledge|experience|range|selection|network|use|reading] -> wide
extensive/A [menu|list|history|training|negotiations|research] -> long
extensive/A [damage|collection|library] -> great | large
expertise in -> knowledge of
[!of|the|medical|legal|technical|subject|domain] expertise [@PUNCT|CCONJ] -> skill | know-how
engage/V with [ideas|texts|history|issues|topics|material|others] -> deal/V with
promoting [a|an|the|@ADJ|NOUN] [~health|awareness|peace|use|culture|values|equality|healthy|environment|sustainability|diversity|inclusion|education|understanding|tolerance|safety|well-being] -> encouraging | supporting
specifically [designed|made|tailored|trained|built] -> specially
reduce/VP [@DET|ADJ|NOUN|PRON] [~waste|emissions|pollution|traffic|amount|errors|noise|poverty|consumption|expenses|prices|congestion|taxes|debt|stress] -> cut/V | lower/V
reduce/VG [@DET|ADJ|NOUN|PRON] [~waste|emissions|pollution|traffic|amount|errors|noise|poverty|consumption|expenses|prices|congestion|taxes|debt|stress] -> cut/V | lower/V
[in|this|such|each|every|that|worst] scenario [@PUNCT|AUX|VERB|where|of] -> case
[many|different|various|these|such|some|several|real-world|other|most] scenarios -> cases | situations
[by|through|with|in] the implementation of -> bringing in
[!~draw|draws|drew|drawn|drawing|make|makes|made|making|refuse|refuses|refused|reject|rejects|blur|blurs|blurring] distinction between -> difference between
regardless of [their|his|her|its|your|our] [@NOUN] -> whatever
[my|their|his|her|our|different|new|this|historical|personal|human] perspective [@PUNCT|of|AUX] -> view | point of view
[!law|laws|rule|rules|act|policy|court|regulation|regulations|statute|contract|agreement|constitution|code|bill|state|states|government|it] requires [@NOUN|ADJ] [!~to|law|that] -> needs
[vulnerable|local|minority|marginalized|different|elderly|diverse] populations -> groups
extraordinary/A [talent|skill|skills|courage|ability|abilities|achievement|strength|performance|effort|efforts|power|beauty|opportunity|success|detail|care] -> great
extraordinary/A [story|journey|life|place|event|events|world|feat|experience] -> unusual | remarkable
increasingly [popular|important|common|difficult|complex|complicated|aware|reliant|dependent|concerned|involved|competitive|expensive|uncertain] -> more and more
concrete/A [steps|examples|evidence|results|action|plan|plans|benefits|proof|example|ways] -> real | clear
widespread/A [support|acceptance|attention|criticism|popularity|interest|recognition|acclaim] -> wide | broad
more affordable -> cheaper
affordable/A [prices|price|rates|cost] -> low | fair
[different|various|other|many|social|cultural|new|real-world] contexts -> settings | situations
devastating/A -> terrible
unexpected/A [twist|turn|result|results|ways|places|outcome|discovery|event|events|change|changes|moments|moment|encounter|consequences] -> surprising
[!most|more|so|as|how|very|truly|less|most|,|equally|absolutely|really|quite] impressive/A [@NOUN] -> great | fine
[,|each|by|of|without|and] requiring [@DET|ADJ|NOUN] [!~to] -> calling for | needing
specialized/A [training|equipment|knowledge|skills|tools|care|software|staff|support|services|programs] -> special | expert
[a|the|this|smooth|difficult] transition/N [to|from] [!@VERB] -> move/N
transition/V to|from [@VERB|DET|ADJ|NOUN] -> move/V $2
legitimate/A [concern|concerns|reason|reasons|question|questions|point|need|needs] -> real | fair
[a|an|the|more|most|very|and|highly|truly|an] engaging/A [@NOUN|PUNCT] -> interesting | lively
[take|taken|taking|necessary|stricter|such|these|other|strict|strong] measures [to|@PUNCT] -> steps
[!the] tapestry of [!fate|life|time|history|destiny|love|existence] -> mix of
tangible/A [@NOUN] [!~assets|property|asset|goods] -> real
[key|different|various|all|these|several|other|many|important|main|traditional] elements [@PUNCT|of|in|that] -> parts | features
identify/VP [the|a|an|@ADJ|NOUN|which|what] [!~building|bird|birds|plant|plants|flower|tree|insect|species|animal|song|person|man|woman|author|artist|source|object|objects|suspect|suspects|body|victim|victims|himself|as|gender|sexuality|orientation|ethnicity|police|with] -> find/V | pick/V out | spot/V
identify/VG [the|a|an|@ADJ|NOUN|which|what] [!~building|bird|birds|plant|plants|flower|tree|insect|species|animal|song|person|man|woman|author|artist|source|object|objects|suspect|suspects|body|victim|victims|himself|as|gender|sexuality|orientation|ethnicity|police|with] -> find/V | pick/V out | spot/V
applying [these|this|the|our|a] [~method|methods|technique|techniques|model|principles|knowledge|theory|theories|concepts|skills] -> using
combine/VP [@ADJ|NOUN] [~and] [!~with|into|to] -> bring/V together
proactive/A [approach|measures|steps|role|stance] -> active
equitable/A [society|world|future|access|system|education|policies|outcomes|way|approach|solution] -> fair
[strict|stricter|new|trade|severe|tight|tighter|tough] restrictions -> limits
achieve/V [@ADJ|NOUN|DET] [~results|accuracy|performance|scores|improvements|gains] -> get/V
unwavering/A -> firm | steady
[@NOUN] associated with [@DET|NOUN|ADJ|*ing] -> linked to | tied to
[often|commonly|closely|usually|typically] associated with -> linked to | linked with
[is|are|was|were] associated with -> linked to | linked with
catastrophic/A [@NOUN] -> disastrous
relentless/A [@NOUN] -> constant | endless
overcome/V [the|this|these|their|our|his|her|@ADJ|NOUN] [~challenges|challenge|problems|difficulties|obstacles|obstacle|fear|fears|doubt|barriers|adversity|hurdles|struggles] -> get/V over | beat/V
personalized/A [service|attention|care|recommendations|learning|advice|support|touch|plan|plans] -> personal
[the|a|this|compelling|gripping|engaging|powerful|personal|overall] narrative [@PUNCT|of|is|that|AUX] -> story
[environmental|strict|new|existing|safety|traffic|stricter|health|government|tax] regulations -> rules
fleeting/A -> brief | short
tailored to -> fitted to | made for
[this|dining|fine|lovely|great|small|popular|local|charming] establishment [@PUNCT|AUX|that|and|for|in] -> place
thrilling/A -> exciting
adjustments to|in -> changes $2
[to|by|and|can|will|must] expand [our|their|its|your|the|his|her] [~reach|knowledge|range|network|access|horizons|scope|understanding] -> widen
[in|many|some|such|several|these|other|most] instances [@PUNCT|of|where|when] -> cases
fundamental/A [@NOUN] [!~rights|right|theorem|change|changes|forces|freedoms|law|particle|particles|group|shift] -> basic
mysterious/A [@NOUN] -> strange
sophisticated/A [technology|system|systems|tools|model|models|methods|techniques|algorithms|software|equipment] -> advanced
[their|personal|individual|your|customer|our] preferences [@PUNCT|and] -> tastes
encounter/V [@DET|ADJ|NOUN] -> meet/V | come/V across
[an|the|almost] overwhelming/A [support|sense|evidence|number|amount|response|feeling|desire|need|demand] -> huge | great
conventional/A [method|methods|approach|approaches|techniques|systems|models|treatment|ways] -> standard | usual
[is|are|was|were|been] recognized as [a|an|the|one] -> seen as | known as
convenient/A [way|location|place|option|spot] -> handy | easy
has a reputation for -> is known for
have a reputation for -> are known for
had a reputation for -> was known for
ultimate/A [goal|aim|test|prize|objective|decision] -> final
capability to [@VERB] -> ability to
through collaboration -> by working together
[of|for|encourage|promote|encourages|encouraging|promotes|support|and|better] collaboration [@PUNCT|CCONJ] -> teamwork
inadequate/A [funding|training|housing|support|care|resources|protection|food|preparation|planning|access] -> poor
unnecessary/A [@NOUN] -> needless
[my|our|their|his|her|deep|sincere|express|with] gratitude [@PUNCT|to|for] -> thanks
accessible to [everyone|everybody|all|people|the|a|more|@NOUN|ADJ] -> open to
[by|in|for|through|allows|enables|enable|allow|involves|supports|support|about|require|requires|including] the creation of -> creating
[by|in|for|through|allows|enables|allow|involves|supports|promotes|support|about|requires|including] the development of [@DET|ADJ|NOUN] [!~child|children|brain|disease] -> developing
[many|some|these|nonprofit|environmental|international|other|several|local|rights|charitable|religious|such] organizations -> groups
the adoption of [!~child|children] -> the use of
[deep|deeper|new|great|growing|greater] appreciation for [@DET|NOUN|ADJ] -> love for
[low-income|poor|many|most|american|working-class|poorer] households -> families
seek/VG [a|an|the|@ADJ|NOUN] [!~asylum|damages|relief|review|summary|revenge|refuge|permission|justice|office|treatment|care|help|support|approval|advice] -> look/V for
seek/V0 [a|an|the|@ADJ|NOUN] [!~asylum|damages|relief|review|summary|revenge|refuge|permission|justice|office|treatment|care|help|support|approval|advice] -> look/V for
rely/V heavily on|upon -> depend/V heavily on
rely/VP on|upon [!~clause|defence|defense|precedent|statute|section|provision|testimony] [!by] -> depend/V on
[!,] rely/VG on|upon [!by] -> depend/V on
enables [@ADJ|NOUN] [!~to] -> allows
ensure/V the [safety|comfort|well-being|security|survival] [!and] -> protect/V the
ensure/V [their|our|its|your|his|her|public] [safety|comfort|well-being|security|survival] -> protect/V
[the|these|two|three|several|some|few|its|their|our|most] key/A [*s] -> main
genuine/A [@NOUN] -> real | true
a mere [@NUM] -> only | just
[a|this|my|your|our|their|her|his] journey of [self-discovery|growth|discovery|healing|recovery] -> path of
hold/V significant|great|immense|special|deep meaning for -> mean/V a lot to
as part of [the|a|his|her|their|its] [~effort|efforts|campaign|plan|program|project|strategy] -> in
different types|kinds of -> all kinds of | all sorts of
various types|kinds|forms of -> all kinds of | all sorts of
certain [aspects|people|areas|parts|situations|cases|conditions|groups|types|circumstances|things|ways|points] -> some
a type of -> a kind of
[!,] particularly [@ADJ] [for|in|when|if|among|at] -> most
today's society -> society today
[in] modern society -> society today
throughout the world -> all over the world | around the world
across the country -> all over the country
across the city -> all over the city
`
