/**
 * The small words of place on the list of Kobak et al. (into, through, between, across), which models still write more often
 * than people after Strong: turns in which people say it without them. Each is right wherever its own words stand.
 */
export const HABIT_WORDS_OF_PLACE = `
= [put|puts|putting] [things|it|this|that|them|everything|matters] into perspective -> in perspective
= put/V into perspective -> put/V in perspective
= put/V into practice -> put/V in practice
= put/V it|this|that|them|these|theory into practice -> put/V $2 in practice
= put/V into place -> put/V in place
= set into motion -> set in motion
= sets into motion -> sets in motion
= setting into motion -> setting in motion
= go/V into effect -> take/V effect
= come/V into effect -> take/V effect
= come/V into play [@PUNCT|when|for|as|here|because|in] -> play/V a part
= call/V into question -> question/V
= take/V @DET|PRON @ADJ? @NOUN into account|consideration -> consider/V $2 $3 $4
= take/V @NOUN into account|consideration -> consider/V $2
= take/V @ADJ @NOUN into account|consideration -> consider/V $2 $3
= take/V into account|consideration -> consider/V
= taken into account|consideration -> considered
= take/V it|this|that|them|these|everything into account|consideration -> consider/V $2
= go/V into more|further|greater detail about|on -> say/V more about
= go/V into more|further|greater detail [@PUNCT] -> say/V more
= deep into the night -> until late at night
= [paper|study|article|research|report|essay|book|work|section|chapter|we|i] looks|look into [the|how|what|why|whether|ways|this|these|a|an|its|their|@ADJ] [!eyes|mirror] -> $1 at
= [a|an|the|this|detailed|fascinating|close|closer|deep|deeper|quick|further|thoughtful] look into -> look at
= [@DET|ADJ] peek into -> peek at
= [@DET|ADJ] glimpse into -> glimpse of
= [@DET|ADJ] glimpses into -> glimpses of
= [a|the|rare|unique|clear|fascinating] window into -> window on
= [a|this|the|fascinating] deep dive into -> close look at
= [a|this|an|the] in-depth exploration of -> close look at
= dig|dive|digs|dives|digging|diving|dug|dived deeper into [the|how|what|why|this|these|its|their|a|our] [!forest|woods|earth|ground|cave|water|ocean|sea|heart|mud|soil|sand|snow|bag|pocket|skin|hole|jungle|darkness|night] -> go/V further into
= tap/V into -> draw/V on
= [@NOUN] ventured into -> entered
= [he|she|they|we|i|it] ventured into -> entered
= [@AUX] evolved into [a|an] -> become
= [!AUX|have|has|had] evolved into [a|an] -> became
= evolve/VP into [a|an] -> become/V
= morph/VP into [a|an] -> become/V
= blossom/VP into [a|an] -> become/V
= blossomed into [a|an] -> became
= [it|that|this|soon|quickly|slowly|later|gradually|eventually|which|what] turned into [a|an] [!PROPN] -> became
= [it|that|this|soon|quickly|slowly|which|often|can|could|may|might|will|would] turn|turns into [a|an] -> become/V
= translate/VP into [higher|lower|better|more|fewer|greater|less|improved|increased|reduced|real|a|an] [!language|@PROPN] -> lead/V to
= breathe/V new life into -> bring/V new life to
= breathe/V life into -> bring/V life to
= breathe/V some life into -> bring/V some life to
= inject/V some life|energy|humor|humour|fun|colour|color|excitement into -> bring/V $2 $3 to
= incorporate/V @ADJ? @NOUN into -> add/V $2 $3 to
= incorporate/V the|a|an|this|these|such|more|some|its|your|our @NOUN into -> add/V $2 $3 to
= incorporate/V @ADJ @ADJ|NOUN @NOUN into -> add/V $2 $3 $4 to
integrate/V ai|technology|tools|technologies into -> bring/V $2 to
integrate/V @ADJ|NOUN ai|technology|tools|technologies into -> bring/V $2 $3 to
the integration of ai|technology|tools|data|technologies|constraints|models|features into -> the use of $4 in
the integration of @ADJ|NOUN ai|technology|tools|data|technologies|constraints|models|features|methods|principles|techniques into -> the use of $4 $5 in
introduce/V @ADJ? noise|randomness|bias|errors|nonlinearity|uncertainty into -> add/V $2 $3 to
delving into the realm|world of -> looking at
delve/V into [the|how|what|why|this|these|its|their|a|our|themes|topics|issues|questions|@ADJ] [!~forest|woods|cave|dungeon|bag|pocket|ruins] -> look/V at | go/V into
= through trial and error -> by trial and error
= through word of mouth -> by word of mouth
= through no fault -> by no fault
= through the use of [@DET|ADJ|NOUN] [!force|violence|drugs] -> with
= made possible through -> made possible by
= make/VP possible through -> make/V possible by
= through a combination|mix|mixture|blend of -> with a $3 of
= [mechanism|mechanisms|means|process|processes|method|methods|medium|media|vehicle|ways|way|procedure|procedures] through which -> by which
= through the lens of [!~camera|microscope|telescope|glasses|spectacles] -> from the point of view of
= [!go|goes|went|gone|going|get|gets|got|getting|@VERB|PRON] through the power of -> with the power of
= [achieved|gained|improved|developed|created|built|solved|proved|obtained|produced|reached|formed|maintained|strengthened|reinforced|enhanced|supported|optimized|generated|verified|established|determined|secured|acquired|resolved|reduced|increased|confirmed|communicated|measured|cultivated|won|earned|earns|earned|mitigated|prevented|raised|ensured|enriched|identified|discovered|controlled|guided|addressed|enforced|regulated] through [@ADJ|NOUN|a|an|the|*ing] [!~eyes|lens|window|door|gate|streets|air|forest|years|ages|centuries|generations|decades|filter|pipe|pipes|tube|channel|channels] -> by
= [linked|connected|united|bound|joined|related] through [@ADJ|NOUN|a|an|the] [!~door|corridor|tunnel|passage|hallway|gate|window|network|networks|website|port|cable|server|router] -> by
= [learned|learnt|learns|learn|learning|grew|grow|growing] through [experience|trial|failure|mistakes|practice|practical|hands-on|direct|real|own|observation] -> from
= [told|expressed|explored|portrayed|depicted|reflected|presented] through [music|art|poetry|song|songs|dance|stories|painting|paintings|film|pictures|images|literature|fiction|words|symbols|symbolism|metaphor|metaphors|dialogue|letters] -> in
= whether through [@NOUN|ADJ|*ing] -> whether by
= [it|music|art|themselves|himself|herself|stories|life|love|feelings|emotions|ideas] through [storytelling|music|poetry|dance|art|painting] -> in
= shine/V through in -> show/V in
= [passion|love|talent|dedication|care|personality|creativity|attention|charm|kindness] shine/V through [@PUNCT] -> show/V clearly
= through social media -> on social media
= through their|our|your|its|the website|app|site|portal|platform -> on $2 $3
= [contact|reach|reached|us|them|information|notified|notify|communicate|available|me] through email|e-mail|mail|phone|letter -> by $2
= ^ through this process|approach|method|technique|framework|program|system|tool|embedding|project|strategy|mechanism -> with $2 $3
= ^ through this|our|their|my|his|her study|paper|research|work|essay|article|analysis|investigation -> in $2 $3
= ^ through careful|rigorous|detailed|thorough|empirical|theoretical|extensive|comprehensive [analysis|testing|evaluation|study|analyses|evaluations|experiments|research|simulations|experimentation] -> by $2
= interaction/N between [@DET|ADJ|NOUN|*ing] -> interaction/N of
= interplay between -> interplay of
= correlation between [@ADJ|NOUN|the] -> correlation of
= [the] similarity between [@ADJ|NOUN|the] -> similarity of
= the|a delicate|right|perfect|healthy|good|fine|proper|careful|best balance between [@NOUN] [and] -> $1 $2 balance of
= relationships|dependencies|connections|ties|correlations|links|similarities between @ADJ? words|features|nodes|entities|tokens|classes|variables|atoms|people|groups|communities|nations|countries|cultures|members|individuals|events|ideas|concepts|elements|instances|objects|sentences|states|species|points|samples|users|items|neurons|pixels|agents|tasks|genes|layers|characters|peoples|societies|parts [!and|or] -> $1 among $3 $4
= [cooperation|collaboration|communication|trust|understanding|relations|friendship|solidarity|competition|conflict|conflicts|trade|dialogue] between @ADJ? people|groups|communities|nations|countries|cultures|members|individuals|departments|agencies|states|teams|governments|religions|companies|firms|users|agents [!and|or] -> among $2 $3
= [!switch|switching|choose|choosing|toggle|move|moving|distinguish|line|lines|gap|in] between different|various|several|multiple groups|cultures|countries|nations|classes|features|elements|communities|people|parts|words|objects|species|regions|departments|religions|generations|types|variables|fields|ideas [!and] -> among $2 $3
= [examine|examines|examining|examined|explore|explores|study|studies|studied|discuss|discusses|investigate|investigates|investigated|consider|considers|at|understand|on|explains|explain|describes] the relationship|connection|link between @ADJ? @NOUN and @ADJ? @NOUN [@PUNCT|in] -> how $4 $5 and $7 $8 are related
= the distinction between [@ADJ|NOUN|the|a] -> the difference between
= come/V across several|multiple|many -> meet/V $3
= [!come|came|comes|coming|cut|cuts|get|gets|put] across different|various|multiple|several|many @ADJ? populations|regions|environments|situations|scenarios|domains|contexts|settings|languages|species|generations|industries|disciplines|fields|cultures|sectors|markets|institutions|stages|states|schools|systems|jurisdictions|periods|functions|societies|communities|countries|groups -> in $2 $3 $4
= [!come|came|comes|coming|cut|cuts] across different|various|multiple|several|many @ADJ? architectures|models|datasets|tasks|benchmarks|metrics|platforms|devices|occasions|measures|tests -> on $2 $3 $4
= [!come|came|comes|coming] across both @ADJ? datasets|tasks|benchmarks|metrics|platforms|devices|tests -> on both $3 $4
= [!come|came|comes|coming] across both @ADJ? studies|groups|countries|conditions|domains|settings|samples|populations|experiments -> in both $3 $4
= [!come|came|comes|coming] across all @ADJ? datasets|metrics|tasks|benchmarks|tests|platforms|devices|measures -> on all $3 $4
= [!come|came|comes|coming] across all @ADJ? layers|member|fields|regions|disciplines|industries|domains|subjects|conditions|settings|countries|populations -> in all $3 $4
= across two|three|four|five|six|seven|eight|nine|ten|twelve|twenty @ADJ? matches|games|studies|experiments|countries|states|sites|trials|domains|groups|schools|cities|hospitals|seasons|books|films|albums|samples|regions|centers -> in $2 $3 $4
= [used|applied|adopted|found|common|popular|present|seen|jobs|roles|applications|businesses|companies|people|workers|leaders|teams|everywhere|professionals|practices|opportunities|use] across industries|sectors|disciplines|fields|domains|departments|cultures|platforms|institutions -> in many $2
= vary/V across cultures -> vary/V from culture to culture
= vary/V across regions -> vary/V from region to region
= vary/V across states -> vary/V from state to state
= vary/V across countries -> vary/V from country to country
= vary/V across individuals -> vary/V from person to person
= differ/V across cultures -> differ/V from culture to culture
= differ/V across countries -> differ/V from country to country
= differ/V across regions -> differ/V from region to region
= scattered|spread|distributed|averaged|sprawled|dispersed across [@DET|PRON|NOUN|ADJ|NUM|all] -> $1 over
= [echo|echoes|echoed|echoing|sweep|sweeps|swept|sweeping|stretch|stretches|stretched|stretching|spreads|spreading|dance|danced|dancing|wash|washed|ripple|rippled|drift|drifted|crept|settled] across [the|a|his|her|my|their|our|its|every|vast|entire] [!generations|years|decades|centuries|ages] -> over
= from across the globe|world -> from around the world
= from across the country|nation|state|region|city|continent|universe|kingdom|empire -> from all over the $4
= [!drive|drove|driving|driven|travel|traveled|travelled|traveling|travelling|move|moved|moving|flew|fly|flying|trip|trek|walk|walked|ran|run|road|journey|flight|rode|ride|cross|way|halfway|come|came|bridge|sail|sailed|just] across europe|africa|asia|america|canada|britain|india|china|england|scotland|ireland|wales|australia|france|germany|spain|italy|mexico|russia|japan|texas|california|london -> all over $2
= [!drive|drove|driving|driven|travel|traveled|travelled|traveling|travelling|move|moved|moving|flew|fly|flying|trip|trek|walk|walked|ran|run|road|journey|flight|rode|ride|cross|way|halfway|come|came|bridge|sail|sailed|just|from] across the country|nation|state|region|province|continent|uk|us|kingdom|empire|united|internet|web -> all over the $3 | around the $3
= [!from] across the organization|organisation|company|institution|business|enterprise|industry|sector [@PUNCT|CCONJ|ADP|AUX] -> in the whole $3
`
