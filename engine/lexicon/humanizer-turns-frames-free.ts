/**
 * As the turns of frames, for Strong alone: sound in the places that the guards allow, and freer in what they say.
 */
export const TURNS_OF_FRAMES_FREE = `
[role|job|mission|story|book|film|movie|novel|this|leadership|education|poem|song|play|sport|music|importance|appeal] goes beyond [!~boundaries|limits|bounds|borders|scope|norm|expectations|confines] [the|a|@ADJ|NOUN] -> is about more than
[role|job|mission|story|importance|appeal] extends beyond [!~boundaries|limits|bounds|borders|scope|norm|expectations|confines] [the|a|@ADJ|NOUN] -> is about more than
^ it can also [@VERB|AUX] -> and it can
^ they can also [@VERB|AUX] -> and they can
^ this can also [@VERB|AUX] -> and this can
[,] even in the face of -> even with
[tell|tells|telling|told] [us] about [how] -> 0
the very [nature|idea|notion|essence|concept|fabric|act|foundation|foundations|core|heart|existence] -> the
is like [*ing] -> is a bit like | is much like
[it|this|that] is like a|an [@NOUN|ADJ] [@NOUN] -> is a bit like a
is still a major|big -> is even now a $4
, such as the|a|an [@NOUN|ADJ|PROPN] [.] -> , say $4
through a series of [tests|experiments|steps|studies|stages|talks|exercises|events|trials] -> in a series of
[process|processes|means|mechanism|mechanisms|method|methods|ways|way|medium|vehicle|channels|channel|practice|practices] through which [@NOUN|PRON|DET|ADJ|PROPN] -> by which
a promising [start|step|sign] -> a hopeful
a major [problem|concern|issue|threat|challenge|risk|worry|blow|change|event|advantage|difference|reason|cause|source|mistake|flaw|influence|step|shift|role|effect|impact|success|improvement] -> a big
a major [step|breakthrough|advance|achievement|victory|win|leap] -> a great | a big
[is] a major|key|primary|significant|main reason [for|why|that|behind] -> one of the main reasons
[is] a major|key|main|significant factor [in] -> one of the main factors
[is] a major|big|serious problem [in|for|@PUNCT] -> one of the biggest problems
play an important part in [!~by] -> have a lot to do with
plays an important part in [!~by] -> has a lot to do with
several factors [@VERB|PUNCT|AUX|such|including] -> a number of things | many things
[!~two|both|three|twice|four] [in] different [areas|fields|countries|settings|situations|forms|ways] -> all sorts of
[!~two|both|three|twice|four] [from] different [backgrounds|cultures|countries|places|perspectives|angles|sources|fields|disciplines] -> all sorts of
at first glance -> on the face of it
= even when [@PRON|DET] [!~if] -> when
, even if it means|meant [*ing] -> , at the price of
, but also [@VERB] -> but
to the overall [experience|atmosphere|effect|impression|look|feel|ambiance|ambience|vibe|mood|charm] -> to the whole
[but|so|and] overall , [@DET|PRON] -> all in all,
strong/A [story|reasons|reason|start|results] -> good
strong/A [vision|message|statement|signal] -> clear
strong/A [bond|bonds|connection|connections|relationship|relationships|friendship|friendships|ties] -> close
underlying/A [principles|assumptions|ideas|concepts] -> basic
= ^ it is clear that -> clearly,
subtle/A [shift|shifts|change|changes|difference|differences|variation|variations|movement|movements] -> small | slight
complicated web|dance|interplay|network of -> tangle of
unique/A [twist|perspective|style|take|design|idea|feature|features|concept|sound|combination|view|setting] -> unusual | fresh
unique and [@ADJ] -> unusual and
silent/A [prayer|promise|thanks|vow|plea|moment|house|street|streets|halls] -> quiet
stark/A [reminder|reality|truth|realities] -> harsh | plain
in stark contrast to|with [the] -> unlike
inclusive/A [society|community|culture|world|environment|workplace|atmosphere|space|spaces] -> open | welcoming
[more] inclusive/A [and|approach] -> open
robust/A [security|oversight|code|governance|controls|policies|policy|safeguards|protection|protections|infrastructure|plan|planning|strategy|process|foundation|debate|understanding|response] -> solid | sound | strong
more robust [@NOUN|ADJ] -> stronger
[to|than|with|over|unlike] traditional [methods|approaches|models|techniques|systems|algorithms] -> the usual
in urban areas|environments|centers|settings [@PUNCT] -> in towns and cities
constant/A [source|battle|struggle|stream|flow|worry|pressure|threat] -> daily | steady
is key to [@DET|NOUN|ADJ|*ing] -> is the key to
a healthier [lifestyle|life|future|planet|world|environment] -> a better
shed/V light on how|why|what -> show/V $4
shed/V light on [the|this|these|a|@NOUN|ADJ] -> help/V explain
heavily influenced|criticized|criticised [by] -> much $2
distant/A [memory|land|lands|place|star|stars|planet|world|worlds|sound|thunder|mountains|hills|city|galaxy] -> faraway
has many [*s] -> has a lot of | has plenty of
have many [*s] -> have a lot of | have plenty of
with many [*s] -> with a lot of | with plenty of
there are many [*s] -> there are a lot of | there are plenty of
there are several [*s] -> there are a number of
dynamic/A [performance|city|culture|community|personality|atmosphere|setting|scene] -> lively
the dynamics of [the|a|@NOUN|ADJ] [!~system|systems|particles|fluid|gradient|learning|neural|motion|population|network|networks|model] -> the workings of
[problems|risks|difficulties|challenges|imbalances|dangers|limits|limitations|uncertainties|costs|complexities] inherent in -> that come with
a bold [step|move|decision|choice|plan|attempt|idea] -> a brave
a viable [option|alternative|solution|choice|strategy] -> a realistic
the sheer [number|size|volume|scale|force|weight|amount|power|beauty|variety|diversity] -> the
revolutionary/A [approach|technology|method|idea|concept|new|technique] -> radical
a fierce [battle|competitor|fight|debate|rivalry] -> a tough | a hard-fought
poignant/A [@NOUN] -> moving | touching
a thriving [business|economy|market|industry|trade|city|enterprise|company] -> a booming
unprecedented/A [scale|way|ways|challenge|challenges|opportunity|opportunities|access|problems|speed|success] -> unheard-of
multifaceted/A [approach|role|roles|strategy|career|effort] -> varied
multifaceted/A [nature|problem|character|concept|figure] -> complicated
prominent/A [figure|figures|role|position] -> leading
culinary delights|creations -> good food
[@VERB|ADP] [!enhance|enhances|improve|improves|increase|reach|fulfill|fulfil|realize] the potential of [!~to] [@DET|NOUN|ADJ|*ing|these|this|our] -> the possibilities of
come/V into play -> play/V a part
turned into weeks|months|years|hours|days [!~into] -> became $3
[!~goes|gone|going|go|went|put|get|gets|live|pass|passes|passing|passed|flow|flows|flowing|move|moved|moving|travel|traveled|look|looking|walk|walked|run|ran|push|pushed] through [effective|continuous|targeted|strict|repeated|regular|careful|creative|strategic|proper|hands-on|mutual|innovation|cooperation|practice|legislation|experimentation|diplomacy|compromise|negotiation|observation|teamwork|taxation] -> by | with
[!~going|go|goes|went|get|gets|getting|got|run|ran|look|looking|looked|flip|flipping|scroll|scrolling|walk|walking|walked|sort|sorting|live|lived|living|sift|sifting|move|moving|hurtle|way|path|led|cut] through [*ing] [the|a|an|our|their|his|her|these|this|new|more|better|its|your] -> by
[!more] sustainable [future|city|cities|urban|lifestyle|planet|transport|living] -> green
more livable|liveable [cities|city|communities|environment|urban] -> pleasanter
more effective/A [@NOUN] [!and] -> better
more holistic [view|picture|understanding|sense|response] -> fuller
more detailed [account|description|information|explanation|picture|analysis] -> fuller
more positive [note|way|light] -> better
more cautious [@NOUN] -> more careful
highly recommend/VP -> definitely recommend/V | strongly recommend/V | really recommend/V
highly recommend/VG -> definitely recommend/V | strongly recommend/V
can lead to [a|an|@ADJ|NOUN] -> can mean
^ consider the [@NOUN|ADJ] -> take the
^ our results|findings [show|suggest|indicate|demonstrate] -> the results
^ in this paper|study , we -> here we
^ i'm glad|happy to hear -> glad to hear
^ it's great|wonderful|fantastic to hear -> good to hear
i am writing to [express|share|voice|urge|discuss|argue|ask|request|inform|thank|address] -> I want to
the status quo [@PUNCT|and] -> things as they are
for generations to come -> for years to come
by doing so , -> in this way,
effectively [@VERB] [!~stop|stopped|end|ended|kill|killed|ban|banned|cancel|silence|silencing|ending] -> 0
[rather] than being purely -> than only
[!such|quite|what] a wide array|variety|range of [*s] -> all sorts of | a lot of
[!in|within|with] plenty of -> lots of
[a|the|this|that|my|our|their|his|her] small/A [town|village|house|boy|girl|shop|restaurant|room|table|café|cafe|dog|cat|garden|cottage|island|kitchen|smile|gift|bird] -> little
[!@NOUN] poor/A [service|experience|decision|decisions|choice|choices|weather|behavior|customer|quality] -> bad
once again [@PUNCT|ADP] -> again
a few of the|these|my|our -> some of $4
[!~like|want|possible|necessary] [!for|of|on|is|was|@ADV] whenever [@PRON|DET] [!~like|want|wish|need] -> every time | each time
[a] large/A [crowd|dog|tree|investment|house|room|group] -> big
in essence [!@VERB|PUNCT] -> really
, frankly , -> , to be honest,
entirely [@ADJ|PUNCT] -> completely | wholly
essentially -> basically | really | in effect
`
