/** Everyday nouns for long ones, and verbs for the nouns that models lean on, by what stands beside them: for Strong alone. */
export const PLAINER_NOUNS = `
[!~artificial|ai|robot|recognition|detection] emotions [!@NOUN] -> feelings
[!~court|judge|judges|board|committee] [good|bad|best|better|rash|impulsive|hard|tough|difficult|big|important|ethical|moral|financial|healthy|own|right|wrong|poor|smart|wise|life] decisions [!~court|judge|judges|board|committee] -> choices
make/V decisions on|about [@ADJ|NOUN|how|what|whether|which|who|my|our|their|his|her] -> decide/V on
[basic|main|core|key|underlying|psychological|economic|guiding|central] principles [@PUNCT|of|and|that|to|behind] -> ideas
[!to] the principles of [@NOUN|ADJ] [!~law|constitution|federalism|democracy|justice] -> the ideas behind
job|employment opportunities -> jobs
opportunities to [@VERB] -> chances to
opportunities for [@NOUN|*ing|ADJ] [!~business|investment|market] -> chances for | openings for
[same|equal|good|great|many|more|better] opportunities [@PUNCT|and|as|in|for] [!~job|career|business] -> chances
[her|his|their|whose|great|incredible|amazing|with|and] attention to detail [@PUNCT|and] -> care over every detail
[criminal|unlawful|illegal|unethical|ethical|moral|professional] behavior|behaviour [@PUNCT|and|by|of] -> conduct
[close|closest|family|personal|strong|stronger|closer|lasting|trade|diplomatic] relationships [@PUNCT|with|and|between|to] -> ties
build|develop|form|cultivate|nurture/V @ADJ? relationships with [customers|clients|students|people|others|the|their|your|our|other|colleagues|patients] -> get/V to know
[technical|problem-solving|leadership|musical|creative|communication|artistic|athletic|social|language|writing|organizational|reading] abilities -> skills
[consumer|customer|customers'|customer's|own|personal|lifestyle|individual|musical|your|changing] preferences [!~legacy|model|utility|ranking|dietary] -> tastes
tastes and preferences -> tastes
[cultural|spiritual|symbolic|religious|emotional|deeper|personal] significance [@PUNCT|of|in|and|for|to] -> meaning
[historical|strategic|political|great|economic|scientific|immense] significance [@PUNCT|of|in|and|for|to] -> importance
[a|an] [safe|clean|friendly|welcoming|relaxing|pleasant|quiet|cozy|nice|comfortable|peaceful|good|great|fun|calm] environment [@PUNCT|for|with|where|to|in|that] -> place
in an environment where|in_which [@DET|PRON|NOUN] -> where
[complex|different|various|real-world|dynamic|uncertain|challenging|unfamiliar|professional|social|educational|clinical] environments [@PUNCT|and|in|such] -> settings
[the|and|limited|own|enough|necessary] resources to [@VERB] -> means to
financial resources [!@VERB|AUX] -> money
monetary resources [!@VERB|AUX] -> money
[a|this|our|clear|cohesive|long-term|strong|better|successful|new|effective|winning] strategy [@PUNCT|for|to|is|was|that|and] [!~learning|model|training|network|networks|algorithm|gradient|search] -> plan
an individual's -> a person's
an individual [@PUNCT|who|is|to|has|with|can|was|must|may] -> a person
the individual [@PUNCT|who|is|to|has|can|was|must|may|into|and] [!~state] -> the person
each individual [@PUNCT|who|is|has|can] -> each person
[your|their|his|her|our|my] individual [needs|tastes|preferences|choices|goals|circumstances|style|interests|strengths] -> own
[he|she|who|@PROPN] struggles to [@VERB] -> finds it hard to
[he|she|who|@PROPN] struggles with [!~addiction|depression|cancer] -> has a hard time with
[the|their|our|my|his|her|personal|daily|social|own|inner|everyday|emotional|financial] struggles [@PUNCT|of|faced|that|many|and|in] -> troubles
[a|strong|deep|firm|lifelong|its|their|his|her|our] commitment to [social|justice|equality|freedom|democracy|fairness|human] -> belief in
thanks for considering my|our [proposal|request|offer|application|suggestion] -> thanks for looking at $4
thank you for considering my|our [proposal|request|offer|application|suggestion] -> thank you for looking at $5
[colonies|school|company|committee|university|college|church|organization|programme|program|agency|fund|centre|center|city|settlement|body|union|network|commission|institution|schools|bank|museum|hospital|club] was|were established -> $1 set up | $1 founded
provides [a|an] [private|wide|firm|strong|solid|clear|extra|powerful|full|perfect|great|stress-free|useful|fresh|rare|detailed|good|sound|valuable|interesting] [!~option|alternative|choice|haven|refuge|escape|solution] -> gives
[research|evidence|data|study|analysis] suggests that -> seems to show that
[and|also|which|that] supports [vital|local|new|healthy|sustainable|economic|early|better|startups|development|learning|growth|weight|small|students] -> helps
recognize/V [the|its|their|this|these|our|your] [~value|importance|need|potential|limits|vulnerability|risk|risks|problem|signs|power|complexity|limitations|significance|role] [!~contribution|contributions] -> see/V
represents a|an [@ADJ] [trend|area|identity|strategy|chance|approach|move|opportunity|form|way|part|investment|effort|alternative|example|kind] -> is $2
increases [productivity|awareness|visibility|efficiency|demand|sales|brand|perceived|performance|costs|prices] -> raises
increase/VS the [odds|chance|chances|risk|likelihood|cost|costs|price|number] -> raises the
increase/VG the [odds|chance|chances|risk|likelihood|cost|costs|price|number] -> raising the
increases [the|their|his|her|our|my|its] [workload|power|stress|burden|pressure|value|appeal|beauty|confusion|effect] -> adds to
[of|to|with|by|from|against|about] social expectations [@PUNCT|and] -> what society expects
contribute/V significantly|greatly|meaningfully to [the|a|our|their|his|her|society|my] -> add/V a lot to
the complexities of [@NOUN|ADJ|the|this|our|human|modern] [!~navigat] -> the ins and outs of
[my|our|his|her|their|your] determination to [@VERB] -> will to
a strong desire to [@VERB] -> a strong wish to
[a|the|his|her|their|my|our] desire to [@VERB] -> wish to
[my|his|her|their|our|your] dedication to [@DET|NOUN|ADJ] -> devotion to
physical activities -> sports
a significant portion|proportion of the population -> much of the population
[throughout] the duration of -> the whole of
in the majority of cases -> most of the time
at an early age -> early in life
in|within their communities [@PUNCT|and|by] -> where they live
in|within our communities [@PUNCT|and|by] -> where we live
in your community [@PUNCT|and|or] -> where you live
community members [@PUNCT|and|in|to|who] -> local people
members of the community [@PUNCT|and|to|who] -> local people
[with|for|of|in|by|and|to|support|help|supports|benefit|benefits] the local community [@PUNCT|and|by] -> local people
coastal communities -> coastal towns
entire communities -> whole towns
online communities [@PUNCT|and|to|where] -> online groups
[by|in|to|of|from|among] the scientific community [@PUNCT|and] -> scientists
[in|to|into] the field|area|domain|realm of [@ADJ|NOUN] [!~study|view|battle|ice|high] -> 0
^ at its core , -> at heart,
[is|are|,] at its core , -> at heart,
[is|are|was|were] reminiscent of [@DET|NOUN|ADJ] -> like
[@NOUN|,] reminiscent of [@DET|NOUN|ADJ] -> like
[is|are|was|were|something] akin to -> like
functions as a|an [@NOUN|ADJ] -> works as $3
problems|difficulties faced by [@DET|NOUN|ADJ|PRON] -> $1 of
the pursuit of [knowledge|truth|justice|peace|wisdom|meaning|freedom|power|wealth|success|excellence|perfection|profit] -> the search for
enable/V the @NOUN to [@VERB] -> let/V $2 $3
enable/V users|students|people|researchers|companies|businesses|customers|readers|teams|patients to [@VERB] -> let/V $2
enable/V them|me|you|him|her|it to [@VERB] -> let/V $2
^ moving|going forward , [i|we|they|he|she|you|the] -> from now on,
in close proximity to -> close to
`
