/**
 * Turns of phrase around verbs of moving, holding, making and having to, and what people write there.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_MOVING = `
cause/V people|students|drivers|customers|users|others|things|many|prices|cells|plants|candidates|voters|workers|consumers|patients|passengers|investors|companies|children|families|it|them|him|her|us|me|you to [@VERB] -> make/V $2
cause/V @DET|PRON @NOUN to [!*ing] [@VERB] -> make/V $2 $3
compel/V @PRON|NOUN to [@VERB] -> make/V $2
compel/V @DET|PRON|ADJ @NOUN to [@VERB] -> make/V $2 $3
force/V @PRON|NOUN to [@VERB] -> make/V $2
force/V @DET|PRON|ADJ @NOUN to [@VERB] -> make/V $2 $3
persuade|convince/V @PRON to [@VERB] -> get/V $2 to
help/V @PRON|NOUN to [@VERB] -> help/V $2
help/V @DET|PRON|ADJ @NOUN to [@VERB] -> help/V $2 $3
is forced|obliged|obligated to [@VERB] -> has to
[he|she|company|firm|student|teacher|employee|candidate|user|driver|doctor|state|government|person|player|bank|customer] is required to [@VERB] -> has to
are forced|obliged|obligated to [@VERB] -> have to
[teachers|students|doctors|schools|companies|firms|employees|workers|drivers|users|candidates|banks|states|children|people|parents|they|we|you|i|who|players|members|manufacturers|employers|applicants|residents|visitors|citizens|officers|businesses] are required to [@VERB] -> have to
was|were forced|obliged|obligated to [@VERB] -> had to
[he|she|it|i|company|firm|teachers|students|doctors|schools|companies|firms|employees|workers|drivers|users|candidates|banks|states|children|people|parents|they|we|you|i|who|players|members|manufacturers|employers|applicants|residents|visitors|citizens|officers|businesses] was|were required to [@VERB] -> had to
be forced|obliged|obligated to [@VERB] -> have to
intends to [@VERB] -> is going to
[they|we|who] plan|intend to [@VERB] [!~deceive|harm|kill|mislead|cause|because|hurt] -> are going to
[i] plan|intend to [@VERB] -> am going to
is eager to [@VERB] -> wants to
are eager to [@VERB] -> want to
was eager to [@VERB] -> wanted to
aspire/V to [@VERB] -> want/V to | hope/V to
attend/V [@DET|ADJ|NOUN|PRON] [~school|college|university|church|class|classes|meeting|meetings|event|events|concert|party|wedding|conference|game|games|festival|workshop|lecture|lectures|funeral|parties] [!~medal] -> go/V to
enter/V the [room|house|building|kitchen|store|restaurant|forest|cave|shop|bar|hall|city|town|hotel|chamber|temple|castle] [!~of] -> go/V into the
return/V to [the|my|his|her|their|our] [~village|house|town|city|restaurant|room|store|hotel|kitchen|forest|cabin|car|office|table|hospital] -> go/V back to
[i] awoke -> woke up
explain/V to me|us|him|her|them that|how|why -> tell/V $3 $4
instruct/V @PRON to -> tell/V $2 to
expressed hope|optimism that -> hoped that
express/V support for -> support/V
expressed confidence that -> felt sure that
[@PROPN|he|she|author|report|article|study|proposition] states|asserts|contends|maintains|insists that -> says that | says
[!has|have|had|having|it's|that's|he's|she's|they've|we've|i've|you've|also|recently|just|since|only|increasingly|ever|never|even|now] become/VP more [popular|expensive|common|difficult|complicated|competitive|aware|confident|involved|frequent|serious|dangerous|important|complex] -> get/V more
becoming more [popular|expensive|common|difficult|complicated|competitive|aware|confident|involved|frequent|serious|dangerous|important|complex] -> getting more
function/VP [properly|well|effectively|without|correctly|smoothly] -> work/V
operate/V [a|the|his|her|their|its|our] [business|store|shop|company|restaurant|hotel|businesses|farm] -> run/V
appear/V [simple|easy|different|small|old|young|tired|nervous|strange|beautiful|healthy|normal|happy|sad|angry|confident|calm|clear|random|harmless|genuine|uninterested] -> look/V | seem/V
place/V [@DET|PRON] [~on|in|into|inside|under|beside|next] [!~emphasis|value|importance|order|bet|trust|blame|burden|pressure|limits] -> put/V
place/V emphasis on -> stress/V
retain/VP [@DET|PRON|NOUN|ADJ] [!~water|moisture|heat|fluid|counsel|lawyer|material|information|knowledge] -> keep/V
retain/VG [@DET|PRON|NOUN|ADJ] [!~wall|walls|water|moisture|heat|fluid|counsel|lawyer|material|information|knowledge] -> keep/V
[@NOUN|PRON|PROPN|AUX] retain/VD [@DET|PRON|NOUN|ADJ] [!~water|moisture|heat|fluid|counsel|lawyer|material|information|knowledge] -> keep/V
halt/V [@DET|NOUN|ADJ] -> stop/V
terminate/V [!him|her|them|me|you|us|employees|employee|workers|worker|staff|@PROPN] [@DET|PRON|NOUN] [!~string|process|algorithm|line|pregnancy|employee|employees|worker|workers|staff] -> end/V
grant/V me|him|her|them|us|you [@DET|ADJ|NOUN] -> give/V $2
adopt/V [a|an|the|this] [~approach|attitude|stance|view] [!~child|baby|dog|cat] -> take/V
undertake/V [@DET|ADJ|NOUN] -> take/V on
require/V [time|courage|patience|effort|practice|years|hours|months|skill|discipline|dedication] -> take/V
require/V a lot of [time|work|effort|courage|patience|practice] -> take/V a lot of
[food|meal|order|server|waiter|drinks|dishes|bill|package|waitress|appetizers|pizza|entrees] arrive/V [@PUNCT|in|with|on|from|early|late|cold|hot|after|at] -> come/V
[this|which|that] implies that -> means that
[may|should|would|could|might] imply that -> mean that
[,] implying that -> meaning that
discover/V that -> find/V out that
discover/VP how|why|what -> find/V out $2
visit/V the [museum|park|beach|store|shop|zoo|library|restaurant|mall|market] -> go/V to the
travel/V to [@PROPN|DET] -> go/V to
dispose of -> get rid of | throw away
prevent/V @NOUN|PRON from [*ing] -> stop/V $2 from | keep/V $2 from
prevent/V @ADJ @NOUN from [*ing] -> stop/V $2 $3 from | keep/V $2 $3 from
`
