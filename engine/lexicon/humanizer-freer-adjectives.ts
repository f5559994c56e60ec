/**
 * Adjectives that still set models' texts apart after every list before this one, for Strong alone; most with the nouns that
 * tell their sense. The compounds stand without a part of speech, for the tagger takes many of them for nouns.
 */
export const FREER_ADJECTIVES = `
it's important|essential|crucial|vital|necessary to @VERB [~your|you] [!~we|our] -> you have to $4 | you need to $4
it's important|essential|crucial|vital|necessary to @VERB [~our|we|us] [!~you|your|they] -> we have to $4 | we need to $4
more sustainable [future|way|city|cities|transportation|transport|living|urban|environment|planet|community|communities|world|lifestyle|lifestyles|travel|society|mode|modes] -> greener
sustainable/A [transportation|transport|cities|city|living|lifestyle|lifestyles|travel|tourism|building|buildings|homes] -> green
[!more|most|as|less|very] eco-friendly [!~laundry|paint|clothes|clothing|bag|bags|bottle|bottles|house|houses|roof|shirt|dress|fabric|fabrics|ink|walls] -> green
most significant [@NOUN] [!~digit|digits|figures|figure|bit|bits|byte|bytes|difference|differences|effect|effects|decrease|increase|drop|rise|fall|decline|growth|change|changes|reduction] -> most important | biggest
[!most|more|less|no|any] significant/A [damage|harm|losses|loss|threat|injuries|risks|consequences|delays] -> serious
[!most|more|less] significant/A [investment|investments|sums|costs|resources|effort|savings] -> large
[!most|more|less|no|any] significant/A [advantage|advantages|step|steps|difference|differences|improvement|improvements|barrier|barriers|obstacle|gap|gaps|changes|change|impact|limitations|contribution|moment|turning] [!~statistically|statistical] -> big | real
[the|no|any] significant/A [!other|figure|digit|figures|difference|differences|effect|effects|association|associations|correlation|correlations|relationship|interaction|predictor|result|results|finding|findings|deviation|change|changes|increase|decrease|reduction|improvement|extent|degree|amount|number|portion|proportion|percentage|share|sum|majority|minority|time|level|distance] [@NOUN] [!~statistically|p|test] -> major
a significant/A [!other|figure|digit|figures|difference|differences|effect|effects|association|associations|correlation|correlations|relationship|interaction|predictor|result|results|finding|findings|deviation|extent|degree|amount|number|portion|proportion|percentage|share|sum|majority|minority|while|time|level|distance] [@NOUN] [!~statistically|p|test] -> a major
unique/A [cultural|approach|lens|spot|process|skill|skills|talent|talents|place|style|voice|history|charm|gift|identity|character|qualities|touch|flavor|flavors|features|characteristics|opportunity|blend|combination|mix|experience|experiences|dishes|menu|story|stories|atmosphere] -> special | unusual
foundational [principles|principle|skills|skill|understanding|aspects|ideas|idea|elements|knowledge|concepts|concept|rule|rules] -> basic
transformative [force|impact|effect|effects|power|influence|change|changes|potential] -> great
groundbreaking [work|discovery|discoveries|research|study|studies|paper|music|film|idea|ideas|theory|method|approach|technology] -> new | pioneering
[the|our|their|its|his|her|this|most] cutting-edge [technology|technologies|research|science|equipment|design|models|tools|techniques|methods|treatments|software] -> latest
[@VERB|ADP|CCONJ|PUNCT] cutting-edge [technology|technologies|research|science|equipment|design|models|tools|techniques|methods|treatments|software] -> the latest | modern
a cutting-edge [technology|design|technique|method|treatment|approach|system] -> a modern
[the|its|their] standout [dishes|dish|features|feature|track|tracks|performance|scene|moment|player|item|qualities] -> best
top-notch -> first-class | excellent
thought-provoking -> interesting
mind-bending -> strange
short-term [gains|gain|fixes|fix|results|profit|profits|solution|solutions|relief] -> quick
large-scale [desalination|projects|project|farming|production|events|changes|attack|operation|protests|construction|plants|transport|public|infrastructure] -> large | big
real-world [problems|examples|situations|challenges|issues|conditions|experience|evidence|effects|consequences|impact|results|cases|harms] -> real
high-quality [@NOUN] -> good | fine
fast-paced [@NOUN] -> fast
low-income [families|people|communities|neighborhoods|neighbourhoods|students|households|consumers|renters|residents|areas] -> poor | poorer
a staggering|whopping|astonishing|astounding [@NUM] -> 0
vibrant/A [green|orange|red|blue|purple|yellow|pink|hues|shades|tones|colors|colours|flowers|painting|paintings|reds|blues] -> bright
[and|,|more] vibrant/A [public|urban|new|energy|life|street|downtown|city|community|culture] -> lively
multifaceted [@PUNCT|and|in] -> many-sided | complicated
robust/A [business|economy|growth|debate|defense|protection|protections|set|response|plan|evidence|foundation|policies|policy|laws|market|demand|program|programs|support|health|sales] -> solid
[!~silence|peace|darkness|love|sadness|grief|quiet|stillness|loneliness|sorrow] [is|was|are|were|be|so] profound [@PUNCT] -> great
[~silence|peace|darkness|love|sadness|grief|quiet|stillness|loneliness|sorrow] [is|was|are|were|be|so] profound [@PUNCT] -> deep
[than|from|to|of] traditional/A [methods|method|retail|banking|cars|suburbs|stores|schools|schooling|classrooms|learning|education|taxis|farming|models|systems|jobs|energy|suburban|advertising|financial|neural|machine|recurrent|linear] -> ordinary | older
[a|an|the|and|more] dynamic/A [performance|performances|speaker|atmosphere|community|team|cast|leader|dance|energy] -> lively
[the|its|their|any|these|his|her] inherent/A [value|structure|tension|complexity|nature|limitations|uncertainty|power|dignity|worth|contradictions|beauty|danger|dangers|unfairness|flaws|tensions|variability|absurdity|chaos|goodness] -> 0
measurable [results|improvements|benefits|impact|difference|progress|gains|harm|health|effect|effects|change|changes] -> real
more resilient [@PUNCT|and|society|world|future|community|communities|economy|system] [!to] -> stronger
towering/A [mountains|trees|cliffs|buildings|skyscrapers|walls|peaks|pines|mountain] -> tall
sprawling/A [city|metropolis|estate|house|mansion|complex|campus|network] -> huge
meaningful/A [dialogue|connections|conversations|relationships|discussion|discussions|contribution|contributions] -> real
[!~never|rarely|not|n't|without|don't|doesn't|didn't|lack|lacks|cannot] [!no|any|more|less|very|most|as|so] specific/A [details|reasons|criteria|requirements|instructions|information|steps|tasks|types|features|aspects|suggestions|requests] -> 0
[!job|job's] essential/A [services|items|needs|supplies|goods|functions|skills|elements] -> basic
[!~lived|lives|live|take|took|takes|taking|mind] [their|its|his|her|our|my|your] own/A [life|lives|home|homes|family|families|history|country|children] [!@NOUN|and] -> 0
[!~the|a] [is|are|was|were|be] vital|essential|crucial [@PUNCT|for|to|in] [!~life|survival|cell|cells] -> very important
[a] key|crucial|vital|essential|central [part|role|step|tool|point|question|element|skill] [!~players|swing] -> very important
[is|are|was|were|be] impressive [@PUNCT|and] -> very good
[was|were|is|are] delicious [@PUNCT|and] -> very good | great
[and|,] delicious [food|meal|dishes|drinks|treats|fish|burgers|desserts] -> good | great
a delicious [!moment|irony|thrill|sense|secret|shiver|feeling|silence|pause] [@NOUN] -> a great
[was|were|is|are] excellent|fantastic|wonderful|superb|outstanding|amazing|incredible|phenomenal|exceptional [@PUNCT|and] -> very good | great
[!most|so|more|truly|really|absolutely|how|as] excellent/A [@NOUN] -> very good
[!most|so|more|truly|really|absolutely|how|as|simply] outstanding|exceptional|superb [service|food|performance|performances|work|job|quality|customer|team|results|result|value|staff] -> very good
[!most|so|more|truly|really|absolutely|how|as|simply] amazing|incredible|fantastic|wonderful [service|food|job|meal|team|work] -> very good | great
[~food|meal|service|staff|room|rooms|fit|size|location|weather|view|portion|portions|sauce|temperature|steak|burger|pizza|coffee|latte|breakfast|music|pacing|sound|length|bed|timing|colour|color|height] [!~nobody|no|one|nothing|not|if|believed|thought] [was|were|is|are] perfect [@PUNCT|and] -> very good
[is|are|was|were] ideal|perfect for -> very good for
[was|were|is|are] terrible|awful|horrible|dreadful|atrocious [@PUNCT|and] -> very bad
terrible/A [effects|effect|consequences|results] -> very bad
severe/A [weather|storms|storm|winter|drought|flooding] -> very bad
invaluable [@PUNCT|for|to|in] -> very useful
[is|am|are|was|were|be|felt] thrilled|delighted|elated|overjoyed [@PUNCT|to|with|that|by] -> very pleased | very happy
[!~relief|grief|pain|joy|sorrow|gratitude|pride|love|pressure] [is|are|was|were] enormous|immense|massive|huge [@PUNCT] -> very large | very big
massive/A [explosion|fire|crowd|crowds|building|buildings|stone|stones|tree|trees|ship|wave|waves|amount|amounts|number|numbers|datasets|wall|walls|door|doors|structure|structures|area] -> very large | huge
ancient/A [temple|temples|ruins|texts|text|building|buildings|tree|trees|castle|house|book|books|stones|stone|walls|church|custom|customs|bones|scroll|scrolls|forest|oak|tradition|traditions|story|stories|door|map] -> very old
[!~evidence|support|case|majority|victory|response|odds|reception|love|popularity|enthusiasm|demand|beauty|joy|elation|happiness|gratitude|accomplishment|relief|warmth|pride|desire|urge|argument|consensus] [feel|feels|felt|be|was|is|become|became|been] overwhelming [@PUNCT|for|at] -> too much
[the|his|her|their|its|my|your|a] final/A [chapter|scene|scenes|moments|moment|days|day|week|game|minutes|hours|words|act|part|step|round|line|section|page|lap|breath|match|song|half|third|quarter|paragraph|sentence|battle|phrase|farewell|attack|chance|stages|stage|verse|note|push|meeting|attempt] [!@NOUN] -> last
[my|his|her|their|our|your] previous/A [visit|trip|meeting|email|letter|match|game|conversation|message|job|school|owner|order|stay] -> last
[the|your|their|its|our|my] overall/A [!winner|title|lead|standings|champion|majority|rank|ranking|survival|score] [@NOUN] -> 0
[the|your|their|its|our|my] overall/A [@ADJ] [@NOUN] -> 0
[the] underlying/A [mechanisms|factors|dynamics|assumptions|rationale|principles|logic|tension|motivations|structure] -> 0
a thrilling [@NOUN|ADJ] -> an exciting
[the|most|more|and|this] thrilling -> exciting
terrifying/A -> frightening
substantial/A [improvements|savings|risk|risks|challenge|changes|change|benefits|benefit] -> big
rapid/A [growth|change|rise|expansion|progress|changes] -> fast | quick
[any|some|no] additional/A [*s] -> other
[with|and|the|these] additional/A [*s] -> extra
the initial [phase|stage|stages|steps|step|attack|report|reports|reaction|response|plan|attempt|attempts|design|meeting|results|idea|reviews|days] -> the first
both [teams|parties|countries|men|women|players|companies|leaders|brothers|sisters|authors|writers|candidates] [!and|or|@NOUN] -> the two
[!~we|our|model|models|network|networks|algorithm|algorithms|method|methods|experiments|learning|data|paper|study|clinical] [!the|these|those|its|their|his|her|our|my|your|this|in] various [@NOUN|ADJ] [!~functions|tasks|types|datasets|models|queries|experiments|networks|domains|settings|algorithms|factors] -> all sorts of | some
[~we|our|model|models|network|networks|algorithm|algorithms|method|methods|experiments|learning|data|paper|study|clinical] [!the|these|those|its|their|his|her|our|my|your|this|in] various [@NOUN|ADJ] -> several | some
[!the|these|those|its|their|his|her|our|my|your|this] countless/A [@NOUN|ADJ] -> many
[!make|makes|are|is|a|the|of|feel|not|for|almost] certain/A [*s] -> some
[!the|these|those|its|their|his|her|our|my|your|this] multiple [!sclerosis|choice|myeloma|regression|linear|logistic|imputation|personality|comparison|instance|listing|organ|birth|sequence|intelligence|intelligences|object|kernel|hypothesis|system] [@ADJ|NOUN] [*s] -> several
[is|was|been|remains|becoming|become|became] a major|significant|serious problem|concern|issue [in|for|@PUNCT] -> a big $3
a powerful [framework|approach|method|model|models|technique|way|example|solution|tool] -> a good
a|the perfect [place|spot|choice|way|example|fit|match|opportunity|day|setting|combination|blend|balance|mix|time] [!~nobody] -> a very good
a positive [@NOUN] [!~test|tests|tested|integer|number|correlation|definite|feedback|charge|constant|value|integers|result|impact] -> a good
positive/A [review|reviews|comments|effects|development|contribution|contributions|ones|impression|attitude|changes|relationship|relationships|way] [!~test|correlation|statistically] -> good
[very|overwhelmingly|mostly|largely|more] positive [@PUNCT|about|and] [!~test|tested|negative|negatives] -> good
[a] key [factor|element|component|feature|reason|aspect|area|issue|question|concern|skill|idea] -> important
[the] exact [moment|place|spot|words|day|second|opposite] -> very
[was|were|is] disappointing [@PUNCT|and] -> poor
[is|are|was|were] critical [for|to] -> very important
detailed [description|account|explanation|analysis|report|information|instructions|study|examination|plan|discussion|comparison|records|response|answer|overview] -> full
talented/A [actor|actors|actress|actresses|musicians|musician|players|player|cast|singer|writers|artist|artists|team|people|students|chef|chefs|writer|dancers|dancer|director] -> good
skilled/A [chef|chefs|driver|doctor|doctors|surgeon|artist|writer|teacher|hunter|fighter|warrior|player|players|cook|pilot|team] -> good | expert
passionate/A [fans|fan|supporters|readers|gardener|learner|cook] -> keen
friendly and attentive|accommodating|courteous|welcoming|helpful -> very friendly | very helpful
[was|were|is|are] attentive|accommodating [@PUNCT|and] [!~friendly] -> very helpful
[was|were|is|are] cozy|inviting [@PUNCT|and] -> very pleasant
[was|were|is|are] spacious [@PUNCT|and] -> very large
[prices|price] [was|were|is|are] reasonable [@PUNCT|and] -> fair
`
