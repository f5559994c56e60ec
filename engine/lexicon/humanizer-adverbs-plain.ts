/** Adverbs, openers and small words that language models over-use and what people write for them. Sources as for the verbs. */
export const PLAIN_ADVERBS = `
^ additionally , -> 0 | in addition, | besides, | also,
^ furthermore , -> 0 | in addition, | besides, | also,
^ moreover , -> 0 | in addition, | besides, | also,
[and] additionally ,? -> also
ultimately , -> in the end, | finally,
[,] ultimately [*ing] -> 0
[@AUX|NOUN|PRON] ultimately [@VERB] -> finally | eventually | 0
[and|but] ultimately [@VERB] -> finally | in the end | 0
ultimately [*ing] -> 0
[communicate|work|collaborate|perform|function|manage|compete|learn|respond|teach|write|play|adapt|operate|communicating|working|learning] effectively [.|,|and] -> well
[!,|and|or|but] particularly [!non-native|hilarious|crucial|essential|vital|delicious|unique|relevant|when|if|those|true|important|evident|pronounced|acute] [@ADJ] -> very
[!very|so|most|more|not] particularly [!hilarious|unique] [@ADJ] -> especially
[!very|so|most|more] particularly [in|at|among|on|during] -> especially
[!very|so|most|more] particularly [!@ADJ|PUNCT] -> especially
^ specifically , -> in particular,
typically -> usually | normally
initially [!@VERB|ADJ|NOUN] [!~we|is|are|has|can|must|should] -> at first
[@AUX] initially [@VERB] -> at first
thereby [*ing] -> 0
^ notably , -> 0
most notably [!in|at|during|on|when|@PROPN|NUM] -> especially | most of all
^ consequently , -> as a result,
^ consequently , [!@ADJ|ADV|many|much|few|little|most] -> so
and consequently [!,] -> and so
^ conversely , -> but | on the other hand,
[could|may|might|can] potentially -> 0
[!can|could|may|might|a|an|the|any|this|that|other] potentially [!fair] [@VERB|ADJ] -> possibly | perhaps
[a|an|the|any|this|that|other] potentially [!fair] [@VERB|ADJ] -> possibly
, potentially [*ing] -> , perhaps
primarily -> mainly | mostly
predominantly -> mainly | mostly
seamlessly -> smoothly
meticulously -> carefully
swiftly -> quickly
exceptionally [@ADJ|ADV] -> very | unusually
strategically [placed|located|positioned] -> well
intricately [linked|connected|tied|intertwined] -> closely
subsequently -> later | then
simultaneously [!or|and] [@PUNCT|ADP] -> at the same time
approximately -> about | around | roughly
frequently -> often
rapidly [!*ing] -> quickly
[@AUX] currently [@VERB|DET|ADP] -> now
[@AUX] currently [*ing] -> 0
currently , -> right now, | now,
^ currently [@PRON|DET] -> right now,
[!@AUX|@NOUN] currently [!,|unknown|unavailable] -> now
[@NOUN|PRON|PROPN] currently [@VERB] -> now
[!~across|outside|between|beyond] [!squarely|also|deep|well|from|and|or|both|deeply|entirely|strictly|only|but] within [!~mile|miles|metres|metre|meters|meter|kilometres|kilometre|kilometers|kilometer|km|feet|foot|yards|inches|block|blocks|hours|minutes|days|weeks|months|years|year|hour|week|month|day|reach|range|sight|walking|limits|budget|distance|moments|seconds|decade|decades|time|purview|scope|confines|bounds|framework|constraints|meaning|boundaries|parameters] [the|this|that|these|those|its|their|our|your|his|her|my|a|an|each|@NOUN|ADJ|PROPN] -> in | inside
[!@VERB|ADV|ADJ|AUX] across various|different|multiple|many|several [countries|cultures|regions|states|cities|schools|languages|industries|fields|disciplines] -> in $2
^ firstly , -> first,
^ secondly , -> second,
^ thirdly , -> third,
[!@DET] overly -> too
solely [on|for|to|by|because|in|from|as] -> only
not merely -> not only | not just
[!not|n't|isn't|wasn't|once|'d|has|have|had|at|^|are|were|don't|doesn't|something|anything|nothing] merely [!*ing] [@DET|VERB|ADJ] [!*ing] -> only | just
nevertheless , -> still, | even so,
nonetheless , -> still, | even so,
thus [*ing] -> 0
amidst -> amid
amidst [the|a|all|this] [~chaos|turmoil|confusion|crisis|war|storm|sorrow|battle|crowd|madness|noise|fighting|wave|commotion|mess] -> in the middle of
amidst [the|these|all] [~ruins|trees|stars|hills|mountains|flowers|shelves|books|buildings|streets|shadows|leaves|waves|rocks|fields] -> among
upon [@VERB] -> on
whilst -> while
[!,] hence , [!@ADJ|ADV|many|much|few|little|most] -> so
[!~with|work|works|worked|working] [@NOUN|VERB|ADV|PRON|PROPN|PUNCT] alongside [@DET|NOUN|PROPN|PRON|ADJ] -> along with | with
^ alongside [@DET|NOUN|PROPN|PRON|ADJ] -> along with
akin to -> similar to
more effectively -> better
[communicate|work|collaborate|perform|function|manage|compete|learn|respond|teach] effectively -> well
[~capture|captures|communicate|fulfill|manage|perform|use|handle|teach|do|duties|learn] [@NOUN] effectively [.] -> well
genuinely [@ADJ|VERB] -> really | truly
[!not|n't|never|hasn't|haven't|hadn't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|seemed|without|seem|seems|or|than|be] actively [@VERB] -> 0
[@PUNCT] thereby [*ing] -> 0
notably , -> 0
undeniably [@ADJ] -> clearly
undoubtedly [@VERB|ADJ] -> certainly
increasingly , -> more and more,
vividly [@VERB] -> clearly
profoundly [@VERB] -> deeply
tirelessly [@PUNCT|ADP|PART] -> hard
seamlessly [@VERB] -> smoothly
vastly [@ADJ] -> very | much
remarkably [@ADJ|ADV] -> very | surprisingly
incredibly [!delicious|hilarious|crucial|essential|vital|unique|amazing|vast|huge|tiny|gorgeous|rewarding] [@ADJ|ADV] -> very
immensely [@PUNCT] -> a great deal
immensely [@ADJ] -> hugely
deeply [meaningful|personal|emotional|moving] -> very
`
