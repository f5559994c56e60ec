/** Names of feelings: they need no "a sense of" before them, and follow "felt", "with" and "some" by themselves. */
const FEELING =
  'dread|unease|relief|gratitude|pride|loneliness|isolation|peace|calm|nostalgia|joy|happiness|excitement|anticipation|comfort|hope|despair|hopelessness|helplessness|guilt|shame|sadness|melancholy|longing|awe|wonder|fear|anxiety|disappointment|confusion|satisfaction|fulfillment|confidence|empathy|compassion|camaraderie|foreboding|detachment|indifference|astonishment|disconnection|alienation|optimism|serenity|tranquility|regret|resignation|panic|horror|terror|curiosity|determination|frustration|anger|grief|sorrow|envy|jealousy|affection|admiration|embarrassment|nervousness|uncertainty|betrayal|desperation|remorse|bitterness'

/**
 * Turns of phrase around a noun that models write many times as often as people, for Balanced and Strong: the words of
 * the phrase are its guard, so what replaces it is right wherever a line matches. Found by counting sequences of two to four
 * words in results of Strong and in people's texts of the training side.
 */
export const TURNS_NOUNS = `
# feelings
[@VERB|ADP] a sense|feeling of [${FEELING}] -> 0
a sense|feeling of [${FEELING}] [!and|or|,] -> 0
feelings of [${FEELING}] [!@AUX|VERB|that|which] -> 0
[@VERB|ADP] a deep|profound|strong|great|growing|real|genuine|overwhelming|immense|renewed|sudden|quiet sense|feeling of [${FEELING}] -> $2
a deep|profound|strong|great|growing|real|genuine|overwhelming|immense|renewed|sudden|quiet sense|feeling of [${FEELING}] [!and|or|,] -> $2
[@VERB|ADP] an overwhelming|immense|enormous|intense sense|feeling of [${FEELING}] -> $2
an overwhelming|immense|enormous|intense sense|feeling of [${FEELING}] [!and|or|,] -> $2
a newfound|renewed sense of [hope|confidence|optimism|determination|purpose|energy|pride] -> new
a deep|profound|strong|real|special|personal sense of connection [to|with|@PUNCT] -> a $2 connection
a sense of purpose [@PUNCT|and|in|to] -> a purpose
a sense of community [@PUNCT|and|among|in|between|that|within] -> community spirit | a feeling of community
a sudden? wave|surge|rush|flood|jolt of [${FEELING}] [!and|or|,] -> sudden
[!not|without|even|only|just] a hint|trace|tinge|touch of [${FEELING}] -> some | a little
[!not|without|even|only|just] a flicker|glimmer of [${FEELING}] -> a little | some
with a mix|mixture|blend|combination of @NOUN and @NOUN [@PUNCT|ADP|VERB|SCONJ|PRON] -> with both $5 and $7
[offer|offers|offering|offered|provides|providing|provide] a perfect|unique|special|beautiful|wonderful|great|delightful|harmonious|seamless? blend|mix|mixture|combination of @NOUN and @NOUN [@PUNCT|ADP|VERB|SCONJ|PRON] -> both $5 and $7
leave/V me|us|him|her|them|you|customers|readers|viewers|audiences|students|people|guests feeling [!~*ing] -> make/V $2 feel
# ability
[!~provide|provides|provided|providing|equip|equips|equipped|equipping|endow|endows|endowed|grant|granted|gift|gifted|bless|blessed|empower|empowers|present|leave|leaves|left|supply|furnish|armed|imbued|come|comes] [@NOUN] with the ability to [@VERB] -> able to
[!and|or] has the ability to [@VERB] -> is able to
[they|we|you|who|that|people|students|teachers|women|men|children|users|customers|companies|businesses|governments|schools] have the ability to [@VERB] -> are able to
[i] have the ability to [@VERB] -> am able to
[he|she|it|i] had the ability to [@VERB] -> was able to
[they|we|you] had the ability to [@VERB] -> were able to
^ the ability to [@VERB] -> being able to
[includes|including|than] the ability to [@VERB] -> being able to
[lie|lies|lay] in the|its|their|his|her|our|your ability to [@VERB] -> in being able to
[known|praised|famous|renowned|celebrated|valued|popular|remembered|noted|admired] for its|their|his|her|our|your ability to [@VERB] -> for being able to
[attributed] to its|their|his|her ability to [@VERB] -> to being able to
[~depend|depends|depended|depending|dependent|based|bearing|conditional|hinge|hinges|evaluated|judged|judge|evaluate|effect|impact|rely|relies] [on] their ability to [@VERB] -> how well they
[~depend|depends|depended|depending|dependent|based|bearing|conditional|hinge|hinges|effect|impact|rely|relies] [on] our ability to [@VERB] -> how well we
[~depend|depends|depended|depending|dependent|based|bearing|conditional|hinge|hinges|effect|impact|rely|relies] [on] your ability to [@VERB] -> how well you
in terms of their ability to [@VERB] -> in how well they
evaluate|assess|test|measure|examine|judge|compare/V their ability to [@VERB] -> $1 how well they
improve|enhance/V the @ADJ? quality of life for|of [@DET|ADJ|NOUN|PRON] -> make/V life better for
improve|enhance/V their|our|your|my quality of life [@PUNCT|by|and|through|in|with] -> make/V $2 lives better
give/V @PRON the ability to [@VERB] -> let/V $2
give/V people|users|students|customers|patients|workers|teachers|readers|players|researchers|employees|consumers|parents|children the ability to [@VERB] -> let/V $2
because of their ability to [@VERB] -> because they are able to
because of its ability to [@VERB] -> because it is able to
due to their ability to [@VERB] -> because they are able to
due to its ability to [@VERB] -> because it is able to
hinder|impede|limit|restrict|hamper|undermine/V their ability to [@VERB] -> make/V it harder for them to
hinder|impede|limit|restrict|hamper|undermine/V our ability to [@VERB] -> make/V it harder for us to
hinder|impede|limit|restrict|hamper|undermine/V his ability to [@VERB] -> make/V it harder for him to
hinder|impede|limit|restrict|hamper|undermine/V your ability to [@VERB] -> make/V it harder for you to
# help, chances
provide|offer|create|present/V @ADJ? opportunities|opportunity|chances for @NOUN|PRON to [@VERB] -> let/V $5
provide|present/V @NOUN|PRON with opportunities|chances to [@VERB] -> give/V $2 chances to
provide|present/V @NOUN|PRON with the|an opportunity|chance to [@VERB] -> give/V $2 the chance to | give/V $2 a chance to
opportunities for @NOUN|PRON to [@VERB] -> chances for $3 to
an opportunity for [@DET|ADJ|NOUN|PRON] [~to] -> a chance for
provide|offer/V a platform for @NOUN|PRON to [@VERB] -> let/V $5
have/V a voice in -> have/V a say in
break/V new ground in -> do/V new work in
# the doing of things
[!in|a|during|throughout|through|of|into|by|*ing] the process of [*ing] [!@PUNCT] -> 0
[!in] the act of [*ing] -> 0
[!with|to] the task of [*ing] -> 0
the practice of [*ing] -> 0
lead/V to the creation|development|emergence|establishment|introduction|formation|adoption|implementation of [@DET|ADJ|NOUN] -> lead/V to
result/V in the creation|development|formation|emergence|establishment|introduction of [@DET|ADJ|NOUN] -> result/V in
contribute/V to the development of [~technology|technologies|tools|systems|system|methods|models|strategies|policies|policy|solutions|software|framework|frameworks|products|programs|schemes|guidelines|techniques|algorithms|language|economy|theory|interventions|applications|materials|standards] -> help/V develop | help/V to develop
contribute/V to the growth of [@DET|ADJ|NOUN] [!~tumor|tumour|cancer|cells|bacteria|inequality|debt|problem] -> help/V the growth of
contribute/V to the success of -> help/V the success of
since|before|after|until the establishment of [the|a|an|its|their] -> $1 the founding of
for the establishment of [a|an|the|new|such] -> for setting up
for the construction of -> for building
for the creation of -> for creating
for the preservation of -> for preserving | for saving
for the protection of [@ADJ|NOUN|their|our|its|these] -> for protecting
for the production of -> for producing | for making
for the implementation of -> for carrying out
for the removal of -> for removing
for the prevention of -> for preventing
for the improvement of -> for improving
for the management of [@ADJ|NOUN] -> for managing
for the identification of -> for identifying | for finding
for the development of -> for developing
for the analysis of -> for analyzing
for the application of -> for applying
for the integration of [!~into|within] -> for bringing in
through the creation of -> by creating | by making
through the development of -> by developing
through the implementation of -> by carrying out
through the application of -> by applying | by using
through the introduction of -> by introducing
through the integration of [!~into|within] -> by bringing in
through the promotion of -> by promoting
through the provision of -> by providing
through the adoption of [!~child|children] -> by adopting
through the analysis of -> by analyzing
through the establishment of -> by setting up
by the creation of [a|an|new|the] -> by creating
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the development of [@DET|ADJ|NOUN] [!~cancer|cancers|disease|diseases|tumor|tumors|disorder|disorders|symptoms|resistance|obesity|diabetes|conditions|condition|infection|infections|anxiety|depression|problems|behaviors|behavior|pathology|atherosclerosis|lesions|inflammation|syndrome|phenotype|cells|cell] -> in developing
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the creation of [@DET|ADJ|NOUN] -> in creating
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the formation of [@DET|ADJ|NOUN] -> in forming
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the construction of [@DET|ADJ|NOUN] -> in building
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the preservation of [@DET|ADJ|NOUN] -> in preserving
[involved|used|important|crucial|essential|role|part|vital|instrumental|engaged|key|helpful|critical|assist|assists|aid|aids|help] in the success of -> in making a success of
[address|addresses|addressing|addressed|tackle|tackles|tackling|tackled|discuss|discusses|discussing|discussed|on|about|regarding|debate|debating|consider|considering|explore|explores|exploring|examine|examines|examining|face|facing|highlight|highlights|confront|confronting|with] the issue|problem|topic|challenge|challenges of [@NOUN|ADJ] [!how|whether|why|what] -> 0
to the field of [@NOUN|ADJ] -> to
[@VERB] the field|discipline of [@NOUN|ADJ] -> 0
in the field|area|domain|sphere of [@NOUN|ADJ] [!~study|vision] -> in
in the world of [business|finance|sports|sport|fashion|politics|technology|tech|music|art|science|medicine|cooking|gaming|education|advertising|marketing|academia|journalism|computing|literature|film|cinema|publishing|food|wine|cars|animals] -> in
the phenomenon of [@NOUN|ADJ|*ing] -> 0
this phenomenon [@AUX] -> this
# standing, showing
serve|stand/V as a|an @ADJ? symbol of -> stand/V for
is a @ADJ? symbol of -> stands for
was a @ADJ? symbol of -> stood for
are @ADJ? symbols of -> stand for
become/V a @ADJ? symbol of [@NOUN|ADJ|the] -> come/V to stand for
is|was|are|were a stark|poignant|powerful|sobering|vivid|timely|grim|painful|constant|important|gentle|haunting reminder of|that -> $1 a reminder $5
a stark|poignant|powerful|sobering|vivid|timely|haunting reminder of|that -> a reminder $4
serve/VS as a|an @ADJ? reminder of|that -> reminds us $6
serve/V0 as a|an @ADJ? reminder of|that -> remind us $6
is a @ADJ? testament to -> shows | speaks of
are a @ADJ? testament to -> show | speak of
stand|serve/VS as a @ADJ? testament to -> shows | speaks of
stand|serve/V0 as a @ADJ? testament to -> show
serve/VS as a|an @ADJ? example of|for -> is $3 $4 example of
a prime|shining|perfect|classic|notable|compelling example of -> a good example of
place|put/V a|an heavy|strong|great|high|particular|special|significant? emphasis|focus on -> stress/V
place|put/V heavy|strong|great|particular|special|significant? emphasis on -> stress/V
is a cornerstone of -> is a key part of | is basic to
become/V a cornerstone of -> become/V a key part of
a beacon of hope -> a source of hope
a beacon of [freedom|democracy|wisdom|excellence|innovation|progress|tolerance|stability|integrity] -> a model of
a game-changer in [the] -> a turning point in
[!such|quite|what] a treasure trove of -> plenty of | a lot of
a catalyst for [change|growth|innovation|progress|reform|peace|good] -> a force for
serve|act/V as a|an @ADJ? catalyst for [!those|his|her|their|my|our|all|many|people|students|individuals] [~change|changes|war|wars|conflict|reform|reforms|revolution|movement|movements|protests|debate|debates|crisis|rebellion|discussion|discussions|action|violence|rise|fall|events|transformation|adaptation|shift|decline|collapse|unrest] -> bring/V about | set/V off
the root|underlying cause/N of -> the real cause/N of
address|tackle|target/V the root|underlying causes|cause of -> get/V at what causes | deal/V with what causes
[major|key|main|significant|primary|important|powerful|biggest] driver|drivers of [innovation|growth|change|success|demand|inequality|conflict|inflation|migration|progress|development|climate] -> force behind
`
