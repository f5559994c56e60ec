/** Verbs that models still over-use after Strong, said with a plainer one where the object tells which sense is meant. */
export const TURNS_FIXED_VERBS = `
[!~hypothesis|theory] [this|that|it|pattern|result|finding|paper|work|survey|estimate|report|experiment|experience|history|literature|review] suggests that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seems to show that
[results|findings|studies|these|data|experiments|estimates|surveys|reports|observations|analyses|patterns|figures|records|accounts|simulations] suggest that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seem to show that
[results|findings|studies|these|data|experiments|evidence|research|study] suggested that [@PRON|DET|NOUN|ADJ|PROPN] [!~should] -> seemed to show that
[to|we|can|could|they|i|you|cannot|help|helps] determine whether [@PRON|DET|NOUN] [!~or] -> see if | find out if
go/V beyond [the|its|their|our|his|her|what] [!~call|scope|weaknesses|limits|limitations|boundaries|world|realm|surface|limit] -> go/V further than
extend/V beyond [the|its|their|our] [!~scope|limits|boundaries|border|borders|wall|walls|edge|surface|world|realm] -> go/V further than
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
prioritize/V @NOUN [.|when] [!'|’] -> put/V $2 first
[to|can|could|will|would|may|might|they|we|you|and] provide a|an [@ADJ?] [framework|basis|foundation|overview|roadmap|picture|view|glimpse|explanation|example|summary|estimate|list|guide|answer|reason|sense|boost|edge|home|chance|model|lesson] -> give $2
provided a|an [@ADJ?] [framework|basis|foundation|overview|roadmap|picture|view|glimpse|explanation|example|summary|estimate|list|guide|answer|reason|sense|boost|edge|home|chance|model|lesson] -> gave $2
provide/VP [excellent|great|good|outstanding|exceptional|quality|friendly|poor|high-quality] [service|care|food|support|customer|value|results] -> give/V
is determined by [@DET|NOUN|ADJ|how] [!~court|jury|judge|test|analysis] -> depends on
are determined by [@DET|NOUN|ADJ|how] [!~court|jury|judge|test|analysis] -> depend on
shift in [@DET|ADJ|NOUN] [!@VERB] -> change in
[@NOUN|ADJ|specifically|carefully|deliberately|@PUNCT] designed to [!be] [@VERB] -> meant to | made to | built to
designed to be [@VERB|ADJ|DET] -> meant to be | made to be
abandon/V [the|his|her|their|its|this|that] [~plan|plans|idea|effort|efforts|hope|project|attempt|policy|search|claim|belief|practice|dream|dreams|career] [!@PROPN] -> give/V up
[@NOUN|PRON|PROPN] witnessed the|a|an [@ADJ?] [@NOUN] [!~crime|accident|murder|signing|signature] -> saw $2
witnessing [the|a|an|how] -> seeing
[is|are|was|were|be|been|being|often] perceived as [@DET|ADJ|NOUN] -> seen as
[go|goes|went|come|came|going|sent|send|sold|sell|lead|leads|led|look|looking|get|fly|walk|walked|speak|spoke|talk] directly to|into|from|at -> straight $2
roughly [@NUM|half|two|three|four|five|ten|twice] -> about | around
[was|were|is|are|has|have|had|could|would|will] finally [@VERB|ADJ] -> at last
set/VG it|them|him|her apart from -> making $2 different from
sets it|them|him|her apart from -> makes $2 different from
sets this|the restaurant|place|film|movie|book|hotel|product|game|show|store|novel|cafe|company|model|approach|method apart [@AUX|,|.] -> makes $2 $3 stand out
[book|film|movie|article|paper|study|chapter|essay|report|section|course|episode|series|story|play|novel|research|documentary|debate|theory|field|discipline|thesis|text|guide] focuses on [@NOUN|ADJ|DET|how|what] -> looks at | deals with
it becomes clear|apparent|evident|obvious that -> it is clear that
becomes [necessary|possible|essential|impossible|crucial|vital|obvious|apparent|evident] -> is
creates a|an [@ADJ?] [sense|feeling|impression|illusion] -> gives $2
[change|changed|changes|lost|gone|leave|left|disappear|disappeared|closed|vanish|vanished|ended] forever -> for good
work/V closely with -> work/V hand in hand with | work/V side by side with
express my|our [sincere|deep|heartfelt|deepest|@ADJ?] gratitude|thanks|appreciation for [~you|your] -> thank you for
[is|are|was|were|be] focused on [improving|building|making|getting|developing|creating|finding|solving|learning|helping|expanding|giving|trying] -> busy
deliver/V [excellent|great|high-quality|strong|better|real|accurate|useful|solid] [@NOUN] -> give/V
deeply [grateful|sorry|moving|moved|troubled|religious|impressed|hurt|satisfying|saddened|disappointed|worried|upset|unhappy|conservative|unpopular|flawed] -> very
struggle/V with [@DET|ADJ|NOUN|*ing] [!~addiction|cancer|illness|depression|addictions] -> have/V a hard time with | have/V trouble with
[,|@PROPN] along with [@DET|ADJ|NOUN|PROPN] -> as well as
explore/V [the] [~house|planet|earth|island|cave|caves|forest|town|ruins|city] [!~ways|whether|how|secrets] -> look/V around
explore/V [themes|feelings|questions|issues|problems|ideas|topics|emotions] [!~new] -> go/V into
[it] [is] clear that [the|they|this|he|she|it|we|there|a|these] -> plain that
[~if|when|can|could|would|will|may|might] contact us|me [@PUNCT|if|for|with|to|at] -> get in touch with $2
at the moment [@PUNCT] -> right now | just now
^ in other words , -> that is to say, | that is,
once more [@PUNCT] -> once again
`
