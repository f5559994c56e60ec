/** Turns with the style words that still stand most above people's rate in Balanced: hold, employed, revealed, through, across. */
export const TURNS_FIXED_HABITS = `
[~system|systems|method|methods|approach|approaches|technique|techniques|packaging|terminology|structures|structure|feature|solver|instrument|algorithm|convolutions|network|networks|strategy|strategies|model|models|measures|dependencies|tool|tools|simulation|simulations|analysis] employed [to|by|in|for|as|@PUNCT|with|worldwide|when] [!~workers|people|staff|salary] -> used
[study|survey|data|results|analysis|report|research|investigation|inquiry|tests|test|examination|observations|surveys|measurements|review|audit|poll|autopsy|scan|records] revealed that [@PRON|DET|NOUN|ADJ|PROPN|NUM] -> showed that | found that
[he|she|officials|police|spokesman|spokesperson|minister|forward|actor|actress|singer|player|star|coach|manager|defender|midfielder|president|company|department|sources|source|couple|sister|brother|mother|friend] revealed that [@PRON|DET|NOUN|PROPN] -> said that
[it] was revealed that -> came out that
[it] has been revealed that -> has come out that
[research|study|studies|surveys|analysis|data|tests|work|evidence|results] has|have revealed that -> $1 shown that
preserving [the|their|its|our|@ADJ|NOUN] [~content|ideas|privacy|flexibility|capacity|structure|information|knowledge|meaning|control|quality|isometry|independence|freedom] [!~heritage|nature|buildings] -> keeping
promising/A [framework|method|approach|direction|alternative|technique|tool|way|avenue|avenues|approaches|methods|directions|solution|solutions] -> good | hopeful
[~staff|waitress|waiter|server|servers|kitchen|bartenders|bartender|waitstaff|team] overwhelmed [and|@PUNCT] -> swamped | overworked
overwhelmed by|with [~emotion|grief|joy|sadness|thanks|gratitude|sorrow|guilt|fear|love|sight|feeling|feelings|beauty|anger|relief|shame|pity] [!~work|choice|number] -> overcome $2
hold/V the [record|title|key|keys|power|authority|secret|secrets|answer|answers|copyright|rights|patent|lead|edge|majority] [!back] -> have/V the
hold/V a [degree|license|licence|record|majority|stake|patent|certificate|grudge|monopoly|share|permit|doctorate|bachelor's|master's|phd] [!~accountable|responsible|place|conference|meeting|event|ceremony] -> have/V a
hold/V an [important|impressive|advantage|edge|appeal|interest|honorary] [!~meeting|event|election|exhibition] -> have/V an
hold/V more|much|little|great|significant|considerable|so_much [power|leverage|sway|influence|weight|value|meaning|importance|appeal|authority|promise|interest] -> have/V $2
hold/V critical|important|unique|different|vital|key|valuable [information|views|beliefs|positions|lessons|clues|data|opinions] -> have/V $2
hold/V the belief|view|opinion that -> believe/V that
hold/V up to [@NUM] -> take/V up to
through a process of -> by
[@NOUN|PRON|PUNCT] [!moves|move|moved|moving|pass|passes|passed|goes|went|go|drifted|walked|walk|travels|runs|ran] through a series of -> in a series of
through the process of -> by
through the lens of [!~camera|telescope|microscope] -> from the point of view of | in the light of
[@NOUN|AUX|VERB] through many|several|extensive|numerous [experiments|tests|simulations|studies|trials] -> in $2
[~skill|skills|improvements|experience|learned|developed|honed|built|gained|expertise|knowledge] through years|decades|months of -> after $2 of
through my|his|her|our|their [experience|experiences] [!of|with] -> from $2
through [hard|careful|systematic|empirical|rigorous|open|honest|clear|direct|constant|regular|daily|close] [work|study|analysis|research|dialogue|communication|practice|training|use|exercise|discussion|debate|testing|observation|planning] -> by
through [dialogue|negotiation|education|research|trial|taxation|legislation|diplomacy|persuasion|analogy|observation] [@PUNCT|and] -> by
across a [number|range|variety|spectrum] of [~tasks|datasets|benchmarks|problems|devices|platforms|conditions] -> on a
across a [number|range|variety] of [~fields|domains|settings|industries|sectors|areas|countries|cultures|disciplines|contexts|subjects|regions|genres] -> in a
across lots|thousands|hundreds|dozens|millions of [~fields|domains|settings|industries|sectors|areas|countries|cities|schools|homes|towns|companies] -> in $2 of
across the [uk|us|united|population|sector|economy|industry|curriculum] -> in the
across much|parts|most of [@DET|PROPN|NOUN] -> in $2 of
across different [network|datasets|tasks|models|platforms|devices|architectures|benchmarks] -> on different
despite its|their|his|her|my|our [@ADJ?] [popularity|success|simplicity|beauty|size|importance|complexity|wealth|power|charm|strength|enthusiasm|experience|talent|fame|sorrow|influence|efforts|fears|doubts|reservations|reputation] [!of|and] -> for all $2
entered into force -> came into force
[to|not|n't|must|should|can|could|we|they|you|doesn't|don't|didn't] take/V0 into account [!that|how|what|when] -> allow/V for
[~effects|corrections|factors|costs|inflation|differences|errors|delays|losses|age] taken into account [!when|as] -> allowed for
delve/V into -> look/V at
despite [his|her|my|our] [@ADJ?] [*s] [!of|and] -> for all | even with
despite [repeated|widespread|strong|growing|early|initial|major|recent] [*s|dissatisfaction|opposition|pressure|criticism|support|evidence] [!of|and] -> even with | in spite of
despite [objections|pleas|warnings|protests|calls|complaints|criticism|opposition|evidence|pressure|promises|attempts|efforts] [from|of|to|by|that] -> in spite of | even with
despite [*ing] -> in spite of
[analysis|exploration|examination|investigation|research|study|tests|test|survey|data|dna|scan|observations|inspection|documents|audit|poll|figures|results] reveal/VD [the|a|an|no|that|additional|references|significant|new|evidence|several|many|two|three|they|it] -> show/V
[!~study|survey|surveys|data|analysis|report|research|tests|discovery|observations|results|documents] [has|have|had] revealed that [he|she|they|his|her|it] [!~study] -> said that
[@PROPN] revealed that [@DET|PRON|PROPN] -> said that
hold/V relevance|sovereignty|meaning|value|appeal|importance|interest|potential [@PUNCT|for|in|over|as|to] -> have/V $2
[society|order|structure|culture|relationship|marriage|friendship|career|economy|community|business|partnership] based on [@ADJ|NOUN] -> built on
across the whole|entire [graph|network|city|country|region|body|map|site|company|field|state|industry] -> over the whole
[!~see|seen|saw|look|looked|looking|world|sweat] through my|his|her|our|their|its [words|actions|decisions|choices|work|music|writing|writings|art|poems|paintings|songs|policies|products|teaching|behavior|behaviour|lyrics|photographs] -> in $2
through the study of -> by studying
through the analysis of -> by analyzing
through the introduction of -> with | by bringing in
through the exploration of -> by exploring
[ideas|trends|friends|others|people|information|news|online|customers|users|audience|fans|product|products|available|sold|order|bought|communicate|reach|share|spread] through the internet|web|phone|app|website|radio|television -> on the $3
[communicate|talk|shared|share|spread|reach|contact|book|order|interact] through [social_media|email|text|texts|phone|facebook|twitter|instagram|zoom] -> by | over
distinguish/V between real and fake|generated|synthetic -> tell/V real from $5
distinguish/V between right and wrong -> tell/V right from wrong
distinguish/V between fact and fiction -> tell/V fact from fiction
put into writing -> written down
despite everything -> in spite of everything | for all that
despite [this|that|a|an] [@ADJ?] [@NOUN] -> in spite of | even with
[,] revealed that [@DET|PRON|PROPN] -> said that
[method|approach|model|technique|framework|strategy|plan|design|theory|hypothesis] is based on [a|an|the|two|three] -> rests on | is built on
[is|are|was|were] effectively [a|an|the|disenfranchised|banned|dead|closed|excluded|locked|over|silenced|erased|barred|ended] -> in effect
`
