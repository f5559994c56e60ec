const BIG =
  'significant|major|profound|deep|big|huge|great|considerable|substantial|dramatic|tremendous|enormous|immense'
const STAKE =
  'significant|serious|profound|far-reaching|important|major|broad|wide|huge|wide-ranging|critical|crucial'

/** Turns of essays, news and business prose: effects, needs, limits, sides of a question. For Balanced and Strong. */
export const TURNS_NOUNS_SOCIETY = `
# effects
[can|could|may|might|will|would|to|should|must] have a positive impact|effect|influence on -> be good for
have/VS a positive impact|effect|influence on -> is good for
have/VD a positive impact|effect|influence on [!~life|lives|mood|results|performance] -> help/V
have/VG a positive impact|effect|influence on [!~life|lives|mood|results|performance] -> helping
make/V a positive impact on [!~life|lives|mood|results|performance] [@DET|ADJ|NOUN|PRON] -> help/V
have/V a negative|detrimental|adverse|harmful|damaging impact|effect|influence on -> hurt/V | harm/V
have/V a|an ${BIG} impact|effect|influence on @DET|ADJ|NOUN|PRON -> greatly affect/V $6 | strongly affect/V $6
have/V a lasting|enduring impact|effect|influence on @DET|ADJ|NOUN|PRON -> leave/V a lasting mark on $6 | leave/V its mark on $6
have/V a direct impact|effect|influence|bearing on @DET|ADJ|NOUN|PRON -> directly affect/V $6
have/V an impact|effect|influence on [@DET|ADJ|NOUN|PRON] -> affect/V
have/V ${STAKE} implications for @DET|ADJ|NOUN|PRON -> matter/V a lot for $5 | mean/V a lot for $5
[can|could|may|might|will|would] have implications for -> affect
have/V implications for -> matter/V for
pose/V a threat to -> threaten/V
pose/V a serious|significant|major|grave|real threat to -> threaten/V
pose/V a serious|significant|major|grave|real risk|danger to -> endanger/V
pose/V a risk|danger to -> endanger/V
pose|present/V a @ADJ? challenge/N for|to [@DET|ADJ|NOUN|PRON] -> make/V things difficult for | make/V life difficult for
face/V significant|many|numerous|several|various|serious|unique|major? challenges|difficulties in [*ing] -> have/V a hard time | find/V it hard when
face/V challenges|difficulties in [*ing] -> have/V a hard time
a significant|substantial|large|considerable|sizable|big portion|share|proportion of [the|this|that|our|their|its|his|her|my|your] [!~*s] -> much of
a significant|substantial|large|considerable|sizable|big portion|share|proportion of [the|this|that|our|their|its|his|her|my|your] -> a good part of
a significant|substantial|considerable|large|sharp|marked reduction|decrease|decline in -> a big drop in | a sharp fall in
a significant|substantial|considerable|large|sharp|marked increase|rise in -> a sharp rise in | a big rise in
due to a combination|variety|number of factors [@PUNCT|CCONJ] -> for several reasons | for a number of reasons
due to various|several|many|multiple|numerous factors [@PUNCT] -> for several reasons | for many reasons
due to a lack of -> for lack of | for want of
[suffer|suffers|suffered|suffering] from a lack of -> from too little
[!not|and|or|as] a lack of [funding|support|communication|sleep|training|understanding|trust|exercise|research|interest|empathy|transparency|evidence|data|attention|information|funds|money|experience|education|awareness|access|care|effort|respect|variety|guidance|preparation|coordination|sunlight|leadership|oversight|planning|engagement|enforcement|supervision|investment] -> too little
[!not|and|or|as] a lack of [resources|jobs|opportunities|options|teachers|staff|doctors|facilities|funds] -> too few
# needs
[@NOUN|PROPN|he|she|they|it|which|that|also] highlights|underscores|emphasizes|emphasises|stresses the @ADJ? need for [@DET|ADJ|NOUN] -> calls for
[@NOUN|PROPN|he|she|they|also] highlighted|underscored|emphasized|emphasised|stressed the @ADJ? need for [@DET|ADJ|NOUN] -> called for
[s|they|we|findings|results|studies|experts|critics|authors|these|cases|events|that|also] highlight|underscore|emphasize|emphasise|stress the @ADJ? need for [@DET|ADJ|NOUN] -> call for
there is a|an @ADJ? need for more|further|better|greater|additional|continued research|training|support|action|awareness|investment|work|regulation|oversight|education|funding|cooperation|dialogue|care|housing|study [.|,|;|to|in|on] -> $7 $8 is needed
is a necessity [@PUNCT|for] -> is needed
an incentive to [@VERB] -> a reason to
an incentive for -> a reason for
it is|it's our responsibility to [@VERB] -> it is our job to
the reality is that -> the truth is that
^ at its core|heart , -> basically,
# sides of a question
the benefits|advantages and challenges|risks of -> the good and bad sides of
the advantages and disadvantages of -> the pros and cons of
the benefits and drawbacks of -> the pros and cons of
the pros and cons of -> the good and bad sides of
[!their|its|your|his|her|own|and] strengths and weaknesses of -> good and bad points of | good and bad sides of
[their|its|your|his|her|own|our|my|members'] strengths and weaknesses -> strong and weak points | good and bad points
the strengths and limitations of -> the good and bad points of
combine/V the strengths|advantages|benefits of -> combine/V the best of
leverage|harness|utilize/V the strengths|benefits|advantages of -> use/V the best of | use/V
harness|leverage|utilize|unleash|unlock|exploit/V the power of [@NOUN|ADJ|DET|PROPN] -> use/V
with|through the power of [technology|ai|music|art|language|words|storytelling|imagination|data|education|science|community|social] -> with | through
combine/V the power of -> combine/V
the transformative|enduring|healing|immense|incredible|sheer|true power of [@NOUN|ADJ|DET|PRON] -> the power of
one of the main|key|primary|biggest|greatest|major|chief advantages|benefits of [~is] -> one good thing about
another|one key|main|major|significant|important|primary? advantage|benefit of [~is] -> $1 good thing about
[argument|arguments|argue|argues|argued|arguing|case|vote|voted|votes|evidence|reason|reasons] in favor|favour of -> for
reap/V the benefits|rewards of -> gain/V from | profit/V from
challenge|disrupt|question/V the status quo -> $1 the way things are
maintain|preserve|defend|protect|uphold|accept/V the status quo -> keep/V things as they are
the status quo -> the way things are | things as they are
# places and people
[in|across|throughout|around] rural communities -> rural areas
urban environments -> cities
an environment where|that -> a place $3
an environment in which -> a place where
a @ADJ environment where -> a $2 place where
a @ADJ environment in which -> a $2 place where
better|improved health outcomes -> better health
improve|improving health outcomes -> $1 health
poor|poorer|worse|adverse|negative health outcomes -> $1 health
alternative|other|different modes of transportation|transport -> other means of $4
modes of transportation|transport -> means of $3
foster|promote|encourage|cultivate|nurture/V a culture of [@NOUN|ADJ] -> encourage/V
foster|promote|encourage|cultivate|nurture/V an environment of [@NOUN|ADJ] -> encourage/V
build|create|establish/V a culture of [trust|respect|innovation|learning|openness|inclusion|collaboration|cooperation|honesty|safety|curiosity] -> build/V
find|maintain|achieve|strike|keep/V a|the @ADJ? balance between [~and] -> balance/V
lay/V the groundwork|foundation|foundations for @DET|ADJ|NOUN|PRON [!~formation|foundation|basis] -> form/V the basis of $5
serve/V as the|a foundation for|of -> form/V the basis $5
serve/V as a basis for -> form/V the basis for
form/V the foundation of|for -> form/V the basis $4
built on|upon a foundation of -> built on
provide|offer/V a framework for [*ing] -> set/V out a way of
a framework for [future|further] -> a basis for
in|within the context of [education|healthcare|marketing|business|medicine|psychology|science|politics|history|literature|art|language|music|law|sports|technology|agriculture|economics|mathematics|physics|finance|teaching|management|geometry] -> in
[especially|particularly] in the context of -> when it comes to
in the face of [adversity|hardship|difficulties|difficulty|obstacles|misfortune] -> when things get hard | in hard times | when times are hard
in the face of [uncertainty|danger|criticism|opposition|pressure|loss|tragedy|fear|evil|challenges|death|such|this|these|new|growing|increasing|overwhelming] -> when faced with
, with a @ADJ? focus on [*ing] [!@NOUN] -> , aimed at
a stark|sharp|striking contrast to|with -> unlike
is|was|are|were in stark|sharp|striking contrast to|with -> $1 very different from
in stark|sharp|striking contrast to|with -> unlike
stand/VS in stark|sharp|striking contrast to|with -> is very different from
the stark contrast between -> the sharp contrast between | the difference between
a paradigm shift in -> a new way of thinking about
this shift [@AUX|VERB|in|towards|toward] -> this change
the ever-evolving|ever-changing|evolving|shifting|changing landscape of -> the changing world of
[debate|debates|discussion|discussions|controversy|questions|issues|uncertainty|mystery|hype|stigma|myths|secrecy] surrounding [@DET|ADJ|NOUN|PRON|PROPN|*ing] -> about
in an era|age where|when -> at a time when
in an era|age in which -> at a time when
^ in a world where -> at a time when
with the advent|emergence of -> with the arrival of | with the coming of
since the advent|emergence of -> since the arrival of
the advent of -> the arrival of | the coming of
the trajectory of -> the course of
a safeguard against -> a guard against | a protection against
a @ADJ departure from [his|her|its|the|their|previous|traditional|past|earlier] -> a $2 break with
on|under the assumption that -> assuming that | assuming
make/V the argument that -> argue/V that
there are instances|situations where|when -> there are times when
there are instances|situations in which -> there are times when
in instances|situations where -> when | where
[more|most|some|many|those|in] instances where -> cases where
across cultures [@PUNCT|and|AUX] -> in many cultures | in different cultures
a unique|fresh perspective on -> a different view of | another view of
[share|express|bring|offer|bringing|sharing|expressing|shares|expresses] your|their|his|her|my|our unique perspective -> $1 own view
[share|express|bring|offer|bringing|sharing|expressing|shares|expresses] your|their|his|her|my|our unique perspectives -> $1 own views
has|have|had a rich history [of|in|@PUNCT|that|dating|and] -> $1 a long history
rich cultural heritage -> cultural heritage
[!who] takes pride in -> is proud of
[we|they|you|*s|people] take pride in @DET|PRON|*ing -> are proud of $4
[i] take pride in -> am proud of
[he|she|it|i|@PROPN] took pride in -> was proud of
[they|we|you] took pride in @DET|PRON|*ing -> were proud of $4
gain/V momentum -> catch/V on | grow/V
in real-time -> in real time
a significant|major|important|crucial|key|historic milestone in|for|toward|towards -> a milestone $4
a significant|major|serious|severe blow to|for -> a heavy blow $4
[!~findings|results|study|analysis|data|evidence|correlations] raise/V questions|doubts about @DET|ADJ|NOUN|PRON [!~people|individuals] -> make/V people wonder about $4
is a|an key|crucial|major|significant|critical|important|vital factor in @DET|ADJ|NOUN|*ing -> matters a lot in $6
are key|crucial|major|significant|critical|important factors in @DET|ADJ|NOUN|*ing -> matter a lot in $5
friends and family -> family and friends
[!~i|i'll|i'm|we|he|she|staff|team|myself|he's|she's] readily available [@PUNCT|for|in|at|on] -> easy to get | easy to find
[!~there] [is|was|it|were|process|experience] a breeze [@PUNCT|to|with|for|thanks] -> easy | very easy
in the|their|its|our|his|her pursuit of -> in search of
love|passion for [music|art|nature|food|reading|books|science|learning|cooking|writing|animals|history|travel|literature|adventure|life|language|languages|sports|football|fashion|film|poetry|teaching|photography|dance|gardening|beauty] -> love of
his|her|their|my|our|your|a @ADJ? passion for [@NOUN|*ing] -> $1 love of
[any] questions or concerns -> questions
[is|are] a great|excellent|perfect|fantastic|ideal choice|option for [anyone|those|a|people|families|the|any] -> very good for
[is|are] a good|solid choice|option for [anyone|those|a|people|families|the|any] -> good for
the human experience -> human life
a wide|broad|diverse|whole|full spectrum of [@ADJ?] [*s] -> all kinds of | all sorts of
[!~study|studies|studied] a thorough|detailed|complete|comprehensive analysis|examination|exploration of -> a $2 study of
conduct|perform|undertake/V a|an detailed|thorough|careful|comprehensive|in-depth|close|systematic? analysis|examination|investigation of -> study/V | look/V at
[paper|study|article|report|essay|book|thesis|we|chapter|section|review] provide|offer|present/V a|an comprehensive|in-depth|thorough|detailed|complete|full analysis|exploration|examination of -> study/V | look/V closely at
provide|offer/V a|an comprehensive|in-depth|thorough|detailed|complete|broad|brief overview of -> give/V an overview of
portrayal|depiction of [women|men|race|poverty|violence|war|mental|gender|family|love|women's|african|native|minorities|teenagers|marriage|society] -> picture of
the interconnectedness of all -> the links between all
[take|takes|taking|took] immediate steps to [@VERB] -> quick steps to
[improve|improving|improved|improves|maintain|maintaining|increase|increasing|enhance|enhancing|enhances|the|their|its|our|your|his|her|my] overall [quality|performance|health|well-being|efficiency|effectiveness|success|cost|costs|design|structure|goal|process|theme|tone|message|experience|atmosphere|impression|satisfaction|productivity|strategy|appearance|appeal|flavor|safety|stability|growth|mood|experience|happiness|functioning|accuracy|user] -> 0
the level|levels|degree of [stress|anxiety|trust|engagement|satisfaction|interest|noise|pollution|poverty|inequality|confidence|creativity|productivity|violence|crime|uncertainty|competition|awareness|trust|motivation|comfort] [!~at|in|with|between|among|required|needed|was|is|are] -> 0
`
