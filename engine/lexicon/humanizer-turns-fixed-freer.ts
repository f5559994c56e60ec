/** Freer fixed turns, for Strong alone: joining words, small adverbs and verbs with their prepositions as people set them. */
export const TURNS_FIXED_FREER = `
[!@AUX|mainly|largely|partly|mostly|not|just|only|simply|likely|primarily|payment|payments|money|rent|amount|amounts|sum|sums|debt|debts|royalties|credit|respect|tax|taxes|benefits|compensation|wages|@ADV] due to [@DET|NOUN|PROPN] -> because of
despite the [rain|cold|heat|noise|pressure|controversy|criticism|progress|opposition|danger|hype|praise|backlash|uncertainty|violence|chaos|evidence] -> for all the | with all the
[!~not|n't|can't|cannot|never|impossible|nothing|nobody|no] without any|a [@ADJ?] [@NOUN] [!~doubt|word|trace|hitch|thought|warning|sound|care|moment|glance|pause|fight|break|fault|question|shadow] -> with no
^ first , [the|we|you|it|a|make|find|let's|they|there|this|i|your|if] -> first of all,
^ on the other hand , [the|a|an|it|this|they|we|some|many|there|if|when|critics|opponents|supporters|you|people|he|she] [!~too_much] -> but
^ finally , [~is|are|can|should|will|must|has|have|may|could|would] [the|we|it|this|there|our|a|they|i|some|many] -> lastly, | last of all,
[@NOUN|VERB|ADJ|PROPN] [!is|are|was|were|think|hope|believe|say|said|do|does|did|doing|done|guess|be|know|if|even|or|and] so [you|we|they|it|he|she|i] [can|could|will|would] [!not] -> so that
[!it|not|only|so|such|of|for] is crucial|essential|vital|important to [the|our|my|their|your|his|her|me|us|them|many|every|everyone] -> matters to
are important to [the|our|my|their|your|his|her|me|us|them|many|every|everyone] -> matter to
are important for [@DET|ADJ|NOUN|PROPN] [!~to] -> matter for
[families|people|those|customers|visitors|travelers|travellers|students|workers|patients|investors|readers|couples|users|women|men|shoppers|clients|parents|tourists|diners|guests] seeking [a|an|better|more|new|cheap|authentic|quick|simple|something|fresh|quality|comfort|peace|adventure] -> who want
[anyone|someone|everyone|somebody|anybody|everybody] seeking [a|an|better|more|new|cheap|authentic|quick|simple|something|fresh|quality|comfort|peace|adventure] -> who wants
[@NOUN] [is|are|was|were] often [@ADJ] [!~not] -> in many cases | quite often
[is|are|was|were] often [*ed|made|found|given|taken|told|left|built] [!~called|considered|described|regarded|referred|named|termed|dubbed|viewed|credited|hailed|nicknamed|praised|depicted|portrayed] -> in many cases | quite often
[can] often [be] -> in many cases | quite often
more often than not [,] -> usually
becoming more|less [popular|difficult|complicated|expensive|intense|extreme|frequent|confident|comfortable|active|interesting|crowded|serious|common|useful|tense|patient|curious|anxious|worried|involved] -> getting $2
[@NOUN|PRON] became more|less [popular|difficult|complicated|expensive|intense|extreme|frequent|confident|comfortable|active|interesting|crowded|serious|common|useful|tense|patient|curious|anxious|worried|involved] -> got $2
becomes more|less [popular|difficult|complicated|expensive|intense|extreme|frequent|confident|comfortable|active|interesting|crowded|serious|common|useful|tense|patient|curious|anxious|worried|involved] -> gets $2
[to|can|could|will|would|may|might|not] become more|less [popular|difficult|complicated|expensive|intense|extreme|frequent|confident|comfortable|active|interesting|crowded|serious|common|useful|tense|patient|curious|anxious|worried|involved] -> get $2
becomes [harder|easier|bigger|stronger|worse|better|weaker|smaller|tired|bored|angry|lost|stuck|rich] -> gets
[to|can|could|will|would|may|might|not] become [harder|easier|bigger|stronger|worse|better|weaker|smaller|tired|bored|angry|lost|stuck|rich] -> get
becoming [harder|easier|bigger|stronger|worse|better|weaker|smaller|tired|bored|angry|lost|stuck|rich] -> getting
[@NOUN|PRON] became [harder|easier|bigger|stronger|worse|better|weaker|smaller|tired|bored|angry|lost|stuck|rich] -> got
[@AUX|NOUN|ADV|became|seemed] eager to [@VERB] -> keen to
[@AUX] most often used|seen|found|made|served|associated -> mostly $3
[am|is|are|was|were|'m|'re|i'm|we're|they're|still|be|been|stay|remain|remains] committed to [*ing] [!~works] -> set on
[!have|has|had] to understand [how|why] [@PRON|DET|NOUN] -> to see
to understand the [~importance|need|value|difference|reason|reasons|point|risks|consequences|connection|link|appeal] -> to see the
[on|of|about] the type|types of [@NOUN|ADJ] [!~diabetes|cancer|cell|cells|data|variable|blood|error] -> the kind of
[!he|she|they|who|staff|also|paper|study|article|report|book|section|chapter|review|research|author|authors|government|company|city|university|school|teacher|website|page|museum] provides a|an [@ADJ?] [framework|solution|tool|way|alternative|basis|foundation|toolkit|platform|place] -> is $2
provides a|an [@ADJ|ADV] [~view|overview|glimpse|picture|look|sense|reason|idea|chance|boost|break] -> gives us $2
types of [!~diabetes|cancer|cell|cells|variable|variables|blood|errors|error] [@NOUN|ADJ] -> kinds of | sorts of
[this|that|any|what|same|some|every|each] type of [!~diabetes|cancer|cell|variable|blood|error] [@NOUN|ADJ] -> kind of | sort of
a major|key|main|leading|primary|principal|significant reason [for|why|behind|that|to] -> one of the main reasons
a major|key|main|leading|primary|principal|significant cause of -> one of the main causes of
a major|key|main|leading|primary|principal factor [in|for|behind|of] -> one of the main factors
a major|key|main|leading|primary|principal source of -> one of the main sources of
a major|key|main|primary|principal|central theme [of|in] -> one of the main themes
a major|key|main|primary|principal problem [with|of|in|for] -> one of the main problems
a major|key|main|primary|principal challenge [for|of|in] -> one of the main challenges
a major|key|main|primary|principal concern [for|of|is|with] -> one of the main concerns
[i|we|definitely|will|would|'ll] return to [this|the] [place|restaurant|hotel|store|cafe|bar|shop|salon|spa|location] -> go back to
[not|won't|never|definitely|n't] be returning [@PUNCT|to|here|anytime|for|again] -> be going back
[not|won't|never|definitely|n't|i'll|we'll] return [@PUNCT|here|again|anytime|for] -> go back
[~he|she|they|i|we] proceed/V to [@VERB] -> go/V on to
[!has|have|had|'s|'ve|been] receive/V [a|an|my|our|the|his|her|their] [~call|email|letter|message|text|reply|response|package|order|gift|refund|invitation|phone|money|answer|grade] [!~award|degree] -> get/V
[!has|have|had|'ve|@DET] obtain/V [@DET|ADJ|NOUN|PRON] -> get/V
[!@DET|ADJ] attempt/V to [@VERB] -> try/V to
beyond the [scope] -> outside the
seem/V [!fit|right|fitting|like|lost|such|worth|out|less|more] [@ADJ] [!to|@NOUN|ADJ|that|for|at] -> seem/V to be
throughout the [film|movie|book|day|night|year|novel|play|game|week|season|meal|show|summer|winter|evening|morning|performance|album|series|concert|trip|flight] -> all through the
throughout the [city|country|state|house|building|region|town|world|hotel|restaurant|school|area|neighborhood|island|park|village|land] -> all over the
throughout [his|her|my|their|our] [life|lives|career|childhood|youth|journey|marriage|reign] -> all through $2
the whole|entire [city|film|movie|book|meal|school|planet|country|house|town|class|area|village|building|album|season|region|island|neighborhood|crew|staff|garden|apartment|collection|novel|earth] [!of|'s|@NOUN] -> all of the
the whole|entirety of [the|this|my|our|his|her|their] -> all of
[!was|were|been|be|being|is|are|get|got|will|would|'ll] return/V to [the|his|her|my|our|their|your] [!question|point|topic|subject|issue|matter|idea|theme|original|previous|market|screen|scene] [@NOUN|ADJ] -> go/V back to
[!was|were|been|be|being] return/V to work|school|earth|normal -> go/V back to $3
visit/V [the|a|our|your|this] [~museum|park|beach|market|church|zoo|theater|gallery|galleries|library|cathedral|garden|gardens|restaurant|cafe|store|shop|shops|city|town|village|island|place|location|site|doctor|dentist|clinic|hospital] [!@PROPN] -> go/V to
[food|order|package|meal|drinks|dish|dishes|pizza|appetizers|appetizer|burger|burgers|steak|bill|mattress|cake|soup|sandwich|fries|salad|salads|coffee] arrived [@ADJ|ADV|PUNCT|in|with|after|and|at] -> came
reach/V the [top|summit|shore|river|door|gate|village|station|airport|end_of|final|finals|semifinals] -> get/V to the
face/V the truth|reality|facts -> face/V up to the $3
[to] build [trust|confidence|strength|muscle|stamina|savings|reserves|speed] -> build up
building [trust|confidence|muscle|stamina|savings|reserves] -> building up
serves as a|an|the [@ADJ?] [base|guide|link|model|home|warning|basis|symbol|bridge|hub|center|centre|guard|cover|shield|filter|lesson|backdrop|substitute|host|buffer] -> is $3
served as [a|an|the] [@ADJ?] [director|president|head|chairman|chair|member|captain|mayor|minister|manager|governor|ambassador|secretary|judge|officer|professor|editor|advisor|adviser|coach|leader|commander|dean] -> was
entered the [room|house|building|hall|lobby|store|shop|kitchen|office|church|cave|forest|tunnel|restaurant|hallway|living|apartment|bar|cafe|classroom|garden] -> went into the
opens [new|doors|possibilities|opportunities|space|room] [!up] -> opens up
as time passed|progressed -> as time went on
= in a variety of ways -> in many ways | in all sorts of ways
on a regular basis -> regularly | all the time
on a daily basis -> every day
over the course of [the|a|several|many|two|three|four|five|his|her|my|their|our] -> over | during
for the purpose of [*ing] -> for
in close proximity to -> close to | near
in the vicinity of -> near
a great deal of [@NOUN] -> a lot of | much
in the event that -> if
a wealth of -> plenty of | lots of
a plethora|multitude|myriad of -> plenty of | lots of
to a certain|some extent -> in some ways | up to a point
in light of [the|this|these|recent|such] -> given | because of
`
