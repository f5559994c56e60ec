/**
 * Nouns and turns around them that still set models' texts apart after every list before this one, for Strong alone: said with a
 * shorter word, or as a clause of everyday words. Counted on the training side; wordings and guards by hand.
 */
export const FREER_NOUNS = `
[reduce|reduces|reducing|ease|eases|easing|eased|lower|lowers|lowering|relieve|relieves|alleviate|alleviates|decrease|decreases|limit|limits|and|,|in|to] traffic congestion [!charge|charges|pricing|@NOUN] -> heavy traffic
[reduce|reduces|reducing|ease|eases|easing|eased|less|relieve|relieves|alleviate|alleviates|decrease|decreases] congestion [@PUNCT|and|in|on] [!~control|network|nasal|lung|chest] -> traffic
greenhouse gas emissions [!@NOUN] -> greenhouse gases
urban environments [!@NOUN] -> cities
[!~care|nursing] [for|by|gives|give|help|helps|allow|allows|all] residents [@PUNCT|and|to|while|but] -> the people there
[local|its|our] residents [!of|'] -> people
[and|of|with|,|emotional|great|quiet|inner|their|personal|human|incredible] resilience [@PUNCT|and|of|in] [!~network|networks|models|systems|system|power|grid|economy|supply|infrastructure|democracy|democratic|climate|financial|institutional|cyber|food|material|fabric] -> strength
[support|a|firm|strong|his|her|their|our|its] commitment to [democracy|justice|equality|diversity|freedom|peace|education|fairness|unity|tradition|science|truth|reform|inclusion] -> belief in
[his|her|their|your|my|our|its] dedication to -> devotion to
[his|her|their|your|my] hard work and dedication -> hard work
[her|his|their|my|our|your|the] educational journey -> education
journey to|towards|toward [becoming|recovery|success|healing|freedom|independence|self-discovery|understanding|adulthood|health|wellness|greatness|peace|sobriety|justice|happiness|wisdom|fame] -> road to
[train|bus|car|return|hour|boat|plane|day's] journey/N -> trip/N
[had|have|having|has] a|an great|wonderful|fantastic|lovely|amazing|good|pleasant|delightful|enjoyable experience [@PUNCT|at|here|there] -> a $2 time
share/V my|your|his|her|their|our experiences -> share/V $2 stories
lived experiences -> lives
[the] experiences of [women|immigrants|students|workers|soldiers|families|children|those|veterans|marginalized|ordinary|young|refugees|minorities] -> lives of
[these|those] insights [@PUNCT|and|from|for|can|to] -> lessons
the weight of [history|tradition|responsibility|expectations|expectation|leadership|guilt|grief|command|loss|secrets|years|debt|sorrow|duty|destiny|shame] -> the burden of
in the world of [@NOUN|ADJ] [!@PROPN] [!~men|man|dreams|magic|spirits|shadows|dead|living|adults|children|people|warcraft|light|darkness|ideas|wine|coffee|cheese|tea|beer|food|dogs|cats|cars|books|animals|birds] -> in
[!theoretical|conceptual|legal|regulatory|mathematical|ethical|policy|statutory|analytical|global|international|institutional|governance|constitutional] framework for [*ing] [!~neural|network|representations] -> way of
mechanism for [*ing] -> way of
theoretical framework -> theory
framework [that|called|which] -> system | scheme
coping mechanism/N -> way/N of coping
the election process -> the election
the electoral process -> elections
[the] training|healing|optimization|development|design|writing|recovery|hiring|recruitment|planning|production|voting|manufacturing|cooking|aging|grieving process [@PUNCT|and|of|by|for|in|with] [!~tree|trees] -> $1
throughout the process [@PUNCT] -> all the way through | from start to finish
^ in reality , -> in fact,
find|strike/V a|the right|delicate|fair|healthy|perfect|proper|good|careful? balance between [@NOUN|*ing|@ADJ|DET] -> balance/V
a|the perfect|right|nice|beautiful|delicate balance of [@NOUN|ADJ] [!~power|powers|trade|payments|forces|nature] -> a $2 mix of
[your|their|his|her|our|my|any|the|serious|common|main|biggest|real|growing] concerns [@PUNCT|and|about|over] -> worries
[a|an|the|this|that|their|deep|strong|real|our] emotional connection/N [!~electric] -> bond/N
emotional state [@PUNCT|of] -> mood
cultural heritage [!@NOUN] -> heritage
cultural background/N -> background/N
cultural traditions|values -> $2
cultural context/N -> culture/N
[!~opinion|opinions|view|views|stance] social issues [.|;|:|!|through|in|that] -> problems in society
environmental sustainability [@PUNCT|and|by|through] -> the environment
strategic planning|vision|priorities -> $2
strategic objectives|goals -> goals
strategic decisions -> big decisions
[!~paradigm|gear|night|day|phase|red|blue|weekend] shift/N in [how|@NOUN|ADJ] -> change/N in
[seismic|fundamental|cultural|major|significant|big|dramatic|subtle|slight|demographic|profound|larger|real] shift/N [in|@PUNCT|that|and|from] [!~workers|work] -> change/N
[!paradigm] shift/N1 away from -> move/N away from
core mission|flaw|claim|point|argument|problem|issue|message|idea|theme|question -> central $2
core values|beliefs|principles|ideas|skills -> basic $2
[personal|individual|teach|teaches|taught|learn|learned] accountability [@PUNCT|and|for] [!office] -> responsibility
[online|digital] platforms -> sites
streaming platforms -> streaming services
[!offer|offers] platform for [*ing] -> place for
^ in this context , -> here,
^ in this study|paper|work|article we -> here we
historical events [@PUNCT|and|in|through] -> events of the past
historical roots -> roots
[!~we|model|models|data|network|networks|code|algorithm] the essence of [@DET|PRON|NOUN|what] -> the spirit of | the heart of
boundaries between -> lines between
have implications for -> matter for
personal vehicle/N -> private car/N
personal cars -> private cars
[my|your|his|her|their|our] personal values|opinion|favorite|favourite|beliefs|views|taste|tastes -> own $2
collective action [@PUNCT|and|on] -> joint action
with the use of [@NOUN|ADJ|DET] -> by using
by|through the use of [@NOUN|ADJ|DET] -> by using
[of|for|about|by|through|requires|involves|including|like|supports|support|with] the establishment of [@NOUN|ADJ|DET] -> setting up
[of|for|about|by|through|requires|involves|including|allows] the application of [@NOUN|ADJ|DET] [!~law|rule|section|statute] -> using
[@ADP|PUNCT] problem-solving [@PUNCT|and] -> solving problems
[understand|consider|understanding|considering|about|of] their needs [@PUNCT|and] [!~were|was|had] -> what they need
[share|express|expressing|sharing|voice|discuss] their thoughts|opinions [@PUNCT|on|about] -> what they think
[share|express|expressing|sharing|voice|discuss|give|hear] your thoughts|opinion [@PUNCT|on|about] -> what you think
[!~was|were|had|did|felt|expressed] [for|of|by|about|in|through] our actions [@PUNCT|and|today] [!~was|were|had|did|expressed] -> what we do
[!~apologize|apologise|responsible|responsibility|sorry|forgive|blame|thank|thanks|was|were|did|*ed] [for|of|by|about|in|through] your actions [@PUNCT|and|today] -> what you do
[!~was|were|had|did|been|*ed|held|sorry|apology|apologies|apologize|regret|blame|responsible|responsibility] [for|of|about|through] their actions [@PUNCT|and] [!~were|was|had|did] -> what they do
public perception [@PUNCT|of] -> public opinion
vulnerable populations|groups [@PUNCT|and] -> people at risk
future generations [@PUNCT|and|to|by|in] -> generations to come
lasting legacy -> legacy
[reduce|reduces|reduced|reducing] [our|their|the|its] reliance on -> need for | dependence on
[reduce|reduces|reduced|reducing|less] reliance on -> dependence on
[navigate|navigates|navigated|navigating|manage|managing|handle|handling|overcome|with|facing|face|faces|despite|given] the complexities of [@NOUN|DET|ADJ] -> the difficulties of
transparency [@PUNCT|and|in|about] [!~film|glass|images|optical|slides] -> openness
culinary experience/N -> meal/N
positive dining experience -> good meal
negative dining experience -> bad meal
demeanor -> manner
[his|her|their|the|its] [@ADJ|NOUN] prowess -> skill
[!mental] illnesses -> diseases
[!~social|emotional|psychological|human|adults|exploit|zero-day] vulnerabilities [!~adults|children|exploit|disclosure] -> weaknesses
anxieties -> fears | worries
[!@ADJ|NOUN|PART] skepticism [@PUNCT|about|from|and] -> doubt
[!neural|metabolic|signaling|signalling|molecular|cellular] pathways [to|for] -> paths
[@ADJ|the] glow of [@DET|NOUN|PRON|ADJ] -> light of
hum of [@DET|NOUN|PRON|ADJ] [!~contentment|energy|anxiety|tension|power|fear|magic|life|excitement] -> sound of
a flicker of [strength|vulnerability|guilt|sadness|anger|pride|warmth|curiosity|uncertainty|worry|concern|humor|pain|joy|defiance|understanding|regret] -> a touch of | a hint of
[face|faces|features|brow] etched with -> lined with
[determination|concentration|worry|pain|fear|grief|exhaustion|concern|horror|relief|anguish|terror|shock] etched on|across|into|onto [his|her|their|my|every] [face|features|faces] -> written on
etched in|into [my|our|his|her|the|their|your] [memory|mind|memories|minds|heart|hearts] -> fixed in
[economic|healthcare|political|media|digital|competitive|business|legal|regulatory|educational|security|technological|energy|retail|music|job|financial] landscape [@PUNCT|is|and|where|has] [!~painting|hills] -> world | scene
narrative structure|arc -> plot
[interesting|good|long-standing|complicated|its|your|overall|central|main|coherent|own|dominant|false|popular] narrative [@PUNCT|and|that|of|about|is] -> story
[this|such|digital|own|my|her|his|their|social|remarkable] transformation [@PUNCT|of|in|and|from|is|was] [!~matrix|linear|data|fourier|invariant|images|image] -> change
new method for [*ing] -> new way of | way of
^ our method [!~first] -> the method
= [show|shows|showed|showing|demonstrate|demonstrated|confirm|confirms|test|see|evaluate|assess|check|shown] the effectiveness of our|the|this new|proposed? method|approach|model|framework|system|algorithm|technique|strategy|program|policy [@PUNCT|in|on|for|through|by] -> how well $4 $5 $6 works
= [show|shows|showed|showing|demonstrate|demonstrated|confirm|confirms|test|see|evaluate|assess|check|shown] the effectiveness of our|the|these new|proposed? methods|approaches|models|techniques|systems|strategies|measures|policies|programs|algorithms [@PUNCT|in|on|for|through|by] -> how well $4 $5 $6 work
a|an|the|this|that|one society|future|system|culture|era|situation|scenario|environment|workplace|community|city|country|nation|state|process|case|story|film|world|age|period where [@PRON|DET|NOUN|ADJ] -> $1 $2 in which
[in] situations|cases|areas|instances|scenarios|environments|contexts|systems|societies where [@PRON|DET|NOUN|ADJ] -> $1 in which
in recent years [!over] -> in the last few years | over the last few years
in recent months|weeks|decades|days -> in the last few $3
for centuries -> for hundreds of years
for decades [@PUNCT|and] -> for many years
[the|this|an|any|their|our] ongoing/A [debate|tension|tensions|discourse|monitoring|police|conflict|investigation|discussion|effort|efforts|struggle|dispute|controversy|fight|war|crisis|process|research|conversation|battle|work|support|challenge|concerns] -> 0
is ongoing -> is still going on
green spaces -> parks
public spaces -> public places
this restaurant|establishment -> this place
the restaurant [@AUX] -> the place
[~restaurant|food|menu|service|staff|dining|meal|drinks|visit|bar|decor|atmosphere|reviewer|customers|parking|dinner|lunch] the establishment [@PUNCT|AUX] [!~political|politics|party|military|religious|medical|republican|democratic|elite|foreign|clause] -> the place
[!~film|movie|album|book|series|show|song|track] this hidden gem -> this place
[popular|tourist|great|perfect|top|ideal|favorite|holiday|vacation] destination/N [@PUNCT|for|in|where] -> place/N
[the|this|a|small|great] venue [@PUNCT|is|was|for|with] [!~court|jurisdiction|trial|district|motion] -> place
the atmosphere [was|is] [@ADV?] [warm|nice|lovely|cozy|relaxed|friendly|comfortable|great|pleasant|lively|fun|good] -> the place
a symphony of [flavors|flavor|color|colors|sounds|smells|tastes|light|textures|spices|sweet|savory|smoky|succulent] -> a mix of
am|are passionate about -> love
is passionate about -> loves
at your earliest convenience -> as soon as possible
passion for [@NOUN|*ing|DET|PRON|ADJ] -> love of
[!leg|limb|foot|single-leg|one-legged] stance on [!~ground|feet|foot|mat|toes] -> position on
dining options -> places to eat
transportation options [@PUNCT|and|such|that|like|for|in] -> means of transportation
treatment options -> treatments
investment options -> investments
in that moment [@PUNCT|@PRON] -> just then
[!~now] in this moment [@PUNCT|@PRON] -> now
[was|is] a|an great|wonderful|fantastic|amazing|awesome|terrific|disappointing|frustrating|terrible|horrible|awful experience [@PUNCT|and] -> $2
my experience at [@DET|PROPN|this] -> my visit to
our experience at [@DET|PROPN|this] -> our visit to
younger generations -> young people | the young
the younger generation -> young people
educational institutions -> schools
public figures -> famous people
automotive industry -> car industry
small businesses -> small firms
a better|higher|improved quality of life -> a better life
[!~we|our|model|models|network|networks|algorithm|algorithms|method|methods|experiments|learning|data|paper|study|clinical] [!is|was|'s|there's|such] a variety of [@NOUN|ADJ] [!~functions|tasks|types|datasets|models|queries|experiments|networks|domains|settings|algorithms|factors] -> all sorts of | many different
[~we|our|model|models|network|networks|algorithm|algorithms|method|methods|experiments|learning|data|paper|study|clinical] [!is|was|'s|there's|such] a variety of [@NOUN|ADJ] -> many different
[!~robot|robots|mountain|path|terrain|vehicle|bike|rocky|jump|jumped|jumping|road|course|wall|walls|physical|climb|climbed|tires|horse|horses|race] obstacles [@PUNCT|in|that|and] [!~robot|robots|navigate|avoid|path|terrain|vehicle|wheel|dodge|collision|agent|course|road] -> problems
[!~rose|rise|rises|rising|take|takes|took|accept|accepted|meet|issued|issue] [a|another|this|significant|big|main|major|biggest|real|serious] challenge/N1 [@PUNCT|in] [!~court|title|legal|cup|exciting|fun] -> problem
[faces|face|faced|facing|tackle|with|new|pose|poses|present|presents] challenges [@PUNCT|and|of|in|that|ahead|due] [!~opportunities|opportunity] -> problems
component/N of [the|a|any|our|their|this] [!~velocity|force|vector] -> part/N of
[health|technical|economic|environmental|serious|safety|behavioral|financial|performance] issues [@PUNCT|and|in|that|with] -> problems
[!his|her|its|their|the|many|some|other|film|movie|literary|art|music|food|by|and] critics say|argue|claim|think|believe|contend|fear -> some people $2
annually [@PUNCT|and] -> every year
[all|most|ordinary|many|for|by|that|which|of|its|our] citizens [@PUNCT|AUX|to|in|have|can] [!~senior|noncitizens|immigrants|citizenship] -> people
consumers [@AUX|to|who|can|may] [!~producers|companies|brands] -> people
[all|most|some|many|of|among] participants [@AUX|PUNCT|who|in] -> people
[into] chaos [@PUNCT|of|and|in|that] [!~theory|hell|abyss|creation|entities|realm|magic|god|gods|lord|demon|goddess|agent|spirit|order|deterministic|system|systems|rnn|rnns|networks|dynamics|dynamical|universe|cosmos] -> confusion
[the|of|and|this|amid|in] chaos [@PUNCT|of|and|in|that] [!~theory|hell|abyss|creation|entities|realm|magic|god|gods|lord|demon|goddess|agent|spirit|order|deterministic|system|systems|rnn|rnns|networks|dynamics|dynamical|universe|cosmos] -> confusion | disorder
[!~lawyer|court] the remaining [*s] -> the other
[that|sure|when|if|how|what|so|because] others [are|have|may|can|who|will|would] [!~models|methods|studies|systems] -> other people
[serve|understand|inspire|teach|help|helps] others [@PUNCT|and|to|in] [!~models|methods] -> other people
[a|the|this|his|her|their|my|our|your|different|new|fresh] perspective [@PUNCT|and|on] [!~drawing|painting] -> point of view
[!~focus|focuses|focused|focusing|concentrate|concentrates|concentrated|concentrating] [his|her|their|our|your] efforts [in|on] -> work
`
