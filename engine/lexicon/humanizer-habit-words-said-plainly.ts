/**
 * Longer words on the list of Kobak et al. that models still write more often than people after Strong (complex, approach,
 * based, understanding, potential …): frames in which people say it otherwise. Each is right wherever its own words stand.
 */
export const HABIT_WORDS_PLAIN = `
= complex/A [task|tasks|problem|problems|question|questions|calculation|calculations|puzzle|puzzles|topic|topics|subject|subjects] [!~class] -> difficult | hard
= complex/A [pattern|patterns|structure|structures|relationship|relationships|interactions|rules|laws|regulations|sentences|machinery|shapes|story|plot|issue|issues|situation|situations|process|processes|algorithms|procedures|surgery|operation|repair|repairs|landscape|scene|scenes|environment|environments|history|legacy|emotions|feelings|web|models|behaviors|behaviours|behavior|geometry|geometries|designs|design|mechanism|mechanisms|matter|matters|world|data|language|arrangements|narrative|narratives|dynamics|mix|picture|scenarios|scenario|work] -> complicated
= complex/A [characters|character] [!of] -> layered | rounded
= complex/A [flavors|flavor|flavours|flavour|taste|aroma] -> rich
= [is|are|was|were|be|become|becomes|becoming|very|so|too|increasingly|quite|how|incredibly|extremely|highly] complex [@PUNCT|to|because|enough|that|but] -> complicated
= [is|are|was|were|be] complex and [@ADJ|ADV] -> complicated and
= [a|an|the|this] complex and [@ADJ] [!conjugate] -> complicated and
= [a|an] complex , @ADJ [@NOUN] -> complicated, $3
= [that|this|our|the|proposed|same|such|new|these] approach [for|that|is|was|outperforms|has|can|allows|works|also|gives|uses|helps|shows|improves|achieves|involves|could|may|will|would|does|provides|makes|lets|reduces|enables|relies|leads|offers] [!~life] -> method
= [novel|scalable|unified|generic|principled|neural|spectral|statistical|probabilistic|learning-based|supervised|unsupervised|bayesian|variational|learning|machine-learning|modeling|search|graph-based] approach [for|@PUNCT|CCONJ|that|is|was|outperforms|called|based|which|using] -> method
= [~paper|propose|proposes|proposed|introduce|introduces|introduced|algorithm|algorithms|models|dataset|datasets|data|network|networks|classification|learning|technique|techniques|optimization] [new|innovative|efficient|simple|original|general|practical|alternative|standard|popular|traditional|conventional] approach [for|@PUNCT|CCONJ|that|is|was|outperforms|called|based|which|using] -> method
= [new|novel|innovative|efficient|simple|popular|standard] approach [in] [machine|deep|reinforcement|computer|program|natural|artificial|statistical] -> method
= [new|novel|innovative|original|different|better|simple|alternative|efficient|practical|smart|creative|fresh] approach to [@ADJ|NOUN|DET?] [classification|detection|segmentation|clustering|recognition|optimization|estimation|generation|modeling|translation|inference|prediction|training|analysis|retrieval|reconstruction|compression|regularization|embedding|planning|parsing|pruning|evaluation] -> method of
= [new|novel|better|simpler|different|practical|innovative|efficient|unique|effective|good|original|promising] approach to [!*ing] [@VERB] [@DET|ADJ|NOUN|PRON] -> way to
= [a|an|the|more|this|our|his|her|your|their] holistic|balanced|broader|nuanced|realistic approach to [health|education|life|leadership|learning|development|management|policy|history|religion|nature|art|design|science|well-being|wellness|success|business|security|healthcare|medicine|justice|work|the|@NOUN] -> $1 view of
= take/V a different approach [@PUNCT] -> do/V things differently
= take/V a similar approach [@PUNCT] -> do/V much the same
= approach/V0 life|work|problems|challenges|issues|tasks|conflict|decisions -> deal/V with $2
= [how] [you|we|they|i|to] approach [!~risk|risks|person|people|subject|topic|door|animal|text|city] [the|a|this|these|it|your|our|their|my|@NOUN|ADJ] -> go about
= [best|right|better|good] approach [is|was|would] to -> way $2 to
= ^ based on the|this|these|our|my|your|their [~information|results|findings|evidence|data|analysis|feedback|observations|experience|research|facts|summary|description|details|experiments|text|review|reviews] -> from $3
= are mainly|largely|primarily|mostly based on -> rest $2 on
= [method|methods|algorithm|algorithms|framework|technique|techniques|architecture|scheme|procedure|autoencoder] based on [@DET|ADJ|NOUN|PROPN|*ing] [!~metrics|criteria|scores|performance|prompts|feedback|accuracy] -> built on
= [discriminate|discriminated|discrimination|prejudice|persecuted|persecution|oppression|inequality|bias|excluded|exclusion] [against?] [@NOUN|PRON?] based on -> because of
= [!book|film|movie|novel|story|show|series|song|play|drama|tale|game|@AUX|ADV] based on their|its|your [!own|real|experience|experiences|knowledge|understanding|life|lives|book|novel] -> according to $3
= [!book|film|movie|novel|story|show|series|song|play|drama|tale|game|@AUX|ADV|PUNCT|decision|decisions] based on individual|specific|certain|user|different|personal|various [!experience|experiences|belief|beliefs|opinion|opinions] -> according to $3
= [!@AUX|ADV|PUNCT] based on whether|what|how|where|who|which -> according to $3
= [decisions|decision|choices|choice|judgments|judgement|judgment|conclusions|conclusion|claims|recommendations|votes|predictions|assumptions|opinion|opinions] based on -> on the basis of
= by understanding [the|how|what|why|this|these|its|their|your|our|where|@ADJ] -> by knowing
= ^ understanding how|what|why|where -> knowing $2
= ^ understanding the|these|this|its|your|our [!importance] -> knowing $2
= [in|of|to|for|about|at|towards|toward|key|and] understanding how|what|why|where -> knowing $2
= [for|of|to|in|towards|toward|at|key] understanding [the|these|this|its|complex|complicated|such|human|our] [!~people|others|language|each] -> making sense of | grasping
= [a|an|more|better|deep|deeper|clear|clearer|subtle|full|fuller|good|basic|comprehensive|intuitive|solid|profound|thorough|nuanced|proper|true|complete|firm|detailed|strong] understanding of [!~people|others|each|human] -> grasp of
= [conventional|traditional|modern|common|popular|usual|contemporary|western|scientific] understanding of -> idea of
= [the|our|my|your|their|his|her|current|present|greater|human] understanding of [@DET|ADJ|NOUN|how|what|why] -> knowledge of
= [method|methods|technique|techniques|strategies|strategy|approach|data|architecture|architectures|algorithm|procedure|tools|measures|tactics|models] employed [@PUNCT|in|by|for|to|during] -> used
= [commonly|widely|often|traditionally|typically|frequently|usually] employed [in|to|for|by|as|@PUNCT|method] -> used
= [we|they] employed [a|the|an|@ADJ] [~method|methods|technique|techniques|model|models|approach|strategy|algorithm|algorithms|data|test|tests|analysis|network|design|tactics|measures] -> used
= a|an|the|this|one|another common|major|significant|key|central|big|real|main|serious|persistent|fundamental|critical|difficult|long-standing|constant|ongoing challenge [in|for|@PUNCT|of|is|was|that|to|when|with] -> $1 $2 problem
= [tackle|tackling|solve|solving|overcome|overcoming|address|addressing|solves|tackles|overcomes|addresses] this challenge -> this problem
= is|are|was|were a challenge for [!~court|title|legal|cup|crown] -> $1 hard for
= is|was a challenge [to] -> $1 hard
= [!~up|accept|accepted] the biggest|greatest|main|hardest|central challenge [is|was|in|for|@PUNCT] -> the $2 problem
= ^ the challenge is|was to -> the hard part $3 to
= hold/V @ADJ? value|significance|importance|meaning|appeal|views|beliefs|opinions|values|attitudes|power -> have/V $2 $3
= holds merit -> has merit
= holds the key to -> is the key to
= [they|*s] hold the key to -> are the key to
= holds true [!as|that] -> is true
= [may|might|would|will|must|can|could|should] hold true -> be true
= [everything|all|what|that|things|values|beliefs|ideals] [i|we|you|they|he|she] hold|holds dear -> love
= what the future holds [!for] -> what the future will bring
= hold/V the belief|view|opinion that -> believe/V that
= [is|was|are|were|truly|so|it|simply|quite|absolutely] remarkable [@PUNCT|how|that|and|in|for] -> amazing
= remarkable/A [progress|success|achievement|achievements|accuracy|strength|skill|courage|success|results|growth|resilience] -> great
= remarkable/A [ability|abilities|talent|gift|story|life|woman|man|person|people|feature|features|discovery|find|property|properties|journey|example|case|film|book] -> unusual
= despite not [*ing] -> without
= despite being [a|an|the|@ADJ|VERB] -> though
= despite having been [@VERB] -> though
= despite facing [@ADJ|NOUN|many|numerous|several|a|the] -> though facing
= despite these|all these|the @ADJ? challenges|difficulties|problems|obstacles|setbacks|limitations|flaws|limits|drawbacks|shortcomings , -> even so,
= ^ despite this , -> even so,
= despite this , -> even so,
= ^ despite its|their|his|her|my|our @ADJ? [*s] -> for all $2 $3
= ^ despite its|their|his|her|my|our [size|age|popularity|success|importance|simplicity|beauty|fame|appearance|reputation|name|power|wealth|best|efforts|lack|small|charm] -> for all $2
= promising [results|performance|outcomes|evidence|signs|progress|findings|performances|sign|developments] -> encouraging
= [is|are|was|were|looks|look|seems|seem|very|more|been|appear] promising [@PUNCT|and|but|for] -> encouraging
= [a|an|very|most|more|this|one|as] promising [avenue|direction|path|option|candidate] -> good
= if|when you'd like [@PUNCT|to|me|more|a|any|some] -> $1 you want
= would you like me to -> do you want me to
= think/V of it like [a|an|the] -> think/V of it as
= [it|this|that] seems like [you|we|they|i|he|she] [@AUX|VERB] -> seems
= seems|seem|seemed like [a|an] -> $1
= [in|of|for|to|about|and|by|worth] preserving [the|our|their|its|cultural|natural|traditional|traditions|culture|human|land|biodiversity|wildlife|forests|every] [!~pairwise|structure|events|experiences|order|distance|topology] -> protecting
= potential/A [benefits|benefit|applications|application|risks|risk|consequences|effects|effect|impact|impacts|uses|causes|outcomes|problems|issues|solution|solutions|danger|dangers|harm|harms|loss|losses|conflicts|conflict|errors|improvements|threats|threat|drawbacks|advantages|advantage|implications|side|negative|positive|explanation|explanations|scenarios|candidates|sources|source|limitations|obstacles|complications|weaknesses|savings|bias|biases|future] -> possible
= [its|their|your|our|his|her] potential to [@VERB] -> power to
= potential for [growth|improvement|development|change|progress|expansion|innovation|learning] -> room for
= the potential for [!growth|improvement|@PUNCT] [!~to|power] -> the possibility of
= [further|more|future|deeper|additional] exploration [of|@PUNCT|is|and|in] -> study
= [film's|book's|novel's|its|author's|story's|poem's|play's|his|her] exploration of [!space] -> treatment of
= an exploration of [!~space] -> a study of
= [@ADJ] weather conditions [!are|were|have|make|can|that] -> weather
= [!@ADJ] weather conditions [!are|were|have|make|can|that] -> weather
= [health|medical|mental|skin|heart] conditions [such|like|@PUNCT|and|or|that|are|in|can] -> problems
= [!~heat|pressure|temperature|population|growth|soil|light] under certain|some conditions -> in $2 cases
= [study|studies|analysis|analyses|results|research|investigation|survey|experiments|data|report|tests|scan|scans|review|findings|evaluation|evaluations|interviews|it] revealed [that|a|an|the|how|significant|no|@ADJ|NOUN] -> showed
= [study|studies|research|analysis|analyses|investigation|experiments|data|evidence|work|survey|review|tests|observations|findings] has|have revealed that -> $1 shown that
= it has been|was revealed that -> it has come out that
= [your|my|his|her|share|sharing] insights [@PUNCT|on|about|and|with] -> thoughts
= [offer|give|provide|gives|provides|gave|provided|offers|offering|giving] useful|valuable insights for -> useful information for
= [offer|give|provide|gives|provides|gave|provided|offers|offering|giving] insights for -> useful information for
= [this|it|job|task|work|learning|which] involves [*ing] -> means
= [process|method|strategy|procedure|technique|approach|system|practice] involves [*ing] -> consists of
= [it|which] usually|often|typically involves [*ing] -> $1 means
= [paper|work|study|article|thesis] introduces [a|an|the|two|three|@ADJ] -> describes | puts forward
= [paper|work|study|article|thesis] presents [a|an|the|two|three|several|@ADJ|NOUN] [~framework|method|model|approach|algorithm|theory|system|architecture|technique|examples|agent|study|network|networks|procedure|strategy|tool|experiments|process] [!~contribution] -> describes | puts forward
= intricate/A [dependencies|properties|mappings|structure|structures|relationship|relationships|interactions|web|network|networks|link|links|systems|system|process|processes|issues|problem|problems|mechanisms|surface|data|sequential|non-linear|nonlinear|dynamics|rules|landscape|landscapes|world|environments|connection|connections|ways|maze|plan|plans|scheme|relations] -> complicated
= intricate/A [facade|facades|carvings|carving|engraving|engravings|embroidery|stonework|woodwork|decorations|artwork|floral|batik|mosaics|lace] -> detailed
= [manage|managed|managing|work|works|worked|communicate|communicating|communicates|use|used|lead|teach|learn|learned|perform|performs|allocated|function|functions|them|it|resources|time|tasks|problems|skills|market] effectively [@PUNCT|CCONJ] -> well
= [can|could|to] effectively [capture|separate|learn|handle|address|manage|communicate|model|deal|reduce|use|solve|combine|classify|identify|mitigate|teach|train|convey|balance|detect|predict|generate|improve|represent|bridge|encode] -> 0
= [with|by|on|of|despite|due|for] its|their inherent [@NOUN|ADJ] -> $1 own
= [@NOUN] inherent in [@DET|NOUN|ADJ|PRON] -> present in
= [is|are|was|were] inherent in -> part of
= [@PUNCT|of|to|by|and|for|on] providing [a|an|the|more|some|plenty|access|support|@ADJ] [!~with|that|care|housing|services|insurance|electricity|coverage|goods|food|kernels] -> giving
= strategies for [*ing] -> ways of
= [!business|marketing|their|its|our|your|his|her|these|those|the|policy|investment|teaching|political|economic] strategies to [@VERB] [@DET|ADJ|NOUN|PRON] -> ways to
= [teaching|learning|treatment|prevention|control|training|study|instructional|mitigation|sampling] strategies -> methods
= distinct from -> different from
= distinct yet|but -> different $2
= [!his|her|its|my|your|and|@PROPN|NOUN|PART] distinct @ADJ? [*s] -> different $2
= [@NUM|two|three|four|five|several|many|these|of|into] distinct [*s] -> separate | different
= a distinct difference|advantage|edge|lack|improvement -> a clear $3
= [!he|she|who|i|student|students|player|players|they] holds|shows promise [for|in] [*ing|@ADJ|NOUN] -> looks useful
= [paper|study|research|work|analysis|article|essay|report|thesis|project|review|book|section] aims to [@VERB] -> sets out to | tries to
= [framework|method|algorithm|technique|system|policy|law|act|program|approach|model|learning|training|initiative|campaign|bill|reform|plan] aims to [@VERB] -> is meant to | tries to
= [which|that] aims to [@VERB] -> tries to
= [!~summary|overview|report|details|information|assessment|description|account] [*s] [!centuries|years|decades|times|seconds|minutes|hours|days|weeks|months|miles|meters|metres|kilometers|kilometres|dollars|euros|pounds] , including [!food|money|work|data|information|material|content|evidence|equipment|research|music] [@PROPN|NOUN|ADJ|a|the|those|*ing] -> , among them
= while not [@ADJ|a|an|the|as|always|entirely|every|everyone|all|without] -> though not
= [!~with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while others -> , and others
= [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while the other -> , and the other
= [!~with] [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while some|many|most [@NOUN|ADJ|@VERB|AUX] -> , and $3
= [!so|first|second|third|fourth|finally|last|conclusion|addition|summary|fact|short|contrast|particular|general|example|instance|course|hand|opinion|@ADV] , while the|a|its|his|her|my|our [@NOUN|ADJ] [!~*ing] [~is|are|was|were|has|have|had|can|will|would|remains|may|provides|offers|uses] -> , and $3
= while keeping @DET? accuracy|quality|performance|privacy|integrity|efficiency|stability|structure|diversity|fidelity|security|identity|independence|focus|control|authenticity|flexibility|safety|simplicity|essence [@PUNCT|ADP|CCONJ] -> without losing $3 $4
= while keeping high|good|strong @NOUN? accuracy|quality|performance|privacy|efficiency|fidelity|security [@PUNCT|ADP|CCONJ] -> without losing $4 $5
= the|its|their transformative power|potential of -> $1 power of
= transformative/A experience|journey -> life-changing $2
= transformative/A [change|changes|effect|effects|impact|approach|technology|technologies|reforms|reform|ideas] -> far-reaching
= aligns with -> matches | fits with
= [to|can|could|may|might|will|would|must|should|that|which|and|not|*s] align with [!~star|stars|pole|axis|edge|line|lines|sun|grid|corner|holes] -> match | fit with
= aligns closely|perfectly|well with -> fits $2 with
= foundational/A [@NOUN] -> basic
= optimizing [performance|costs|cost|efficiency|resources|operations|their|your|our|energy|processes|content|workflow] -> improving
= [of|in|for|to|at|by|towards|and] advancing [the|our|this|human|scientific|their] [!~army|army's|enemy|troops|age|tide] -> furthering
= recognizing that -> seeing that
= recognizing [its|the|their] [importance|need|value|limits|power|role|danger|benefits|significance] -> seeing
= unlocking [new|the|a|their|your|our] [~possibilities|opportunities|world|doors|potential] -> opening up
= [method|model|approach|performance|algorithm|it|system|architecture|framework|network|technique|which|that] surpasses [@DET|ADJ|NOUN] -> beats | does better than
= [abstract|this|study|paper|article|it|research|which|case|author|report|example|analysis|finding|work|result] highlights [the|how|that|a|an] -> shows
= [clinical|learning|student|treatment|educational|better|positive|negative|possible|academic|different|desired|surgical|medical|optimal|training|business|good|bad|favorable] outcomes [@PUNCT|AUX|VERB|ADP|CCONJ|that] -> results
= [by|and|of|in|for] incorporating [@DET|ADJ|NOUN] [!~into] -> adding
= [beautifully|expertly|skillfully|finely|perfectly|masterfully|delicately|well] crafted [!*s] -> made
= [is|are|was|were|been] carefully crafted -> carefully worked out
= to address [this|these|such|those|both|climate|key|the] [!audience|crowd|nation|court|meeting|public|congress|media|house|world|council|school|class|students|pupils|conference|assembly|congregation|letter|people|leavers|guests|voters] -> to deal with
= [of|in|for|to|at|by|towards|and|when] addressing [this|these|such|those|both|climate|key|the|issues|problems] [!audience|crowd|nation|court|meeting|public|congress|media] -> dealing with
= [!~protocols|rules|rituals|silence|holiday|holidays|customs|traditions|precautions|law|laws|ceremony|moment] [is|was|were|been|be|are] observed [in|that|@PUNCT|by|to|at|when|between|for|on] -> seen
= we|they|i observed that -> $1 saw that
= to assess whether|how|what|if -> to see $3
= to assess the|their|its [!~tax|taxes|damages] -> to judge $3
= [be|is|are|was|were|often|largely|partly|mainly] attributed to [@DET|NOUN|ADJ] [!~author|painting|quote|work|poem|apostle|artist|poet] -> put down to
= emerge/V as [a|an|the|one] -> become/V
= evolving/A [landscape|needs|world|nature|technology|technologies|situation|society|market|field|environment|threats|demands|industry|conditions|role|relationship] -> changing
= formidable/A [opponent|opponents|task|challenge|force|team|enemy|foe|obstacle|adversary|problem|problems|competitor|rival] -> tough
= pressing/A [issue|issues|need|needs|problem|problems|concern|concerns|question|questions|challenge|challenges] -> urgent
= innovative/A [approach|method|tool|framework|model|algorithm|technology|technologies|solution|solutions|ways|way|methods|techniques|approaches|tools|ideas|features|products|product|technique|design|designs] -> new
= acknowledging that -> admitting that
= acknowledging [the|its|their] [limits|problem|problems|difficulty|limitations|weaknesses|mistakes|risks|need|truth|fact|faults|flaws] -> admitting
= facilitates [the|a|more|these|this|@ADJ|NOUN] [!~to] -> allows
= facilitating [the|a|more|these|@ADJ|NOUN] [!~to] -> allowing
= exhibit/VP [@DET|ADJ] [!~museum|gallery|art|work|works|paintings] -> show/V
= [story|plot|film|movie|novel|book|debate|argument|narrative|discussion|case|question|life|show|it] revolves around [@DET|NOUN|ADJ|PRON] [!~sun|axis] -> is about
= discern [the|what|how|whether|subtle|any|a] -> make out
= [their|his|her|our|my|these|such|creative|artistic|scientific|research|human|academic] endeavors [@PUNCT|to|of|in|and] -> efforts
= leverages [@DET|ADJ|NOUN|PROPN] -> draws on
= leveraging [@DET|ADJ|NOUN|PROPN] -> drawing on
= compelling/A [point|points|argument|arguments|case|evidence|reason|reasons] -> strong
= compelling/A [story|film|read|performance|performances|characters|character|narrative|plot|drama|tale] -> gripping
= shaping the future -> building the future
= shaping [public|opinion|views|attitudes|beliefs|minds|character|identity|identities|perceptions|values|behavior|our|my|who|modern] [!~clay|future|cities|world|destiny|destinies] -> forming
= elevating [the|our|your|their|his|her] -> raising
= by embracing [change|diversity|new|technology|technologies|innovation|the|differences|these] -> by welcoming
= offer/V0 @ADJ? support|advice|help|guidance|hope|comfort|protection|relief|advantages|opportunities|solutions|benefits -> give/V $2 $3
= [to|can|could|may|might|will|would|must] offer [you|them|us|me|him|her|people|students|users|customers] -> give
= the advancement of [machine|deep|automated|representation|computational|ai|artificial|natural|science|technology|medicine|research|computer|medical|scientific|technological|neural|knowledge] -> progress in
= advancements in -> advances in
= [of|a|the|to|with|in|for|and|this|these|such|many|most|its|our|more|@VERB] complex/A [@NOUN] [!~numbers|number|analysis|plane|variable|variables|roots|conjugate|conjugates|systems|system|networks|network|carbohydrates|society|societies|organisms|trauma|ptsd|adaptive|reasoning|cognition|regional|syndrome|litigation|sugars|molecules|projective|eigenvalues|amplitude|phase|characters|character|flavor|flavors|flavours|taste|wine|manifold|manifolds|oedipal|matrix|matrices|function|functions|structures] -> complicated
= [of|a|the|to|with|in|for|this|these|such|many|most|its|our|more|@VERB] complex/A [@ADJ] [@NOUN] [!~numbers|number|analysis|plane|variable|variables|roots|conjugate|conjugates|systems|system|networks|network|carbohydrates|society|societies|organisms|trauma|ptsd|adaptive|reasoning|cognition|regional|syndrome|litigation|sugars|molecules|projective|eigenvalues|amplitude|phase|characters|character|flavor|flavors|flavours|taste|wine|manifold|manifolds|oedipal|matrix|matrices|function|functions|structures|dimensional|valued] -> complicated
= [@PUNCT] understanding [the|these|this|how|why|what|its|their|such|that] -> knowing
= and understanding of [a|the|this|how|what] -> and knowledge of
= people's understanding of -> people's idea of
= [global|ethical|engineering|computational|technical|methodological|legal|environmental|economic|political|unexpected|main|immediate|practical|logistical|security|contemporary|financial] challenge [@PUNCT|is|in|for|that|of|than|has|to] -> problem
= [critics|opponents|to|and|can|could|may|or|that|who|often] challenge [its|their|this|that|these|such|authority|current|own|my|our|assumptions|norms|traditional|a] [!~team|champion|champions|title|record|leader|incumbent|player|himself|opponent|yourself|ourselves|ruling|decision|ban|rival|duel] -> question
= [are|still|also|some|any|socioeconomic] challenges [to|that|they|caused|presented|present|over|@PUNCT|in|with|remain] -> difficulties | problems
= [@NOUN|CCONJ] effectively [@PUNCT] -> well
= [!more|most|so|as|very|culturally|ethnically|geographically|and|racially|highly|less] diverse/A [populations|backgrounds|perspectives|views|viewpoints|interests|datasets|communities|cultures|needs|opinions|groups|experiences|sources|voices|topics|fields|domains|contexts|environments|methods|applications|tasks|settings|industries] -> different
= [!more|most|so|as|very|culturally|ethnically|geographically|and|racially|highly|less] diverse/A [set|range|array|selection|mix|collection|menu] -> broad
= [!~land|property|painting|gold|metal|ecosystem|ecosystems|coin|coins|jewel|jewels|worth|money|gem|artifact] [is|are|be|especially|very|so|also] valuable [for|in|to|when|@PUNCT] -> useful
= valuable/A [insights|insight|information|advice|lessons|lesson|experience|tool|tools|feedback|skills|input|knowledge|support] -> useful
= [*s] offer a|an @ADJ solution|alternative|path|pathway|option -> are $2 $3 $4
= [*s|they] offer [more|many|better|fewer|several] [!~you|me|us|them] -> have
= [a|an|the|and|with|of|some|his|her|their|its] impressive/A [performance|results|view|views|display|record|achievement|achievements|work|range|array|success|skills|growth|win|start|speed|collection|selection|job] -> great
= without the need for -> without
= without the need to -> without having to
= [*s] [!centuries|years|decades|times|days|weeks|months|hours|miles] ( including [@PROPN|NOUN|ADJ|a|the|those|*ing] -> (among them
= while preserving [!or|and] -> without losing
= while maintaining its|their|our [@NOUN|ADJ] -> without losing $3
= ^ while it's [@ADJ|a|the|not|an|true] [!~still|hot|warm] -> although it's | though it's
= ^ while there [is|are|was|were|may|have|has|might] -> although there | though there
= ^ while proponents|critics|supporters|opponents|advocates -> although $2 | though $2
= ^ while some|many|most [@NOUN|ADJ|may|argue|of] -> although $2 | though $2
= ^ while the|a|an|this|its|his|her|our|their @ADJ? @NOUN [is|was|are|were|has|have|may|can|does|did|might|could] [!*ing] [!~hot|warm|away|out|open|young|alive|asleep|busy|still] -> although $2 $3 $4 | though $2 $3 $4
= serving as [a|an|the] [!~president|chairman|director|minister|secretary|mayor|governor|captain|leader|ambassador|head|member|professor|editor|coach|judge|chair|officer] -> acting as
= focusing on [!~camera|lens|microscope|eyes] -> concentrating on
= maintaining a|the|good|strong|high|healthy|order|peace|stability|control|contact|friendships|relationships [!~building|equipment|infrastructure|website|car|road|roads|system|software|that] -> keeping $2
= [work|works|worked|working|live|lives|lived|living|play|played|playing|exist|fight|fought|fighting|served|serve|grew] alongside -> with
= the potential to [!escalate|become|be|lead|cause|harm|damage|disrupt|undermine|spread|grow|develop|turn|result|backfire] [@VERB] -> the power to
= useful|valuable insights and -> useful ideas and
= [a|the|this|his|her|their|its|such|with|of] remarkable [@NOUN] [!~progress|story|life] -> striking
a remarkable [@NUM] -> 0
[!most|more|so|as|very|less|truly] remarkable/A [predictive|generalization|similarity|advances|advance|potential|capacity|accuracy|results|growth|potential|ability|strength|speed|power] -> great
[!~how|so|more|most|truly] [is|was|are|were] remarkable [@PUNCT] -> striking
[useful|important|new|deep|provides|gives|give|provide|providing|giving|valuable] insights for [*ing|@ADJ|NOUN|future] -> ideas for | lessons for
[!into] your insights [@PUNCT|on|and] -> your thoughts | your ideas
[these|those] insights [@PUNCT|into|and|can|to|from|for] -> ideas
experience and insight [@PUNCT] -> experience
information or insights -> information
experiences and insights -> experiences
[the] insights gained from -> lessons from
[further|more|deeper|additional|future] exploration [@PUNCT|of|into|in|and] [!~space|planet|oil|drilling|mineral|mars] -> study
research and exploration [!~space|planet|oil|gas|mineral|mars|arctic] -> research
[twisted|moving|honest|thoughtful|fun|poignant|raw|fascinating|interesting|deep|thought-provoking|compelling|nuanced|bold] exploration of [!~cave|caves|space|city|island|islands] -> look at
contribute/V to the advancement of -> help/V advance
career advancement -> promotion
this advancement -> this advance
further advancement -> further progress
[looks|look|looked|seems|seem|seemed|sounds|sounded] promising [@PUNCT|for|as|but] -> good
[looks|look|looked|seems|seem|seemed|sounds|sounded] [really|very|quite|so] promising [@PUNCT|for|as|but] -> good
promising/A [premise|start|trend|beginning] -> good
compelling/A [solution|response|alternative|option|answer] -> strong | good
compelling/A [figure|tale|portrayal|book|read|character|account|article] -> gripping | interesting
[feel|feels|sound|sounds|seem|seems|is|are|while|more|most] compelling [@PUNCT|in|even|than] -> convincing
human understanding [@PUNCT|and|of] [!~between] -> human knowledge
[standard|traditional|common|modern|western|popular] understanding [@PUNCT|of] -> view
[is|was|be|been|remains|remained|proved|becomes|became|being] a challenge [@PUNCT|for] [!~court|title|legal|cup|crown] -> difficult | hard
[is|was|be|been|remains|remained|proved|becomes|became|being] a challenge to [@VERB] -> difficult to | hard to
[is|was|be|been|remains|proved] quite a challenge [@PUNCT|for] -> quite difficult | quite hard
pose/V a challenge for -> cause/V problems for
^ the challenge is -> the problem is | the difficulty is
[is|was] the challenge of [*ing] -> the problem of
the challenge of [@NOUN|ADJ] [!~title|champion|sport|sports|mountain] -> the problem of
[a|the|this|main|biggest|another] challenge faced by -> problem facing
has an understanding of -> understands
have an understanding of -> understand
have a good|deep|clear|solid|thorough|strong understanding of -> know a lot about
has a good|deep|clear|solid|thorough|strong understanding of -> knows a lot about
[better|desired|possible|worse|future|poor|best|same] outcomes [@PUNCT|for|in|and|of] -> results
[is|are|was|were] impressive [@PUNCT|and] -> very good
transformative [force|impact|effect|effects|power|influence|change|changes|potential] -> great
groundbreaking [work|discovery|discoveries|research|study|studies|paper|music|film|idea|ideas|theory|technology] -> pioneering | new
[new|different|fresh|modern|unusual|novel] approach to [urban|city|education|governance|policing|healthcare|medicine|leadership|management|storytelling|filmmaking|politics|diplomacy|planning|transportation|design|art|music|farming|therapy|teaching|marketing] -> kind of
[!more|less|most] precise/A [definitions|definition|control|movements|instructions|words|answer|timing] -> exact
`
