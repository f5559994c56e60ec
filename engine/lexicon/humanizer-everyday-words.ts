/** Everyday nouns, adjectives, adverbs and joints for the ones that models reach for. Source as for the everyday verbs. */
export const EVERYDAY_WORDS = `
[!has|have|had|having|with|its|offers|for|of|to] [a|an] [great|perfect|ideal|different|beautiful|strange|quiet|safe|popular] location/N [@PUNCT|ADP|AUX|VERB|CCONJ] -> place/N
[his|her|their|private|my|our] residence/N [!~president|artist] [@PUNCT|ADP|CCONJ] -> home/N
automobile/N -> car/N
a portion of -> part of
the concept of -> the idea of | the notion of
[this|that|key|basic|new|main|whole|simple|abstract|these|such|complex|mathematical] concept/N -> idea/N
the conclusion of [the|a|this|his|her|its|their] [film|story|war|book|season|game|novel|project|year|event|show|trial|episode] -> the end of
at the conclusion of -> at the end of
the culmination of -> the end of | the high point of
the onset of [the|winter|war|summer|autumn] -> the start of
[political|cultural|media|business|legal|entertainment|music|competitive|social] landscape/N1 -> scene | world
a beacon of [hope|freedom|democracy] -> a symbol of
a driving force behind -> a main reason for | a force behind
the driving force behind -> the main reason for | the force behind
[a|the|this|any|an|important|key|good|effective|simple|only] mechanism/N to [@VERB] -> way/N to
= [understand|recognize|appreciate|know|learn|teach|taught|see|about|on|stress|stressed|learned|of|shows|show|showed] the importance of [@NOUN|*ing|ADJ] -> the value of | the need for
feel/V a sense of -> feel/V
with a sense of [urgency|purpose|pride|relief|wonder|dread|humor|humour|joy|duty] -> with
a sense of [accomplishment|pride|belonging|loss|security|wonder|relief|joy|dread|helplessness|nostalgia|comfort|achievement|isolation|calm|unity|mystery|awe|hope|peace|freedom|fulfillment] -> a feeling of
a deep|strong|great|growing|real|new|newfound|false sense of [accomplishment|pride|belonging|loss|security|wonder|relief|joy|dread|helplessness|nostalgia|comfort|achievement|isolation|calm|unity|mystery|awe|hope|peace|freedom|fulfillment] -> a $2 feeling of
build/V a|the|this @ADJ? sense of community [@PUNCT|and] -> bring/V people together
create/V a|the|this @ADJ? sense of community [@PUNCT|and] -> bring/V people together
foster/V a|the|this @ADJ? sense of community [@PUNCT|and] -> bring/V people together
promote/V a|the|this @ADJ? sense of community [@PUNCT|and] -> bring/V people together
a deeper understanding of -> a better understanding of
deeper [understanding|knowledge|appreciation|insight|insights|grasp] -> better | fuller
deeper [connection|connections|bond|bonds|ties] -> stronger | closer
vibrant/A [!~color|colors|colour|colours|hues|red|blue|green|yellow] [and|,] -> lively
[a|the|more|most] vibrant/A [!~color|colors|colour|colours|hues|red|blue|green|yellow] [@NOUN] -> lively
stark/A [contrast|difference|choice|warning] -> sharp
countless/A [*s] -> many
upcoming/A [election|elections|season|year|vote|referendum|event|meeting|trip|months|weeks|tour|summit|week] -> coming
[!the|these|those|its|their|his|her|our|my|your|this] multiple [!injuries|births|sites|integrals|comparisons] [*s] -> several
an effective/A [way|means] -> a good
the most effective/A [treatment|method|tool|strategy|solution|approach] -> the best
more effective/A [treatment|method|tool|strategy|solution|approach|tools|methods|way|ways] -> better
[the|your|our|their|its|my|his|her] overall [quality|health|performance|success|cost|effectiveness|efficiency|structure|satisfaction|message|design|goal|feel|mood] -> 0
traditional [ways|way|values|beliefs|customs|views|roles|ideas] -> old
[!less|more|most|so|very] critical/A [issue|issues|insight|moment|point|question|questions|information|need|needs|details|resource|resources|decisions|decision] -> important | key
[is|are|was|be] critical [!~of] [@PUNCT|for|to|in] -> key | vital
vital [for|to|in] -> important
renewed/A [interest|focus|hope|energy|attention|effort|efforts] -> new
slightly [@ADJ|ADV] -> a little | a bit
far more [@ADJ|ADV] -> much more
far [better|worse|less|fewer|greater|higher|lower|larger|smaller|stronger] -> much
deeply [grateful|sorry|sad|concerned|worried|troubled|disappointed|religious|unhappy|unpopular|thankful] -> very
gradually -> slowly
^ eventually , -> in the end,
instantly [@PUNCT] -> at once | right away
virtually [all|every|no|any|everyone|impossible|identical|nothing] -> almost
[!almost|nearly|not] exclusively [@ADP|PUNCT] -> only
[!a|an|the] constantly [@VERB] -> always
essentially [a|an|the|@ADJ] -> really | basically
generally [@VERB|ADJ] [!speaking] -> usually | mostly
beneath [the|his|her|my|their|its|a|our] -> under
[!not|and|as|has|have|had|is|are] , yet [@DET|PRON|ADJ|ADP|ADV|NOUN|PROPN|VERB] -> , but
[@ADJ] yet [@ADJ] -> but
^ yet [!another|again|to] [@DET|PRON|NOUN|PROPN|ADJ|ADP] -> but
^ yet , -> but | still,
[!by] following [~death|election|war|attack|accident|release|loss|defeat|win|victory|announcement|incident|collapse|crash|success|failure|arrest|resignation|injury|revolution|launch] [the|his|her|their|its|a|this] -> after
throughout the year|day|night|week|season [@PUNCT|ADP|CCONJ] -> all $3
throughout his|her|their|my|our|its life|lives -> all $2 $3
throughout his|her|their|my|our career -> in $2 $3 | over $2 $3
throughout history -> over the centuries
for the purpose of [*ing] -> for
as a consequence of -> because of
[!,] as a consequence , [!@ADJ|ADV|many|much|few|little|most] -> so
as a result of [@DET|NOUN|ADJ|PRON] -> because of
[is|are|was|were|be] at the heart of -> central to | at the center of
lies at the heart of -> is central to
in light of [the|these|this|its|their] -> given
in the wake of -> after
in the face of -> against
in an era of -> in a time of
in an age of -> in a time of
one of the key -> one of the main
a key [part|role|factor|feature|step] -> a big
key [takeaway|takeaways] -> main
a major|large|big|significant contributor to -> a major cause of
a greater|higher level of -> more
a high level of -> a lot of
a high degree of -> a lot of
to a great|large extent -> largely | mostly
to some extent -> partly | in part
the fact remains that -> still,
the primary reason -> the main reason
more importantly , -> what matters more,
most importantly , -> above all,
in contrast , -> but | on the other hand, | then again,
by contrast , -> but | on the other hand,
in the long term -> in the long run
in the short term -> for now | in the short run
well-known [@NOUN] -> famous
a young age -> an early age
at scale [@PUNCT] -> on a large scale
[is|are|was|were] reminiscent of -> like
reminiscent of -> recalling
[!for] all our|their|my|your|his|her|these|those [@NOUN|ADJ] -> all of $2
[the] past [@NUM|few|year|decade|week|month|season|century|summer|winter] -> last
[will|would|most|is|are|was|were|has|have|can|could] likely [@VERB|ADJ|be|have] -> probably
seems [@ADJ] [@PUNCT|ADP|CCONJ] -> seems to be
seemed [@ADJ] [@PUNCT|ADP|CCONJ] -> seemed to be
, as it|they|this|there|we|he|she [can|will|allows|provides|helps|makes|requires] -> , since $3 | , because $3
, as it|they|this|there|we|he|she [has|have] [no|a|an|the|many|more|little|few|some|its|their|been|become] -> , since $3 | , because $3
`
