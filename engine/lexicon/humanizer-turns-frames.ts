/**
 * Turns of two to four words, round adjectives, adverbs and small words, that models write many times as often as people on
 * the training side, and what people write there; for Balanced and Strong.
 */
export const TURNS_OF_FRAMES = `
is more than just a|an|the [@NOUN|ADJ] -> is more than $5
are more than just [@NOUN|ADJ] -> are more than
was more than just a|an|the [@NOUN|ADJ] -> was more than $5
[@VERB|ADV|NOUN] more than just [@NOUN|ADJ|*ing] [!~but] -> more than
more than mere -> more than
goes beyond just|mere|simple [@NOUN|ADJ|*ing] -> is more than
far beyond [the|a|@ADJ|NOUN] -> well past | way past
[,] but rather [a|an|the|an|that|in|by|to|as|from|on|@NOUN|VERB|ADJ] -> but
[!,] but rather [a|an|the] -> but
even so , [!even] -> all the same, | yet
[!@NOUN] is exactly [what|why|where|how|the] -> is just
exactly what|how|why|where|when [@PRON|NOUN|DET|PROPN] -> just $2
[!not|@ADV] exactly because [!of] -> for the very reason that | just because
[!~some|one|certain|method|methods|model|models] [with|to|for|of|help|helping|helps|inspire|inspiring|toward|towards|harm|respect|influence|affect|treat|treating|teach|encourage] others [!who|to|are|is|were|have|has|had|like|,|such|'|can|may|will|would|could] -> other people
[!absolutely|truly|simply|really|so|just|very|quite|more|most|equally|positively|utterly|such|how|as|consistently|overall] excellent/A [service|food|quality|work|results|performance|job|condition|customer|example|products|staff|advice|skills|support|communication|teacher|leadership] -> very good
an excellent [choice|way|place|example|option|source|start|tool|opportunity|resource|addition] -> a very good
on several [tasks|datasets|issues|factors|benchmarks] -> on a number of
in several [ways|areas|fields|domains|settings|cases|sectors|countries|industries|aspects|respects|applications|tasks|studies|experiments|states|cities] -> in a number of
[!~was|were|had|did|*ed] over time [.] -> as time goes on | as time goes by
is still an open question -> is still open
[@ADP] overall well-being|health|wellbeing|fitness -> general $2
thick with [the|a|@NOUN|ADJ] [!~traffic|trees|grass] -> full of
heavy with [the|a|@NOUN|ADJ] [!~rain|snow|fruit|child|traffic] -> full of
[their|its|his|her|our|your|my] own unique [@NOUN|ADJ] -> own
[their|its|his|her|our|your|my] unique/A [@NOUN|ADJ] -> own
a unique opportunity|chance -> a rare $3
[@AUX] unique [.] -> one of a kind
[@AUX] really|truly unique [.] -> one of a kind
[his|her|their|my|your] emotional state [@PUNCT|CCONJ|AUX] -> state of mind
gentle/A [voice|glow|light|whisper|music|tone|words] -> soft
initial/A [reaction|response|impression|impressions|shock|reports|plan|plans|stage|stages|phase|meeting|attempt|attempts|thoughts|thought|visit|rush|contact|step|steps] -> first
initial/A [resistance|skepticism|doubts|doubt|hopes|excitement|enthusiasm|fears|hesitation|setbacks|findings] -> early
[our|their|its|his|her|and] cultural heritage [@PUNCT|CCONJ|ADP|AUX] -> heritage
cultural norms [@PUNCT|CCONJ|ADP|AUX] -> customs
[walk|walked|walking|walks|run|ran|running|rushed|hurried|drove|strode] toward|towards [the|his|her|their|a|my|our] -> to
head/V toward|towards [the|a|his|her|their|@NOUN] -> head/V for
attitude/N toward|towards -> attitude/N to
work/V toward|towards [a|the|our|their] [~goal|goals|peace|solution|solutions|cause] -> work/V for
a central [character|theme|idea|concern|issue|question|feature] -> a main
tragic/A [events|event|incident|accident|death|deaths|loss|discovery] -> terrible
tragic/A [story|end|news|day] -> sad
a deliberate [choice|decision|act|attempt|effort|strategy] -> a conscious
[your] positive feedback -> kind words
positive/A [influence|response|impression|reputation|work|role|results] [!~test|tests|number|numbers] -> good
on a positive note -> on the bright side
[!~suburban|rural] urban areas|environments|centers [@PUNCT|AUX|VERB|ADP|CCONJ] [!~suburban|rural] -> cities
urban [life|living|air|streets|traffic|parks|noise|spaces|environment|neighborhoods|residents|dwellers] -> city
a constant reminder -> a reminder
[am|is|are|was|were|always|equally] eager to [@VERB] -> keen to
is key [.] -> matters most
[!another|one|no|all|this|that|each|any] key/A [issue|features|question|questions|benefit|benefits|advantage|advantages|areas|aspects|points|point|reasons|moments|steps|ideas|differences|difference|challenge|concern] -> main
carefully curated|selected|chosen [@NOUN] -> well-chosen
carefully examine/V0 [@DET|NOUN|ADJ] -> look/V closely at
carefully analyze/V0 [@DET|NOUN|ADJ] -> look/V closely at
carefully consider/V0 [@DET|NOUN|ADJ|how|what|whether] -> think/V about
[a|the|of|your|their] carefully planned [@NOUN] -> well-planned
a hidden gem -> a great find
hidden treasures -> treasures
growing/A [concern|concerns|pressure|fears|anger|importance|demand|popularity|tension|tensions] -> increasing | rising
deeper into [the|a|his|her|their|my|our|this|these] -> further into
on a deeper level -> more deeply
deeper meaning -> true meaning
daily/A [life|lives|routine|routines|activities|struggles|existence|interactions|tasks|experiences|living] -> everyday
[!~commitment|commitments|effort|efforts|need|dedication] [is|are|was|were] ongoing [@PUNCT|,|.] -> still going on | under way
ongoing/A [efforts|research|commitment|support|improvement] -> continued
brighter future -> better future
[rely|relies|relied|relying|depend|depends|depended|depending] heavily on|upon -> a lot on | a great deal on
are necessary to [@VERB] -> are needed to
[research|study|work|investigation|studies|size|data|evidence|cases|time] is necessary to [@VERB] -> is needed to
[is|was|are|were|becomes|became|it's|more] evident [!in] -> plain | clear
is evident in [the|every|his|her|their|its|how] -> shows in
was evident in [the|every|his|her|their|its|how] -> showed in
the natural world -> nature
[food|it|meal|dish|everything|was|were|is|are] delicious [!~and] [.|,|!] -> really good | very tasty
delicious/A [food|meal|meals|dishes|dish|flavors|flavor|pizza|sauce|treat|cuisine|seafood|breakfast|dinner|lunch|dessert|desserts|burger|sandwich|chicken|bread] -> tasty | great
the urgent need for|to -> the great need $4
devoid of [!much|any] -> without | empty of | lacking
fully understand|appreciate|grasp|enjoy -> really $2
[!its|his|her|my|your|our|their|the] immediate/A [results|feedback|response|relief|gratification] -> quick | instant
a refreshing [change|break|departure|take|alternative|choice] -> a welcome
= come/V together [to] [@VERB] -> join/V forces | get/V together
= work/V together [to] [@VERB] -> join/V forces | pull/V together
^ i recently [visited|had|went|stayed|dined|tried|bought|purchased|ordered|took|saw|watched|read|started] -> the other day I
grateful for [the|your|his|her|their|this|all|@NOUN] -> thankful for
[!have|has|had|i've|we've|they've|you've|i'd|he'd|she'd|we'd|they'd|often|sometimes|rarely|always|never|constantly|increasingly|also|even|not|be|been] found myself|himself|herself [!lacking|wanting|needing|having|sharing|becoming] [*ing] -> was
[!have|has|had|i've|we've|they've|you've|i'd|he'd|she'd|we'd|they'd|often|sometimes|rarely|always|never|constantly|increasingly|also|even|not|be|been] found themselves|ourselves [!lacking|wanting|needing|having|sharing|becoming] [*ing] -> were
i find myself [agreeing|asking|checking|coming|dreaming|drifting|going|grappling|hoping|humming|laughing|learning|looking|longing|pondering|questioning|reaching|reflecting|repeating|replaying|returning|searching|singing|smiling|staring|struggling|talking|telling|thinking|wishing|wondering|worrying] -> I keep
densely populated [!by] [@NOUN|areas|urban] -> crowded
[an|each|every|any] individual's -> person's
[each|every|any] individual [@PUNCT|AUX|VERB|who|has] -> person
dominant/A [factor|mode|player|theme|feature] -> main
[!more|most|less] pleasant/A [experience|surprise|atmosphere|environment|place|feel|meal|visit|stay|time|day|conversation|walk|evening|staff|way|smell|change|view] -> nice
iconic/A [@NOUN] [!@NOUN] -> famous | well-known
peculiar/A [@NOUN] [!~to] -> odd | strange
the most significant [!decrease|increase|drop|rise|fall|decline|growth|reduction|difference|differences|change|changes|digit|bit] [@NOUN] [!~statistically] -> the most important
the most significant [decrease|increase|drop|rise|fall|decline|growth|reduction] -> the biggest
a new era of|in|for -> a new age $4
subsequent/A [@NOUN] -> later
ancient/A [oak|trees|tree|walls|tales|tale|book|books|magic|stories|map|maps|wisdom|legend|legends|stone|stones] -> old
the wealthy [@PUNCT|AUX|CCONJ|ADP|VERB] -> the rich
wealthy/A [people|families|family|man|men|woman|class|countries|nations|elite|individuals] -> rich
[very|not|more|most|also] suitable for -> good for | right for
a gradual [process|change|shift|decline|increase|move|approach] -> a slow
captivated by [@DET|PRON|NOUN] -> fascinated by | taken with
[is|are|was|were] undeniable [@PUNCT] -> plain to see | clear
more equitable [@NOUN|@PUNCT] -> fairer
and equitable [!distribution|relief|estoppel|remedy|remedies|title|interest|interests|tolling] [@NOUN|PUNCT] -> and fair
path forward -> way forward
free from [the|any|all|infectious|@NOUN] -> free of
stunning/A [view|views|home|visuals|scenery|landscape|landscapes|photos|images|architecture|beaches|sunset|piece|natural] -> beautiful | amazing
fraught with -> full of
visually stunning -> beautiful
a cautionary tale -> a warning
physical activity [@PUNCT|AUX|VERB|CCONJ|ADP] -> exercise
energy|water|fuel consumption -> $1 use
a competitive edge|advantage [@PUNCT|over|in] -> an edge
utterly [@ADJ|VERB] -> completely | totally
unprecedented/A [levels|heights|number|numbers] -> record
a potent [@NOUN|ADJ] -> a strong
rigid/A [rules|system|systems|schedule|roles|hierarchy|requirements] -> strict | fixed
newfound/A [@NOUN] -> new
culinary/A [scene|culture|world|options|history|traditions] -> food
[!a] relatively [small|low|simple|new|easy|short|stable|high|large|cheap|young|inexpensive|few|common|quick|quickly|rare|minor|weak|modest|straightforward] -> quite | fairly
a relatively [small|low|simple|new|easy|short|stable|high|large|cheap|young|inexpensive|common|quick|rare|minor|weak|modest|straightforward] -> a fairly
recurring/A [theme|themes|problem|problems|issue|issues] -> common
fundamentally [change|changed|changes|changing|alter|altered|alters|transform|transformed|reshape|reshaped] -> completely
perpetual/A [@NOUN] [!~motion|distance] -> endless | constant
further/A [research|study|work|investigation|information|details|analysis|experiments|evidence|improvements|delay|studies|discussion] -> more
cohesive/A [team|community|society|unit|group] -> united
collaborative/A [effort|efforts|work|approach|project|projects] -> joint
is contingent on|upon -> depends on
are contingent on|upon -> depend on
is notable for -> stands out for | is known for
approaches to [*ing] -> ways of
more efficient and effective -> better
more effective and efficient -> better
= more difficult|challenging [@PUNCT|than|to|for] -> harder
more prosperous [@PUNCT|@NOUN] -> richer
more enjoyable [@PUNCT|for|than|to] -> more fun
more reliably [!and] -> better
more accurately [!and] -> better
more intense storms|heat|competition|pressure -> stronger $3
highly skilled|qualified|experienced -> very $2
[am|is|are|was|were|been] really impressed [by|with|@PUNCT] -> very impressed
can greatly improve|reduce|help|lower|cut|advance|strengthen|ease|boost|expand|simplify|speed -> can do much to $3 | can do a lot to $3
can greatly increase [!~risk|risks|chance|chances|likelihood|cost|costs|burden|stress|damage|problems|anxiety] -> can do much to $3 | can do a lot to $3
could|would|may|might|will greatly increase [!~risk|risks|chance|chances|likelihood|cost|costs|burden|stress|damage|problems|anxiety] -> $1 do much to $3
could|would|may|might|will greatly improve|reduce|help|lower|cut|advance|strengthen|ease|boost|expand|simplify -> $1 do much to $3
= [!it] can help to [@VERB] -> can help
i absolutely [love|loved|adore|adored] -> I really
the weight of [their|his|her|my|the] [responsibility|guilt|grief|expectations] -> the burden of
^ imagine a [world|place|city|future|life] -> think of a
^ that makes it [!~look|feel|seem|sound] -> it is therefore
[it] [is] like [*ing|a|an] -> much like
[depend|depends|depending|depended] [on] several|various|multiple factors -> a number of things | many things
`
