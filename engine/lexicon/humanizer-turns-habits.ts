/**
 * Turns of two to four words round a style word of Kobak et al. that models still write many times as often as people after
 * Strong: what people write there. Every line carries its own guard, so that it is right wherever it matches.
 */
export const TURNS_OF_HABITS = `
[food|service|staff|meal|quality|acting|performance|results|it|everything|work|pizza|salad|chicken|steak|sauce|fish|soup|coffee] was|is|were|are excellent [@PUNCT|CCONJ] -> $1 very good
[is|be|been|become|becomes|prove|proves|are] a useful|valuable|powerful tool for -> very useful for
is one of the major|key|primary|leading [*s] -> is one of the main
[!come|came|comes|coming|vary|varies|varied|varying|differ|differs|differed|span|spans|spanned|range|ranges|ranging] across several|multiple|various [areas|fields|domains|settings|sectors|countries|industries|applications|disciplines|regions|states|cities|communities] -> in a number of | in many
[!come|came|comes|coming|vary|varies|varied|varying|differ|differs|differed|span|spans|spanned|range|ranges|ranging] across several|multiple|various|different [tasks|datasets|benchmarks|metrics] -> on a number of | on several
[!come|came|comes|coming|vary|varies|varied|varying|differ|differs|differed|span|spans|spanned|range|ranges|ranging] across different [groups|cultures|countries|regions|sectors|fields|domains|settings|disciplines|contexts|industries|communities|departments|levels|devices] -> in different
across all [of] -> in all
across all [areas|sectors|fields|industries|departments|parts|aspects|groups|states|offices|schools|countries|regions] -> in all
across all [levels|ages] -> at all
[from] several|various|multiple [sources] -> a number of | many
regardless of their|its|your|our level|location|size|background|income|age|gender|status|race|origin|religion -> whatever $3 $4
amid the [@NOUN|ADJ] [!~war|crisis|pandemic|elections|election|talks|wave] -> in the middle of the
[@NOUN|VERB|ADP] within [me|him|her|us|them|you|myself|himself|herself|ourselves|themselves|yourself] -> inside | in
deep within [the|me|his|her|us|my|their] -> deep inside
a more comprehensive [@NOUN] [!and] -> a fuller
more comprehensive [@NOUN] [!and] -> fuller
, while also [*ing] -> , as well as
while also [*ing] -> as well as
while simultaneously|concurrently [*ing] -> as well as
technological advances|advancements [@PUNCT|AUX|VERB|CCONJ|ADP] -> advances in technology
[its|their|our|the|an|your|less] environmental impact [@PUNCT|AUX|VERB|of] -> impact on the environment
culinary skills|traditions|techniques -> cooking $2
[!most|more|as|so|less] notable/A [example|examples] -> good
[!most|more|as|so|less|one|other|another|any] notable/A [feature|features|aspect|advantage|advantages] -> main
[!most|more|as|so|less] notable/A [figure|figures|artists|names] -> well-known
[!most|more|as|so|less] notable/A [exception|exceptions|omission|omissions|absence] -> obvious
another notable [@NOUN] -> another
one notable [@NOUN] -> one
other notable [@NOUN] -> other
focus/V their|our|its|your|his|her efforts on -> focus/V on
concentrate/V their|our|its|your|his|her efforts on -> concentrate/V on
unlock/V the full potential of -> make/V the most of
realize/V the full potential of -> make/V the most of
harness/V the full potential of -> make/V the most of
potential for [abuse|misuse|harm|error|errors|conflict|bias|fraud|corruption|violence|injury|damage|disaster|conflicts] -> risk of
[is|are|was|were|been] woven into [the|our|their|every] -> part of
[is|are|was|were|been] deeply woven into [the|our|their|every] -> part of
gain/V insight|insights into -> learn/V more about | learn/V about
gain/V a deeper|better|clearer|greater understanding of -> learn/V more about
provide/V @ADJ? insight|insights into [!~question|questions] -> tell/V us about
give/V @ADJ? insight|insights into [!~question|questions] -> tell/V us about
offer/V @ADJ? insight|insights into [!~question|questions] -> tell/V us about
through experiments [on|@PUNCT|that|with|in] -> in experiments
through its|his|her|their|our|my work|actions|research|study|studies|experiments -> in $2 $3
bridge/V the gap between -> bring/V together
approach to [*ing] -> way of
[tool|tools|framework|basis|guide|way|method|methods|model|approach|lens|foundation] for understanding [the|these|our|this|their|its|his|her|such|complex|human|how|why|what] -> to understand
[for|in|of|by|when|from|toward|towards] understanding how|why|what|where [@DET|NOUN|ADJ|PRON] -> working out $2
[vary|varies|varied|varying|differ|differs|change|changes|fluctuate|different] based on -> depending on | according to
[judged|chosen|selected|grouped|sorted|classified|ranked|rated|divided|paid|evaluated|assessed|adjusted|allocated|assigned|elected|distributed|hired|scored] based on -> according to | on the basis of
[decisions|decision|choices|choice|judgments|judgement|judgment] based on -> on the basis of
^ while [it|this|they] [may|might|can|seems|does|has|is] [!~waiting] -> although | though
[!a|once] while [i|he|she|we|they|you] [was|were] [*ing] -> when | as
[!a] while [driving|cooking|walking|working|playing|reading|writing|studying|sitting|watching|listening|eating|traveling|travelling|shopping|waiting|running|swimming|talking|speaking|searching|standing|sleeping|dining|visiting] [!~and|also] -> when
more substantial [losses|changes|role|change|increase|increases|gains|effect|part] -> bigger
[truly] exceptional|remarkable|impressive -> outstanding
uses|harnesses the power of -> uses
[to|can|could|will|would|must|should|may|they|we|i|you] use|harness the power of -> use
improve/V our|their quality of life -> make/V $2 lives better
at this restaurant|place|establishment|location|hotel|cafe|café|spot|store|bar [@PUNCT|and|is|was] -> here
during my|our|your|their|his|her visit|trip|journey|tour|travels -> on $2 $3
during busy|peak|rush|quiet times|hours|periods -> at $2 $3
during [the|a|an|his|her|their|this|that|our|my] [meeting|conference|ceremony|hearing|event|dinner|festival|trial|party|rally] -> at
during [an|the|a|his|her|their] [interview|speech|debate|discussion|conversation] -> in
during the night|evening|morning|afternoon -> in the $3
during [training|testing|inference|development|optimization|pregnancy|childhood|adolescence|class] -> in
[feels|feel|felt|feeling|seems|seemed|looks|looked|look|sounds] like [it|they|he|she|we|you|i|there] [@AUX|VERB] -> as if
[cities|people|companies|towns|momentum|traveling|traction|countries|millions] across the globe|planet -> around the world
research into -> research on
[@NOUN|VERB|ADJ|ADV|PRON] while [others] [@VERB|AUX] -> and
[that] while [@DET|NOUN|ADJ|it|they] [!*ing] -> although | though
potential/A [customers|buyers|clients|employers|investors|users|partners|members|donors] -> future | likely
challenge/V0 [the|our|their|your|assumptions|norms|stereotypes|traditional|conventional] -> question/V
challenge/VG [the|our|their|your|assumptions|norms|stereotypes|traditional|conventional] -> question/V
challenge/VS [assumptions|norms|stereotypes|traditional|conventional|notions] -> question/V
[the|this|a|another|dual|global|difficult|larger|main] challenge of [*ing] -> task of
potential for [inequity|disenfranchisement|complications|disputes|delays|confusion|manipulation|unrest|exploitation|inequality|failure|loss|voter|chaos|mistakes|accidents] -> risk of
[validated|evaluated|tested|verified|highlighted|demonstrated|confirmed|assessed|illustrated] through [@ADJ|NOUN] -> by | with
distinguish/V between [@ADJ|NOUN|DET] [~and] -> tell/V apart
fit/V into [the|a|any|this|these|our|their|my|your] -> fit/V in
[is|are|was|were|be|been] incorporated into -> included in
`
