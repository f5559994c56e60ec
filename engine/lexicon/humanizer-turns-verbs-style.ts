const PLAY_A_PART =
  'play/V a|an important|big|key|large|great|major|vital|central|significant|crucial|pivotal|essential|critical part|role'

/**
 * Turns of phrase that hold a style word of Kobak et al. (2024): the whole phrase is said another way.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_STYLE_VERBS = `
lead/V to improved [!~and|or] [@NOUN|ADJ] -> improve/V
lead/V to improved [@NOUN|ADJ] -> bring/V better
lead/V to enhanced [!~and|or] [@NOUN|ADJ] -> improve/V
lead/V to enhanced [@NOUN|ADJ] -> bring/V better
lead/V to increased [!~and|or] [@NOUN|ADJ] -> increase/V
lead/V to increased [!rate|rates|level|levels|price|prices|cost|costs|temperature|temperatures|speed|risk] [@NOUN|ADJ] -> bring/V more
lead/V to reduced [!~and|or] [@NOUN|ADJ] [!quality] -> reduce/V | lower/V
lead/V to decreased [!~and|or] [@NOUN|ADJ] -> reduce/V | lower/V
result/V in improved [!~and|or] [@NOUN|ADJ] -> improve/V
result/V in improved [@NOUN|ADJ] -> bring/V better
result/V in enhanced [!~and|or] [@NOUN|ADJ] -> improve/V
result/V in increased [!~and|or] [@NOUN|ADJ] -> increase/V
result/V in increased [!rate|rates|level|levels|price|prices|cost|costs|temperature|temperatures|speed|risk] [@NOUN|ADJ] -> bring/V more
result/V in reduced [!~and|or] [@NOUN|ADJ] -> reduce/V | lower/V
contribute/V to improved @NOUN|ADJ [!~*ing|and|or] -> help/V improve $4 | improve/V $4
contribute/V to improving @DET|ADJ|NOUN|PRON [!~*ing] -> help/V improve $4
contribute/V to reducing @DET|ADJ|NOUN|PRON [!~*ing] -> help/V reduce $4
contribute/V to reduced @NOUN|ADJ [!~*ing|and|or] -> help/V reduce $4 | reduce/V $4
contribute/V to increased [!~and|or] [@NOUN|ADJ] -> increase/V
contribute/V to [a] [more|healthier|cleaner|safer|better|greater|stronger|clear|richer|fuller|deeper|calmer|happier|quieter] -> make/V for | bring/V
a major|significant|leading|key|big|main contributor to [~pollution|change|emissions|warming|disease|stress|obesity|inequality|deaths|congestion|poverty|crime] -> a $2 cause of
[!~we|i|you|he|she|they|who|people] fosters [a] [more|wider|better|healthier|fairer|safer|happier|deeper] -> makes for | means | brings
provide/V [a|an] [!~with|way|ways|means|option|options|tool|place|platform|service|services|forum|room|haven|home|space|escape|alternative|sanctuary|refuge|warehouse|setting|environment|backdrop|selection|series|experience|opportunity] [~analysis|answer|definition|description|summary|explanation|estimate|estimates|interpretation|update|winner|outcome|mandate|bound|degree|level|measure|understanding|discount|proof|boost|sense|taste|burst|basis|account|list|review|demonstration|defense|argument|result|results] -> give/V
[!~he|she|they|we|i|you|who|company|companies|team|staff|government|city|author|authors|@PROPN] [@NOUN|it|this|which|that] offers a|an [~way|means|alternative|haven|refuge|escape|sanctuary|backdrop|safeguard|check|counterbalance|reminder|springboard|substitute|shield] -> is $2
provide/V insights|insight into [!~question|questions] -> tell/V us about | help/V explain
provide/V useful|valuable|important insights|insight into -> tell/V us a lot about | help/V us understand
provide/V @PRON with the opportunity|chance to -> give/V $2 the chance to | let/V $2
provide/V support to|for -> support/V
provide/V assistance to -> help/V
provide/V an overview of -> sum/V up | describe/V
provide/V a comprehensive|detailed|complete|full overview|picture of -> describe/V in full | fully describe/V
provide/V information about|on -> tell/V us about
provide/V evidence that -> show/V that
provide/V evidence of|for -> give/V evidence $3 | show/V
provide/V guidance on|for|to -> guide/V
^ this shows|demonstrates|highlights that -> so | clearly,
, ensuring that [@DET|PRON|NOUN|ADJ|PROPN] -> , so that
ensure/V the safety of [the|all|our|their|its|his|her|@NOUN|ADJ] -> protect/V
ensure/V the safety and well-being of -> protect/V | look/V after
ensure/V the security of -> protect/V | guard/V
ensure/V the survival|preservation of -> preserve/V | save/V
ensure/V the success of -> make/V a success of
ensure/V the accuracy of -> check/V
ensure/V compliance with -> comply/V with | keep/V to
ensure/V the quality of -> keep/V up the quality of | look/V after the quality of
improve/V [my|our|your|his|her|their] understanding|knowledge of -> learn/V more about | add to $2 $3 of
enhance/VP [~efficiency|productivity|standards] [the|their|its|our|your|@NOUN] [!air] -> raise/V | increase/V
enhance/VG [~efficiency|productivity|standards] [the|their|its|our|your|@NOUN] [!air] -> raise/V | increase/V
enhance/VP [~security|resilience|cooperation|ties|position|bond|immune] [the|their|its|our|your|@NOUN] -> strengthen/V
enhance/VG [~security|resilience|cooperation|ties|position|bond|immune] [the|their|its|our|your|@NOUN] -> strengthen/V
[essay|book|film|novel|movie|story|poem|chapter|documentary] explores [the|how|what|why|@ADJ|NOUN] -> is about | deals with
[paper|study|article|thesis|research|report|review|analysis] explores|examines|investigates [the|how|what|why|@ADJ|NOUN] -> studies | is about | discusses
explore/V0 the [idea|concept|theme|themes|topic|question|potential|possibility|benefits|effects|effectiveness|role|complexities|intersection|limits|details|implications|reasons|causes|consequences] -> look/V at the | discuss the | go into the
[he|she|who|company|government|team|group|movement|party|president|organization|charity|minister] aims|seeks to [@VERB] -> wants to | hopes to
address/V climate change -> fight/V climate change
address/V the needs of -> meet/V the needs of | serve/V the needs of
address/V [their|our|these|those|its] needs -> meet/V
address/V [the|their|these|any|your|our] [concerns|worries|fears|questions] -> answer/V | respond/V to
foster/V a sense of -> give/V $2 sense of | bring/V $2 sense of
${PLAY_A_PART} in shaping @DET|ADJ|NOUN|PRON [!~*ing] -> help/V shape $7 | help/V to shape $7
${PLAY_A_PART} in improving @DET|ADJ|NOUN|PRON [!~*ing] -> help/V improve $7 | help/V to improve $7
${PLAY_A_PART} in promoting @DET|ADJ|NOUN|PRON [!~*ing] -> help/V promote $7 | help/V to promote $7
${PLAY_A_PART} in determining @DET|ADJ|NOUN|PRON [!~*ing] -> help/V determine $7 | help/V to determine $7
${PLAY_A_PART} in developing @DET|ADJ|NOUN|PRON [!~*ing] -> help/V develop $7 | help/V to develop $7
${PLAY_A_PART} in creating @DET|ADJ|NOUN|PRON [!~*ing] -> help/V create $7 | help/V to create $7
${PLAY_A_PART} in protecting @DET|ADJ|NOUN|PRON [!~*ing] -> help/V protect $7 | help/V to protect $7
${PLAY_A_PART} in preventing @DET|ADJ|NOUN|PRON [!~*ing] -> help/V prevent $7 | help/V to prevent $7
${PLAY_A_PART} in reducing @DET|ADJ|NOUN|PRON [!~*ing] -> help/V reduce $7 | help/V to reduce $7
${PLAY_A_PART} in maintaining @DET|ADJ|NOUN|PRON [!~*ing] -> help/V maintain $7 | help/V to maintain $7
${PLAY_A_PART} in preserving @DET|ADJ|NOUN|PRON [!~*ing] -> help/V preserve $7 | help/V to preserve $7
${PLAY_A_PART} in building @DET|ADJ|NOUN|PRON [!~*ing] -> help/V build $7 | help/V to build $7
${PLAY_A_PART} in keeping @DET|ADJ|NOUN|PRON [!~*ing] -> help/V keep $7 | help/V to keep $7
${PLAY_A_PART} in making @DET|ADJ|NOUN|PRON [!~*ing] -> help/V make $7 | help/V to make $7
${PLAY_A_PART} in supporting @DET|ADJ|NOUN|PRON [!~*ing] -> help/V support $7 | help/V to support $7
${PLAY_A_PART} in driving @DET|ADJ|NOUN|PRON [!~*ing] -> help/V drive $7 | help/V to drive $7
${PLAY_A_PART} in forming @DET|ADJ|NOUN|PRON [!~*ing] -> help/V form $7 | help/V to form $7
${PLAY_A_PART} in encouraging @DET|ADJ|NOUN|PRON [!~*ing] -> help/V encourage $7 | help/V to encourage $7
${PLAY_A_PART} in influencing @DET|ADJ|NOUN|PRON [!~*ing] -> help/V shape $7 | help/V to shape $7
vary/V depending on -> vary/V with | depend/V on
vary/V based on -> vary/V with | depend/V on
focus/V on [what|the] [matters|present|positive|moment|future] -> think/V about
connect/V with like-minded people|individuals -> meet/V $3 people
teach/V me|us|them|him|her|you valuable|important|useful lessons about -> teach/V $2 a lot about
maintain/V a healthy lifestyle -> live/V a healthy life | stay/V healthy
maintain/V a [healthy] [weight|balance|diet|relationship] -> keep/V a
maintain/V0 [order|peace|control|contact|discipline|balance|power|stability|trust|unity|composure|interest|momentum|pace|friendships|secrecy|silence] -> keep
maintain/V0 [their|its|his|her|our|your|my] [balance|position|power|independence|composure|lead|identity|shape|job|focus|grip|edge|reputation|culture|traditions|freedom] -> keep
maintain/VG [their|its|his|her|our|your|my] [balance|position|power|independence|composure|lead|identity|shape|job|focus|grip|edge|reputation|culture|traditions|freedom] -> keep/V
it is important|essential|crucial|worth to? note|noting that -> note that
= it's important|essential|crucial|worth to? note|noting that -> note that
uncover/V the truth -> find/V out $2 truth
unravel/V [the] [mystery|mysteries|puzzle|enigma] -> solve/V
unravel/V the secrets of -> learn/V the secrets of
unlock/V the secrets of -> learn/V the secrets of
unlock/V the|its|their|your|his|her full? potential of -> make/V the most of
unlock/V its|their|your|his|her|our|my full? potential -> make/V the most of $2 potential
uncover/V hidden [@NOUN] -> find/V $2
by harnessing the power of -> with the help of | using
harness/V the power of -> use/V | draw/V on
as evidenced|demonstrated by -> as shown by
as exemplified|evidenced|demonstrated in -> as in
gain/V significant|considerable|much|substantial|increasing? traction|momentum [@PUNCT|in|as|among|recently|and|over] -> catch/V on
gain/V significant|considerable|substantial|increasing attention -> get/V a lot of $3
gain/V a deeper|better|greater|fuller|deep|good understanding|knowledge|appreciation of -> learn/V more about
gain/V insight|insights into -> learn/V about | learn/V more about
gain/V valuable|useful|deeper|new insight|insights into -> learn/V a lot about | learn/V more about
optimize/V0 [the|its|their|your|our|@NOUN|ADJ] [~process|workflow|workflows|operations|experience|schedule|use|health|routine|strategy|strategies|business|marketing|productivity] [!~function|objective|loss|gradient|parameter|parameters|model|network] -> improve
revealing [a|an] [~lack|pattern|picture|trend|tendency|correlation|link|gap|difference|need|side|smile|shift] -> showing
excels at -> is very good at | is good at
excels in [!two|three|many|several|both|multiple|all|these|@NUM] -> is very good at
study|survey|research|studies|poll|review|analysis|report|experiment|experiments|surveys|investigation conducted by [@PROPN|DET|NOUN|ADJ] -> $1 by
study|survey|research|studies|poll|review|analysis|report|experiment|experiments|surveys|investigation carried out by [@PROPN|DET|NOUN|ADJ] -> $1 by
[by] shedding light on [the|how|what|why|this|these] -> explaining | showing
shedding light on [how|why|what] -> showing | explaining
preserve/V0 [the|our|their|its|his|her] [~history|heritage|culture|environment|rights|wildlife|planet|land|forests|traditions|language] -> protect | save | keep
serve/VP as a reminder that -> remind/V us $5
serve/VP as a reminder of -> remind/V us of
serve/VP as a reminder to -> remind/V us $5
pose/V a|an serious|significant|major|grave|real? threat|risk to -> threaten/V
seek/VP out -> look/V for
conduct/V research|experiments|interviews|studies|tests -> do/V $2
conduct/V a|an [~survey|study|interview|test|experiment|poll|review] -> do/V $2
[!~going|visiting|dining|eating|staying|coming|walking|sitting|being] offers [a|an] [@ADJ] [~atmosphere|menu|setting|vibe|feel|ambience] -> has
[@PROPN|he|she|they|author|article|essay|paper|report|i|we] emphasize/V [the|a|this] -> talk/V about | stress/V
[@PROPN|he|she|they|author|article|essay|paper|report|i|we] highlight/V [the|a|this|how] -> talk/V about | mention/V
it is crucial|essential|important|vital|imperative|necessary that we|they|you [@VERB] -> $5 have to
= it's crucial|essential|important|vital|imperative|necessary that we|they|you [@VERB] -> $4 have to
[@PUNCT] responded|remarked|exclaimed|stated|declared|commented [the|my|his|her|@PROPN|he|she] -> said
[he|she|i|they|@PROPN] responded|remarked|exclaimed|stated|declared|commented [,|.|:] -> said
[@PROPN|he|she|they|officials|police|minister|spokesman|spokesperson|spokeswoman|report|director|president] stated|asserted|declared|reiterated|remarked that -> said that | said
pose/V a question|questions -> ask/V a question
`
