/**
 * Turns of phrase around verbs of saying, seeing, learning, keeping and being, and what people write there.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_TELLING = `
posit/V that -> hold/V that | claim/V that
[@PROPN|he|she|author|report|article|study|review] notes that -> says that | points out that
[@PROPN|he|she|author|report|article|study|they|officials] noted that -> said that | pointed out that
, noting that -> , saying that
[study|paper|article|research|report|essay|book|chapter|course|unit|question|story] focuses on -> is about | deals with
[@NOUN] focuses on [how|what|why|whether] -> is about
[to|and|we|they|should|can|must|will] focus on [*ing] -> work on
[to|and|we|they|should|can|must|will] concentrate on [*ing] -> work on
after careful consideration [!of] -> after much thought
by considering the -> by looking at the
[important|necessary|vital|essential|crucial] to consider the -> to think about the | to look at the
[should|must|to] consider the [needs|interests|feelings|impact|effect|effects|consequences|cost|costs|benefits|implications|risks|concerns] -> think about the | look at the
engage/V in physical activity|activities -> exercise/V | get/V some exercise
engage/V in regular physical activity|exercise -> exercise/V regularly
participate/V in sports -> play/V sports
take/V part in sports -> play/V sports
[!in] the act of [*ing] -> 0
the simple|mere|very act of [*ing] -> just | simply
[have|has|i|we|had|also] learned the importance|value of [!~of] -> $1 to value
taught me|us|him|her|them that [!summer|winter|spring|fall|autumn|year|day|week|morning|evening|night|song|game|trick|first|last] -> showed $2 that
allow/V for [the] [!~to] -> allow/V
enables [@NOUN] [!~to] -> allows
[to|must|should] acknowledge the [importance|value|need|role|existence|limits|limitations|risks|differences|possibility|difficulty|problem|problems|fact] -> admit the | accept the | see the
[important|necessary|essential|crucial] to acknowledge that -> to remember that
[important|necessary|essential|crucial] to recognize that -> to remember that | to see that
[their|our|his|her|consumer|its|my|your] decision-making process|processes [!@AUX|VERB] -> decisions | choices
the decision-making process [!@VERB] -> decision-making
overall well-being -> health | well-being
mental|physical|emotional|psychological well-being -> $1 health
the well-being of -> the welfare of | the good of
by drawing on the power of -> with the help of | using
draw/V on the power of -> use/V
, as seen in [the|@PROPN|ADJ|NOUN|NUM] -> , as in
[!~critics|critic|advocates|opponents|proponents|supporters] as exemplified by -> as in
is a reflection of -> reflects | shows
are a reflection of -> reflect | show
was a reflection of -> reflected | showed
reflecting on [my|his|her] [time|experience|experiences|years|life|childhood|journey|past] -> looking back on | thinking about
reflecting on [the|how|what|this|their|our|your] -> thinking about
reflect on [my|his|her|our] [time|experience|experiences|years|life|childhood|journey|past] -> look back on | think about
reflect on [how|what|your|their|the] -> think about
debate/N surrounding -> debate/N over | debate/N about
controversy surrounding -> controversy over | controversy about
concerns|questions|discussions|worries|fears|doubts|speculation|uncertainty|discussion|confusion|mystery surrounding -> $1 about
[has|have|had] gained popularity -> become popular | caught on
[has|have|had] gained significant|considerable|immense|widespread popularity -> become very popular
determine/V0 the [outcome|winner|result|fate] -> decide the
determine/VP the [outcome|winner|result|fate] -> decide/V the
determining the [outcome|winner|result|fate] -> deciding $2
determine/V0 the [number|amount|extent|best|cause|value|optimal|right|exact|most|answer] -> find the | work out the
maximize/V [the|its|their|your|our] [~benefits|opportunity|opportunities|use|time|space] [!~function|objective|expected|likelihood|reward|utility] -> make/V the most of
minimize/V the risk|risks of -> lower/V $2 risk of
minimize/V [the|our|their|any|@ADJ|NOUN] [~damage|harm|impact|effects|waste|delays|disruption|losses|stress|footprint] [!~function|loss|objective|error] -> limit/V | keep/V down | reduce/V
mitigate/V climate change -> slow/V $2 $3 | limit/V $2 $3
mitigate/V0 [@ADJ|NOUN|their|its|our|your] [!change] -> reduce | limit
[to|and|can|help|helps|will] combat [@DET|ADJ|NOUN] -> fight
secure/V0 the presidency|election|title|championship|nomination -> win the $3
secure/V [a|the|his|her|their|its|another] [~victory|win|majority|medal|seat|votes|vote|trophy] [!~that|which] -> win/V
secure/V [funding|financing|support|permission|approval|funds|jobs] -> get/V
reveal [a|an] [~lack|pattern|picture|trend|tendency|correlation|link|gap|difference|need|side|shift] -> show
[!be|been|being|is|are|was|were] extend/V beyond [!@NUM] -> go/V beyond
= enjoy/V [a|an] [cleaner|quieter|better|healthier|higher] [~life|environment|quality|air|lifestyle|standard|world|future] -> have/V
confront/V0 [the|their|our|his|her|its|my|your] [~reality|truth|fear|fears|problem|problems|challenge|challenges|past|demons|issue|issues|question|questions|threat] -> face/V
confronting [the|their|our|his|her|its|my|your] [~reality|truth|fear|fears|problem|problems|challenge|challenges|past|demons|issue|issues|question|questions|threat] -> facing
[to|and|we|i|you|can] witness [@DET|ADJ|NOUN|how] [!~court|trial|crime|accident|signature] -> see
deliver/V a|an [~performance|speech|talk|lecture|concert|presentation|address|blow] -> give/V $2
, ranging from -> , from
[@NOUN] ranging from -> from
guided by [the|a|an|@ADJ|NOUN] [~principle|principles|values|belief|beliefs] -> led by
[deeply|closely|inextricably?] intertwined with -> bound up with | tied up with | tied to
[not] require [a|an|the|any|@NOUN|ADJ] [!~to|law] -> need
pursue/V my|his|her|their|your|our dream|dreams|passion|passions|interests|interest -> follow/V $2 $3
pursue/V a career in -> go/V into | have/V a career in
pursue/V a degree in -> study/V | take/V a degree in
, coupled with [the|a|an|his|her|its|their|@ADJ|NOUN] -> together with | along with | , along with
[@NOUN|PROPN] combined|coupled with [the|a|an|his|her|its|their] -> along with | together with
comes equipped with -> comes with
come equipped with -> come with
came equipped with -> came with
[@NOUN] equipped with -> with
is equipped with [!~and] -> has
are equipped with [!~and] -> have
was equipped with [!~and] -> had
[better|well|fully] equipped to [@VERB] -> able to
[is|are|be|was|were|not] equipped to [@VERB] -> ready to | able to
visually appealing [!moments|samples|images] -> attractive
visually stunning -> beautiful
, paired with -> , with
man|woman|boy|girl|dog|cat|town|village|creature|child|king|wizard|knight|prince|princess|friend|kid|guy|lady|detective|scientist|robot|girl|planet|kingdom named [@PROPN|NOUN|ADJ] -> $1 called
indulge/V in [a|an|the|some|@ADJ|NOUN] [~meal|dessert|desserts|food|drinks|cocktails|dishes|treats|coffee|cuisine|flavors|chocolate|pleasures|hobbies] -> enjoy/V
excel at -> be good at | do well at
[to|can|could|will] excel in -> do well in
[to] evolve [@PUNCT|over|and|with|through] -> change
steeped in history|tradition|culture|mystery|legend -> full of $3
conform/V to [~norms|norm|standards|rules|expectations|stereotypes|society|ideals] [!~data|model] -> follow/V | fit/V
[been|be|is|are|was|were] proven to [@VERB] -> shown to
without compromising on? [@DET|ADJ|NOUN] -> without losing | without hurting | without giving up
without sacrificing [@DET|ADJ|NOUN] -> without losing | without giving up
^ to achieve this , -> for this, | to do this,
^ to achieve this goal|aim|end , -> for this, | to do this,
reshape/V [the|our|their|how|its|@NOUN] [!~array|matrix|tensor|data|vector] -> change/V
benefits derived from -> benefits of
is derived from [@DET|ADJ|NOUN|PROPN] -> comes from
are derived from [@DET|ADJ|NOUN|PROPN] -> come from
which makes it a|an|the -> so it is $4
absorb/V0 [~information|knowledge|lesson|lessons] [@DET|ADJ|NOUN] [!~tax|cost|costs] -> take in
excelled in -> did well in
make/V it easier for @NOUN|PRON to [@VERB] -> help/V $5
make/V it easier for @DET|PRON|ADJ @NOUN to [@VERB] -> help/V $5 $6
make/V it possible for @NOUN|PRON to [@VERB] -> let/V $5
make/V it possible for @DET|PRON|ADJ @NOUN to [@VERB] -> let/V $5 $6
[is|are|was|were|also] known as [the|a|@ADJ|NOUN|PROPN] -> called
[!will|shall|must|should|to|may|can|would|could] [!~data|sample|corpus|seating|tribunal|jury|panel|committee|diet|test] consist/VP of [@NUM|several|many] -> have/V
consisted of [@NUM|several|many] -> had
= [is|are|was|were] located|situated [in|at|on|near|within|just|outside] -> 0
[@NOUN|,] located|situated [in|at|on|near] -> 0
take/V into account|consideration -> consider/V
come/V to the conclusion that -> conclude/V that | decide/V that
[is|are|was|were|when|people|be|those|if] faced with [@DET|ADJ|NOUN] -> facing
strike/V a balance between -> balance/V
strike/V the right balance between -> balance/V
raise/V awareness of -> make/V people aware $3
[!worth] seeking out -> looking for
experience/V a sense|feeling of -> feel/V a $3 of
[feel|feels|felt|feeling] a sense|feeling of [pride|relief|joy|guilt|fear|peace|calm|dread|panic|hope|shame|excitement|loneliness|sadness|nostalgia|unease|satisfaction|sorrow|gratitude] -> 0
[feel|feels|felt|feeling] a deep|strong|profound|great|real sense|feeling of [pride|relief|joy|guilt|fear|peace|dread|shame|excitement|loneliness|sadness|unease|satisfaction|sorrow|gratitude|sympathy] -> $2
[his|her|my|their] gaze [fixed|fell|met|swept|drifted|lingered|shifted|settled|wandered|moved|landed|softened|turned|locked] -> eyes
shrouded in -> wrapped in | hidden in
adorned with [!~title|name] -> decorated with
[voice|tone|words|whisper|laugh|smile] laced with -> full of
[was|is|were|are|heart|hearts] consumed by [grief|guilt|rage|fear|anger|hatred|greed|despair|jealousy|darkness] -> full of
trapped in [!~fire|heat|gas|carbon|ice|water|air] [a|an|the|@ADJ|NOUN] -> stuck in
[i|he|she|they|we|who|and|@PROPN] stumbled on|upon [@DET|ADJ|NOUN] -> came across | found | chanced on
[@NOUN] possessing [a|an|@ADJ] -> with
request/V [a|an|more] -> ask/V for
inform/V @PRON that -> tell/V $2 that
inform/V @PRON about|of -> tell/V $2 about
select/VP [a|an|the|your|their|his|her|@ADJ] [!~committee|algorithm|query|column|table|subset] -> pick/V | choose/V
select/VG [a|an|the|your|their|his|her|@ADJ] [!~committee|algorithm|query|column|table|subset] -> pick/V | choose/V
[i|he|she|we|they] selected [a|an|the|my|our|their|his|her] -> picked | chose
engage/V in conversation|conversations|discussions|dialogue with -> talk/V to | talk/V with
collaborate/V with -> work/V with
completing [the|their|his|her|my|your|a] [~task|tasks|work|project|homework|assignment|assignments|degree|course|training] -> finishing
completed the|their|his|her|my|a [~task|tasks|work|project|homework|assignment|assignments|degree|course|training] -> finished $2
locate/V0 [the|a|their|@NOUN|ADJ] -> find
[@NOUN|PROPN|it|he|she] [!*s] remained [a|an|the] -> was still
[!~vital|essential|important|crucial|necessary|ensure|ensures|ensuring|require|requires|demand|demands|recommend|recommended|insist] [*s|they|we] remain [a|an|the|@ADJ] -> are still
appear/V to [@VERB|AUX] -> seem/V to
proved to be -> turned out to be
proves to be -> turns out to be
[to|can|could|will|would|may|might] prove to be -> turn out to be
express/V interest in -> show/V interest in
extend/V my|our|his|her|their sincere|heartfelt|deepest? gratitude|thanks|appreciation to -> thank/V
feel free to [contact|call|email|reach|ask|visit|let|share] -> 0
set/V the stage for -> prepare/V $2 way for
spark/V [a|@ADJ|conversation|discussion|debate|conversations|discussions|debates] [~conversation|discussion|debate|conversations|discussions|debates] -> start/V
[@AUX|,] immersed in [~book|world|music|story|thought|thoughts|game|culture|work] -> lost in | deep in
explain/V the reason|reasons why -> explain/V why
`
