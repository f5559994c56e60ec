/** Freer turns around nouns that were still over-used after the lists before this one: for Strong alone. */
export const TURNS_LATER_NOUNS_FREER = `
[healthy|good|eating|sleep|unhealthy|daily|hygiene|health] practices [@PUNCT|and|such|that] -> habits
best practices for|in|of [*ing] -> the best ways of
[!these|those|such|various|several|many|few|numerous|other|two|three|both|all] [conservation|relief|regulatory|reform|recovery|improvement|marketing|fundraising|research|environmental|cleanup|rescue|peace|diplomatic] efforts [!to|that|which|@VERB|@AUX|by|of] -> work
thought processes|process [@PUNCT|and] -> thinking
the learning process [@PUNCT|and] -> learning
[the] implications for [@DET|NOUN|ADJ] [~are] -> effects on
has significant|important|huge|serious|profound|far-reaching|major|broad implications for -> matters a lot for
have significant|important|huge|serious|profound|far-reaching|major|broad implications for -> matter a lot for
had significant|important|huge|serious|profound|far-reaching|major|broad implications for -> mattered a lot for
[the] [financial|economic|ethical|social|legal|political|environmental|health] implications of -> effects of
[possible|potential|long-term|practical] implications of -> effects of
[market] dynamics -> forces
[employee|student|customer|audience|user|community|public|civic|voter|citizen|parental|participant|learner] engagement -> involvement
[customer|client|patient|student] interactions -> dealings
the exploration of -> looking into
[a|an|film's|play's|book's|novel's] [great|deep|interesting|powerful|moving|thoughtful|poignant|subtle|detailed|profound|clear] exploration of [the|themes|love|human|identity|timeless|grief|loss|@ADJ|NOUN] [!~space|planet|planets|mars|ocean|sea] -> look at
[public|global|road|safety|environmental|cultural|health] awareness of -> knowledge of
[an|increased|growing|greater|better|respectful|full|keen|more] awareness of -> sense of
under the influence of [@NOUN] -> affected by
open/V up? @ADJ? new possibilities for -> open/V the way for new
open/V up new possibilities -> open/V new doors
[a|an] more|deeper|richer|fuller|subtle|nuanced|intuitive|shared|common|precise|improved understanding of -> $1 grasp of
show|stress/VP the importance of [@ADJ|NOUN] -> show/V the need for | show/V the value of
point/V to the importance of [@DET|ADJ|NOUN] -> show/V the importance of | show/V the need for
a|an @ADJ experience for|to [everyone|me|us|the|all|visitors|guests] -> something $2 for
the emergence of [@ADJ?] [technology|technologies|media|internet|platforms|movements|movement|civilization|industry|industries|markets|ideas|nation|life|democracy] -> the arrival of | the coming of
the integration of [~into] [@NOUN|ADJ] -> bringing
a beacon of [!light] [@NOUN] -> a model of
leave/V a @ADJ impression on me|us|him|her|them|everyone|visitors|readers|guests -> stay/V with $6
find/V solace in -> take/V comfort from | find/V comfort in
adorned with [@DET|ADJ|NOUN] -> hung with | with
a sense of [@NOUN] [!that|or] [~washed] -> a feeling of
high levels of [stress|anxiety|trust|crime|noise|energy|support|pollution|competition|traffic] -> a lot of
higher|increased|elevated|greater levels of [stress|anxiety|trust|crime|noise|energy|support|pollution|competition|traffic|engagement|participation|unemployment] -> more
lower|reduced levels of [stress|anxiety|trust|crime|noise|energy|support|pollution|competition|traffic|engagement|participation|unemployment] -> less
a level of [certainty|trust|comfort|detail|flexibility|security|understanding|predictability|stability|privacy|discomfort|care|respect] -> some
[led|leading|lead|leads|due|to|with|from|of|about|for|report|including|brings|brought|means|bring|mean] increased [awareness|competition|pressure|attention|support|access|investment|transparency|funding|interest|engagement|participation|collaboration|traffic|stress|anxiety|confidence|trust|cooperation|exposure|flexibility|freedom|control|security|spending] -> more
[led|leading|lead|leads|due|to|with|from|of|about|for|the|report|including|brings|brought|means|bring|mean|indicating] increased [productivity|efficiency|accuracy|profits|sales|costs|prices|taxes|rates|speed|revenue|demand|wages|risk] -> higher
[led|lead|leads|leading|to|with|of|for|from|by|through|about|brings|means] reduced [stress|anxiety|traffic|congestion|pollution|waste|crime|noise] -> less
[led|lead|leads|leading|to|with|of|for|from|by|through|about|brings|means|the] reduced [costs|emissions|prices|rates|risk|cost|levels] -> lower
^ reduced [stress|traffic|pollution|congestion|noise|waste|air] -> less
^ increased [traffic|awareness|competition|access|support|exercise|safety] -> more
[local] communities [@PUNCT|and|by|through] -> people
[marginalized|vulnerable|minority|disadvantaged|underprivileged] communities -> groups
weather patterns [!@AUX|VERB] -> weather
traffic patterns [!@AUX|VERB] -> traffic
[eating|spending|sleep|drinking|buying|purchasing|consumption|sleeping|shopping|viewing|reading] patterns -> habits
health outcomes [@PUNCT|CCONJ|ADP] -> health
[student|learning|educational|academic] outcomes -> results
patient outcomes [@PUNCT|and|in] -> results for patients
[for|of|to|my|and|their] personal growth [@PUNCT|and] -> growth as a person
the landscape of [@ADJ|NOUN] -> the world of
the realm of [@NOUN|ADJ] -> the world of
[social|human|online|face-to-face|meaningful] interactions [@PUNCT|with|and|between] -> contact
interactions between [judges|people|students|teachers|doctors|patients|staff|customers|humans|members|users|children|parents|characters|buyers] -> contact between | dealings between
[for|of|to|in|towards] understanding [the|this|these|human|its|their|complex|@NOUN|ADJ] -> making sense of
[power|age|spirit|forefront|pursuit|culture|hub|engine|pace|speed] [of] innovation [@PUNCT|and] -> invention
[encourages|encouraging|encourage|support|supports|supporting|stifle|stifles|bring|brings] innovation -> new ideas
the consequences of [*ing|this|these|the|@NOUN|ADJ] -> the effects of | the results of
[a|the] weight of [guilt|responsibility|expectation|expectations|grief] -> burden of
[encouraged|encourages|more|greater|active|meaningful] engagement with -> contact with
`
