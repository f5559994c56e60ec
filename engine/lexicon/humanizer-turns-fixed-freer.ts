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
[@NOUN] is|are|was|were often [@ADJ] [!~not] -> $1 in many cases
is|are|was|were often [*ed|made|found|given|taken|told|left|built] [!~called|considered|described|regarded|referred|named|termed|dubbed|viewed|credited|hailed|nicknamed|praised|depicted|portrayed] -> $1 in many cases | $1 quite often
can often [be] -> can in many cases | can quite often
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
[!he|she|they|who|staff|also] provides a|an [@ADJ?] [framework|solution|tool|way|alternative|basis|foundation|toolkit|platform|example|place] -> is $2
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
`
