/**
 * Short everyday verbs for the long ones that models lean on most (create, require, develop, maintain, ensure, capture,
 * evaluate, allow …), by the words that stand beside them: for Strong alone.
 */
const STUDY =
  'method|methods|model|models|task|tasks|datasets|dataset|benchmark|benchmarks|network|networks|algorithm|algorithms|learning|training|approach'

export const PLAINER_VERBS = `
create/V [@ADJ?] [confusion|tension|tensions|chaos|fear|panic|stress|scarcity|delays|conflict|anxiety|resentment|friction|uncertainty|shortages|problems|difficulties|harm|disruption|damage] -> cause/V
create/V [a|an|some|more|real|huge|serious|much] [@ADJ?] [confusion|tension|tensions|chaos|fear|panic|stress|delays|conflict|anxiety|friction|uncertainty|shortage|shortages|problem|problems|difficulty|difficulties|divide|backlash|harm|disruption|damage] -> cause/V
[!~i|i've|we|he|she|they|you|i'd|tried|@PROPN] create/VP [a|an] [@ADJ|more|overall|sense] [~feel|mood|atmosphere|ambiance|effect|look] -> make/V for
[!~i|i've|we|he|she|they|you|i'd|tried|technique|@PROPN] create/VD [a|an] [@ADJ|more|overall] [~feel|mood|atmosphere|ambiance|effect|look] -> made for
create/V [a|an|the|new|their|his|her|my|our|beautiful|evocative|festive|original|@NOUN] [~painting|video|videos|music|art|content|pictures|illustrations|animations|masterpiece|dish|dishes|website|app|drinks|drink|sculpture|sculptures|film|films|robot|pool|pools|meal|cake|recipe|products|product] -> make/V
[!~universe|god|world|heaven|congress|law] [is|was|are|were|been|being|@NOUN] created by|for|with|from|using -> made $2
create/V [a|an|the] [~society|culture|community|workplace|network|system|platform|coalition|reputation|brand|economy|city] [!~problem|divide|cycle|gap|sense|feel|concrete|wet] -> build/V
[students|doctors|firms|companies|people|they|we|employees|workers|teachers|citizens|drivers|manufacturers|schools|states|banks|businesses|parents|patients|officers|candidates|players|members|you|residents|owners|users|landlords|employers|governments|providers|participants] are required to [@VERB] -> have to
[students|doctors|firms|companies|people|they|we|employees|workers|teachers|citizens|drivers|manufacturers|schools|states|banks|businesses|parents|patients|officers|candidates|players|members|you|residents|owners|users|landlords|employers|governments|providers|participants] were required to [@VERB] -> had to
[students|doctors|firms|companies|people|they|we|employees|workers|teachers|citizens|drivers|manufacturers|schools|states|banks|businesses|parents|patients|officers|candidates|players|members|you|residents|owners|users|landlords|employers|governments|providers|participants] are not required to [@VERB] -> do not have to
[he|she|i|company|student|teacher|employer|driver|user|state|@PROPN] was required to [@VERB] -> had to
[he|she|company|student|teacher|employer|driver|user|candidate] is required to [@VERB] -> has to
[action|research|effort|majority|work|attention|care|investment|change|planning|training|information|energy|power|evidence|study|studies] is|are required to [@VERB] -> $1 needed to
[!is|are|was|were|be|been|being|people|students|employees|companies|doctors|workers|citizens|drivers|@PROPN|PRON] [@NOUN] required to [@VERB] -> needed to
[@NOUN|is|are|was|were|be] required [for|in|@PUNCT] -> needed
requires [a|an|more|careful|some|much|no|great|good|technical|strong|both|real|@ADJ|NOUN] [!~to|by|that] -> needs | calls for
[doesn't|don't|may|might|would|will|can|often|also|they|that|which] require [a|an|more|careful|some|much|no|great|good|technical|strong|both|@ADJ|NOUN] [!*ing] [!~to|by|that] -> need
develop/V a passion|love|fondness for -> grow/V to love
develop/V an interest in -> get/V interested in
develop/V an|a deep|deeper|new? appreciation for|of -> come/V to value
develop/V [important|good|social|problem-solving|life|new|essential|communication|leadership|practical|critical|basic|useful|valuable] [~skills] -> learn/V
develop/V [their|my|our|his|her|your] [~skills|talents|abilities|talent] -> build/V up
develop/V [symptoms|osteoporosis|cancer|diabetes|dementia|depression|complications|allergies|anxiety|asthma|infections|pneumonia|blisters] -> get/V
[!~cancer|disease|tumor|cells|children|child] develop/V [a|an|the|new|several|two|our|baseline|novel|better] [~model|models|system|prototype|tool|agents|architecture|software|app|platform|framework|network] -> build/V
[!~cancer|disease|tumor|cells|children|child] develop/V [a|an|the|new|several|two|our|novel|better|effective|good] [~method|methods|algorithm|approach|technique|techniques|equations|plan|solutions|solution|theory|attack] -> work/V out | design/V
maintain/V the integrity of -> protect/V the integrity of
maintain/V [a|an] [polite|professional|positive|steady|consistent|balanced|good|open|low|high|clean|safe|calm|clear|stable|regular] -> keep/V
maintain/V [focus|discipline|order|security|efficiency|stockpiles|progress|harmony|stability|equilibrium|unity|privacy|quality|confidence|momentum|eye|social|public|enough|computational] [!~health] -> keep/V
maintain/V [its|their|our|his|her|my|your] [core|leadership|commitment|position|identity|independence|values|lead|tranquility|composure|distance|dignity|reputation|strength|status|shape|culture|traditions|unique] -> keep/V
maintain/V that [PRON|@PROPN|the|his|her|their|its|he|she|they|it|i|we] -> say/V that | hold/V that
maintain/V [close|good|healthy|strong|meaningful|positive] [relationships|relations|ties|friendships|contact] -> keep/V up
ensure/V the [best|right|highest] [~fit|quality|results|outcome|price|deal|care|service] -> get/V the
ensures [broad|fair|equal|better|precise|secure|structural|full|consistent|proper|accurate|adequate|quick|timely|smooth|high|good] [@NOUN] -> makes for
ensure/V customer satisfaction -> keep/V customers happy
ensure/V0 [it|they|we|you|he|she|i|everyone|both|nobody] [@VERB|AUX|@NOUN] -> make/V sure
capture/V [the|my|his|her|our|their|your|public|readers'|viewers'] [@ADJ?] [attention|interest|imagination] -> catch/V
capture/V [the|my|our|their|many] [hearts|heart] -> win/V
capture/V [moments|memories|everything] -> catch/V
capture/V [a|the|that|every] [moment|moments|beauty|light|mood|feeling|energy|magic] -> catch/V
captured on [camera|film|video|tape|cctv] -> caught on
[fail|fails|failed|failing|fully|not|unable|doesn't|cannot|can't|adequately|able] [to] capture [the|all|everything|his|its|their|how|what] -> show
[fully|not|doesn't|cannot|can't|adequately] capture [the|all|his|its|their|how|what] -> show
captures the [grace|skill|complexity|reality|richness|emotion|tension|struggle|struggles|story|history|diversity|experience|world|full] -> shows the
evaluate/V [our|this|its|the|these|their|model] [@ADJ?] [method|methods|approach|approaches|model|models|framework|algorithm|system|technique|performance|effectiveness|robustness|ability|efficacy] -> test/V
evaluate/V [the|its|their|this|our] [@ADJ?] [impact|impacts|effect|effects|quality|accuracy|progress|success|efficiency] -> measure/V
[is|are|was|were|be|been] evaluated on|in|with [@DET|NOUN|ADJ] -> tested $2
evaluate/V if|whether|how|what [@DET|PRON|NOUN] -> judge/V $2
evaluate/V [candidates|customers|employees|students|risks|risk|producers|proposals|applicants|options|claims|people|information|evidence|sources|arguments] -> judge/V
[our|the|experimental|extensive|empirical] evaluation/N on|shows|show|demonstrates|demonstrate -> test/N $2
generate/V [revenue|income|money|profits|profit|cash] -> bring/V in
generate/V [interest|excitement|controversy|debate|publicity] -> stir/V up
generate/V ideas -> come/V up with ideas
generate/V [electricity|power|heat|energy|waste|paperwork|content|images|image|samples|text|sentences|responses|summaries|realistic|high-quality|synthetic|adversarial|natural|new|more|missing|diverse|varied|accurate|coherent] -> produce/V | make/V
[!is|are|was|were|been|be|not|being|even|never] allow/V me|them|him|her|it|you to [@VERB] -> let/V $2
[!is|are|was|were|been|be|not|being|even|never] allow/V users|students|people|children|companies|teams|diners|researchers|customers|clients|viewers|readers|patients|employees|workers|residents|visitors|players|women|men|firms|voters|artists|businesses|parents|teachers|families|guests to [@VERB] -> let/V $2
[!is|are|was|were|been|be|not|being|even|never] allow/V the @NOUN to [@VERB] -> let/V the $3
allows [more|better|instant|informed|smooth|effective|efficient|flexible|greater|easy|easier|quick|rapid|fast] [@NOUN|ADJ] -> gives | makes for | brings
[to] determine whether|if|how|what|which|why|where|who -> find out $2 | work out $2
[to] determine the [cause|causes|reason|extent|truth|source|best|right|number|amount|size] -> find out the | work out the
[~${STUDY}] [!a|an|new|the] [better|superior|strong|best|comparable|competitive|state-of-the-art|improved|higher|impressive|similar|good] performance on|than|compared [@DET|NOUN|ADJ|to|with] -> results $2
propose/V a|an|the|this @ADJ? method|model|approach|framework|algorithm|technique|system|architecture|algorithms -> suggest/V $2 $3 $4 | present/V $2 $3 $4
[the|our|this|their] proposed [method|approach|model|framework|algorithm|technique|architecture|network|system|methods|models] -> new
[great|good|wonderful|fantastic|bad|terrible|amazing|pleasant|lovely|awful|horrible|disappointing|excellent] experience at|here|there -> time $2
[!~if] our|my overall|whole experience [was|at] -> $1 visit
extensive experiments -> many experiments
`
