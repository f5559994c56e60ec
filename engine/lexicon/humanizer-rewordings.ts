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
significant/A [impact|effect|role|part|number|amount|challenge|problem|change|changes|difference|increase|improvement|improvements|advantage|threat|step|concern|concerns|issue|challenges|problems|impacts|effects|shift|advances|progress|contributions] -> big | major | great
significantly [more|less|better|worse|higher|lower|faster|larger|smaller|greater] -> much | far
[can|could|may|will|would|to] significantly [reduce|improve|increase|affect] -> greatly
essential/A [for|to] -> vital
receive/V [@DET|ADJ|NOUN|PRON] [!~from|signal|signals|data|packet|packets|treatment] -> get/V
begin/V to [@VERB] -> start/V to
allow/V [us|them|people|you|me|students|users|individuals] to [@VERB] -> let/V
help/V to [@VERB] -> help/V
believe/V that -> think/V that
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
contributes to -> adds to
contribute to -> add to
considerable/A -> large | great
robust/A [growth|support|performance|evidence|economy|defence|defense|demand|sales] -> strong
ongoing/A -> continuing
additional/A -> extra | more
essential/A [part|role|skill|skills|tool|tools] -> basic | key
key/A [role|roles|factor|factors|part] -> main | important
due to -> because of
in recent years -> over the past few years | lately
throughout [the|his|her|their|its] [~life|history|world|year|country|city|book|story|film|day] -> all through
necessary for -> needed for
necessary to -> needed to
a growing number of -> more and more
an increasing number of -> more and more
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
^ in conclusion , -> to sum up,
^ in summary , -> to sum up,
aspect/N of -> part/N of
increased/A [risk|cost|costs|demand|pressure] -> higher
provides [a|an] [!~with|for|to|wealth] -> gives
`
