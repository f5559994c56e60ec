/** Adverbs, openers and small words that language models over-use and what people write for them. Sources as for the verbs. */
export const PLAIN_ADVERBS = `
^ additionally , -> also, | besides, | 0
^ furthermore , -> also, | besides, | 0
^ moreover , -> also, | besides, | 0
[and] additionally ,? -> also
ultimately , -> in the end,
[@AUX|NOUN|PRON] ultimately [@VERB] -> eventually
[and|but] ultimately [@VERB] -> eventually
[@VERB] effectively [.|,|and] -> well
particularly -> especially
^ specifically , -> in particular,
typically -> usually
initially -> at first
thereby [*ing] -> 0
^ notably , -> 0 | in particular,
most notably -> especially | most of all
^ consequently , -> as a result, | so
and consequently -> and so
^ conversely , -> on the other hand,
[could|may|might] potentially -> 0
potentially -> possibly | perhaps
primarily -> mainly | mostly
predominantly -> mainly | mostly
seamlessly -> smoothly
meticulously -> carefully
swiftly -> quickly | fast
exceptionally [@ADJ|ADV] -> very | unusually
strategically [placed|located|positioned] -> well
intricately [linked|connected|tied|intertwined] -> closely
subsequently -> later | then
simultaneously -> at the same time
approximately -> about | roughly
frequently -> often
rapidly -> quickly | fast
currently -> now
within [the|this|that|these|those|its|their|our|your|his|her|my|a|an|each|@NOUN|ADJ|PROPN] [!~hours|minutes|days|weeks|months|years|year|hour|week|month|day|reach|range|sight|walking|limits|budget|distance|moments|seconds|decade|decades|time] -> in | inside
across [various|different|multiple|many|several] -> in
across a wide range of -> in a wide range of
^ firstly , -> first,
^ secondly , -> second,
^ thirdly , -> third,
overly -> too
solely -> only
not merely -> not just
[!not] merely -> only | just
nevertheless , -> still, | even so,
nonetheless , -> still, | even so,
thus [*ing] -> 0
amidst [the|a|this|these|all] -> amid | in
upon [@VERB] -> on
whilst -> while
hence , -> so
alongside [@DET|NOUN|PROPN|PRON|ADJ] -> along with | with
akin to -> similar to
amidst [@NOUN|ADJ] -> during | in
`
