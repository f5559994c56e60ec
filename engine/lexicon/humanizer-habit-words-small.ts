/**
 * The commonest words on the list of Kobak et al. (these, while, like, using, despite, into, need, based), which models and
 * people both write often: frames in which another small word says the same. Each is right wherever its own words stand.
 */
export const HABIT_WORDS_SMALL = `
= these types|kinds|sorts of [@NOUN|ADJ] -> such
= these [networks|experiences|cities|states|emissions|experiments|investments|benefits|relationships|symptoms|signals|movements|positions|departments|scholars|philosophies|conflicts|expectations|anomalies|instances|objectives|projects|points|studies|drugs|species|arguments|claims|objections|objects|structures|biases|revelations|stars|molecules|neurons|layers|algorithms|mechanisms|guidelines|simulations|dimensions|criticisms|platforms|products|services|programs|programmes|goals|opportunities|devices|regions|areas|communities|companies|organizations|institutions|countries|cultures|groups|characters|animals|creatures|materials|laws|regulations|standards|parameters|variables|datasets|tasks|properties|behaviors|behaviours|traits|habits|activities|actions|values|beliefs|attitudes|emotions|roles|limits|limitations|obstacles|difficulties|threats|attacks|incidents|events|cases|costs|advantages|disadvantages|drawbacks|consequences|outcomes|impacts|reforms|proposals|plans|steps|tactics|skills|components|sources|sites|buildings|machines|vehicles|poems|lessons|discussions|debates|talks] [!@PUNCT|that|which|who|whose|whom|where|we|you|i|they|he|she|to|with|between|@PRON] -> those | the
= ^ these [include|can|may|might|could|should|will|often|also|help|provide|give|offer|come|vary] [!@PUNCT] -> they
= [~@VERB|AUX] [!~according|conclusion|summary|addition|argue|argues|believe|say|says|said] [@NOUN|PROPN|NUM] , while [@PROPN] [is|are|was|were|has|have|had|remains|offers] [!*ing] [!~,] -> , and
= [~@VERB|AUX] [!~according|conclusion|summary|addition|argue|argues|believe|say|says|said] [@NOUN|PROPN|NUM] , while [the] [@ADJ|NOUN|PROPN?] [@PROPN|NOUN] [is|are|has|have|offers|provides|remains|focuses|tends|tend|includes|shows|needs|uses|makes|gives|allows|requires|climbed|rose|fell|gained|lost|dropped] [!*ing] [!~,] -> , and
= in this paper , we [propose|present|introduce|study|consider|describe|show|develop|address|investigate|explore|examine|analyze|give|prove|report|discuss|argue|look|use|provide|offer|suggest|focus|aim] -> here we
= [may|might|will|would|could|don't|didn't|won't|doesn't] need to [@VERB] -> have to
= [may|might|will|would|could|do|did|does] [not] need to [@VERB] -> have to
= [@PUNCT|and|but|then|so|why|because] [we|you|they|i] need to [@VERB] -> have to
= avoid|avoids|avoided|avoiding the need for [@NOUN|ADJ|DET] -> $1
= get|gets|getting|got rid of the need for [@NOUN|ADJ|DET] -> $1 rid of
= do|does|doing|done|did away with the need for [@NOUN|ADJ|DET] -> $1 away with
= distinguish|differentiate between them -> tell them apart
= distinguish|differentiate between @NOUN and @NOUN -> tell $3 from $5
= distinguish|differentiate between @ADJ and @ADJ [@NOUN] -> tell $3 from $5
= distinguish|differentiate between these|those @NOUN [@PUNCT|and] -> tell $3 $4 apart
= is based on the [observation|idea|fact|assumption|notion|belief|premise|theory|concept|hypothesis|principle|principles] -> rests on the
= are based on the [observation|idea|fact|assumption|notion|belief|premise|theory|concept|hypothesis|principle|principles] -> rest on the
= was|were based on the [observation|idea|fact|assumption|notion|belief|premise|theory|concept|hypothesis|principle|principles] -> rested on the
= [amount|number|allotment|allocation|size|cost|price|score|rate|value|salary|pay|choice] is based on [!true|real] -> depends on
= [~classify|classified|classifies|classifying|group|grouped|groups|grouping|sort|sorted|sorting|categorize|categorized|rank|ranked|ranks|ranking|judge|judged|judging|divide|divided|filter|filtered|evaluate|evaluated|select|selected|choose|chosen|adjust|adjusts|adjusted|vary|varies|segment|assigned|allocate|allocated] [@NOUN|PROPN|PRON] based on [@DET|ADJ|NOUN] -> according to | by
= [trained|tested|evaluated|measured|computed|calculated|estimated|created|generated|obtained|analyzed|performed|conducted|solved|represented|modeled|described|identified|detected|cleaned|treated|assessed|prepared|collected|done|carried_out|built|constructed|diagnosed|monitored|controlled|made|written|drawn|painted|validated|verified|achieved] using [@DET|NOUN|ADJ] -> with
= , using [his|her|their|its|my|our] [@NOUN|ADJ] -> , with
= [!introduced|caused|incurred|created|or|and] by using [the|a|an|@ADJ|NOUN] [!~*ing|as|both] -> with
= [etched|carved|engraved|inscribed] into [the|his|her|my|their|our|its|a] [!pieces|slices] -> in
= [~slip|slipped|slips|tuck|tucked|tucking|put|putting|shove|shoved|shoving|stuff|stuffed|drop|dropped|place|placed|slipping|stuffing] into [his|her|my|their] [pocket|pockets|bag|purse|backpack|hand|hands|jacket|coat|palm] -> in
= [logged|log|logging|logs] into [!a_tree] [@DET|PRON|PROPN|NOUN] -> in to
= fit|fits into any of -> fit/V any of
= [not|never] fit into -> fit
= [!or|and|directly|go|goes|going|went|work|working] through [@ADJ?] [planning|training|education|regulation|policies|legislation|technology|technologies|tools|programs|programmes|exercise|practice|incentives|measures|initiatives|reforms|campaigns|partnerships|marketing|advertising|investment|testing|monitoring|communication|collaboration|cooperation|teamwork|research|funding|taxes|subsidies] [.|;|and|that|to] -> with
= [!span|spans|spanned|spanning|range|ranges|ranging|vary|varies|varying|differ|differs|differences|spread|cut|cuts|cutting|share|shared|sharing|transfer|communicate|knowledge|extend|extends|from] across [several|various|many|different|multiple|diverse|all] [industries|sectors|domains|fields|disciplines|areas|regions|countries|contexts|settings|matches|environments|categories|departments|states|cities|genres] -> in
= across [different|various|many|multiple|all|several|social|digital|decentralized] [media?] [platforms|devices|channels|websites] -> on
= [!by|of|from|for|in|about|or|and|,|@AUX|ADV|PRON|PART] using the [command|following|formula|same] [@NOUN] -> with the
= [method|methods|approach|analysis|estimation|detection|classification|prediction|segmentation|recognition|experiments|tests|attacks] using [@DET|NOUN|ADJ] [!as] -> with
= ^ using [the|a|an|this|these|our|@NOUN|ADJ] [~,] [!~as|is|are|can|will|may|lets|helps|makes|has|was|would|could] -> with
= have|has|had been employed by [a|an|the] [@ADJ?] [firm|company|employer|corporation|university|government|school|hospital|bank|state|city] -> $1 worked for
= have|has|had been employed in [a|an] [~capacity|position|role|job] -> $1 worked in
= [!~rise|rose|rises|rising|risen|accept|accepts|accepted|accepting|enjoy|enjoys|enjoyed|love|loves|loved|relish|up|welcome|embrace|embraced|meet|meets|met|meeting|thrill] [the] challenge of [@NOUN|ADJ|*ing] -> problem of
= impressive/A [performance|performances|display|results|record|records|season|form|win] -> strong
= preserving [the|its|their|his|her|our] [@ADJ?] [principles|structure|charm|character|meaning|style|traditions|spirit|identity|flavor|flavour|shape|order] -> keeping
= [paper|study|article|work|report|thesis|chapter] presents [@ADJ?] [results|experiments|findings|evidence|data] -> reports
= [paper|study|article|work|report|thesis|chapter] presents [a|an|the|@ADJ] [@ADJ?] [@NOUN?] [method|approach|algorithm|framework|model|technique|system|theory|analysis|overview|review|methods|models] -> describes
= presents [many|several|unique|new|serious|major|its_own|@ADJ] [problems|challenges|opportunities|difficulties|risks] [@PUNCT|for|in] -> brings
= dive/V0 into [the|our|this|these|how|what|a] [!~water|pool|ocean|sea|lake|river|waves|deep|bushes|crowd|hole|fray|ground] -> look at
= through the use of [!~tunnel] -> with
= through the study of -> by studying
= through the analysis of -> by analyzing
= through a combination of -> with a mix of
= [revenue|money|income|funds|profit|profits|living] through [@NOUN|ADJ] -> from
= [!shone|shine|shines|shining|come|comes|came|go|goes|live|lived|look|looking|flip|flipped|leafing|live|read|work|worked|running] through his|her|their|its [@ADJ?] [words|music|art|paintings|songs|poems|poetry|novels|films|lyrics|speeches|writings] -> in $2
= [conveyed|expressed|communicated|constructed|told|explored|reflected|seen] through [language|symbols|dialogue|imagery|metaphor|metaphors|symbolism|poetry|music|art|words|images] -> in
= [!~work|working|go|through_this] through [careful|regular|better|proper|effective|open|clear|constant|ongoing|hands-on|mutual|targeted] [communication|exercise|practice|training|planning|education|dialogue|monitoring|management|maintenance|support|care|diplomacy|negotiation|cooperation|collaboration|feedback] -> with
`
