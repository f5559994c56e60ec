/**
 * Set phrases of models' essays, reviews, letters and stories, and the plain words for them; for Balanced and Strong. Which
 * ones: those that models write several times as often as people on the training side, even after Strong.
 */
export const SET_PHRASES = `
using|harnessing the power of -> using
[!~approach|method|framework|technique|model|algorithm|results|suggest|suggests|research|study|system|strategy|treatment|technology|innovations|outcome|field|findings|programs|workshop|movement|book] has the power to [@VERB] -> is able to
[!~approach|method|framework|technique|model|algorithm|results|suggest|suggests|research|study|system|strategy|treatment|technology|innovations|outcome|field|findings|programs|workshop|movement|book] have the power to [@VERB] -> are able to
in the heart of [the|downtown|@PROPN] [!~matter|problem|issue|debate] -> in the middle of | right in the middle of
your time and consideration [@PUNCT] -> your time
was a game-changer [@PUNCT] -> changed everything
[was] a game changer -> a big change
improve/V your|my|his|her quality of life -> make/V $2 life better
the quality of the food [@AUX] -> the food
from all walks of life -> of all kinds
the world around us|me|them [@PUNCT|AUX|and] -> the world
for years to come -> for many years | for a long time
[!such|quite|what] a treasure trove of [data|information|knowledge|books|ideas|facts|stories|evidence] -> plenty of
another layer of [complexity|security|protection|depth|difficulty|flavor|interest] -> more
[adds|adding|add|added] a layer of [@NOUN] -> some
[arguments|argument|voted|vote|reasons|reason] in favor|favour of -> for
[to] address|tackle this issue|problem|challenge [,] -> deal with this
[food|it|place|service|this|which|that|hotel|restaurant|movie|film|meal|stay|product|book|one|@PROPN] exceeded my|our expectations -> was better than expected
[is|was|be] the perfect place|spot|way to -> just the $3 to
[was|were|room|air|streets|street|house|hearts|place|life|day|evening|night|journey|book] filled with [@NOUN|ADJ] -> full of
in that moment [,] -> at that moment | just then
[for|of|with|has|have|had|from|by] over [@NUM] [!~all] -> more than
[for|of|with|has|have|had|by] over [a] [hundred|thousand|million|billion|dozen|decade|century|year|month|week|third|quarter] -> more than
[spent|raised|covers|reached|earned|sold|attracted|employs|serves|paid|cost|costs|drew|includes|offers|contains|boasts|host|hosts|features] over [@NUM] [!~year|years|month|months|week|weeks|day|days|hours|seasons|terms] -> more than
spent over [@NUM] [year|years|month|months|week|weeks|day|days|hours|decade|decades] -> spent more than
= has|have|had successfully [*ed] -> $1
has|have consistently [*ed] -> $1 always
[is|are|was|were] consistently [@ADJ] -> always
is|are inherently [@ADJ] -> $1 by nature
to efficiently @VERB -> to $3
extremely [@ADJ] [!~not] -> very
deeply affected|concerned|impressed -> very much $2
[was|were|is|are|be] profoundly|deeply|greatly affected|influenced|shaped|changed by -> much $2 by
especially [when] [it|they|you|we|i|he|she|the] -> above all | most of all
especially [those] [who|with|in|that] -> above all | most of all
especially [in] [the|@NOUN|ADJ|PROPN] -> mainly | above all
a handful of [!~nuts|berries|coins|credits|sand|soil|rice|seeds|flour|herbs|fries|chips|salt|dirt|snow|grass|popcorn|hair] -> a few
a large|great|huge|vast|significant number of -> a lot of
a large|great|huge|vast|significant amount of -> a lot of
with the goal|aim of [!committing|causing|defrauding|harming|killing] [*ing] -> in the hope of
[!not|n't|never|no|every] a single [@NOUN] [!~mother|parent|room|bed|man|woman|digit|event|mom|father|life|market|sport|currency|malt|most] -> one
in the coming|upcoming years|months|weeks|days -> in the next few $4
somewhat [@ADJ] -> a little | a bit
= i|we believe [it|this|the|we|they|he|she|there|these|you|our|my|his|her|their] [@NOUN|AUX|VERB|ADJ] -> $1 think
i firmly|strongly believe -> I really think
[questions|question|concerns|concern|details|facts|issues|dispute|comments|claims|article|data] regarding -> about
[information|decision|decisions|views|statement|norms|rules|policy|report|debate|announcement|advice] regarding -> on | about
[ask|asks|asked|see|wonder|wonders|wondered|wondering|check|asking|tell|sure|unsure] whether [@PRON|DET|NOUN|PROPN] [!~or] -> if
[extinction|collapse|was|is|are|were|be|stood|teeters|teetered] on the brink|verge of -> close to
similarly , -> in the same way, | likewise, | in much the same way,
historically , [!the] -> in the past,
teeming|brimming|bursting with -> full of
high-quality [@NOUN] [!~images|image|video|resolution|audio|evidence|studies|data] -> good | first-class
[!a|an|the|this|our|its|their|your|@ADJ] user-friendly [!@NOUN|ADJ] -> easy to use
[was|were|is|are] attentive [@PUNCT|and] -> helpful
friendly and attentive|accommodating -> friendly and helpful
constantly [.|,|!] -> all the time
immediately after [@DET|NOUN|PRON|ADJ] -> right after
immediately before [@DET|NOUN|PRON|ADJ] -> right before
[!a|an] excessively [@ADJ] -> too
despite being [@ADJ] -> although
more efficient [way|ways|allocation|use|method|methods|system|systems|process|transport|algorithms] [!and] -> better
[and] [@NOUN] alike [@PUNCT] -> 0
[is|are|was|were|been|become|becomes|became|still] an integral|essential part of -> very much part of | at the heart of | a basic part of
[is|are|was|were|been|become|becomes|became|still] an important part of -> very much part of | a big part of
a large|big portion of -> much of
the entirety of -> all of
a total of [@NUM] -> 0
[!joke|jokes|laugh|laughs|laughter|fun|humor|humour|comedy|joking|laughing] at the expense of [!~person|party|owner|tenant|landlord|company|state|government|public|others|taxpayer|taxpayers|employer|buyer|seller] -> at the cost of
[!~pressure|pipe|pipes|line|cable|wire] along the way [@PUNCT] -> on the way
to date [@PUNCT] -> so far
with ease [@PUNCT] -> easily
`
