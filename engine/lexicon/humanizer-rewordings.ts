/** Further rewordings for Balanced and Strong: sound in most contexts, a little freer than those of Clean. */
export const REWORDINGS = `
there are many|several|some|numerous @NOUN who|that [@VERB|AUX] -> $3 $4
there are many|several|some|numerous @ADJ @NOUN who|that [@VERB|AUX] -> $3 $4 $5
^ therefore , -> so | that is why
^ thus , -> so
^ hence , -> so
^ as a result , -> so | because of this,
^ in addition , -> also, | besides,
^ for example , [@DET|PRON|NOUN|ADJ] -> for instance, | take one example:
, thus [*ing] -> ,
therefore , -> so
significantly [more|less|better|worse|higher|lower|faster|larger|smaller|greater] -> much | far
[can|could|may|will|would|to] significantly [reduce|improve|increase|affect] -> greatly
essential/A [for|to] -> vital
receive/V [@DET|ADJ|NOUN|PRON] [!~from|signal|signals|data|packet|packets|treatment] -> get/V
begin/V to [@VERB] -> start/V to
help/V to [@VERB] -> help/V
[!to] believe/V that -> think/V that
complete/V0 [the|a|an|your|my|this] -> finish/V
consider/V0 [the|how|a|this] -> think/V about
difficult/A [to] -> hard
large/A [number|amount|part] -> big
opportunity to -> chance to
opportunities to -> chances to
increase in -> rise in
decrease in -> drop in | fall in
rely/V on -> depend/V on
transform/V [the|our|how|their|its] -> change/V
provides [a|an|the|@ADJ|NOUN] [!~with|for|to] -> gives
contributes to [@DET|ADJ] [!~focusing|being|making|having] -> adds to
contribute to [@DET|ADJ] [!~focusing|being|making|having] -> add to
ongoing/A -> continuing
additional/A -> extra | more
key/A [role|roles|factor|factors|part] -> main | important
due to -> because of
in recent years -> over the past few years | lately
throughout [the|his|her|their|its] [~life|history|world|year|country|city|book|story|film|day] -> all through
necessary for -> needed for
necessary to -> needed to
a growing number of -> more and more
believe|think|know|feel|hope|suppose|say/V that [i|we|you|he|she|it|they] -> $1
requires [a|an|careful|more] -> calls for
promote/V [growth|understanding|learning|trust|cooperation|collaboration|equality|stability|creativity|discussion|debate] -> encourage/V
promote/V a [sense|culture|feeling|climate] [of] -> encourage/V a
[!@DET|PRON|ADV|ADJ] specific/A [*s] -> certain | particular
multiple/A [*s] -> several | many
to determine [how|what|which|whether|if] -> to find out
a sense of [!humor|humour|direction|self|identity|place|belonging|urgency|purpose|community] -> a feeling of
reduce/V [costs|emissions|spending|crime] -> cut/V
as well as [@DET|NOUN|ADJ|PROPN] -> and
aspect/N of -> part/N of
increased/A [risk|cost|costs|demand|pressure] -> higher
provides [a|an] [!~with|for|to|wealth] -> gives
allow/V us|them|people|you|me|him|her|students|users|individuals|readers|players|patients to [@VERB] -> let/V $2
[!@ADV] significant/A [impact|effect|role|part|number|amount|problem|change|changes|improvement|improvements|advantage|threat|step|concern|concerns|issue|problems|impacts|effects|shift|advances|progress|contributions|contribution|factor|factors|challenge|challenges|benefit|benefits|amounts|portion|loss|losses|growth|event|events|moment|reduction|development|developments] -> major | big
[@VERB] significantly [@PUNCT|ADP] -> a great deal
significantly [@VERB] -> greatly
critical/A [role|part|factor|factors|component|components|aspect|step|skill|skills|element|elements|need|tool] -> key | important
essential/A [part|role|skill|skills|tool|tools|element|elements|component|components] -> key | basic
explore/V how -> look/V at how
initiatives -> programs | projects
highly [!recommend|recommended] [@ADJ] -> very
genuine/A [@NOUN] -> real
[a|the] vast/A [!majority] -> huge
vibrant/A [color|colors|colour|colours|hues] -> bright
increasingly [@ADJ] -> more and more
[is|are|was|were] necessary [to|for] -> needed
fundamental/A [question|questions|problem|problems|part|idea|ideas|issue|issues|difference|need|needs] -> basic
precisely [!@NUM] -> exactly
simply [@VERB|DET|ADV] -> just
engage/V in [@NOUN|ADJ|DET] [~discussion|discussions|activities|activity|exercise|debate|debates|conversation|conversations|sports|events|games] -> take/V part in
maintain/V0 [a|an|@ADJ] [~balance|relationship|relationships|level|levels|standards|contact|order] -> keep/V
achieve/V [@DET|PRON|ADJ] [~goal|goals|target|targets] -> reach/V
shift/N toward|towards -> move/N $2
a shift in -> a change in
, which is|was|are|were [a|an|the|one] -> ,
[@NOUN] that|which is|are|was|were [*ed] [by|in|for|to|with|on|at|from] -> 0
whether or not -> whether
the reason why -> the reason
all of the -> all the
so as to -> to
considered to be -> considered
appear/V to be -> seem/V
seem/V to be [@ADJ] -> seem/V
^ it is clear that -> clearly,
^ it is evident that -> clearly,
it becomes evident that -> it is clear that
as such , -> so
the fact is that -> in fact,
the overall [experience|atmosphere|effect|impression|look|feel] -> the whole
robust/A [growth|support|performance|evidence|economy|defence|defense|demand|sales|framework|system|systems] -> strong
at all times -> always
in the process of [*ing] -> 0
until such time as -> until
with the aim of [*ing] -> for
on the part of -> by
in the near future -> soon
make/V use of -> use/V
is indicative of -> shows
in conjunction with -> with | together with
by virtue of -> because of
in an effort to -> to
in an attempt to -> to try to
for this reason , -> so

complex/A [!number|numbers|system|systems|plane|analysis|carbohydrates|network|networks|data|model|models] [@NOUN|ADJ] -> complicated
[@DET|ADJ] impact/N [@PUNCT|AUX|VERB|SCONJ|CCONJ] -> effect/N
[@DET|ADJ] potential/A [@NOUN] [!~customers|customer|buyers|clients|candidates|candidate|energy|employers|employer|investors|users|members|donors|partners] -> possible
offer/V0 [a|an|@ADJ|NOUN] [!~to] -> provide/V | give/V
reveal/VD [how|the|a|an|its|their] -> show/V
emerged [in|@PUNCT] -> appeared
observe/VD [@PUNCT|ADP|SCONJ] -> see/V
optimize/V [@DET|NOUN|PRON|ADJ] -> improve/V
`
