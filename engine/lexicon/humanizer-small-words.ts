/**
 * What is left of the style words of Kobak et al. once the longer lists are through: small words that models lean on
 * (through, into, between, across, need, potential, role …) in fixed patterns where a plainer one says the same.
 */
export const SMALL_WORDS = `
= [!@NOUN|PRON|everything|all|what|anything|that|which] [i|you|we|they|he|she|people] need/VP to [@VERB|AUX|ADV] -> have/V to
= [will|would|don't|didn't|doesn't|also|just|still|really|only|not] need to [@VERB|AUX|ADV] -> have to
= [!@ADJ|VERB|DET] [!growing|pressing|urgent|increasing] [*s|people|staff|police|women|men|children] need/VP to [@VERB|AUX|ADV] -> have/V to
= ^ you need to [@VERB] -> you have to
= [i|you|we|they|he|she|people|who] needed to [be|do|go|get|make|find|take|know|see] -> had to
[!~film|movie|novel|story|characters|scene|viewers|reader|readers|discover|discovers|learn|learns] through [@ADJ?] [efforts|effort|training|collaboration|cooperation|investment|investments|policies|programs|initiatives|planning|technology|measures|methods|techniques|strategies|imagery] -> with | by
[!~film|movie|novel|story|characters|scene|viewers|reader|readers|discover|discovers|learn|learns] through [@ADJ?] [negotiations|negotiation|diplomacy|dialogue|legislation|regulation|simulations] -> by
[achieved|obtained|created|caused|done|solved|reached|driven|strengthened|improved|reduced|supported|funded|generated|produced|governed|resolved|maintained|transmitted|enforced|gained|won|earned] through [!~air|door|lens|town|city|night|cities|towns|region|regions|country|countries|body|many|most] [@NOUN|ADJ] -> by
[improved|strengthened|supported|achieved|gained|won|earned|produced|solved] through [!~air|door|lens|town|city|night|cities|towns|region|regions|country|countries|body|many|most] [@NOUN|ADJ] -> with
[expressed|conveyed|shown|reflected] through [@NOUN|ADJ|his|her|their|its|the] -> in | with
^ through [~efforts|effort|work|collaboration|actions|dedication|experience|experiences|approach|support|research|training] [their|his|her|its|our|these|such|this] -> with
[new|many|some|several] insights into [@DET|ADJ|NOUN|PRON|how|why|what] -> ideas about
[an|some|great|deep|new] insight into [@DET|ADJ|NOUN|PRON|how|why|what] -> idea of
offer/V a glimpse into -> give/V a glimpse of
provide/V a glimpse into -> give/V a glimpse of
a glimpse into -> a glimpse of
[recent|further|more|new|early|medical|scientific|academic|future|ongoing|current|of|on|the|do|doing|did|for|in|that|this] research into -> research on | study of
[@NOUN|PROPN|it|he|she|they] turned into [a|an|something] -> became
[@NOUN|PROPN|it|he|she] turns into [a|an|something] -> becomes
[@NOUN|to|they|can|will|could|would|may|might] turn into [a|an|something] -> become
translates into [higher|lower|better|more|less|fewer|greater] -> means
translate into [higher|lower|better|more|less|fewer|greater] -> mean
[is|are|was|were|be|been] integrated|incorporated into [the|@NOUN|ADJ] -> made part of
[!an|its|the|own] integrated|incorporated into our|their|his|her|your -> made part of $3
a balance between [~and] -> a balance of
the balance between [~and] -> the balance of
strike/V a balance of|between [~and] -> balance/V
[*s|people|students|communities] across [@PROPN] -> in
[this|our|their|the|its|his|her|a] potential [risks|risk|solutions|solution|problems|problem|benefits|benefit|causes|harm|dangers|threat|threats|impact|impacts|effect|effects|consequences|outcomes|issues|uses|applications|drawbacks|advantages|disadvantages|gains|losses|improvements|reforms|ways|areas] -> possible
[the|its] potential for [~growth|improvement|success|change|innovation] [@NOUN|ADJ] -> room for
[to|can|could|will|would|may|might|should|must] play an|a important|significant|major|large|big role|part in -> matter a lot in | do a lot in
[!still] plays an important part|role in -> is important in | matters a lot in
[have|has|had] played an important part|role in -> been important in
[!have|has|had|having|*s|they|we|and|ADV] played an important part|role in -> was important in | mattered a lot in
[its|their|active|big|small|large|important|significant|minor|central|major|key|leading|vital|crucial] role in [*ing|@DET|NOUN|ADJ|PRON|PROPN] -> part in
a clear|basic|deep|strong|solid|firm|good|thorough|better understanding of -> a $2 grasp of
an understanding of -> a grasp of
[his|her|their|your|my|our|the|better|deep|detailed|full|students'] understanding of -> grasp of | knowledge of
[of|by|without] understanding how|why|what|where -> knowing $2
[real|big|main|serious|major|biggest|key|first|significant] challenge/N1 [!~to|cup|match|series|final|accepted|participants|submissions|winners] [@PUNCT|for|is|was|of|in|that|facing|@AUX] -> problem | difficulty
[it|this|that] [is|was] a challenge [to|for] -> hard
[it] [will|would|can|could|may|might] [be] a challenge [to] -> hard
challenge/N2 [!~cup|trophy] [faced|facing|@PUNCT|in|of|that|with|for|such|like|related|associated|ahead] -> problem/N | difficulty/N
[!@NOUN|VERB|defensive|offensive|marketing|military|political|investment|coping|rhetorical|discursive|narrative|attacking|trading|pricing|evolutionary] strategies [@PUNCT|AUX|that|for|in|can] -> methods
[!,] [a|this|that|one|effective|useful|new|different|key|common|simple|another] technique [@PUNCT|AUX|for|of|in|to] -> method
[by] focusing on [how|what] -> looking at
[!@ADV] , focusing on [@DET|NOUN|ADJ|PRON|how|what] -> , with a focus on
focusing only|solely|just|purely|mainly|mostly|primarily|disproportionately on -> looking $2 at
achieving [success|results|better|good|high|higher|strong|better|more|near|state] -> getting
achieving [~goal|goals|balance|state|harmony|equality|peace|target|targets|aims|objectives|dreams|neutrality|speed|status|level|levels] [a|an|the|this|that|their|your|our|these|@ADJ] -> reaching
maintaining [~accuracy|performance|precision|system|control|balance|distance|order|peace|speed|structure|levels|level|tradition|traditions|track|pace|temperature|records|rate|rates|silence|rhythm|lead] [!~health|car|cars|vehicle|equipment|building|infrastructure|roads|software|website|employment] [a|an|the|their|its|your|our|@ADJ|NOUN] -> keeping
maintain/V0 [a|the|their|its|your|our|his|her] [status|power|focus|lead|position|shape|balance|peace|momentum] -> keep/V
[a|the] leading cause/N of -> main $2 of
[a|the|one|world's|country's|nation's] leading [expert|experts|company|companies|supplier|producer|provider|source|figure|figures|voice] -> top
emphasizing|emphasising the [importance|value|role|need] -> stressing the
highlighting the [importance|value|role|need] -> showing the
[@NOUN|PRON|PROPN] addresses [!~crowd|audience|nation|nations|allies|readers|voters|public|media|reporters|parliament|letter|court|people|students|ip|email|mail] [the|this|these|a|an|both|@ADJ|NOUN|PRON] -> deals with
[@NOUN|PRON|PROPN] presents [~view|picture|overview|idea|summary|account|image|version|perspective|look] [a|an|the|@ADJ] -> gives
[@NOUN|PRON|PROPN] presents [~challenges|problems|difficulties|risks] [!~opportunities|opportunity] [@ADJ|NOUN|many|several|some] -> brings
aligns [~with] [the|these|their|@NOUN|ADJ] -> matches
[@NOUN|PRON] offer [~solution|solutions|flexibility|insight|insights|support|protection|guidance|information|opportunities|opportunity|access|training|services|service|evidence|framework|method|approaches|care|advice|alternative|examples|step] [!~benefits|benefit|advantages|advantage|range|variety|to] [@ADJ|NOUN|a|an|the] -> provide
[@NOUN|PRON] offer [~benefits|benefit|advantages|advantage] [@ADJ|NOUN|many|several|some] -> have
[!human|skeletal|animal|dinosaur|fossil|charred|burned|burnt|buried|scattered|cremated|often|always|usually|generally|typically|never|rarely|@ADJ|DET|ADP] remains [!~decades|years|centuries|weeks|months|hours|days|generations|until|throughout|forever] [!~seen] [@ADJ|a|the] -> is still
[!~set] poised to -> ready to | set to
struggle/N for -> fight/N for
hinting at -> suggesting
urging [@PRON|NOUN|PROPN] to -> asking
unlocking [~possibilities|opportunities|markets] [the|@ADJ|NOUN] -> opening up
assessing [how|whether|what] -> judging
[the|a|an|this|its|their] analysis of [@DET|NOUN|ADJ] -> study of
thorough/A [!observation|observations|reading|planning|work|research] [@NOUN] -> careful | full
midst of -> middle of
uphold/V [~standards] [@DET|NOUN|PRON|ADJ] -> keep/V to
uphold/VP [~value|values|principle|principles] [@DET|NOUN|PRON|ADJ] -> stand/V by
[in|to|for|by|while|and|of] ensuring [a|an|the|certainty|regional|fairness|equality|state|public|fair|equal|adequate|safe] -> guaranteeing | securing
= ensuring [i|we|you|they|he|she|it|all|every|everyone] -> making sure
= emphasizing [the|its|their|his|her] [!~importance] -> stressing
highlight/V [how|why] -> show/V
[paper|study|article|essay|chapter|section] presents [a|an|the|@ADJ|NOUN] -> describes | sets out
realms such as -> areas such as
[this|that|mortal|human|other|innocent|fantasy|divine|spiritual|physical|mystical|magical|celestial] realm [!of] -> world
[@DET|ADJ] interplay of light -> play of light
emerge/V victorious -> win/V
[it|now] has [now] emerged that -> has come out that
[^|@PUNCT|ADP|ADJ|DET] advocates [of|argue|say|have|who|are|and|@PUNCT] -> supporters
serve/V the needs of -> meet/V the needs of
serves [~purpose|function|functions] [a|an|@ADJ] -> has
[more|most|several|other|many|these|the] pressing [!~down|into|against] [@ADJ|NOUN] -> urgent
[process|system|method|approach|college|procedure] involves [~steps|stages|process] [a|an|several|many|multiple|@ADJ] -> has
[process|system|method|approach|procedure] involves [the|a|an] -> includes
primary [responsibility|driver|form|target|tool|need|component|topic|theme] -> main
primary source of -> main source of
challenges associated with -> problems with
insights from [!~data|analysis|results|study|studies|survey|surveys|experiments|images|reviews|mathematics|theory] -> ideas from
[to] hold onto [the|these|those|their|his|her|its|your|our] [~tradition|traditions|culture|power|dream|dreams|belief|beliefs|money|savings|stock|shares|land|title|lead|job|jobs|customers|staff] -> keep
stands [@NUM] -> is
recognizing|recognising [the|how|what] [!~skill|skills|talent|talents|achievement|achievements|contribution|contributions|effort|efforts|rights|winner|winners] -> seeing
[more|most|very|so|equally] diverse -> varied
diverse and [@ADJ] -> varied and
[is|was|are|were] diverse [@PUNCT|and] -> varied
[is|are|was|were] distinct from -> different from
= understanding of how -> knowledge of how | grasp of how
= [no|little|some|limited] understanding of -> knowledge of | grasp of
investigation/N into -> investigation/N of
[@VERB|NOUN|PRON] tap into [@DET|NOUN|ADJ] -> draw on
tapping into [@DET|NOUN|ADJ] -> drawing on
entry into the -> entry to the
through extensive|comprehensive|numerous|careful experiments|experimentation -> in $2 $3
through our|these experiments|analysis|evaluation -> in $2 $3
winner-take-all|winner-takes-all approach -> $1 system
[deeper|better|fuller|clearer|more|detailed|full|greater|profound|comprehensive|strong] understanding of -> grasp of | knowledge of
^ understanding [how|why|what|the|these|its|this] -> knowing
by understanding [the|its|these|this] -> by knowing
= [methods|techniques|issues|problems|factors|areas|tools|platforms|features|elements|skills|activities|topics|services|options|resources|organizations|companies|states|countries|nations|cities|industries|sources|policies|challenges|approaches|programs|events|subjects|values|traits|qualities|benefits|tasks|applications|technologies|systems|products|foods|ingredients|dishes|materials|costs|diseases|conditions|symptoms|species|groups|institutions|figures|writers|authors|artists|works|films|sports|languages|metrics|models|algorithms] like [!that|this|it|these|those|them|us|me|you|him|her] [@PROPN|NOUN|ADJ|*ing] -> such as
[express|share|shared|sharing|expressing|expressed|voice] their ideas|thoughts|opinions|views|feelings|emotions|experiences|stories|knowledge|concerns -> $2
[improve|boost|improving|boosting|increase|increasing] their health|productivity|performance|efficiency|knowledge|accuracy -> $2
in their daily|everyday lives -> in daily life
their daily|everyday lives -> daily life
[!~never|ever|first|once|time|times] in their lives -> in life
[with|from|by|among|of|to] their peers -> others
[!~work|job|jobs|find|employment] in their field|fields -> in the $3
[to|in|with] their surroundings -> the surroundings
[@DET|ADJ] potential/A [!~customers|customer|buyers|clients|candidates|candidate|energy|employers|employer|investors|users|members|donors|partners] [@NOUN] -> possible
despite the|these [~challenges|problems|difficulties|efforts|benefits|advantages|flaws|limitations|criticism|criticisms|risks|obstacles|setbacks|costs|progress|advances|hype] -> for all $2
= despite [the|these|all|such] [!~fact] -> even with | in spite of
despite its|their [@ADJ?] [!critics|opponents|years|losses] [*s] -> even with $2 | for all $2
despite its|their [critics|opponents] -> for all $2
potential/A [!~customers|customer|buyers|clients|candidates|candidate|energy|employers|employer|investors|users|members|donors|partners|future|mates|function|functions|successors] [@NOUN] -> possible
through a combination of [@NOUN|ADJ] -> with a mix of
through trial and error -> by trial and error
[!~peering|peer|looking|look|peered|looked|gaze|gazing] through the lens of [@NOUN|ADJ] -> from the point of view of
[learned|learn|learnt|gained|grown|comes|come] through [personal|experience|hard|their|our|my|his|her] -> from
through adversarial|theoretical|regular|hands-on training|analysis|practice -> by $2 $3
`
