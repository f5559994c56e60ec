/** Further rewordings for Balanced and Strong: sound in most contexts, a little freer than those of Clean. */
export const REWORDINGS = `
^ therefore , -> thus,
^ therefore , [!@ADJ|ADV|many|much|few|little|most] -> so
^ hence , [!@ADJ|ADV|many|much|few|little|most] -> so
^ as a result , [!@ADJ|ADV|many|much|few|little|most] -> so
, thus [*ing] -> ,
[!,] therefore , [!@ADJ|ADV|many|much|few|little|most] -> so
significantly [!~p|*s] [more|less|better|worse|larger|smaller|greater] -> much | far
[is|are|was|were] significantly [higher|lower|faster] -> much | far
[can|could|may|will|would|to] significantly [reduce|improve|increase|affect] -> greatly
[!not|never|already|yet|@AUX] receive/V [@DET|ADJ|NOUN|PRON] [!~from|signal|signals|data|packet|packets|treatment|treatments|therapy|chemotherapy|medication|drug|drugs|placebo|dose|doses|vaccine|names|award|prize|medal|grant|degree] -> get/V
[!@AUX|it|also|only] help/V to [@VERB] -> help/V
[!to|couldn't|can't|cannot|could|can|not|hardly|don't|didn't|won't|firmly|strongly|truly|sincerely] believe/V that -> think/V that
complete/V0 [the|a|an|your|my|this] -> finish/V
[!more|most|less|increasingly] difficult/A [to] -> hard
[!in] large/A [part] -> big
opportunity to -> chance to
opportunities to -> chances to
increase in [@NOUN|ADJ|DET] [!~size|length|width] -> rise in
decrease in [@NOUN|ADJ|DET] [!~size|length|width] -> drop in | fall in
transform/V [!~into] [the|our|how|their|its] -> change/V
provides [a|an|the|@ADJ] [~glimpse|look|chance|view|sense|taste|example|insight|insights|perspective|voice|hope|detail|details|explanation|overview|reason|reasons|answer|answers|advice|feedback|opportunity|opportunities|information|account|picture|advantage|edge|boost|impression|break] [!~with|to] -> gives
contributes to [the|a] [~problem|problems|confusion|pressure|stress|cost|costs|tension|tensions|debate|uncertainty|charm|beauty|richness|appeal|atmosphere] -> adds to
[@NOUN|to|can|may|will] contribute to [the|a] [~problem|problems|confusion|pressure|stress|cost|costs|tension|tensions|debate|uncertainty|charm|beauty|richness|appeal|atmosphere] -> add to
ongoing/A [debate|discussion|discussions|crisis|conflict|war|negotiations|talks|investigation|struggle|situation|dispute] -> current
[the|this|its|their|our|your] additional/A [cost|costs|charge|charges|time|work|money|fee|fees|effort|help|support|pay|pressure] [!@NOUN] -> extra
[the|our|its|their|two|three] key/A [factor|factors] -> main
[a|@VERB|ADP] key/A [role|roles|factor|factors|part] -> important
[@NOUN|VERB|ADJ|ADV] in recent years -> lately | recently
throughout [the] [story|film|novel|book|game|match|war|season|trial|meal|performance] -> during
[@NOUN|everything|all] necessary to [@VERB] -> needed to
[!of|by|that|from] a growing number of -> more and more
believe|think|know|feel|hope|suppose|say/V that [i|we|you|he|she|it|they] -> $1
[!law|laws|rule|rules|act|policy|court|regulation|regulations|statute|contract|agreement|constitution|code|bill|state|states|government] requires [a|an|careful|more|@ADJ] [!~to] -> needs
promote/V [growth|understanding|learning|trust|cooperation|collaboration|equality|stability|creativity|discussion|debate] -> encourage/V
promote/V a [sense|culture|feeling|climate] [of] -> encourage/V a
[!@DET|PRON|ADV|ADJ|NUM] specific/A [*s] -> certain | particular
to determine [how|what|which|whether|if] -> to find out
reduce/V [costs|emissions|spending|crime] -> cut/V
[every|each|all|many|some|certain|various|several|most|other|different|important|key|crucial|vital|major|central|essential|significant|best|worst|striking|main|big|biggest|positive|negative|this|that|one|another|interesting|challenging|strongest|weakest|favorite|favourite|integral|fundamental|critical|core] aspect/N of [!*ing] -> part/N of
increased/A [risk|cost|costs|demand|pressure] -> higher
= allow/VP us|them|people|you|me|him|her|students|users|individuals|readers|players|patients to [@VERB] -> let/V $2
= allow/VD us|them|people|you|me|him|her|students|users|individuals|readers|players|patients to [@VERB] -> let/V $2
= allow/V0 us|them|people|you|me|him|her|students|users|individuals|readers|players|patients to [@VERB] -> let/V $2
[!@ADV] significant/A [impact|effect|role|part|problem|change|changes|improvement|improvements|advantage|threat|step|concern|concerns|issue|problems|impacts|effects|shift|advances|progress|contributions|contribution|factor|factors|challenge|challenges|benefit|benefits|portion|loss|losses|growth|event|events|moment|reduction|development|developments] -> major | big
[!@ADV] significant/A [number|amount|amounts] -> large
[!~begun|began|begin] [@VERB] significantly [@PUNCT|ADP] -> a great deal
significantly [@VERB] -> greatly
critical/A [role|part|factor|factors|component|components|aspect|step|skill|skills|element|elements|need|tool] -> key | important
essential/A [part|role|skill|skills|tool|tools|element|elements|component|components] -> key | basic
explore/V how -> look/V at how
initiatives -> programs | projects
highly [!recommend|recommended] [@ADJ] -> very
[a|the] vast/A [!majority] -> huge
vibrant/A [color|colors|colour|colours|hues] -> bright
fundamental/A [question|questions|problem|problems|part|idea|ideas|issue|issues|difference|need|needs] -> basic
simply [!put|stated|said] [@VERB|DET|ADV] -> just
[!is|are|was|were|be|been|being|get|gets|got|more|fully|actively|deeply|busily] engage/V in [@NOUN|ADJ|DET] [~discussion|discussions|activities|activity|exercise|debate|debates|conversation|conversations|sports|events|games] -> take/V part in
maintain/V0 [a|an|@ADJ] [~balance|contact|order|pace|lead] -> keep/V
achieve/V [@DET|PRON|ADJ] [~goal|goals|target|targets] -> reach/V
shift/N toward|towards -> move/N $2
a shift in -> a change in
, which is|was|are|were [!~original|idea|reason|point|case|problem|thing|way|shame|pity] [a|an|the|one] -> ,
[@NOUN] that|which is|are|was|were [*ed] [by|in|for|to|with|on|at|from] -> 0
whether or not -> whether
the reason why -> the reason
^ it is clear that -> clearly,
^ it is evident that -> clearly,
it becomes evident that -> it is clear that
as such , [!@ADJ|ADV|many|much|few|little|most] -> so
the fact is that -> in fact,
the overall [experience|atmosphere|effect|impression|look|feel] -> the whole
robust/A [growth|support|performance|evidence|economy|defence|defense|demand|sales|framework|system|systems] -> strong
at all times -> always
in the process of [*ing] -> 0
until such time as -> until
on the part of -> by
in the near future -> soon
= [!who|that] make/V use of -> use/V
is indicative of -> shows
in conjunction with -> with | together with
by virtue of -> because of
in an effort to -> to
in an attempt to -> to try to
for this reason , [!@ADJ|ADV|many|much|few|little|most] -> so

[!~make|makes|made|making] [@DET|ADJ] impact/N [@PUNCT|AUX|VERB|SCONJ|CCONJ] -> effect/N
reveal/VD [how|the|a|an|its|their] -> show/V
emerged [in|@PUNCT] -> appeared
observe/VD [in|that|when] -> see/V
optimize/V [your|my|his|her] -> improve/V
rather than [a|an|the|their|his|its|our|her|my|your] -> instead of
in addition to [*ing] -> besides
numerous -> many
remain/V calm|silent|open|strong|focused|healthy|active|competitive|relevant|quiet|loyal|still|alive -> stay/V $2
make/V decisions about|on -> decide/V on
by the use of -> by using
discover/V how -> find/V out how
express/V gratitude to -> thank/V
vital/A [role|part|importance] -> key
convey/V [a|the|@ADJ|NOUN] [~message|meaning|idea|ideas|feelings|emotions|emotion] -> express/V
[@NOUN] indicates that -> shows that
perceive/VP [@DET|NOUN|PRON] -> see/V
desire/V to [@VERB] -> want/V to
desire to [@VERB] -> wish to
permit/V @PRON to -> let/V $2
= allow/VP @PRON to -> let/V $2
= enable/V @PRON to -> let/V $2
enable/V @NOUN to [@VERB] -> let/V $2
enable/V @DET|PRON @NOUN to [@VERB] -> let/V $2 $3
enable/V @ADJ @NOUN to [@VERB] -> let/V $2 $3
allow/V @ADJ @NOUN to [@VERB] -> let/V $2 $3
allow/V @DET|PRON @NOUN to [@VERB] -> let/V $2 $3
allow/V @NOUN to [@VERB] -> let/V $2
assist/V @NOUN|PRON in [*ing] -> help/V $2 in
the remainder of -> the rest of
in close proximity to -> close to
sufficient amount|number of -> enough
a considerable amount of -> a lot of
a great deal of -> a lot of
a substantial amount of -> a lot of
a significant amount of -> a lot of
a large portion of -> much of
[is|are|was|were] comprised of -> made up of
on numerous occasions -> many times
in numerous ways -> in many ways
in a variety of ways -> in many ways
in various ways -> in different ways
as opposed to [!whether|how|what|why|where|the] -> instead of
in contrast to -> unlike
in comparison to|with -> compared with
equally important -> just as important
[is|are|was|were|be|been] of vital importance -> very important
in the same manner -> in the same way
for many years -> for years
in many cases -> often
in some cases -> sometimes
in most cases -> usually
for the most part -> mostly
over the course of [the|a|his|her|their|its|@NUM] -> during | over
over the course of time -> over time
the vast|overwhelming majority of [the|these|those|our|their|its|his|her|my|your|them|us|this|that] -> most of
the vast|overwhelming majority of [!the|these|those|our|their|its|his|her|my|your|them|us|this|that|whom|which|it|what|whose] -> most | nearly all
across the nation|country -> around the $3
individuals who -> people who
those individuals -> those people
so that we can -> so we can
so that they can -> so they can
so that you can -> so you can
so that it can -> so it can
the way in which -> how
the ways in which -> how
the manner in which -> how
the degree to which -> how far
^ the use of [@NOUN|ADJ] [!~by] -> using
[that|because|includes|involves|recommend|recommends|consider|avoid] the use of [@NOUN|ADJ] [!~by] -> using
[a|the|this|another] significant/A [!~time|amount|number|difference|differences|figures|digits|other|correlation|correlations|association|associations|effect|effects|result|results|predictor|level|levels|deference|weight|evidence|support|attention|importance|value|interest|harm|experience|expertise|power|overlap|resistance|research|damage|pressure|emphasis|discretion|latitude] [@NOUN] -> big | major
[!more|most|very|so] unique/A [experience|experiences|flavor|flavors|flavour|style|blend|mix|opportunity|place|way|character|charm|talent|talents|gift|view|views|voice|story|stories|qualities|features|strengths|skills|history|culture|traditions|atmosphere|touch|position|role|bond|taste|look|design|passions|appeal|contribution|contributions|brand|combination] -> special
[!more|most|very|so] unique/A [@ADJ|NOUN] [experience|experiences|flavor|flavors|flavour|style|blend|mix|opportunity|place|way|character|charm|talent|talents|gift|view|views|voice|story|stories|qualities|features|strengths|skills|history|culture|traditions|atmosphere|touch|position|role|bond|taste|look|design|passions|appeal|contribution|contributions|brand|combination] -> special
powerful/A [message|force|influence|effect|argument|example|impression] -> strong
powerful/A way -> good way
[the|this] specific/A [@NOUN] -> particular
a specific/A [@NOUN] -> a particular | a certain
essential [for|to|in] -> important | necessary
[film|book|story|novel|article|paper|study|essay|movie|series|show|chapter|poem|song] focuses on [!*ing] -> is about
[film|book|story|novel|article|paper|study|essay|movie] explores [!how|whether|*ing] -> is about
[@NOUN] remains [!~decades|years|centuries|weeks|months|hours|days|generations|until|throughout|forever] [@ADJ] -> is still
exceptional/A [quality|service|skill|skills|talent|care|work] -> excellent | outstanding
[!more|most|as|so|very|less|truly|and] innovative/A [@NOUN] -> new
[@AUX] particularly [@ADJ] -> very
, and therefore [!,] -> and so
and therefore [!,] -> and so
and thus [!,] -> and so
despite this , -> still, | even so,
despite that , -> still, | even so,
by focusing on -> by concentrating on
through [the] [power|use|lens|medium|help] -> with
despite these challenges|difficulties|problems|setbacks|limitations , -> still, | even so,
through hard work -> with hard work
through [education|research|dialogue|collaboration|cooperation|practice|training|teamwork|legislation] [@PUNCT|CCONJ] -> by | with
through [their|his|her|its|our|my] [words|music|art|writing|stories|work|actions] -> with | in | by
[should|could|can|must|would|will|to] focus on -> concentrate on
offer/V0 [!students|pupils|children|users|customers|people|clients|patients|players|visitors|readers|employees|workers|consumers|teachers|families|individuals|viewers|researchers|members|guests|travelers|travellers|buyers|investors|women|men|parents|voters|businesses|companies|residents|learners|listeners] [a|an|@ADJ|NOUN] [!~to|fee|fees|price|prices|discount|discounts|deal|bargain|reward|job|hand|apology|apologies|congratulations|condolences|prayer|prayers|sacrifice|toast|opinion|tea|coffee|drink|drinks|seat|ride|lift|word|words|thanks] -> provide/V
[!@AUX|ADV] discover/V that -> find/V out that
`
