/**
 * Pairs found by aligning 5,684 model rewrites with the human originals that they rewrite (L2R, CC BY 3.0,
 * arXiv 2408.04237) and kept by hand: what models wrote -> what the person had written.
 */
export const MINED_PAIRS = `
contend/V that -> argue/V that
[!eagerly|highly|hotly|much|long] anticipate/VD -> expect/V
situated [in|on|at|near|between|along] -> located
[a|this|our|the|@ADJ] novel/A [method|approach|technique|model|framework|algorithm|system|architecture|solution|idea|concept|strategy|design|mechanism|application|use] -> new
[the|a|an|its|their] inaugural/A [!address|ball|speech] -> first
[the|my|your|our|their|his|her] entire/A -> whole
straightforward/A -> simple
state/V that -> say/V that
[@NOUN|PROPN|PRON] stated , -> said,
truly [@ADJ|VERB|ADV] -> really
^ lastly , -> finally,
^ nonetheless , -> still, | even so,
^ nevertheless , -> still, | even so,
superior to -> better than
efficacy of -> effectiveness of
concur/V with -> agree/V with
[!the|very|these|those|such|and|@ADJ|NOUN] safeguard/VP [@DET|PRON|NOUN|ADJ] -> protect/V
[to|will|can|must|may|should|would|further|help|helps] safeguard/V0 [@DET|PRON|NOUN|ADJ] -> protect/V
safeguard/VG [@DET|PRON|NOUN|ADJ] -> protect/V
contemporary/A [life|world|society|culture|issues|music|literature] -> modern
[!the] absence of -> lack of
across the globe -> around the world
around the globe -> around the world
once more -> again
sole/A [purpose|reason|source|aim] -> only
attempt/V to [@VERB] -> try/V to
request/V [a|an|the|more] -> ask/V for
[!~regret|pleased|delighted] inform/V [me|you|him|us|them|@PROPN] -> tell/V
^ regarding [the|a|an|this|these|his|her|their|its|your|my|our|@NOUN|ADJ] -> as for
[@NOUN|VERB|ADV|PRON|ADJ] regarding [the|a|an|this|these|his|her|their|its|your|my|our|how|@NOUN|ADJ] -> about
[@NOUN|VERB] concerning [the|a|an|this|these|his|her|their|its|your|my|our|how] [!@ADV] -> about
depart/V from [the|a] -> leave/V
relocate/V to -> move/V to
[!such|quite|what] a significant number of -> many | a lot of
[!such|quite|what] a large number of -> many | a lot of
[completed|done|delivered|finished|submitted|paid|arrive|arrived] in a timely manner -> on time
in a timely manner -> quickly
in a @ADJ manner -> in a $3 way
intriguing/A -> interesting
[!more|most] delightful/A -> lovely
[!~what] [!more|most|truly|very|absolutely|quite|so|really|simply|such|as|how] delightful/A -> very nice | pleasant
[!not|more|most|less|isn't|considered] advantageous/A -> useful
detrimental to -> bad for | harmful to
detrimental/A [!to] -> harmful
erroneous/A -> wrong | mistaken
[!most|more|so|as|quite] immense/A [pride|privilege|admiration|respect|gratitude|relief|joy|satisfaction|power|value|importance|help|pleasure|potential|love|sorrow] -> great
[!most|more|so|as|quite] immense/A [pressure|amount|amounts|number|wealth|crowd|task|size|cost|costs|popularity|fortune] -> huge
[room|house|place|pressure|task|cost|potential|hall|building|crowd|city] [was|is|were|are] immense [.|,] -> huge
[!most|more|so|as] tremendous/A -> huge | great
profoundly -> deeply
cultivate/V [@DET|PRON|NOUN|ADJ] [~relationships|relationship|culture|habits|habit|trust|sense|friendships|environment|skills] -> build/V
adore/V -> love/V
[!most|more|so|as|how|too|truly] fantastic/A -> great
efficacious/A -> effective
by utilizing|employing [!~to] -> by using | with
by utilizing|employing [~to] -> by using
[!them|him|her|us|it|me|@VERB|ADV] through [using|making|creating|solving|providing|learning|working|building|sharing|studying|reading|writing|helping|taking|giving|finding|combining|applying|developing|improving|reducing|increasing|playing|selling|buying|offering|investing|engaging|promoting|encouraging|allowing|raising|cutting|teaching|understanding|changing|setting|adding|observing|analyzing|examining|incorporating|leveraging|implementing|fostering|introducing|optimizing] -> by
nation/N2 [!of] -> country/N
[this|our|that] nation/N1 [@PUNCT|ADP|AUX|VERB] -> country
commendation -> praise
[!public|cash|financial|legal|medical|technical|military|humanitarian|foreign|social|government|federal|state|development|disaster|food|housing|roadside|monetary|economic|welfare] assistance [@PUNCT|ADP|CCONJ] -> help
prior/A [work|research|studies|study|experience] -> earlier | previous
[!is|was|there's|such|quite|what] a variety of [@ADJ?] [*s] -> many | several
[!is|was|there's|such|quite|what] a wide range of [*s] -> many
alter/V [the|a|his|her|their|its|how|our] -> change/V
comprises [two|three|four|five|six|several] -> has
possessing [a|an|@ADJ|NOUN] -> having
[!@DET|ADJ|CCONJ|ADP] retain/V [the|their|its|his|her|our|your|this|these] [!~attorney|lawyer|counsel] -> keep/V
select/V [@DET|PRON|NOUN|ADJ] -> choose/V
vast/A [majority] -> great
`
