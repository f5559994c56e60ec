/** Adverbs, openers and small words that language models over-use and what people write for them. Sources as for the verbs. */
export const PLAIN_ADVERBS = `
^ additionally , -> 0 | besides, | also,
^ furthermore , -> 0 | besides, | also,
^ moreover , -> 0 | besides, | also,
[and] additionally ,? -> also
ultimately , -> in the end,
[,] ultimately [*ing] -> 0
[@AUX|NOUN|PRON] ultimately [@VERB] -> finally | eventually | 0
[and|but] ultimately [@VERB|,] -> finally | in the end | 0
ultimately [*ing] -> 0
[@VERB] effectively [.|,|and] -> well
particularly [@ADJ] -> very | especially
particularly [!@ADJ] -> especially
^ specifically , -> in particular,
typically -> usually
initially [!@VERB|ADJ|NOUN] -> at first
[@AUX] initially [@VERB] -> at first
thereby [*ing] -> 0
^ notably , -> 0 | in particular,
most notably -> especially | most of all
^ consequently , -> so | as a result,
and consequently -> and so
^ conversely , -> on the other hand,
[could|may|might|can] potentially -> 0
potentially [@VERB|ADJ] -> possibly
, potentially [*ing] -> , perhaps
primarily -> mainly | mostly
predominantly -> mainly | mostly
seamlessly -> smoothly
meticulously -> carefully
swiftly -> quickly | fast
exceptionally [@ADJ|ADV] -> very | unusually
strategically [placed|located|positioned] -> well
intricately [linked|connected|tied|intertwined] -> closely
subsequently -> later | then
simultaneously [@PUNCT|ADP|CCONJ] -> at the same time
approximately -> about | around | roughly
frequently -> often
rapidly [!*ing] -> quickly
[@AUX] currently [@VERB|DET|ADP|ADJ] -> now
[@AUX] currently [*ing] -> 0
currently , -> right now, | now,
^ currently [@PRON|DET] -> right now,
[!@AUX] currently [!,] -> now
within [the|this|that|these|those|its|their|our|your|his|her|my|a|an|each|@NOUN|ADJ|PROPN] [!~hours|minutes|days|weeks|months|years|year|hour|week|month|day|reach|range|sight|walking|limits|budget|distance|moments|seconds|decade|decades|time] -> in | inside
[!@VERB|ADV|ADJ|AUX] across various|different|multiple|many|several [countries|cultures|regions|states|cities|schools|languages|industries|fields|disciplines] -> in $2
^ firstly , -> first,
^ secondly , -> second,
^ thirdly , -> third,
[!@DET] overly -> too
solely [on|for|to|by|because|in|from|as] -> only
not merely -> not just
[!not] merely -> only | just
nevertheless , -> still, | even so,
nonetheless , -> still, | even so,
thus [*ing] -> 0
amidst -> amid
upon [@VERB] -> on
whilst -> while
hence , -> so
alongside [@DET|NOUN|PROPN|PRON|ADJ] -> along with | with
akin to -> similar to
more effectively -> better
[communicate|work|collaborate|perform|function|manage|compete|learn|respond|teach] effectively -> well
[@NOUN] effectively [.] -> well
genuinely [@ADJ|VERB] -> really | truly
actively [@VERB] -> 0
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
incredibly [@ADJ|ADV] -> very
immensely [@PUNCT] -> a great deal
immensely [@ADJ] -> hugely
deeply [meaningful|personal|emotional|moving] -> very
`
