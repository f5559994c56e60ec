/** Turns around nouns, and small frames, that were still over-used after the lists before this one, and what people write there. */
export const TURNS_LATER_NOUNS = `
to approach [this|these|the] [problem|issue|interactions|task|question|situation] -> to handle
embark/V on a|an|the|this|his|her|their|my|our @ADJ? journey|quest|mission to [@VERB] -> set/V out to
start|begin|began/V a journey to [@VERB] -> set/V out to
[my|his|her|their|our|your] journey to|towards|toward [becoming|recovery|success|healing|mastering|finding|freedom|independence|self-discovery] -> road to
journey towards|toward [becoming|recovery|success|healing|mastering|freedom|independence] -> road to
along my|his|her|their|our|the|this journey [@PUNCT] -> along the way
in my|his|her|their|our|your journey [@PUNCT|to] -> along the way
looked back on their|his|her|my|our journey -> looked back on it all
[in|of] his|her|their|our|its efforts to -> trying to
thanks to the [@ADJ?] efforts of -> thanks to the work of
through the efforts of -> thanks to
focus/V their|our|his|her|its efforts on [@DET|NOUN|ADJ|*ing] -> concentrate/V on
[in|with|by] the presence of [other|many|so|such] -> with
in the decision-making process -> in making decisions
the design process [@PUNCT] -> design
the consequences of [their|his|her|your|my|our] actions -> the results of
the dynamics between -> relations between
[their|its|his|her|our|the|of|for|and|more|public|growing|increasing|increased] recognition that -> awareness that
a recognition that -> an understanding that
[deserves|deserving|earned|gained|receive|received|receives|won] [more|all_the|widespread|international|critical|the?] recognition [@PUNCT|for|from|as|in] -> praise
come/V into existence -> come/V into being
the fight for existence -> the fight for life
a period of [@ADJ?] transformation -> a time of change
undergo/V a|an @ADJ? transformation -> change/V
undergo/V [significant|major|profound|big|dramatic|rapid|many|significant] changes -> go/V through
undergo/V [@ADJ?] [testing|training|treatment|surgery|changes|change|review] -> go/V through
[my|his|her|their|our] interactions with -> dealings with
the influence of @ADJ? [*s|money|technology|religion|media|society|culture|politics|television] on -> the effect of
the possibilities of technology|ai|science|computers|software|robots|machines [@PUNCT] -> what $4 can do
based on the understanding that -> on the idea that
the importance of having -> how important it is to have
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|emphasizes|remember|to|saw|see|sees] the importance of making -> how important it is to make
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of being -> how important it is to be
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of keeping -> how important it is to keep
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of taking -> how important it is to take
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of using -> how important it is to use
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of considering -> how important it is to think about
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of understanding -> how important it is to understand
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of achieving -> how important it is to reach
[show|shows|showed|showing|stress|stresses|stressed|stressing|understand|understood|learn|learned|know|knew|teach|teaches|taught|me|us|him|her|them|realize|realized|remember|to|saw|see|sees] the importance of finding -> how important it is to find
in the absence of -> without
[due|because] [to|of] the absence of [@ADJ?] [@NOUN] -> the lack of
despite|in_spite_of the absence of -> $1 the lack of
the absence of [~support|resources|evidence|discussion|interruptions|government|regulation|rules|trust|oversight|communication|standards|basic|information|data|funding|rights|laws] -> the lack of
[in|of|by|for|about|to] the act|practice of [*ing] -> 0
[@VERB|CCONJ] the act|practice of [*ing] -> 0
[!in|*ing] the process of [*ing] [the|a|your|their|data|an|new] -> 0
[in|outperform|outperforms|methods|results|performance|gains|better|well|improvements|models|art] in terms of [both?] [accuracy|speed|performance|efficiency|quality|cost|price|size|time|computational|predictive|perplexity|sample|classification] -> in
a game-changer [!in] -> a big step forward
is a @ADJ? must-try [@PUNCT|for|if|when] -> is well worth trying
are a @ADJ? must-try [@PUNCT|for|if|when] -> are well worth trying
is a @ADJ? must-read [@PUNCT|for|if] -> is well worth reading
is a @ADJ? must-see|must-watch [@PUNCT|for|if] -> is well worth seeing
a beacon of hope -> a ray of hope | a sign of hope
the very fabric of society -> society itself
the very fabric of our society -> our society itself
the very fabric of reality -> reality itself
from the depths of [the|his|her|their|my|despair] -> from deep in
push/V the boundaries|limits of [@DET|NOUN|ADJ] -> stretch/V the limits of
spark/V [outrage|anger|fear|fears|concern|concerns|controversy|protests|criticism|panic|backlash] -> cause/V
without compromising|sacrificing on? [accuracy|quality|performance|taste|style|comfort|flavor|speed|efficiency|the] -> without losing
without compromising|sacrificing safety|security|privacy|health|integrity -> without risk to $3
shrouded in [secrecy|darkness|mist|fog|shadow|shadows|silence|controversy] -> hidden in | wrapped in
[is|was|remains] shrouded in mystery -> a mystery
, as evidenced by -> , as we see from | , to judge by
as evidenced by -> as we see from | to judge by
as exemplified by -> as in
, exemplified by -> , as in | , such as
feel/V a|an deep|profound|strong|overwhelming|great|immense sense of [relief|gratitude|pride|joy|loss|satisfaction|peace|sadness|guilt|shame|responsibility|accomplishment|betrayal|love|fear] -> feel/V great
a deep|profound|strong|great|immense sense of [gratitude|pride|loss|satisfaction|sadness|respect|love|trust|commitment|responsibility] -> deep
a sense of accomplishment|achievement|satisfaction|fulfillment -> satisfaction | a feeling of satisfaction
, his|her|my|their voice barely above a whisper -> in little more than a whisper
his|her|my|their voice barely above a whisper -> $1 voice little more than a whisper
[regular|of|more|daily|encourages|encourage|promotes|moderate|increase|increased|enough] physical activity [!@NOUN] -> exercise
[the|its|their|our|low|lower|reduce|reduced|reducing|minimal|minimize|negative|and|positive] environmental impact/N [@PUNCT|and|while|but|as|through] -> effect/N on the environment
[the|its|their|our|reduce|negative|and|positive|potential|broader] economic impact/N [@PUNCT|and|while|but] -> effect/N on the economy
[the|its|their|our|reduce|negative|and|positive|potential|broader] social impact/N [@PUNCT|and|while|but] -> effect/N on society
at the core of [the|this|a] -> at the heart of
in the realm of [@NOUN|ADJ] -> in
a wide|broad|diverse|vast spectrum of -> all kinds of
the trajectory of -> the course of
the advent of -> the coming of | the arrival of
[!such|quite|what] a myriad of ways -> many ways
embark/V on a|an|the|this|his|her|their|my|our long|dangerous|perilous? journey [!of|towards|toward|into|through|that|to] -> set/V out
[old|traditional] practices [@PUNCT|and|such|that|like|in] -> ways
[farming|agricultural|teaching|hiring|management|cooking|production|building|educational|business] practices [@PUNCT|and|such|that|in|by] -> methods
decision-making processes [@PUNCT|and|by|but|in] -> decision-making
[our|their|your|its|my|his|her] decision-making process [@PUNCT|and|by] -> decision-making
during the decision-making process -> when making decisions
[training|production|manufacturing|selection|hiring|recruitment|teaching] processes [@PUNCT|and] -> methods
[negative|adverse|lasting|long-term|environmental|devastating|harmful] consequences [@PUNCT|for|of|and] -> effects
[unintended|unforeseen|unexpected|tragic|disastrous] consequences [@PUNCT|and] -> results
[family|power|workplace|team] dynamics [@PUNCT|and|as|in] -> relations
[very|human] existence [@PUNCT|and] -> life
the essence of [what|life|humanity] -> the heart of
[a|this|great|radical|big|rapid|personal|social|cultural|dramatic|slow|profound|major|complete] transformation [@PUNCT|in|of|from|as] -> change
[visual|surreal|narrative|design|decorative|cultural|historical|structural|such] elements [@PUNCT|such|that|and] -> features
[!latent|search|state|action|design] space exploration -> space travel
eyes fixed|locked on -> eyes on
an increased risk|chance|likelihood of -> a higher $3 of | a greater $3 of
[is|are|was|were|been|be] a|the cornerstone|bedrock|backbone|linchpin of -> at the heart of
in the depths of [the|his|her|their|my|despair|space|winter] -> deep in
into the depths of [the|his|her|their|my|despair|space] -> deep into
spark/V @ADJ? [debate|debates|discussion|discussions|conversation|conversations] -> start/V $2
spark/V a|an @ADJ? [debate|discussion|conversation|war|movement|trend|row|fight|riot|revolution] -> start/V $2 $3
[is|was|'s] a|an must-visit [@PUNCT|for|if|when|in] -> well worth a visit
are a must-visit [@PUNCT|for|if|when|in] -> are well worth a visit
is a definite|absolute|true|real must-visit [@PUNCT|for|if|when|in] -> is well worth a visit
is a must-visit destination|spot|place|restaurant|location|attraction [for|if|@PUNCT|when|in] -> is well worth a visit
a|the catalyst for [change|growth] -> a force for
`
