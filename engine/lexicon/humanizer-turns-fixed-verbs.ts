/** Verbs that models still over-use after Strong, said with a plainer one where the object tells which sense is meant. */
export const TURNS_FIXED_VERBS = `
[!~hypothesis|theory] [this|that|it|pattern|result|finding|paper|work|survey|estimate|report|experiment|experience|history|literature|review] suggests that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seems to show that
[results|findings|studies|these|data|experiments|estimates|surveys|reports|observations|analyses|patterns|figures|records|accounts|simulations] suggest that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seem to show that
[results|findings|studies|these|data|experiments|evidence|research|study] suggested that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seemed to show that
[to|we|can|could|they|i|you|cannot|help|helps] determine whether [@PRON|DET|NOUN] [!~or] -> see if | find out if
go/V beyond [the|its|their|our|his|her|what] [!~call|scope|weaknesses|limits|limitations|boundaries|world|realm|surface|limit] -> go/V further than
extend/V [!well|far] beyond [the|its|their|our] -> go/V $1
[@PUNCT|and|to|of] beyond just|simply|merely [@DET|NOUN|ADJ|*ing] -> more than just
creates a|an [@ADJ?] [incentive|cycle|boundary|conflict|barrier|tension|hierarchy|contrast|rivalry|divide|trap|precedent|system|structure|network|mechanism|process] -> sets up $2
created a|an [@ADJ?] [incentive|cycle|boundary|conflict|barrier|tension|hierarchy|contrast|rivalry|divide|trap|precedent|system|structure|network|mechanism|process|company|school] -> set up $2
to create a|an [@ADJ?] [system|structure|network|mechanism|process|framework|company|school|fund|committee|hierarchy] -> to set up $3
[paper|article|work|study|thesis|chapter|research|we|authors] introduce/V a|an [new|novel|@ADJ] [~method|framework|approach|model|algorithm|technique|architecture|theory|concept|notion|scheme|measure|metric] -> put/V forward $2
[~argument|claim|claims|approach|view|position|analysis|narrative|proposal|perspective|theory|account|study|report|objection|case|criticism|idea|reading] ignores the [!~warning|warnings|rules|rule|phone|call|calls|order|orders|advice] -> leaves out the | passes over the
ignores [how|what|why|that] -> leaves out
[!has|have|had|been|more|most|not|less|'ve|be] consistently [@VERB] -> always
accurately [predict|predicts|predicted|predicting|identify|identifies|identified|identifying|classify|classifies|classified|classifying|measure|measures|measured|measuring|recognize|estimate|detect] -> correctly
[!very|so|more|as|how|too|less|most|quite] carefully [.|,|!] -> with great care | with care
[we|to|i] validate [our|the|this|these|their] [~method|methods|model|models|approach|theory|hypothesis|effectiveness|design|algorithm|framework|system] -> test | check
validates [the|this|that] [finding|concern|claim|idea|view|argument|point|theory] -> backs up
evaluate/V [our|the|this|@PROPN] [~dataset|datasets|benchmark|benchmarks] -> try/V out | test/V
learned that [@PRON|DET|PROPN|NOUN] -> found out that
exploring [new|different|alternative|various|other|possible|several|further] [@NOUN|ADJ] [!~regions|lands|world|waters|coast|territories|planets|places|worlds|planet] -> looking into | trying out
exploring the [city|town|streets|old|museums|island|neighborhood|neighborhoods|countryside|park|area] -> walking around the | seeing the
without needing [a|an|any|@ADJ|NOUN] [!~to] -> with no need for
without requiring [a|an|any|@ADJ|NOUN] [!~to] -> with no need for
without losing|sacrificing|compromising [accuracy|performance|speed|efficiency|functionality|flavor|precision|detail|generality|quality|power|information] -> with no loss of
improve/V the performance of -> raise/V the performance of | increase/V the performance of
improve/V the performance [@PUNCT|and|in|on] -> raise/V the performance
improve/VP performance [@PUNCT|on|in|by|across] -> raise/V performance
improve/VG performance [@PUNCT|on|in|by|across] -> raise/V performance
improve/V the lives of -> make/V life better for
address/V the|this|these|any|your|that problem|problems|issue|issues [@PUNCT|and|by|with|in|before|through] [!of|that|highlighted|raised] [!~we|paper|study|article|model|models|method|algorithm|network] -> sort/V out $2 $3
generate/V [income|revenue|profit|profits|funds|sales|money|business] -> bring/V in
generate/V [interest|debate|excitement|buzz|controversy|enthusiasm] -> stir/V up
generate/V [noise|heat|friction|sound|smoke] -> make/V
generate/V ideas -> come/V up with ideas
[carefully|specifically|intentionally|specially|expertly|beautifully] crafted -> made
crafted [to|by|from|with|for|in|@PUNCT] [!~story|narrative|screenplay|sentence] -> made
ensures a|an [@ADJ?] [meal|experience|time|visit|stay|fit|result|finish|look|start|evening|night|trip|balance] -> makes for $2
[!that] ensures [patrons|customers|guests|people|users|students|children|visitors|players|everyone|employees|patients|workers] [@VERB|AUX|ADV] -> makes sure
embraced [modern|online|digital|experimentation|websites|electronic] -> took up
prioritize/V @NOUN over [@NOUN|ADJ|DET|PRON|*ing] -> put/V $2 before
prioritize/V @NOUN [,|.|when] [!'|’] -> put/V $2 first
[to|can|could|will|would|may|might|they|we|you|and] provide a|an [@ADJ?] [framework|basis|foundation|overview|roadmap|picture|view|glimpse|explanation|example|summary|estimate|list|guide|answer|reason|sense|boost|edge|home|chance|model|lesson] -> give $2
provided a|an [@ADJ?] [framework|basis|foundation|overview|roadmap|picture|view|glimpse|explanation|example|summary|estimate|list|guide|answer|reason|sense|boost|edge|home|chance|model|lesson] -> gave $2
provide/VP [excellent|great|good|outstanding|exceptional|quality|friendly|poor|high-quality] [service|care|food|support|customer|value|results] -> give/V
is determined by [@DET|NOUN|ADJ|how] [!~court|jury|judge|test|analysis] -> depends on
are determined by [@DET|NOUN|ADJ|how] [!~court|jury|judge|test|analysis] -> depend on
`
