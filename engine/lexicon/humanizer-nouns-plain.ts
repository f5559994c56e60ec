/** Nouns that language models over-use and what people write for them. Sources as for the verbs. */
export const PLAIN_NOUNS = `
= [!private] [!~species|bird|birds|fish|animal|animals|plant|plants|tree|trees|insect|insects|frogs|snails|seals|whales|deer|larvae|moths|moth|beetles|bats|bees] individuals [!'|’] [!~lit|site|sites|species|bird|birds|fish|animal|animals|plant|plants|tree|trees|insect|insects|larvae] -> people
[an|each|every|any|that|another] individual/N1 [@PUNCT|ADP|AUX|VERB|SCONJ] -> person
[!~peaks|peak|mountain|mountains|shadow|shadows|horizon|sky|hills|valley|river|desert|snow|train|window] [digital|modern|today's|evolving|changing] landscape/N1 -> world
in the realm of -> in
within the realm of -> in
realm/N1 of -> world of
a rich tapestry of -> a rich mix of
a tapestry of [@ADJ?] [*s] -> a mix of
a testament to -> a sign of | a tribute to | evidence of | proof of
= [!such|quite|what] a plethora of -> plenty of | many | a lot of
[!is|was|there's|such|quite|what] a myriad of -> many
the myriad [@NOUN|ADJ] -> the many
myriad of -> range of
= [!is|was|there's|such|quite|what] a multitude of -> many
[!such|quite|what] a wealth of -> plenty of | a lot of
= [!is|was|there's|such|quite|what] a vast|wide|diverse array of [@ADJ?] [*s] -> many
= [!is|was|there's|such|quite|what] a diverse|broad|vast range of [@ADJ?] [*s] -> many
= [!is|was|there's|such|quite|what] an array of [@ADJ?] [*s] -> several | many
a kaleidoscope of -> all kinds of | a mix of
a symphony of [@ADJ?] [*s] -> all kinds of | many | a mix of
[!legal|court|title|cup|championship|new|exciting|fresh|and|with|creative|intellectual|physical] challenges [!~opportunity|opportunities|achievements|triumphs|rewards] [!to|@PRON|DET|ADJ|NOUN|PROPN|VERB] -> problems | difficulties | hurdles
[!legal|court] challenges to [the|our|their|its|his|her] -> problems for
rich cultural tapestry -> rich culture
[significant|major|serious|difficult|big|considerable|main|key|particular] challenge/N1 [!to] -> problem | difficulty
gain/V insights|insight into -> learn/V about
gain/V valuable|deeper insights|insight into -> learn/V about
provide/V valuable|important|new|deep|deeper insights|insight into -> tell/V us more about | show/V more about | help/V explain
[!and] provide/V insights|insight into [!~question|questions] -> help/V explain | tell/V us about
offer/V valuable|important|new|deep|deeper insights|insight into -> tell/V us more about | show/V more about | help/V explain
[!and] offer/V insights|insight into [!~question|questions] -> help/V explain | tell/V us about
valuable insights [!into] -> useful lessons | useful ideas
[the] potential for [abuse|harm|misuse|conflict|error|errors|damage|bias|failure|injury|corruption|fraud|violence|loss|disaster] -> risk of
the potential for [!~to] [@NOUN|ADJ|*ing] [!~growth|improvement|success] -> the possibility of | the chance of
potential [risks|risk|solutions|solution|problems|problem|benefits|benefit|causes|cause|harm|danger|dangers|threats|threat|errors|impact|impacts|effects|issues|consequences|outcomes|side|bias|biases|conflicts|conflict|explanations|explanation|reasons|applications|uses|sources|drawbacks|damage|changes|role|links|link|mechanisms|options|delays] -> possible
[this|our|these|proposed|present|new|same|such|their|standard] approach/N [@PUNCT|AUX|VERB] -> method/N
= [new|novel|effective|simple|efficient|principled|practical|general] approach to [*ing] -> way of
approaches to [*ing] -> ways of
gain/V a|an deeper|better|greater|clearer|fuller understanding of -> learn/V more about
gain/V a|an good|deep|clear|comprehensive understanding of -> learn/V a lot about
develop/V a|an deeper|better|greater|clearer|fuller understanding of -> learn/V more about
provide/V a|an deeper|better|greater|clearer|fuller understanding of -> explain/V more about | tell/V us more about
gain/V an understanding of -> learn/V about
a deep|thorough|good|basic|detailed|strong|solid|working|sound|general understanding of -> a $2 knowledge of
a deeper|better|greater understanding of -> a better idea of | a clearer picture of | a better grasp of
[our] understanding of -> knowledge of | picture of
= still plays a|an crucial|vital|pivotal|critical|key|essential|central|significant|important|major role|part in -> is still important in | still matters a lot in
[!still] plays a crucial|vital|pivotal|critical|key|essential|central role in -> is central to | is a key part of | matters a lot in | has a big part in
[!still] plays a significant|important|major role in -> is an important part of | is important in | matters a lot in
[!still] plays a big|large|small|minor|huge role in -> has $2 $3 part in
[to|can|could|will|would|may|might|should|must] play a crucial|vital|pivotal|critical|key|essential|central role in -> be central to
[@NOUN] play a crucial|vital|pivotal|critical|key|essential|central role in -> are central to | matter a lot in | are a key part of
[@NOUN] play a significant|important|major role in -> are important in | matter a lot in
[!have|has|had|having|*s] played a crucial|vital|pivotal|critical|essential|key role in -> was central to
[!have|has|had|having|*s] played a significant|major|important role in -> was important in | had a large part in
[have|has|had] played a crucial|vital|pivotal|critical|essential|key role in -> been central to
[have|has|had] played a significant|major|important role in -> been important in | had a large part in
[!business|marketing|their|its|our|your|his|her|these|those|the|policy|investment|teaching|political|economic] strategies to -> ways to
strategies for [*ing] -> ways of
[!cinematic|film|literary|artistic|musical|painting] techniques -> methods
[!patient|health|pregnancy|birth|treatment|surgical|survival|neonatal|life|economic|adverse|clinical|learning|educational|maternal|student|primary|secondary|market|labor-market|employment|social|negative|positive|policy|measured|health-related] outcomes -> results
[!communication|communications|response|military|nuclear|processing|technical|production|manufacturing|detection|defense|defence|computing|storage|search|missile|weapons|preparedness|enforcement|monitoring|network|of] capabilities -> abilities
limitations of [this|the|our|these|existing|current|previous|traditional|such] -> weaknesses of | drawbacks of | limits of
[!~study|trial|sample|research] [!of|several|some|important|two|three|few|many|following|main|other|potential] limitations [!~study|trial|sample|research] -> limits
= advancements in -> advances in | improvements in | developments in
= advancements -> advances | improvements | developments
advancement in -> advance in
= methodology/N -> method/N
= methodologies -> methods
an exploration of -> a look at
[an|the|this|further|limited|unique|poignant|nuanced|deeper|deep|thorough|detailed|comprehensive|our|his|her|its] exploration of -> study of
the interplay between -> the relationship between | the link between
the interplay of -> the mix of
= interplay between -> relationship between | link between
nuances of -> details of
intricacies of -> details of
= avenues for -> routes for | paths for
= avenues to [!explore|pursue|investigate|follow|consider|take|try] -> ways to | routes to
= new avenues -> new routes | new paths
[!@ADJ] endeavor/N [!to] -> effort/N
[!@ADJ] endeavour/N [!to] -> effort/N
necessity of -> need for
the necessity for -> the need for
[!@ADJ] significance of -> importance of
[the] cornerstone of -> foundation of
[the|these|our|their|his|her|key|main] findings [!by] -> results
= [!~make|makes|made|making|leave|leaves|left|leaving] [the|its|their|an|any|this|our|his|her|of|no|great|and|no|more|less|on|with|for|major|potential|possible] impact/N on -> effect/N on
= [!~make|makes|made|making|leave|leaves|left|leaving] [!a|an] [@ADJ] impact/N on -> effect/N on
= [have|has|had|having] a|an @ADJ impact on -> $1 $2 effect on
make/V a|an @ADJ? impact on -> have/V a $3 effect on
= [the|an|any|its|their|@ADJ] impact/N of -> effect/N of
[have|has|had|having] a @ADJ impact [@PUNCT|CCONJ] -> a $2 effect
[have|has|had|having] an impact [@PUNCT|CCONJ] -> an effect
a deep dive into -> a close look at
a game-changer for -> a big change for
a game changer for -> a big change for
versatility of -> flexibility of
a stark reminder of -> a clear reminder of
a stark reminder that -> a clear reminder that
utilization of -> use of
utilisation of -> use of
enhancements to -> improvements to
[!flavor|flavour|taste|beauty|performance] enhancements -> improvements
distinctions between -> differences between
[one|this|another] challenge [is|that|@PUNCT|for] -> problem
further exploration of -> further study of
[a] pivotal moment -> turning point
[its|their] potential to -> ability to
[the] diverse array of -> range of
= [new|novel|proposed|our] approach/N [!~taken|take|takes|took] [!to|@PRON] -> method/N
[new|novel|general|efficient|scalable] approach to [the|a|an|this] -> method for
[digital|political|virtual|online|academic|natural] realm -> world
effective strategies -> good methods
integration of @ADJ @NOUN into -> use of $3 $4 in
[!@ADV|their|what] implications of -> consequences of | effects of
[!is|was|there's|such|quite|what] a range of [!~prices|values|ages|temperatures|sizes|motion|frequencies|scores|angles] [@ADJ?] [*s] -> several | many
= interplay between -> relationship between | link between
a complex interplay of -> a mix of
the complex interplay of -> the mix of
the complex interplay between -> the relationship between
the challenge of [*ing] -> the problem of | the task of
to challenge [the|conventional|traditional|existing|social] [~norms|notions|ideas|views|beliefs|stereotypes|assumptions|wisdom] -> to question
challenge/VP [the|conventional|traditional|existing|social|our|their] [~norms|notions|ideas|views|beliefs|stereotypes|assumptions|wisdom|perceptions] -> question/V
the challenges [@PRON] -> the problems
the challenges of -> the difficulties of | the problems of
[the] potential of [@NOUN|DET] [*s] -> promise of
the need for increased|greater -> the need for more
`
