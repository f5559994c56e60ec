/**
 * Freer turns of phrase around verbs, for Strong alone.
 * Which ones: runs of two to four words that models write several times as often as people, counted on the training side
 * after Strong had been through it, by the verb at their head; wordings and guards by hand.
 */
export const TURNS_OF_VERBS_STRONG = `
can help to? [reduce|lower|cut|improve|prevent|increase|boost|raise] -> can
can also help to? [reduce|lower|cut|improve|prevent|increase|boost|raise] -> can also
[!best|well|better] known for [its|his|her|their] -> famous for | well known for | noted for
[!have|has|had|i've|we've|they've|you've|i'd|he'd|she'd|we'd|they'd|often|sometimes|rarely|always|never|constantly|increasingly|also|even|not|be|been] found myself|himself|herself [!lacking|wanting|needing|having|sharing|becoming] [*ing] -> was
interact/V with others|people|customers|students|friends|patients|classmates|peers|users -> talk/V to $3 | deal/V with $3
immerse/V myself|yourself|himself|herself|themselves|ourselves|oneself in -> lose/V $2 in
connect/V with others|people -> reach/V $3
acts as [a|an] -> is
[to|can|could|will|would|may|might|should|must] act as [a|an] -> be
acted as [a|an] -> was
we appreciate your -> $1 are grateful for your
teach/V me|us|them|him|her|you|students|children|people the importance|value of [!~of|value|importance] -> teach/V $2 to value
[~power|strength|beauty|charm|appeal|significance|value|importance|effectiveness|strengths|success|relevance|magic|genius] lies in [its|their|his|her|the|how|a] -> comes from
captivated|mesmerized|enthralled by -> taken with | fascinated by
[*s|and] maintain [their|its|his|her|our|your|my] [!health|well-being|wellbeing|wellness|mental|physical|emotional|overall|fitness|relationship|relationships|vehicle|vehicles|equipment|innocence] -> keep
[~key|answer|challenge|difference|advantage|problem|solution|secret|difficulty|issue|novelty|danger|contribution|innovation|goal|distinction|weakness] lies in [its|their|his|her|the|how|a|@ADJ] -> is
improve/V my|our|your|his|her|their|people's lives -> make/V $2 lives better
improve/V my|our|your|his|her|their life -> make/V $2 life better
[@NOUN|it|which|that] refers to the [process|ability|practice|act|use|idea|study|way|tendency|concept|set|state|amount|number] -> is | means
by reducing the number of -> with fewer
secure/V [a|the] [~job|loan|spot|deal|contract|ticket|internship|scholarship] -> get/V
= allow/V for a|an [more|better|greater] -> make/V for $3
argues that -> says that | says
[!would|could|might|'d|can|will] argue that [the|it|this|they|a|we|these|such] -> say that | say
perform/V [~tasks|task|work|duties|chores] [@DET|ADJ|NOUN] [!~well|better] -> do/V
^ thank you for -> thanks for | many thanks for
health and well-being -> health
health and overall well-being -> health
by using [@DET|ADJ|NOUN|PRON] [!~to] -> with
through the use of -> with | by means of
with the use of -> with
look/V for ways to [@VERB] -> try/V to
whether you're looking for -> whether you want
^ based on [the|this|my|our|these|your] [~information|data|results|evidence|findings|text|description|review|analysis|reviews|details|research|context|passage] -> from | going by
[judged|chosen|selected|ranked|sorted|grouped] based on -> by
made based on -> made on the basis of | based on
improve/V the accuracy|efficiency|effectiveness|reliability|productivity|robustness|stability|speed of -> increase/V the $3 of
improve/V accuracy|efficiency|productivity|robustness|reliability -> increase/V $2
improve/V [their|our|your|its|his|my|the] [chances|odds] -> raise/V
improve/V public health -> make/V people healthier
prioritize/V [my|your|their|our|his|her] [health|well-being|mental|needs|physical] -> look/V after
prioritize/V [pedestrians|cyclists|walking|cycling|public] -> favor/V
undermine/V [the|this|these] [principle|principles|idea|spirit|values] -> go/V against
undermine/V [the] [goal|purpose|point] -> defeat/V
[approaches|methods|projects|plans|policies|programs|models|algorithms|techniques|tools|initiatives|reforms] aim to [@VERB] -> are designed to | are meant to
[is|are|was|were] struggling to [find|keep|make|get|understand|meet|cope|survive|stay] -> trying hard to
tackle/V [the|these|this|such] [challenge|challenges] -> take/V on
[to] evaluate the [effectiveness|efficacy|efficiency|performance] of -> test the | measure the
[to] evaluate [the|their|our|your] [options|evidence|risks|consequences|claims|choices] -> weigh
feel/V a surge|rush|wave of -> feel/V a sudden $3
evoke/V a sense of -> give/V $2 sense of | bring/V $2 sense of
instill/V a sense of -> give/V $2 sense of
convey/V a sense of -> give/V $2 sense of
develop/V a sense of -> gain/V $2 sense of
filled with a sense of -> full of
with a sense of [pride|relief|joy|guilt|fear|peace|calm|dread|hope|shame|excitement|sadness|satisfaction|purpose|urgency|wonder|awe|pride] -> with
[i|he|she|we] began to feel -> felt
[@PRON|PROPN] began to realize -> came to see
[@PRON|PROPN] started to realize -> came to see
i've come to realize that -> i've come to see that
[can|could|would|will|may] lead to [higher|lower|more|less|fewer|better|worse|greater] -> mean
[can|could|would|will|may] result in [higher|lower|more|less|fewer|better|worse|greater] -> mean
resulted in [a|an|the] [~loss|death|deaths|decline|damage|delay|failure|injuries|drop|fall] -> caused
[can|could|would|will|may] lead to [a|an] [@ADJ|NOUN|more|less] [!~situation|situations] -> bring | mean | make for
look/V forward to your reply|response|reply -> hope/V to hear from $4
look/V forward to hearing from you -> hope/V to hear from you
gain/V [@DET|ADJ|NOUN] [~access|experience|attention|support|information|feedback|help|advantage|job|recognition] [!~insight|understanding|weight] -> get/V
[i|we|they] feel that [!i|we] -> think that
express/V concern|concerns about|over -> worry/V about
claimed that -> said that
insisted that [he|she|it|they|the] -> said that
replied [the|my|his|her|@PROPN|he|she] -> said
^ to [overcome|achieve|solve|tackle|address|prevent|avoid|understand|reduce|improve|test|evaluate|keep|protect|make|meet|deal|help|find|get|show|support|demonstrate|combat|mitigate|maintain|enhance|facilitate|validate] [~,] -> in order to
[@NOUN] operates in -> works in
which lets us|them|me|you|people [@VERB] -> which helps $3
it lets us|them|me|you|people [@VERB] -> it helps $3
that lets us|them|me|you|people [@VERB] -> that helps $3
which leaves no room for -> with no room for
[methods|models|approaches|systems|algorithms|techniques|networks|tools] rely/VP on|upon -> use | need
[method|model|approach|system|algorithm|technique|network|tool|process] relies on|upon -> uses | needs
[people|residents|families|communities|businesses|companies|we|they|many|students] rely on|upon -> count on | need
lets us|me|you|them|people [@VERB] -> helps $2
encourage/VS @NOUN|PRON to [@VERB] -> lead/V $2 to | get/V $2 to
[by|of|for|in] encouraging @NOUN|PRON to [@VERB] -> getting $2 to
`
