/**
 * Turns of phrase around verbs of doing, causing, giving and helping, and what people write there.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_VERBS = `
which leads to [!the|their|his|her|its|our|your|@PROPN|PRON] -> which means | which brings
[has|have] led to [@ADJ|NOUN|a|an] -> brought | brought about
[,] which led to [a|an|@NOUN] -> which brought | which meant
[,] which led to [@ADJ] -> which meant
[!~we|i|you|he|she|they|who|people] ensures [a] [more|fair|fairer|smooth|smoother|better|balanced] -> makes for | means | brings
[!~we|i|you|he|she|they|who|people] encourages [a] [more|wider|better|healthier] -> makes for | means | brings
[!~we|i|you|he|she|they|who|people] [,] encouraging [a] [more|wider|better|healthier] -> making for | bringing
[!~we|i|you|he|she|they|who|people] promotes [a] [more|wider|better|healthier|fairer|cleaner|safer|happier] -> makes for | means | brings
[!~we|i|you|he|she|they|who|people] [*s|also] promote [a] [more|wider|better|healthier|fairer|cleaner|safer|happier] -> make for | mean | bring
[!~we|i|you|he|she|they|who|people] [,] promoting [a] [more|wider|better|healthier|fairer|cleaner|safer|happier] -> making for | bringing
[!~we|i|you|he|she|they|who|people] [*s|also] foster [a] [more|wider|better|healthier|fairer|safer|happier|deeper] -> make for | mean | bring
creates [a|an] [@ADJ|more] [~atmosphere|environment|experience|feel|mood|effect|setting|place|space|city|community|workplace|world|culture] -> makes for
[which|that|decor|music|lighting] create [a|an] [@ADJ|more] [~atmosphere|environment|experience|feel|mood|effect|setting|place|space] -> make for
create/V [a|an] [better|fairer|safer|cleaner|healthier|happier|brighter|stronger|more|freer|kinder] [~world|society|city|country|place|nation|community] -> make/V | build/V
[!~he|she|they|we|i|you|who|company|companies|team|staff|government|city|author|authors|@PROPN] [@NOUN|it|this|which|that] provides a|an [~way|means|alternative|haven|refuge|escape|sanctuary|backdrop|safeguard|check|counterbalance|reminder|springboard|substitute|shield] -> is $2
provides [a|an] [@ADJ] [~experience] -> makes for | gives
the provided [text|passage|information|data|context|sentence|article|document|paragraph|code|sources|source|words|options] -> the
show/V their|its|his|her [commitment] -> prove/V $2
our|the experimental? results show|demonstrate|indicate that -> we found that | we find that | the results show that | we see that
[!~he|she|they|we|i|you|who|staff|team|chef|owner|everyone|@PROPN] [!he|she|they|we|i|you|who|staff|team|chef|owner|everyone|@PROPN] makes sure that -> means that
, making sure that [@DET|PRON|NOUN|ADJ|PROPN] -> , so that
, making sure [the|everyone|all|every|each|no|they|it|we|you|he|she|people] -> , so that
= [system|college|approach|method|policy|plan|law|rule|field|feature|model|format|process|practice|arrangement|technology|strategy|framework] ensures that -> means that
ensures certainty -> gives certainty
to ensure success [@PUNCT] -> to succeed
guarantee/V the safety of [the|all|our|their|its|his|her|@NOUN|ADJ] -> protect/V
guarantee/V [~access|representation] [~to|for] [fair|equal|better] -> give/V
improve/VP air quality -> make/V the $2 cleaner
improve/VG air quality -> make/V the $2 cleaner
improved air quality [!and|or|,] -> cleaner $2
better air quality [!and|or|,] -> cleaner $2
improve/V the quality of -> raise/V $2 quality of
[!helps|help|helped] [to] improve [my|our|your|his|her|their] [skills|english|writing|grades|fitness|technique|pronunciation|communication|grammar|vocabulary] -> work on
[used|method|methods|approach] to improve [!~and] -> for improving
[essay|book|film|novel|movie|story|poem|chapter|documentary] looks at [the|how|what|why|@ADJ|NOUN] -> is about | deals with
[paper|study|article|thesis|research|report|review|analysis] looks at [the|how|what|why|@ADJ|NOUN] -> studies | is about | discusses
if you're|you_are looking for [a|an|some|the|@ADJ|NOUN] -> if you want | if you need
if you are looking for [a|an|some|the|@ADJ|NOUN] -> if you want | if you need
[~recommend|recommended|recommending] to anyone|anybody|those looking for [a|an|some|the|@ADJ|NOUN] -> if you want | if you need
[~recommend|recommended|recommending] to anyone|anybody|those seeking [a|an|some|the|@ADJ|NOUN] -> if you want | if you need
anyone|anybody looking for [a|an|some|the|@ADJ|NOUN] -> $1 who wants | $1 after
those|people|visitors|travelers|customers|families|folks|readers|fans looking for [a|an|some|the|@ADJ|NOUN] -> $1 who want
those|people|visitors|travelers|customers|families|folks|readers|fans looking to [@VERB] -> $1 who want to
will explore [the|how|why|what|these|this] -> will discuss | will look at
tends to be [@ADJ|VERB] -> is often
tend to be [@ADJ|VERB] -> are often
[they|we|who|companies|groups|teams|i|teachers|governments|leaders|organizers|officials|parents] aim|seek to [@VERB] -> want to | hope to
[he|she|who|company|government|team|group|movement|party|president|organization|charity|minister] strives to [@VERB] -> tries hard to | works hard to
[they|we|who|companies|groups|teams|i|teachers|governments|leaders|organizers|officials|parents] strive to [@VERB] -> try hard to | work hard to
strive/V for -> aim/V for | work/V for
deal/V with climate change -> fight/V climate change
tackle/V climate change -> fight/V climate change
deal/V with the needs of -> meet/V the needs of | serve/V the needs of
tackle/V the needs of -> meet/V the needs of | serve/V the needs of
deal/V with [the|their|these|any|your|our] [concerns|worries|fears|questions] -> answer/V | respond/V to
tackle/V [the|their|these|any|your|our] [concerns|worries|fears|questions] -> answer/V | respond/V to
[to|can|could|help|will] tackle [this|these|the|such] [issue|issues|problem|problems] [@PUNCT|ADP|AUX|CCONJ] -> solve
deal/V with [this|these|such] [issue|issues|problem|problems] [@PUNCT|AUX|CCONJ] -> handle/V | solve/V
the root cause/N [!analysis] -> the main cause/N | the real cause/N
hear that [you|you've|we|i|he|she|it|they] -> hear
i hope this letter|email|message|note finds you well -> $1 hope you are well
writing to express my support for -> $1 in support of
writing to express my strong support for -> $1 in strong support of
writing to express my opposition to -> $1 against
express/V my|his|her|their|our|your views|opinion|opinions|viewpoint|view|thoughts on|about -> give/V $2 $3 $4
reach/V out to [us|me|you|them|him|her|our|your] -> contact/V | get/V in touch with
reach/V out for help -> ask/V for help
reach/V out [.|if|with] -> get/V in touch
create/V a sense of -> give/V $2 sense of | bring/V $2 sense of
[build|builds|building|built] a sense of [unity|trust|confidence|community|loyalty|friendship|solidarity|teamwork|cooperation|respect|togetherness] -> 0
[is|are|was|were|been] shaped by [~experience|experiences|culture|history|environment|childhood|upbringing|family|years] -> formed by
propose/V a new|novel [!law|tax|rule] -> suggest/V a $3 | put/V forward a $3 | present/V a $3
depend/V heavily|greatly|largely|strongly on -> depend/V $2 upon
get/V rid of the need -> do/V away with the need | remove/V the need | end/V the need
get/V rid of the risk|possibility|chance -> remove/V the risk | end/V the risk
eliminate/V the need -> do/V away with the need | remove/V the need | end/V the need
eliminate/V [the] [risk|possibility|chance|threat] -> remove/V | end/V
reduce/V the likelihood|chance|chances|possibility|risk of @NOUN [.|;] -> make/V $5 less likely
increase/V the likelihood|chance|chances|possibility|risk of @NOUN [.|;] -> make/V $5 more likely
[!maximum|log|marginal|joint] the likelihood of [!the|data|observed] -> the chance of | the odds of
the likelihood that -> the chance that
by reducing the amount of -> with less
[era|period|decade|century|reign|years|time|season|tenure|childhood|campaign] was|were marked|characterized|characterised by [@DET|ADJ|NOUN] -> saw
[,] characterized|characterised by [@DET|ADJ|NOUN|its|their|his|her] -> with
[is|was|were|are|,|be|and|life|world|room|eyes|heart|street|streets] filled with [@DET|ADJ|NOUN] [!~filling|cream|chocolate|water|meat|cheese] -> full of
is deeply? rooted in [the|a|an|@ADJ|NOUN] -> comes from
are deeply? rooted in [the|a|an|@ADJ|NOUN] -> come from
was deeply? rooted in [the|a|an|@ADJ|NOUN] -> came from
[!it] [can|could|will|would|may|might] help to [@VERB] -> help
couldn't|can't|cannot help but feel -> $1 help feeling
couldn't|can't|cannot help but notice -> $1 help noticing
couldn't|can't|cannot help but smile -> $1 help smiling
couldn't|can't|cannot help but laugh -> $1 help laughing
couldn't|can't|cannot help but wonder -> $1 help wondering
couldn't|can't|cannot help but think -> $1 help thinking
couldn't|can't|cannot help but admire -> $1 help admiring
^ to start with , -> first, | first of all,
`
