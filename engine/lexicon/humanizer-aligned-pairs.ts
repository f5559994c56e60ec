/**
 * A second harvest of aligned pairs (8,499 rewrites of L2R, RAIDAR and others beside their human originals; 636 pairs seen
 * in four groups or more, read by hand): sound in the contexts that stand beside them. For Balanced and Strong.
 */
export const ALIGNED_PAIRS = `
[!@NOUN|VERB|PROPN|well|just|only|little|slightly|far|way|all|those|anyone|everyone|someone] over [!one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety] [@NUM] [!@PUNCT] [!~minutes|hill|hills|sea|river|fence|bridge|year|years|month|months|week|weeks|day|days|hours|decade|decades|century|centuries|season|seasons|games|matches|km|sessions|rounds|legs|episodes] -> more than
[!how|what|all|revolve|revolves|revolved|built|centered|centred] around [@NUM] -> about
[!@AUX|ADV] discover/VD [that|a|an] -> find/V
[@VERB|ADP] a single [!~woman|man|mother|father|parent|person|mom|dad|lady|guy|bed|beds|room|rooms|malt|digit|currency|market] [@NOUN] -> one
[!also|best|better|well|primarily|mostly|mainly|widely|commonly|is|are|was|were|only|ever|always|never|had|has|have|i'd|he'd|she'd|we'd|they'd|you'd] known as [a|the|an] -> called
referred to as -> called
final/A [episode|chapter|scene|day|week|game|match|season|moments|years|weeks|days|minutes] -> last
nearly [@NUM|all|every|half|always|everyone|impossible|any] -> almost
[!can|could|may|might] perhaps [!,|*ing|@PUNCT] -> maybe
[!most|more|so|as|how|very] amazing/A [@NOUN] -> great
[!most|more|so|as|how] incredible/A [experience|experiences|job|work|opportunity|opportunities|success|time|place|people|team|view|views|performance|performances|achievement|achievements|talent|skill|skills] -> great | amazing
[!most|more|so|as|how] incredible/A [@NOUN] -> amazing
appear/VS to [@VERB] -> seem/V to
[@PROPN|he|she|officials|police|spokesman|spokesperson|spokeswoman|minister|authorities] remarked|mentioned|noted that -> said that
[!~we|i|confidently|confident] assert/V that -> claim/V that | argue/V that
assert/V that -> say/V that
enjoy/VS [*ing] -> like/V
[!@AUX] headed to [the|a] -> went to
[is|are|was|were] required [for] -> needed
identify/V [@DET|NOUN|ADJ] [~problem|problems|pattern|patterns|cause|causes|ways|areas|errors|mistakes|issues|gaps] -> find/V | spot/V
attend/V [the|a|an] [party|school|college|church|wedding|concert|event|game|show|festival|funeral|university] -> go/V to
real-world [data|problems|problem|examples|example|situations|situation|cases|conditions|images] -> real
most effective [way|ways|method|methods|means] -> best
[!the] superior/A [@NOUN] [!~officer|court|officers] -> better
further [research|study|information|work|details|investigation|support|questions|evidence|training] -> more
tough/A [decision|decisions|question|questions|times|choice|choices] -> hard
return/V to [the|his|her|their|my|our] [village|house|city|town|country|office|room|kitchen|car|hotel] -> go/V back to
with the aid of -> with the help of
previous [studies|work|research|methods|approaches] -> earlier
wish/VP to [@VERB] -> want/V to
[people|countries|cities|fans|users|students|customers|companies|workers|families|communities|readers|audiences|nations] worldwide|globally [@PUNCT] -> around the world
minimize/V [the|@NOUN|ADJ|DET] [~waste|damage|cost|costs|disruption|harm|delays|stress|impact] -> reduce/V | limit/V
construct/V [a|an|the] [!~argument|sentence|narrative|identity] -> build/V
adopt/V [a|an|the|this|these] [!~national|policy|law|country|government|state|city|plan] [~approach|method|technique|strategy] -> use/V | take/V
brief/A [@NOUN] -> short
[we|i|they|researchers|scientists] aim to [@VERB] -> want to | try to
[the|a|this|that|its|his|her|their|our|my|whole|main|central|same] narrative/N1 [@PUNCT|AUX|CCONJ] -> story
enjoyable/A [@NOUN] -> pleasant
collaborate/V with -> work/V with
collaborate/V [@PUNCT|to|on] -> work/V together
[is|are|was|were] similar to -> like
[@AUX] correct [@PUNCT] -> right
visited the [!~sick|website|site|page|grave|doctor] -> went to the
[i|he|she|we|they|you|to] recall/V [@DET|PRON|SCONJ] -> remember/V
[!@ADJ|DET] searching for -> looking for
search/VS for -> look/V for
searched for -> looked for
, whereas -> , but
stunning/A [view|views|scenery|visuals|landscape|landscapes|beaches|gardens|city|beauty] -> beautiful | lovely
[to|by] locate/V [the|a|@NOUN] -> find/V
established in [@NUM] -> founded in
[we|paper|article|researchers] investigate/V [how|the|whether|this|a] -> study/V | look/V at
[different|diverse|various|varied|multiple|many|other|opposing|new|fresh|alternative|their|our|these] perspectives [@PUNCT|ADP|CCONJ] -> points of view | ways of seeing things
perspectives [@PUNCT|ADP|CCONJ] -> views
[!gain|regain|gains|gained|gaining|lose|losing|of|some|more|for] perspective/N on [@DET|NOUN|ADJ] -> view/N of
thoroughly [enjoyed|enjoying|enjoy|impressed] -> really
[!and|or|,|an|the|of|@ADJ] adequate [sleep|time|support|resources|funding|training|space|food|water|nutrition|rest|exercise|preparation|protection|housing] -> enough
opt/V for [@DET|NOUN|ADJ|PRON] -> choose/V
opt/V to [@VERB] -> choose/V to
attain/V [@DET|ADJ|NOUN|PRON] [~goal|goals|level|levels|success|degree] -> reach/V | achieve/V
reveal/VP that -> show/V that
portrays [@DET|PRON|ADJ|NOUN] [!~as|role] -> shows
depict/VS [@DET|PRON|ADJ|NOUN] [!~as] -> show/V
depict/VG [@DET|PRON|ADJ|NOUN] [!~as] -> show/V
alleviate/V [@DET|NOUN|ADJ|PRON] -> ease/V | relieve/V
amplify/V [the|a|their|its|our|these|this] [!~signal|sound|voice|voices] -> increase/V | strengthen/V
accelerate/VP [the|this|their|its|our|@ADJ|NOUN] -> speed/V up
accelerate/VG [the|this|their|its|our|@ADJ|NOUN] -> speed/V up
[@NOUN|PRON|have|has|had] accelerate/VD [the|this|their|its|our] -> speed/V up
jeopardize/V [@DET|NOUN|ADJ|PRON] -> threaten/V
modify/V [the|their|its|your|our|this|these] -> change/V
implement/V [@DET|ADJ|NOUN] [~policy|policies|measures|reforms|programs|programme|program] -> introduce/V | bring/V in
implement/V [@DET|ADJ|NOUN] [~plan|plans|strategy|strategies] -> carry/V out
eliminate/V [the|@ADJ|NOUN|DET] [!~team|opponent|opponents|player] -> remove/V | do/V away with | get/V rid of
restrict/V [the|@ADJ|NOUN|DET] -> limit/V
[@PRON|NOUN|PROPN] witness/VD [a|the|an] [~increase|rise|growth|decline|change|changes|shift|surge|return] -> see/V
encounter/VD [a|an|the|@ADJ|NOUN] -> come/V across
beverages -> drinks
beverage [!company|industry|companies] -> drink
attire -> clothes
[a|key|important|essential|main|vital|central|major|crucial|critical|core|big|integral|necessary|fundamental] component/N of -> part/N of
[key|important|essential|main|vital|central] element/N of -> part/N of
[@NUM|key|main|important|different|essential] elements of -> parts of
facet/N of -> side/N of | part/N of
[the|our|main|primary|key] objective/N [of|is|was|@PUNCT] -> aim/N | goal/N
[business|company|their|our|its|your|his|her|main|strategic|personal|career|key|policy] objectives -> goals | aims
magnitude of -> size of
duration of -> length of
[new|strict|stricter|government|environmental|current|existing] regulations -> rules
initial/A [stage|stages|phase|step|steps|impression|response|reaction|idea|design|version|results|plan|attempt|shock] -> first
[the] appropriate/A [@NOUN] -> right
[@VERB] extensive [training|experience] -> a lot of
rapid/A [growth|pace|progress] -> fast | quick
overarching/A -> main | overall
occasionally [!for] -> sometimes | at times | once in a while
largely [!agree|agrees|agreed|disagree] [@ADP|VERB|ADJ|SCONJ] -> for the most part | mainly | mostly
largely agree/V -> mostly $2
promptly [@VERB|ADP|PUNCT] -> quickly
[we|to|and] conduct/V0 [@ADJ|NOUN|DET] [~experiments|experiment|study|studies|research|survey|surveys|analysis|interviews] -> carry/V out
intense/A [pressure|competition|heat|debate|pain] -> strong | fierce
immense/A [@NOUN] -> huge
the notion that -> the idea that
the notion of -> the idea of
essential to [@VERB] -> important to
essential that -> important that
it is essential to [@VERB] -> it is important to
it is imperative to [@VERB] -> it is important to
it's essential to [@VERB] -> it's important to
it's crucial to [@VERB] -> it's important to
it is crucial to [@VERB] -> it is important to
it is vital to [@VERB] -> it is important to
[significantly|greatly|much] enhanced -> improved
marks the beginning of -> is the start of
the beginning of [the|a|this|my|our] -> the start of
at the beginning of -> at the start of
in the beginning , -> at first
commonly known -> known
commonly used -> often used
[!most|more] widely used -> often used
widely regarded as -> often seen as
widely considered -> often considered
[is|are] regarded as -> seen as
[is|are|was|were] viewed as -> seen as
[is|are|was|were] often referred to as -> often called
[is|are] often associated with -> often linked to
[is|are|was|were] situated -> located
[is|are] composed of -> made up of
a greater number of -> more
a higher number of -> more
a lower number of -> fewer
a small number of -> a few
a limited number of -> a few | few
a certain amount of -> some
an increasing number of -> more and more
on a global scale -> around the world
on a regular basis -> regularly | often
for an extended period of time -> for a long time
for long periods of time -> for a long time
in an effective manner -> well
in a clear manner -> clearly
in a similar manner -> in the same way | similarly
in such a manner -> in such a way
in this manner -> this way | in this way
in the following manner -> as follows
in today's day and age -> these days
at any given time -> at any time
at that point in time -> then
until the present day -> until today
day-to-day life -> daily life
day-to-day lives -> daily lives
everyday lives -> daily lives
everyday life -> daily life
gaining popularity -> becoming popular
gain/VD popularity -> become/V popular
the concept of [*ing] -> the idea of
local residents -> local people
[a|the|this|major|big|significant] shift [in|from] -> change
[!@NOUN|ADJ] measures to [@VERB] -> steps to
core [value|values|issue|issues|problem|principle|principles|idea|ideas|question|message|theme|themes|argument|purpose] -> main | central
entirely [@ADJ|VERB] -> completely | wholly
immediately [@PUNCT] -> right away | at once
positive [influence|result|results|experience] -> good
positive change [@PUNCT|in|for|and] -> change for the better | improvement
positive changes [@PUNCT|in|for|and|to] -> improvements
negative [effect|effects|influence|result|results|consequences] -> bad | harmful
struggle/VP to [@VERB] -> find/V it hard to
struggled to [@VERB] -> found it hard to
seeking to [@VERB] -> trying to
sought to [@VERB] -> tried to
reduce/V [the|your|their|our] [~risk|risks|stress|cost|costs|level|levels] -> lower/V | cut/V
prevent/V @PRON|NOUN from [*ing] -> stop/V $2 from
prevent/V @ADJ @NOUN from [*ing] -> stop/V $2 $3 from
establish/V [a|an|the] [~system|organization|committee|program|programme|network|fund|company|business|school|group|agency] -> set/V up
substantially [@VERB] -> greatly
[!once] upon [the|a|an|this|that|his|her|their|its|our|arrival|entering|request] -> on
[is|are|was|were] located [in|on|at|near] -> 0
[!such|quite|what] a wide selection of -> many | plenty of
when compared to|with -> compared with
amongst -> among
occur/VP [when|because|if] -> happen/V
[!~species|bird|birds|plant|plants|animals|fish|tree|trees|mineral|minerals|ore|word|words|element|elements|gene|genes|metal|metals|gas] occurred [when|because|in|on|at] -> happened
assistance from -> help from
inquiries -> questions
`
