/**
 * Verbs that language models over-use and what people write for them.
 * Which ones are over-used: the style words of Kobak et al., "Delving into LLM-assisted writing in biomedical publications
 * through excess vocabulary" (2024), and the traits of Wikipedia's "Signs of AI writing". What to write for them: pairs
 * aligned from model rewrites and their human originals, chosen and guarded by hand.
 */
export const PLAIN_VERBS = `
= utilize/V -> use/V
leverage/V [@DET|PRON|ADJ] [!~ratio|ratios|buyout|buyouts] -> use/V | draw/V on | build/V on
leverage/VG [@NOUN] -> use/V
leverage/V0 [@NOUN] [!~ratio|ratios|buyout|buyouts] -> use/V
harness/V [!racing] -> use/V
employ/V [~technique|techniques|method|methods|approach|approaches|strategy|strategies|model|models|algorithm|algorithms|tactics|language|tool|tools|devices|technology|technologies|imagery] -> use/V
enhance/V [!~scattering|emission|absorption|transmission|signal|recovery|adventure|adventures|participation|engagement|awareness|visibility|beauty|appeal|flavor|flavors|reality|risk|capacity] -> improve/V
enhance/V [~participation|engagement|awareness|visibility|capacity] [@DET|NOUN|ADJ|PRON] -> increase/V
enhance/V [@DET|NOUN|ADJ|PRON] [~experience|flavor|flavour|beauty|appeal|value|charm|atmosphere|interest|enjoyment] -> add/V to
foster/V a sense of -> create/V a sense of | build/V a sense of
foster/V [~resentment|inadequacy|fear|distrust|division|divisions|hatred|anxiety|isolation|dependence|dependency|complacency|discontent|anger|hostility|mistrust|confusion] -> feed/V | create/V
foster/V a deep sense of -> create/V a deep sense of
foster/V [@DET|ADJ] [~sense|feeling|feelings|atmosphere|environment|climate|culture] -> create/V | build/V
foster/V [trust|confidence|loyalty|credibility|unity|understanding] -> build/V
foster/V [~perception|impression|belief|image|myth|illusion] [a|the|an] -> create/V
foster/V [growth|development|innovation|skills|creativity|research|learning|resilience|independence] -> support/V | encourage/V
foster/V [!~sense|feeling|feelings|environment|environments|atmosphere|climate|bond|bonds|connection|connections|relationship|relationships|resentment|inadequacy|fear|distrust|division|divisions|hatred|anxiety|isolation|dependence|dependency|complacency|discontent|anger|hostility|mistrust|confusion|trust|loyalty|credibility] [!care|child|children|parent|parents|home|homes|family|families|kids|mother|father|brother|sister] [!growth|development|innovation|skills|research|learning] -> encourage/V
[!@PROPN|he|she|they|we|i|officials|also] underscore/V -> show/V | point/V to
[@PROPN|he|she|they|we|i|officials] underscore/V -> stress/V | underline/V | point/V to
= highlight/V that -> point/V out that
[!@PROPN|VERB|he|she|they|we|i|officials|critics|experts|researchers|also] highlight/V [~importance|need|role|value|fact|lack|risk|risks|danger|dangers|problem|problems|difference|differences|fragility|determination|limits|difficulty|urgency|significance|gap|gaps|extent|power|complexity|tension|strength|impact|benefits] [@DET|PRON|ADJ|NOUN] -> show/V | make/V clear | point/V to
[!@PROPN|VERB|he|she|they|we|i|officials|critics|experts|researchers|also] highlight/V [!~importance|need|role|value|fact|lack|risk|risks|danger|dangers|problem|problems|difference|differences|fragility|determination|limits|difficulty|urgency|significance|gap|gaps|extent|power|complexity|tension|strength|impact|benefits] [@DET|PRON|ADJ|NOUN] -> show/V | point/V to
[@PROPN|he|she|they|we|i|officials|critics|experts|researchers] highlight/V [@DET|PRON|ADJ|NOUN] -> mention/V | point/V out | point/V to
[as] highlighted by -> shown by
= emphasize/V that -> stress/V that
emphasize/V [!that|@DET] -> stress/V
emphasize/V [@DET] -> stress/V | underline/V | point/V to
showcase/V -> show/V
demonstrate/V -> show/V
exhibit/V [!at|in] -> show/V
illustrate/V [that|how|the|why|this] [!point|points] -> show/V
[!plot|key|big|shocking|final|gender|major|story|character] reveal/VS [@DET|PRON|NOUN|ADJ|SCONJ|PROPN|NUM|ADV|that|how|why|what] -> show/V
[!@DET|ADJ] reveal/VG [that|how|why] -> show/V
[report|reports|study|studies|analysis|results|data|survey|evidence|experiments|research] reveal/VG [a|the|an|@ADJ|NOUN] -> show/V
[,] indicate/VG -> suggest/V
= delve/V deeper into -> look/V more closely at
= [!i|he|she|@PROPN] delve/V into [!~soul|depths|heart|mind|realm|world|worlds|pages|book|books] -> look/V at
[@PROPN] delve/V into [!~soul|depths|heart|mind|realm|world|worlds|pages|book|books] -> look/V into
explore/VS [!~city|cities|town|towns|island|islands|forest|world|streets|region|beach|park|museum|ruins|countryside|cave|caves] -> look/V at | study/V | go/V into | discuss/V
explore/VG [how|why|whether] -> look/V at
explore/VG [~impact|impacts|effect|effects|role|potential|relationship|question|questions|issue|issues|topic|possibility|concept|benefits|benefit|factors|link|links|history|causes|reasons|challenges|implications|advantages|origins|feasibility|differences|similarities|connection|influence|themes|theme|nature|complexities|subspaces|arguments] [the|a|this|these|its|@ADJ] -> look/V at
[to|will|and] explore/V0 [~impact|impacts|effect|effects|role|potential|relationship|question|questions|issue|issues|topic|possibility|concept|benefits|benefit|factors|link|links|history|causes|reasons|challenges|implications|advantages|origins|feasibility|differences|similarities|connection|influence|price|prices] [how|the] -> look/V at | study
examine/VS -> look/V at | study/V
[!study|studies] investigate/VS -> look/V into | study/V
[study] investigates -> looks into
[!~glow|light|sun|moon|lamp|candle|fire|sunlight|screen|lantern|torch] illuminate/VS [the|how|a|this|these|key] -> show/V | explain/V
elucidate/V -> explain/V
address/VP [~issue|issues|challenge|challenges|problem|problems|concern|concerns|need|needs|gap|gaps|crisis|risk|risks|inequality|inequalities|change|poverty|barriers|questions] -> deal/V with | tackle/V
address/VG [~issue|issues|challenge|challenges|problem|problems|concern|concerns|need|needs|gap|gaps|crisis|risk|risks|inequality|inequalities|change|poverty|barriers|questions] -> deal/V with | tackle/V
offer/VS [a|an|the] [~glimpse|look|chance|view|sense|taste|example|insight|insights|perspective|voice|hope|detail|details|explanation|overview|reason|reasons|answer|answers|advice|feedback|opportunity|opportunities|information|account|picture|advantage|edge|boost|impression|break] [!~range|variety|array|number|selection|choice] -> give/V
offer/VS [a|an|the] [!~range|variety|array|number|selection|choice|glimpse|look|chance] -> provide/V
offer/VS [!students|pupils|children|users|customers|people|clients|patients|players|visitors|readers|employees|workers|consumers|teachers|families|individuals|viewers|researchers|members|guests|travelers|travellers|buyers|investors|women|men|parents|voters|businesses|companies|residents|learners|listeners] [~solution|solutions|flexibility|insight|insights|support|protection|guidance|information|opportunities|opportunity|access|training|services|service|evidence|framework|method|methods|care|advice|alternative|examples|benefits|advantages|lessons|explanations] [@ADJ|NOUN] -> provide/V
offer/VG [a|an|the|@ADJ|NOUN] [~glimpse|look|chance|view|sense|taste|example|insight|insights|perspective|hope|explanation|overview|reason|reasons|answers|advice|feedback|opportunity|opportunities|information|account|picture|advantage|edge|boost|support] [!~with] -> give/V
provide/VG [a|an|the|@ADJ|NOUN|PRON] [~glimpse|look|chance|view|sense|taste|example|insight|insights|perspective|voice|hope|detail|details|explanation|overview|reason|reasons|answer|answers|advice|feedback|opportunity|opportunities|information|account|picture|advantage|edge|boost|impression|break|support|guidance|evidence|access] [!~with] -> give/V
= ensuring that -> making sure that | making sure
= [this|which|it|mechanism|process|efficiency|structure|design|technique|requirement|step|rule] ensures that -> means that | makes sure that
= [!this|which|it|mechanism|process|efficiency|structure|design|technique|requirement|step|rule] ensures that -> makes sure that | sees to it that
= ensure/V0 that -> make/V sure that | make/V sure
= ensure/VD that -> make/V sure that | make/V sure
serves as [a|an|the] -> is
[@NOUN] serve as [a|an|the] -> are
[to|can|could|will|would|may|might|should|must] serve as [a|an|the] -> be
[@NOUN|PROPN] served as [a|an] -> was
[,] serving as [a|an|the] -> as
stands as [a|an|the] -> is
represents [a|an] [~shift|step|achievement|change|milestone|breakthrough|advance|advancement|opportunity|challenge|threat|reform|departure|improvement|landmark|leap|example|risk|problem|turning] [!~range|majority|portion|share] -> is
boasts [a|an|the] -> has
boast [@ADJ] [*s] -> have
features [a|an] -> has
featuring [a|an] -> with
comprising [!of] -> made up of
[,] encompass/VG [!@NUM] -> cover/V
[!@PUNCT] encompass/V [!@NUM] -> cover/V | include/V
encompass/V [@NUM] -> cover/V
[!@ADV] incorporate/VS [!~into] -> include/V
incorporate/VS [~into] -> bring/V
[!by] incorporate/VG [~into] -> bring/V | build/V
integrate/VG [@DET|ADJ|NOUN|PRON] [~into] -> bring/V | build/V
integrate/VS [@DET|ADJ|NOUN|PRON] [~into] -> bring/V
facilitate/V0 [!~spread|transmission|crime|crimes|fraud|abuse|corruption|infection|disease|trafficking|theft|laundering] [!@PUNCT|their|its] -> support/V | help/V with
facilitate/VS [!~spread|transmission|crime|crimes|fraud|abuse|corruption|infection|disease|trafficking|theft|laundering] [!@PUNCT|their|its] -> support/V | help/V with
facilitate/VD [the|a|an|this|these] -> support/V | help/V with
[by|for|in|of] facilitate/VG [the|a|an] -> support/V | help/V with
enable/VG [!technology|technologies] -> allow/V
[!~section|statute|act|law|rule|constitution|amendment|code|treaty] [!feel|feels|felt|feeling] empower/V [!to] [!~court|courts|police|agency|agencies|judge|judges|authorities] [~to] -> help/V
[!@ADV|DET|ADJ|more] empower/V [!~to] [@NOUN|DET|PRON|ADJ] -> help/V | support/V
maintaining [a|an|the|@ADJ] [~balance|relationships|friendships|contact|control|track|pace] -> keeping
maintaining [balance|contact|control] -> keeping
preserve/VG [~history|heritage|culture|cultures|tradition|traditions|nature|environment|wildlife|forests|land|biodiversity|rights|integrity|democracy|dignity|habitats|species|resources] -> protect/V
preserve/VG [~accuracy|performance|structure|order|meaning|quality|shape|properties|information|details|features|secrets|memories|memory] [!~history|heritage|culture|rights|integrity] [@DET|NOUN|ADJ|PRON] -> keep/V
align/VP with [!~star|stars|pole|axis|edge|line|lines|sun|grid|corner|holes] -> fit/V with | match/V | agree/V with
[is|are|was|were|be|been] aligned with -> in line with
align/VG [!~edge|edges|table|wall|fork|knife|ruler|line|lines|grid|star|stars|hole|holes|axis|corner|her|his|my] [@DET|PRON|NOUN|ADJ] [~with] -> match/V
acknowledge/VS that -> accept/V that
acknowledge/VS [the|their|its|our|these|this] [~need|importance|role|fact|limits|limitations|risks|mistakes|problem|problems|difficulty|difficulties|value|existence|challenges] -> accept/V | admit/V
acknowledge/VG that -> accept/V that
acknowledge/VG [the|their|its|our|these|this] [~need|importance|role|fact|limits|limitations|risks|mistakes|problem|problems|difficulty|difficulties|value|existence|challenges] -> accept/V | admit/V
recognizing|recognising that -> knowing that
advocate/VS for -> argue/V for | push/V for
advocate/VG for -> argue/V for | push/V for
contributing to [the|a] [~problem|problems|confusion|pressure|stress|cost|costs|tension|tensions|debate|uncertainty|charm|beauty|richness|appeal|atmosphere] -> adding to
achieving [@DET|PRON|ADJ|NOUN] [~goal|goals|target|targets|consensus|agreement|level|levels] -> reaching
outlines [a|an|the|how|@ADJ] -> sets out | describes
detail/VG [the|how|a|an|his|her|their|its] -> describe/V
presents [a|an] [~challenge|problem|opportunity|risk|threat|danger] -> is
poses [a|an] [~threat|risk|challenge|problem|danger|question] -> is
pose/V [~challenges|risks] -> bring/V
pose/V [~problems|difficulties] -> cause/V
seek/VP to -> try/V to
[paper|study|article|essay|chapter|research] aims to -> tries to
necessitate/V -> require/V | call/V for
comprehend/V -> understand/V
hinder/V [!~performance|accuracy|quality|usage|use|adoption|ability|vision|understanding|learning|thinking|judgment|visibility|access] -> slow/V | hold/V back
hinder/V [~performance|usage|use|adoption|learning] -> hold/V back
impede/V -> slow/V | block/V
elevate/V [~experience|performance|skills|quality|game|business|style] [!~heights|level|levels] [the|your|our|their|its|his|her|my|this] -> improve/V
elevate/V [the|a|their|its|his|her] [~status|level|standard|standards|profile|discussion|debate|role] -> raise/V
bolster/V -> strengthen/V | support/V
streamline/V -> simplify/V
augment/V [@DET|PRON|NOUN|ADJ] [!~to|with|reality|data|matrix|images|features] -> add/V to | increase/V
revolutionize/V -> completely change/V | change/V
spearhead/VG -> lead/V
spearheaded -> led
spearheads [the|a|an|this|its|their|his|her|our] -> leads
= embark/V on|upon -> start/V | begin/V
expedite/V -> speed/V up
scrutinize/V [@DET|PRON|ADJ|NOUN] -> examine/V
solidify/V -> strengthen/V
capitalize/V on -> make/V the most of
exacerbate/V -> worsen/V
mitigate/V [the|these|this|any|risk|risks|damage|harm] -> reduce/V | limit/V
refine/V0 [the|their|your|our|its|my] -> improve/V
[problems|questions|concerns|inequalities|challenges|doubts|differences|gaps|tensions|issues|rumors] persist [@PUNCT|ADP|SCONJ] -> remain
emerge/V as [a|an|the|@ADJ|NOUN] -> become/V
emerges [in|when] -> appears
[!human|skeletal|animal|dinosaur|fossil|charred|burned|burnt|buried|scattered|cremated|often|always|usually|generally|typically|never|rarely|@ADJ|DET|ADP] remains [!~time|decades|years|centuries|weeks|months|hours|days|generations|until|throughout|forever] [a|an|the|one] -> is still
[!human|skeletal|animal|dinosaur|fossil|charred|burned|burnt|buried|scattered|cremated|often|always|usually|generally|typically|never|rarely|@ADJ|DET|ADP] remains [!~time|decades|years|centuries|weeks|months|hours|days|generations|until|throughout|forever] [@ADJ] -> is still
garner/V [~attention|interest] -> draw/V
garner/V [@ADJ|NOUN|DET|ADV] [!~attention|interest] -> win/V | earn/V
surged [by|to|past|@NUM] -> jumped
surpass/V [@NUM|SYM] -> pass/V
surpass/V [~record|records|rival|rivals|opponent|opponents|competitor|competitors|team|teams] -> beat/V
surpass/V [~expectations|limits|boundaries] -> go/V beyond
discern/V [@DET|PRON|SCONJ] -> see/V | tell/V
pave/V the way for -> clear/V the way for | open/V the way for
pave/V the way to -> clear/V the way to
grapple/V with -> struggle/V with | wrestle/V with | face/V
craft/V [@DET|PRON|ADJ|NOUN] [~story|stories|narrative|narratives|essay|email|emails|message|messages|text|poem|content|letter|prose|sentences|copy|plot|argument|speech] -> write/V
crafting [@DET|PRON|ADJ|NOUN] [!~story|stories|narrative|narratives|essay|email|emails|message|messages|text|poem|content|letter|prose|sentences|copy|plot|argument|speech|beer] -> creating
resonate/V with [~audiences|audience|readers|viewers|people|listeners|customers|consumers|users|fans|me|us|them|voters|generation|generations|community|public|everyone|students|visitors|guests|followers] -> connect/V with | speak/V to
[@PUNCT|by|of|for|in] influence/VG [!factors|factor|variables] [@DET|PRON|NOUN|ADJ] -> affect/V
impact/V [the|a|an|our|their|his|her|its|your|my|how|@NOUN|ADJ|PRON] -> affect/V
impacted -> affected
adhere/VG to -> stick/V to | follow/V
uncover/VG [!~scandal|secrets|secret|truth|network|plot] [@DET|NOUN|ADJ|PRON] -> find/V
combat/VG -> fight/V
signify/VG [that] -> show/V
heighten/V [@DET|NOUN|PRON|ADJ] -> increase/V
diminish/VG [the|a|its|their|our|his|her] -> reduce/V
diminish/VS [@DET|PRON|NOUN] -> reduce/V
yielding [@ADJ|NOUN|DET] -> giving
aid/VG in -> help/V with
aid/VP in [*ing] -> help/V with
endeavor/V to -> try/V to
endeavour/V to -> try/V to
strive/VP to -> try/V to
strive/VG to -> try/V to
= commence/V -> start/V | begin/V
acquire/VP [@DET|PRON|NOUN|ADJ] [~skill|skills|knowledge|experience|habit|habits|taste] -> gain/V
acquire/VG [@DET|PRON|NOUN|ADJ] [~skill|skills|knowledge|experience|habit|habits|taste] -> gain/V
[!@DET|ADJ|VERB|ADP] acquire/VD [@DET|PRON|NOUN|ADJ] [~skill|skills|knowledge|experience|habit|habits|taste] -> gain/V
possess/VP [a|an|the|@ADJ|NOUN] -> have/V
obtain/V [@DET|PRON|NOUN|ADJ] [!~by] -> get/V
[people|families|who|we|you|students|individuals|million|percent|citizens|immigrants|population] reside/VP in -> live/V in
reside/VP in [~city|town|village|house|home|country|suburbs|neighborhood|apartment|states|building|buildings] -> live/V in
inquire/V about -> ask/V about
assist/V in -> help/V with
assist/VP [@PRON|NOUN|DET|ADJ] -> help/V
assist/VG [@PRON|NOUN|DET|ADJ] -> help/V
assist/VD [@PRON|DET|PROPN] -> help/V
purchase/V [@DET|PRON|NOUN|ADJ] -> buy/V
[!be|been|is|was|are|were|being|else|that] transcend/V [@DET|NOUN|ADJ|PRON] -> go/V beyond
[that] transcend/V [@DET|NOUN|ADJ|PRON] -> go/V beyond
encounter/V [@DET|PRON|ADJ|NOUN] [~problem|problems|difficulty|difficulties|issue|issues|challenge|challenges|obstacle|obstacles|resistance|setbacks] -> face/V | run/V into
navigate/V the complexities of -> deal/V with
navigate/V the challenges of -> deal/V with
navigate/V the complex world of -> deal/V with the complicated world of
unravel/VG [the|this|these|its|@ADJ] [~mystery|mysteries|secret|secrets|role|puzzle|complexities|truth|cause|causes|relationship] -> work/V out | untangle/V
underpin/V -> support/V
prompting [@NOUN|DET|PRON|ADJ] [~to] -> leading
encapsulates -> sums up | captures
epitomizes|epitomises -> sums up
exemplifies [this|the|these|how] [!~notion|idea] -> is a good example of
embodies [the] [essence|spirit] -> captures
entails -> means | involves
transpired -> happened
ascertain/V [whether|if|how|what|why|who|that] -> find/V out
procure/V -> get/V | obtain/V
culminating in [@DET|PRON|ADJ|NOUN] -> ending in
[!,] stemming from -> from | coming from
[,] stemming from -> coming from
necessitating -> calling for | requiring
merges [@DET|NOUN|ADJ] -> combines
orchestrate/V [!~symphony|orchestra|music] [a|an|the] -> organize/V
propel/VG -> drive/V | push/V
integrates [!~into|within] [~and|with] [@DET|ADJ|NOUN] -> combines
captivate/VS -> fascinate/V
bridge the gap between -> close the gap between
playing a crucial|vital|pivotal|critical|key|essential|central role in -> being central to
offer/V0 [!students|pupils|children|users|customers|people|clients|patients|players|visitors|readers|employees|workers|consumers|teachers|families|individuals|viewers|researchers|members|guests|travelers|travellers|buyers|investors|women|men|parents|voters|businesses|companies|residents|learners|listeners] [@DET|ADJ|NOUN] [~benefits|benefit|advantages|options|solution|solutions|opportunities|opportunity|support|guidance|foundation|insight|protection|evidence] -> provide
, ensuring [!~*ing|repeat|meeting|building] [!this] [@DET|ADJ|NOUN|PRON] -> to ensure
maintaining [a|an] [fair|open|high|strong|healthy|good|clean|clear|steady] -> keeping
marks a significant|major|pivotal|key milestone -> is an important step
marks a significant|major|pivotal shift -> is a big change
marking a significant|major|pivotal shift -> a big change
continues to captivate -> still fascinates
leave/V an indelible mark on -> leave/V a lasting mark on
nestled in -> set in
holds the potential to -> has the power to
hold the potential to -> have the power to
[to|can|could|will|may|might] effectively [@VERB] -> 0
resulting in [~destruction|damage|loss|losses|delays|delay|death|deaths|injuries|injury|confusion|problems|wait|waits|errors|conflict|disaster|harm|pain|pollution|congestion|poverty|shortages|failure|failures|chaos|outrage|disruption] [@DET|ADJ|NOUN] [!~that] -> causing
involving [@NUM] -> with
[!human|skeletal|animal|dinosaur|fossil|charred|burned|burnt|buried|scattered|cremated|often|always|usually|generally|typically|never|rarely|@ADJ|DET|ADP] remains [!~time|decades|years|centuries|weeks|months|hours|days|generations|until|throughout|forever] [!when|after|where|as|once|today|long|how|why|though|however|because|still|elsewhere|behind] [in|at|on|under|@VERB|ADV] -> is still
[!@ADV|a|an|the] conduct/VD [!~hearing|hearings|orchestra|choir|business|trial|himself|herself|themselves|electricity|ceremony|mass|service|services|meeting|meetings] [a|an|the|by|on|in|@NOUN|ADJ] -> carry/V out
[!its|his|her|their|the|off|rusty|old|hidden] hinges on|upon -> depends on
threat posed by -> threat from
risk posed by -> risk from
risks posed by -> risks from
threats posed by -> threats from
challenges posed by -> problems of
spanning [!days|weeks|generations] [@NUM|DET|NOUN|ADJ] -> covering
exceeding [@NUM|SYM] -> over
exceeding expectations -> beating expectations
prioritize/V @NOUN over -> put/V $2 before
prioritize/V @ADJ @NOUN over -> put/V $2 $3 before
prioritize/V @NOUN [.|;] -> put/V $2 first
prioritize/V [!~over] [@DET|NOUN|ADJ|PRON] -> give/V priority to | put/V more weight on
provide/V @NOUN with [@DET|NOUN|ADJ] -> give/V $2
provide/V @PRON with [@DET|NOUN|ADJ] -> give/V $2
provide/V @DET|PRON @NOUN with [@DET|NOUN|ADJ] -> give/V $2 $3
equip/V @NOUN with [@DET|NOUN|ADJ] [~skills|skill|tools|knowledge|confidence|information|abilities] -> give/V $2
equip/V @PRON with [@DET|NOUN|ADJ] [~skills|skill|tools|knowledge|confidence|information|abilities] -> give/V $2
[!thus|by|thereby|in] , offering [a|an] [~mix|blend|selection|range|variety|menu|view|views|overview|look|glimpse|sound|array|choice|combination|atmosphere|setting] [!~to] -> , with
[@NOUN] offers several|various|numerous|multiple|many -> has $2
[@NOUN] offer several|various|numerous|multiple|many -> have $2
serves to [@VERB] -> helps to
serve to [@VERB] -> help to
hold/VP great|significant|immense|enormous|considerable|tremendous promise|potential -> have/V great $3
hold/VP great|significant|immense|enormous|considerable|tremendous importance|value -> have/V great $3
lead/V to [!~fewer|less|lower|reduced|reduction|decrease|improved|better] [@ADJ|NOUN|DET] [~problems|problem|confusion|conflict|conflicts|loss|losses|damage|delays|errors|stress|anxiety|harm|misunderstandings|injuries|pollution|disease|diseases|overfitting|depression|burnout|inflation] -> cause/V
result/V in [!~fewer|less|lower|reduced|reduction|decrease|improved|better] [@ADJ|NOUN|DET] [~problems|problem|confusion|conflict|conflicts|loss|losses|damage|delays|errors|stress|anxiety|harm|misunderstandings|injuries|pollution|disease|diseases|death|deaths] -> cause/V
allow/V for [a|an|more|@ADJ|NOUN] [!~to] -> allow/V
create/V [confusion|problems|tension|conflict|uncertainty|chaos|difficulties|delays] -> cause/V
navigate/V [the|this|these|their|our|complex|@ADJ] [~challenges|challenge|complexities|complexity|difficulties|issues|issue|situations|relationships|relationship|emotions|conflicts|problems] -> deal/V with | handle/V
embrace/V [@DET|PRON|ADJ|NOUN] [~change|technology|technologies|diversity|innovation|ideas|idea] -> welcome/V | accept/V
address/VS [the|this|these|a|an|both|key] [!~crowd|audience|nation|public|media|reporters|parliament|letter|court] -> deal/V with | tackle/V
address/VG [the|this|these|a|an|both|@ADJ] [!~crowd|audience|nation|public|media|reporters|parliament|letter|court|people|students] -> deal/V with | tackle/V
address/V0 [the|this|these|a|an|both|@ADJ] [~issue|issues|challenge|challenges|problem|problems|concern|concerns|needs|gap|gaps|question|questions|cause|causes|complexities|shortcomings|limitations|inequalities|disparities] -> deal/V with | tackle/V
[by] incorporating [!~into] [@DET|ADJ|NOUN] -> using | adding
, incorporating [~elements|features|aspects|themes|techniques|technology|technologies|details] [!~into|would|will|can|could|may|is|was|helps|makes|*ing] [@DET|ADJ|NOUN] -> , with | , using
incorporate/VD [a|an|the|@NOUN|ADJ] [!~into] -> include/V
, featuring [@ADJ|NOUN|DET] -> , with
maintain/VG [!the] [@DET|ADJ|NOUN|PRON] [~standards|relationships|relationship|momentum|tradition|traditions] -> keep/V up
maintain/V0 [!the] [@DET|ADJ|NOUN|PRON] [~standards|momentum|traditions] -> keep/V up
maintaining [@DET|ADJ] [~peace|order|stability|trust|focus|discipline|control|independence] -> keeping
have/V an impact on -> affect/V
has significantly impacted -> has greatly affected
draw/VG inspiration from -> take/V ideas from
spark/VD [a|an|@NOUN|ADJ] [~debate|debates|controversy|interest|discussion|discussions|outrage|criticism] -> cause/V | start/V
spark/VG [@DET|NOUN|ADJ] [~debate|debates|controversy|discussion|discussions|outrage|criticism] -> causing | starting
ignite/VD [a|an|@NOUN|ADJ] [~debate|debates|controversy|interest|discussion|outrage|passion] -> start/V | stir/V up
shed/V light on [~why|how|process|processes|mechanism|mechanisms|trade-offs|reasons|causes|behavior|relationship|role|origins|decision] -> help/V explain
strive/V to -> try/V to
envision/V [a|the|@ADJ] -> imagine/V
cater/V to [~customer|customers|people|families|groups|visitors|tourists|travelers|students|clients|guests|audience|audiences|readers|residents|communities|population|users] [!~taste|tastes|need|needs|preference|preferences|budget|budgets|interests] -> serve/V
cater/V to [~taste|tastes|need|needs|preference|preferences|budget|budgets|style|styles|types|interests|lifestyle|demands|palates] -> suit/V
= delve/V deep into -> look/V closely at
[can|could|may|might|will|would|to] yield [@ADJ|NOUN|DET] [~results|result|benefits|improvements|insights] -> bring
yield/VS [@ADJ|NOUN|DET] [~results|result|benefits|improvements] -> give/V | bring/V
yield/VD [@ADJ|NOUN|DET] [~results|result|benefits|improvements] -> give/V | bring/V
[!what] constitutes [a|an|the] -> is
[@NOUN] constitute [a|an|the] -> make up
comes across as -> seems
[is|are|was|were] deemed -> considered
perceive/VD as -> see/V as
is characterized by -> is marked by
are characterized by -> are marked by
was characterized by -> was marked by
bears a striking|strong resemblance to -> looks a lot like
thriving [in|@PUNCT] -> doing well
navigate/V [the|this|@ADJ] [~process|system|transition] -> handle/V
`
