/**
 * Fixed turns of several words, verbs with their prepositions and small joining words that stand more often in models'
 * texts after Balanced than in people's, and the ones that stand less often. Wordings and guards by hand.
 */
export const TURNS_FIXED = `
[!be|is|are|was|were|been|being|often|sometimes|'s|can|@ADV] compared to [!~the_rest] [@DET|ADJ|NOUN|PROPN|PRON|NUM] -> compared with
[!@NOUN|ADJ|VERB|all] [*s|people|children|students|women|men] need to [!know] [@VERB] [!~succeed|thrive] -> have to
[@PUNCT|and|but|that|if|because|so|then|when|while|since|as] [the|a|this|our|your|my|its|their|every|each] [@NOUN] needs to [@VERB] -> has to
[!@NOUN|everything|all|anything|something|nothing|whatever|that] [he|she|it|this] needs to [!know] [@VERB] -> has to
what needs to [be] -> what has to
sorry to hear that [@PRON|DET|@NOUN] -> sorry that
sorry to hear about [your|the|his|her|my|their|this] -> sorry about
[!be|not] glad|happy|pleased|delighted|thrilled to hear that [@PRON|DET] -> $1 that
[!be|not] glad|happy|pleased|delighted|thrilled to hear [you|we|they|he|she] [@VERB|AUX] -> $1
[it's|it_is|is] great|wonderful|fantastic|lovely to hear that -> good to know that | nice to know that
[and|but] instead [@VERB] [!~of] -> 0
[!~mental|physical] is important for [@DET|ADJ|NOUN|PROPN] [!~to|students|children|people|us|you] -> matters for
, often [with|in|by|from|at|on|through] [!~,] -> and often
learn more about -> find out more about
[to|and|i|we|you|they] learn about [the|how|what|why|a|their|our|his|her|different|new] -> find out about
^ unfortunately , -> sadly, | unfortunately
relying on [~data|models|sampling|techniques|methods|technology|software|tools|sources|labels|algorithms|words|cars|equipment] -> using
[stigma|cost|danger|stress|pain|responsibility] associated with -> that comes with | that goes with
[costs|risks|problems|dangers|challenges|difficulties|benefits|expenses|symptoms|feelings|emotions|responsibilities|hazards] associated with [@DET|ADJ|NOUN|*ing] -> that come with | that go with
regardless of whether [@PRON|DET|NOUN] [~or] -> whether
regardless of the [weather|cost|outcome|result|price|season|reason|situation|circumstances|consequences|occasion] [@PUNCT] -> whatever the
regardless of how [@ADJ|ADV|much|many] -> no matter how
regardless of what|who|where [@PRON|DET|NOUN] -> no matter $3
arrive/V at the [hotel|restaurant|house|station|airport|office|hospital|school|park|beach|place|scene|door|gate|site|store|shop|venue] -> get/V to the
create/V [problems|difficulties|confusion|doubt|doubts|tension|tensions|trouble|delays|conflict|conflicts|chaos|panic|stress|anxiety|resentment|friction|inconvenience] -> cause/V
create/V a [list|plan|schedule|budget|menu|timeline|checklist|draft|contract|syllabus] [!~music] -> draw/V up a
create/V an|a [account|website|profile|team|company|fund|committee|foundation|task_force|commission|trust|council|nonprofit|workshop|lab] -> set/V up $2
improve/V access to [@DET|ADJ|NOUN] -> widen/V access to
improve/V the [quality|standard|standards|level|levels] of -> raise/V the $3 of
help/V improve/V0 the [economy|environment|community|planet|climate|country|city|town|neighborhood|industry|school] -> help/V the
improve/V [my|your|their|our|his|her] [skills|writing|technique|fitness|posture|vocabulary|grammar|spelling|handwriting|swing] -> work/V on
[to|should|must|can|could|will|would|let's|and|i|we|you|they] focus on [improving|building|making|getting|developing|solving|reducing|strengthening|expanding] -> work on
[we|paper|study|article|essay|review|chapter|book|report|section|course|lecture|documentary] focus/V on [@DET|NOUN|ADJ|two|three|how|what|why] -> look/V at | deal/V with
can|could|may|might|will lead to [~conflict|disaster|failure|death|burnout|chaos|violence|war|divorce|bankruptcy|disappointment|frustration|tragedy|depression|jail|arrest|injury] [a|an|@NOUN|ADJ] -> $1 end in
explore/V the [theme|themes|question|questions|issue|issues|topic] of -> take/V up the $3 of
[!rather] precisely [what|how|why|the|who] -> just
[grow|grew|grown|growing|move|moved|moving|change|changed|changing|spread|spreading|rise|rose|fall|fell|falling|rising|expand|expanded|expanding|develop|developed|decline|declined] rapidly [@PUNCT|in|and|as|from|to] -> fast
[grow|grew|move|moved|moving|act|acted|spread|react|reacted|work|worked] swiftly [@PUNCT|in|and|as|from|to] -> fast
[respond|responded|responds|arrived|arrive|left|answered|answer|reply|replied|called|returned|seated|greeted|served|paid|fixed|came] promptly [@PUNCT|and|to|with|by|at|when] -> right away | at once
[show|shows|showing|prove|proves|proving|demonstrate|demonstrates] its ability to -> that it is able to
[show|shows|showing|prove|proves|proving|demonstrate|demonstrates] their ability to -> that they are able to
[showed|proved|demonstrated] his ability to -> that he was able to
[showed|proved|demonstrated] her ability to -> that she was able to
is its ability to -> is that it is able to
[ability|key|strength|advantage|benefit|empathy|intelligence|skill|talent|gift] is the ability to -> is being able to
[proof|evidence|sign] of its ability to -> that it is able to
improve/V their ability to -> make/V them better able to
[so|which|that] improves its ability to -> makes it better able to
`
