/**
 * Adjectives that still set models' texts apart after every list before this one, for Strong alone; most with the nouns that
 * tell their sense. The compounds stand without a part of speech, for the tagger takes many of them for nouns.
 */
export const FREER_ADJECTIVES = `
it's important|essential|crucial|vital|necessary to @VERB [~your|you] [!~we|our] -> you have to $4 | you need to $4
it's important|essential|crucial|vital|necessary to @VERB [~our|we|us] [!~you|your|they] -> we have to $4 | we need to $4
more sustainable [future|way|city|cities|transportation|transport|living|urban|environment|planet|community|communities|world|lifestyle|lifestyles|travel|society|mode|modes] -> greener
sustainable/A [transportation|transport|cities|city|living|lifestyle|lifestyles|travel|tourism|building|buildings|homes] -> green
[!more|most|as|less|very] eco-friendly [!~laundry|paint|clothes|clothing|bag|bags|bottle|bottles|house|houses|roof|shirt|dress|fabric|fabrics|ink|walls] -> green
most significant [@NOUN] [!~digit|digits|figures|figure|bit|bits|byte|bytes|difference|differences|effect|effects|decrease|increase|drop|rise|fall|decline|growth|change|changes|reduction] -> most important | biggest
[!most|more|less|no|any] significant/A [damage|harm|losses|loss|threat|injuries|risks|consequences|delays] -> serious
[!most|more|less] significant/A [investment|investments|sums|costs|resources|effort|savings] -> large
[!most|more|less|no|any] significant/A [advantage|advantages|step|steps|difference|differences|improvement|improvements|barrier|barriers|obstacle|gap|gaps|changes|change|impact|limitations|contribution|moment|turning] [!~statistically|statistical] -> big | real
[the|no|any] significant/A [!other|figure|digit|figures|difference|differences|effect|effects|association|associations|correlation|correlations|relationship|interaction|predictor|result|results|finding|findings|deviation|change|changes|increase|decrease|reduction|improvement] [@NOUN] [!~statistically|p|test] -> major
a significant/A [!other|figure|digit|figures|difference|differences|effect|effects|association|associations|correlation|correlations|relationship|interaction|predictor|result|results|finding|findings|deviation] [@NOUN] [!~statistically|p|test] -> a major
unique/A [cultural|approach|lens|spot|process|skill|skills|talent|talents|place|style|voice|history|charm|gift|identity|character|qualities|touch|flavor|flavors|features|characteristics|opportunity|blend|combination|mix|experience|experiences|dishes|menu|story|stories|atmosphere] -> special | unusual
foundational [principles|principle|skills|skill|understanding|aspects|ideas|idea|elements|knowledge|concepts|concept|rule|rules] -> basic
transformative [force|impact|effect|effects|power|influence|change|changes|potential] -> great
groundbreaking [work|discovery|discoveries|research|study|studies|paper|music|film|idea|ideas|theory|method|approach|technology] -> new | pioneering
[the|our|their|its|his|her|this|most] cutting-edge [technology|technologies|research|science|equipment|design|models|tools|techniques|methods|treatments|software] -> latest
[@VERB|ADP|CCONJ|PUNCT] cutting-edge [technology|technologies|research|science|equipment|design|models|tools|techniques|methods|treatments|software] -> the latest | modern
a cutting-edge [technology|design|technique|method|treatment|approach|system] -> a modern
[the|its|their] standout [dishes|dish|features|feature|track|tracks|performance|scene|moment|player|item|qualities] -> best
top-notch -> first-class | excellent
thought-provoking -> interesting
mind-bending -> strange
short-term [gains|gain|fixes|fix|results|profit|profits|solution|solutions|relief] -> quick
large-scale [desalination|projects|project|farming|production|events|changes|attack|operation|protests|construction|plants|transport|public|infrastructure] -> large | big
real-world [problems|examples|situations|challenges|issues|conditions|experience|evidence|effects|consequences|impact|results|cases|harms] -> real
high-quality [@NOUN] -> good | fine
fast-paced [@NOUN] -> fast
low-income [families|people|communities|neighborhoods|neighbourhoods|students|households|consumers|renters|residents|areas] -> poor | poorer
a staggering|whopping|astonishing|astounding [@NUM] -> 0
vibrant/A [green|orange|red|blue|purple|yellow|pink|hues|shades|tones|colors|colours|flowers|painting|paintings|reds|blues] -> bright
[and|,|more] vibrant/A [public|urban|new|energy|life|street|downtown|city|community|culture] -> lively
multifaceted [@PUNCT|and|in] -> many-sided | complicated
robust/A [business|economy|growth|debate|defense|protection|protections|set|response|plan|evidence|foundation|policies|policy|laws|market|demand|program|programs|support|health|sales] -> solid
[is|was|are|were|be|so] profound [@PUNCT] -> great | deep
[than|from|to|of] traditional/A [methods|method|media|retail|banking|cars|suburbs|stores|schools|schooling|classrooms|learning|education|taxis|farming|models|systems|jobs|energy|suburban|advertising|financial|neural|machine|recurrent|linear] -> ordinary | older
[a|an|the|and|more] dynamic/A [performance|performances|speaker|atmosphere|community|team|cast|leader|dance|energy] -> lively
[the|its|their|any|these|his|her] inherent/A [value|structure|tension|complexity|nature|limitations|uncertainty|power|dignity|worth|contradictions|beauty|danger|dangers|unfairness|flaws|tensions|variability|absurdity|chaos|goodness] -> 0
measurable [results|improvements|benefits|impact|difference|progress|gains|harm|health|effect|effects|change|changes] -> real
more resilient [@PUNCT|and|society|world|future|community|communities|economy|system] [!to] -> stronger
towering/A [mountains|trees|cliffs|buildings|skyscrapers|walls|peaks|pines|mountain] -> tall
sprawling/A [city|metropolis|estate|house|mansion|complex|campus|network] -> huge
meaningful/A [dialogue|connections|conversations|relationships|discussion|discussions|contribution|contributions] -> real
[!no|any|more|less|very|most|as|so] specific/A [details|reasons|criteria|requirements|instructions|information|steps|tasks|types|features|aspects|suggestions|requests] -> 0
essential/A [services|items|needs|supplies|goods|functions|skills|elements] -> basic
[their|its|his|her|our|my|your] own/A [life|lives|home|homes|family|families|history|country|children] [!@NOUN|and] -> 0
`
