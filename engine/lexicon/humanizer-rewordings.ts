/** Further rewordings for Balanced and Strong: sound in most contexts, a little freer than those of Clean. */
export const REWORDINGS = `
there are many|several|some|numerous @NOUN who|that [@VERB|AUX] -> $3 $4
there are many|several|some|numerous @ADJ @NOUN who|that [@VERB|AUX] -> $3 $4 $5
^ therefore , -> so | that is why
^ thus , -> so
^ hence , -> so
^ as a result , -> so | because of this,
^ in addition , -> also, | besides,
^ in conclusion , -> all in all, | to sum up,
^ in summary , -> in short, | to sum up,
^ overall , -> on the whole, | all in all,
^ for example , [@DET|PRON|NOUN|ADJ] -> for instance, | take one example:
, thus [*ing] -> ,
therefore , -> so
significant/A [impact|effect|role|part|number|amount|challenge|problem|change|changes|difference|increase|improvement|improvements|advantage|threat|step|concern|concerns|issue|challenges|problems|impacts|effects|shift|advances|progress|contributions] -> big | major | great
significantly [more|less|better|worse|higher|lower|faster|larger|smaller|greater] -> much | far
[can|could|may|will|would|to] significantly [reduce|improve|increase|affect] -> greatly
essential/A [for|to] -> vital
require/V [@DET|NOUN|ADJ|PRON] [!~to] -> need/V
receive/V [@DET|ADJ|NOUN|PRON] [!~from|signal|signals|data|packet|packets|treatment] -> get/V
begin/V to [@VERB] -> start/V to
allow/V [us|them|people|you|me|students|users|individuals] to [@VERB] -> let/V
help/V to [@VERB] -> help/V
believe/V that -> think/V that
determine/V [the|how|what|which|whether|if] -> work/V out | find/V out
complete/V0 [the|a|an|your|my|this] -> finish/V
consider/V0 [the|how|a|this] -> think/V about
difficult/A [to] -> hard
aspects of -> sides of | parts of
aspect of -> side of | part of
large/A [number|amount|part] -> big
opportunity to -> chance to
opportunities to -> chances to
opportunities for -> chances for
opportunity for -> chance for
promote/V [@NOUN|ADJ|DET] [!@PROPN] -> encourage/V | support/V
increase in -> rise in
increased/A [risk|cost|costs|demand|use|pressure] -> higher | greater
decrease in -> drop in | fall in
reduce/V [the|our|their|these|costs|waste|emissions|risk|stress] -> cut/V | lower/V
rely/V on -> depend/V on
transform/V [the|our|how|their|its] -> change/V
provide/V0 [a|an|the|@ADJ|NOUN] [!~with|for|to] -> give/V
provides [a|an|the|@ADJ|NOUN] [!~with|for|to] -> gives
contributes to -> adds to
contribute to -> add to
considerable/A -> large | great
robust/A [growth|support|performance|evidence|economy|defence|defense|demand|sales] -> strong
ongoing/A -> continuing
rather than -> instead of
additional/A -> extra | more
importance of [*ing] -> value of
essential/A [part|role|skill|skills|tool|tools] -> basic | key
key/A [role|roles|factor|factors|part] -> main | important
due to -> because of
a sense of -> a feeling of
in recent years -> over the past few years | lately
throughout [the|his|her|their|its] [~life|history|world|year|country|city|book|story|film|day] -> all through
multiple/A [*s] -> many | several
specific/A [*s] -> certain | particular
necessary for -> needed for
necessary to -> needed to
as well as -> and
a growing number of -> more and more
an increasing number of -> more and more
believe|think|know|feel|hope|suppose|say/V that [i|we|you|he|she|it|they] -> $1
`
