/**
 * Short everyday words for the long ones that still stood most often after the lists before this one (experience, overall,
 * understanding, future, options, concerns, effectiveness …), by the words beside them: for Strong alone.
 */
export const SHORT_WORDS = `
[@ADJ|a|an|the|our|your|my|whole] dining experience [@PUNCT|was|is|at|with|for|and] -> meal
[a|an] [@ADJ] reading experience [@PUNCT|for|that] -> read
[a|an] [@ADJ] viewing experience [@PUNCT|for|that] -> watch
[a|an] [@ADJ] driving experience [@PUNCT|for|that] -> drive
a valuable|great|good|useful|hard|important|humbling learning experience [@PUNCT|for|that] -> a $2 lesson
a learning experience [@PUNCT|for|that] -> a lesson
[had|have|having] [a|an] [great|good|nice|wonderful|terrible|lovely|bad|awful|horrible|fantastic|amazing|pleasant] experience [@PUNCT] -> time
this experience [taught|helped|made|gave|showed|changed] -> this
the whole experience [was|is|felt] -> the whole thing
[enjoyed|loved] the experience [@PUNCT] -> it all
the human experience [@PUNCT|and] -> human life
[their|our] own experiences [@PUNCT|and] -> own lives
[their|our] lived|life experiences [@PUNCT|and] -> lives
[from|of|on|by] past experiences [@PUNCT|and|to] -> the past
[try|have|seek|to|for|of] new experiences [@PUNCT|and] -> new things
[is|was|be|make|makes|made|it] a|an memorable|unforgettable experience [@PUNCT|for] -> something to remember
^ overall , [i|we] -> all in all, | in the end,
^ overall , [it|a|this] [!~paper|article|abstract|research|study|results|method|analysis|findings|work|approach|theory|essay|book|program] -> all in all,
^ overall [i|we|the|it|this|a|my] [@NOUN|AUX|VERB|ADJ] -> all in all
[the|its|their|your|my|our|his|her] overall [opinion|cleanliness|enjoyment|convergence|value|training|outcome|aesthetic|investment|management|mobility|assessment|service|display|meaning|transmission|efficiency|excellence|tone|trend|tax] -> 0
[improve|improving|improves|boost|boosting|increase] overall [@NOUN] [!rate|survival|rating] -> 0
[!is|are|be|mutual] understanding of [the|a|this|these|how|what|human|its|their|our|@ADJ] [~theory|theories|systems|networks|mechanisms|history|world|culture|cultures|subject|language|principles|concepts|topic|needs|science|market|brain|structure|field|law] [!~interpret] -> knowledge of
[to|of|in|for|by] understanding how|why|what -> seeing $2
^ understanding how|why|what -> knowing $2
future generations [@PUNCT|to|and|will|can|may|are] -> generations to come
again in the future [@PUNCT] -> again
in the near future [@PUNCT] -> soon
future [where] [@PRON|NOUN|ADJ|DET] [!~year|years] -> world
[a|for] better|brighter future [@PUNCT|for] -> better days
[for|in|on|our|my|your|of] future visits|orders|trips|projects -> later $2
dining options [@PUNCT|in|and|nearby|within] -> places to eat
parking options -> places to park
transportation|transport options [@PUNCT|and|in|for|such] -> ways to get around
treatment options [@PUNCT|and|for|in|with] -> treatments
[food|menu|dessert|healthy|vegetarian|vegan|drink|meal|breakfast|lunch|dinner|side|other|many|more|different|better|of|tasty|delicious|our] options [@PUNCT|and|are|for|were|that|available] [!~option|stock|expire|put|call] -> choices
as quickly as -> as fast as
[very|too|so|how] quickly [@PUNCT|and|as|that|the|it|they|you|we] -> fast
quickly became|become|realized|found|learned|saw|noticed|discovered -> soon $2
[end|ended|grow|grows|move|moved|moving|work|works|worked|came|come|spread|spreads|run|ran|passed|went|go|change|changed|act|respond] quickly [@PUNCT|when|as] -> fast
[will|would|i'll|we'll|can|should] definitely [recommend|be|return|try|keep|go|come|tell|visit|order|use|buy|eat|miss|bring] -> 0
[is|are|was|were|it's|that's|he's] definitely [a|an|the|one|worth] [!~not|if] -> 0
^ definitely worth -> well worth
[the] atmosphere [is|was] [@ADV?] [cozy|warm|inviting|casual|relaxed|relaxing|friendly|lively|nice|pleasant|great|welcoming|calm|quiet|festive|enjoyable|vibrant|cool|fun|lovely] -> place
[!~enveloped|wrapped|immersed|bathed] [in] [a|an] [cozy|warm|lively|casual|relaxed|relaxing|friendly|nice|pleasant|welcoming|calm|quiet|lovely] atmosphere [@PUNCT|and|for] -> place
atmosphere of the [restaurant|bar|place|room|café|cafe|pub|hotel] -> feel of the
[judge|chosen|selected|determined|decided|assessed|evaluated|adjusted|sorted|ranked|grouped|rated|judged|varies|vary|differ|differs|varied|measured] based on -> by
[know|ask|asked|asking|tell|wonder|wondering|wondered|sure|see|check|learn] whether [@PRON|DET|PROPN|the|a|it|they|he|she|you|i|we|this] [!~or] -> if
approach to [*ing] [!end|self] -> way of
^ this approach [allows|lets|helps|makes|leads|gives|means|can|will|enables|improves|reduces|has|works|saves|brings|would|could|keeps|shows] -> this
[show|shows|showing|demonstrate|demonstrates|demonstrating|prove|proves|proving|test|confirm|confirms|evaluate] the effectiveness of our|the|this @NOUN? method|approach|model|framework|algorithm|technique|system|strategy [@PUNCT|on|in|for|across] -> how well $4 $5 $6 works
[show|shows|showing|demonstrate|demonstrates|demonstrating|prove|proves|proving|confirm|confirms|of|on|about] the effectiveness of our|the|these @ADJ? methods|models|algorithms|techniques|systems|strategies|measures|policies [@PUNCT|on|in|for|across] -> how well $4 $5 $6 work
[the|their|its|his|her] effectiveness [@PUNCT|in] [!~side] -> success
[raise|raises|raised|raising|sparked|growing|amid|fuelled|fueled|despite] concerns about|over|that -> fears $2
[voice|voiced|express|expressed|expressing|expresses|have|has|had|share|shared|any|my|our|their|your|his|her|with|are|about] concerns about|over|regarding -> worries about
positive [change|changes|difference|impression|attitude|relationship|relationships|memories|review|reviews|outcome|outcomes|side|aspects|environment|experiences|news|qualities|habits|example] [!~negative] -> good
[i|we|really|also|truly] appreciated [the|how|that] -> liked
[a|an|our|very|at|with|and|of|the] reasonable price|prices [@PUNCT|and|for] -> fair $2
[is|are|was|were] [very|quite|so|more] reasonable [@PUNCT|and] [~price|prices|priced] -> fair
reasonably priced -> fairly priced
take/V action [@PUNCT|to|against|on] [!~legal|disciplinary|class] -> act/V
expressed support for -> backed
[he|she|@PROPN|officials|police|minister|spokesman|spokeswoman|spokesperson] announced|revealed|stated|explained|commented|noted that -> said that
[he] expressed hope|optimism|confidence that -> said he hoped that
[she] expressed hope|optimism|confidence that -> said she hoped that
[they] expressed hope|optimism|confidence that -> said they hoped that
[in|over|for|during|within] the past [year|years|week|month|months|decade|decades|century|few|two|three|four|five|ten|several] -> the last
[the|his|her|their|its|our|my] final [match|game|chapter|scene|moments|minutes|week|months|time|part|stage|stages|film|episode|round|lap|words|line|act|song|days|hours|weeks|year] -> last
[the|our|its|their|his|her] current [situation|system|role|position|form|location|job|generation|law|laws|policies|crisis|level|levels|owner|rate|design|structure|practice|practices|conditions|methods] -> present
within the|our|their|its|his|her [community|city|company|country|organization|family|film|story|novel|text|region|area|industry|party|church|government|walls|game|school|society|home] [@PUNCT|and|to|that|is|are|was|were|has] -> in $2
along the|their|our|my|his|her|your journey [@PUNCT|and] -> along the way
[the|a|their|our|long|my|his|her] journey to|towards|toward [becoming|success|recovery|freedom|healing|independence|victory|peace] -> road to
journey through [time|history|the|life] -> trip through
following [his|her|their|its] [arrest|victory|resignation|retirement|divorce|marriage|return|arrival|success|trial|departure|appointment|defeat|debut] -> after
financial problems|troubles|worries -> money $2
[a|the|with|of] greatly improved|reduced|increased|expanded [@NOUN] -> much $2
[is|are|was|were|been|be] greatly improved|reduced|increased|changed|expanded -> much $2
across|throughout the country|world|globe|nation|region|island|continent|state [@PUNCT|and|in|to|by|are|is|have|has|who|with|for] -> all over the $3
across|throughout the city [@PUNCT|and|in|to|by|are|is|have|has|who|with|for] -> all over the city
across|throughout the united states [@PUNCT|and|in|to|by|are|is|have|has|who|with|for] -> all over the united states
[performance|results|accuracy|success|improvements|better|well|effective|works|tested] across [various|different|several|multiple|many|all|most|three|two|four|five] [~datasets|tasks|benchmarks|problems|domains] -> on
throughout the day|night|week|year|evening|season|summer|winter [@PUNCT|and|to|with|for|in|as] -> all $3
throughout my|his|her|their life [@PUNCT|and|as|in] -> all $2 life
throughout [the] [film|movie|book|novel|story|play|show] [@PUNCT|and] [!~way] -> all through
during lunch|dinner|breakfast [@PUNCT|and|on|with|at|in] -> at $2
during the [war|campaign|summer|winter|spring|trial|pandemic|week|meeting|interview|season|game|match|afternoon|early|late|second|first|final] [!~same] -> in the
during [his|her|their|its|my|our] [reign|presidency|career|childhood|youth|lifetime|tenure|speech|years|campaign] -> in
[*s] , including [@PROPN] [~,] -> , among them
[*s] , including the|those|several|some|two|three [@NOUN|ADJ|PROPN] [!~and] -> , among them $3
[about|on|enjoyed|enjoy|of] your experience [@PUNCT|at|here] -> your visit
[rooms|food|service|staff|room|place|hotel|pizza|everything|meal|drinks|beer] [is|was|were|are] outstanding [@PUNCT|and] -> very good
[rooms|food|service|staff|room|place|hotel|pizza|everything|meal|drinks|beer] [is|was|were|are] excellent [@PUNCT|and] -> very good
[food|service|meal|stay|visit|time|film|book|movie|place] [is|was|were|are|were] disappointing [@PUNCT|and] -> poor
[a|an|the|such] disappointing [meal|service|performance|start|season|result|results|film|book|movie|show] [!~not] -> poor
`
