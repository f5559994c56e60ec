/**
 * Everyday verbs for the ones that models reach for. Which ones: words and pairs that set model rewrites apart from the
 * people's texts that they rewrite (log-odds over the labelled texts of the training side); wordings and guards by hand.
 */
export const EVERYDAY_VERBS = `
becomes [harder|easier|better|worse|bigger|smaller|stronger|weaker|clearer|longer|shorter|faster|slower|older|cheaper|worried|tired|angry|bored|involved] [!@NOUN|ADJ] -> gets
becoming [harder|easier|better|worse|bigger|smaller|stronger|weaker|clearer|longer|shorter|faster|slower|older|cheaper|worried|tired|angry|bored|involved] [!@NOUN|ADJ] -> getting
[to|can|could|will|would|may|might] become [harder|easier|better|worse|bigger|smaller|stronger|weaker|clearer|longer|shorter|faster|slower|older|cheaper|worried|tired|angry|bored|involved] [!@NOUN|ADJ] -> get
create/V [!~sense|atmosphere|illusion] [~story|stories|art|music|film|films|song|songs|image|images|video|videos|website|product|products|list|lists|object|objects|sculptures|copies|clothes] [a|an|the|@ADJ|NOUN] -> make/V
create/V [!~writing|art] [a|an|the] [@ADJ|NOUN?] [program|programme|network|fund|company|committee|group|agency|account|schedule] -> set/V up
develop/V [~skill|skills|habit|habits|relationship|relationships|trust|confidence|app|apps|tool|tools|software|website] [@DET|PRON|ADJ|NOUN] -> build/V
develop/V [~plan|plans|strategy|policy|policies] [a|an|the|@ADJ] -> work/V out | draw/V up
increase/V [~chance|chances|risk|number|cost|costs|price|prices|pressure|level|levels|likelihood|awareness|rate|rates|taxes] [the|their|your|our|its|his|her] -> raise/V
[to|will|would|could|can|may|might] increase [@PUNCT|over|as|by|with] -> grow | go up
[has|have|had] increased [@PUNCT|over|by|in|since] -> gone up | grown
decrease/V [the|your|their|our|its|his|her] -> reduce/V | lower/V | cut/V
[to|will|would|could|can|may|might] decrease [@PUNCT|over|as|by|with] -> drop | go down
[has|have|had] decreased [@PUNCT|over|by|in|since] -> gone down | dropped
[to|will|would|could|can|may|might] improve [@PUNCT|over|with|as] -> get better
support/V [the|this|that|their|his|her|a|an] [idea|view|claim|claims|argument|theory|notion|plan|bill|proposal|policy] -> back/V
[!essay|paper|article|report|study|chapter|book|section|thesis] consider/VP [how|what|whether|why] -> think/V about
[essay|paper|article|report|study|chapter|book|section|thesis] consider/VP [how|what|whether|why] -> look/V at
[to|should|must|and|will|can|please] consider [how|what|whether|why] -> think about
[to|should|must|you] consider [!~as|case|problem|class|model|set|equation|limit] [these|this|different|all|other|their|your|both] -> think about | look at
[!we|paper|section|article|study|studies|research|works|papers|articles|chapter|authors|results|also|then] discuss/V [the|how|what|this|these|their|our|your|his|her|your] -> talk/V about
[!study|studies] examine/V [!~patient|patients] [the|how|what|whether|these|this|their|our|its] -> look/V at | study/V
[!study|studies] analyze/V [the|how|these|this|their] -> study/V | look/V closely at
[to|and] assess [how|whether|what] -> judge
[to|and] assess [the|their|its|your|these] -> judge
[to|and] evaluate [how|whether|what] -> judge
[to|can|us|you|we|they|and|me|people|students|readers] understand [how|why] -> see
[to|can|us|me|people|students|readers] understand that -> see that
recognize/VP that -> see/V that | know/V that
[they|we|he|she|i|@PROPN] recognized that -> saw that | knew that
recognize/V the [importance|value|need|role|risk|risks|benefits|power] -> see/V the
respond/V to [~question|questions|email|emails|letter|letters|critics|criticism|call|calls|request|requests] [@DET|PRON|ADJ|NOUN] -> answer/V
[!~species|bird|birds|plant|plants|animals|fish|tree|trees|mineral|minerals|ore|word|words|element|elements|gene|genes|metal|metals|gas|event|events|symptom|symptoms|reaction|reactions|deaths|losses|transition|transitions] occur/VP [@PUNCT|in|at|during|with|more|less|after|before|on|between] -> happen/V
[!~species|bird|birds|plant|plants|animals|fish|tree|trees|mineral|minerals|ore|word|words|element|elements|gene|genes|metal|metals|gas|event|events|symptom|symptoms|reaction|reactions|deaths|losses] occurred [@PUNCT|during|after|before|between|there|with] -> happened
[~issue|issues|problem|problems|question|questions|conflict|conflicts|difficulty|difficulties|concern|concerns|need|needs|opportunity|opportunities|dispute|disputes|challenge|challenges|emergency|complications|doubts|matters] arise/VP [@PUNCT|when|in|as] -> come/V up
[!~sign|signs] arise/VP [@PUNCT|when|in|as] -> appear/V
arise/VP from -> come/V from
gain/V access to -> get/V access to
allow/V for [greater|better|faster|easier|quicker] -> make/V for
ensure/V0 [safety|success|quality|accuracy|fairness|compliance|stability|equality|justice] -> guarantee | make sure of
ensure/V0 [~safety|success|quality|accuracy|fairness|stability|access|winner|survival|balance|privacy|supply|rights|future] [the|a|an|their|your|our|@ADJ] -> guarantee
[@ADP|CCONJ] ensuring [~safety|success|quality|accuracy|fairness|stability|access|winner|survival|balance|privacy|supply|rights|future] [the|a|an|their|your|our|@ADJ] -> guaranteeing
provide/V [~help|information|advice|detail|details|answer|answers|evidence|guidance|feedback|opportunity|opportunities|chance|access|hope|protection|example|examples|context|comfort|relief|stability|energy|reason|reasons|overview|picture|space|time|clarity|confidence|shelter|security] [!~with|for|to|by] [@DET|PRON|ADJ|NOUN] -> give/V
[!~research|evidence|study|literature|to] offers [!~support|evidence|people|us|them|you|him|her|me] [~range|variety|selection|menu|choice|mix|view|views|features|options|courses|services|dishes|advantages|benefits|advantage] [a|an|the|@ADJ|NOUN] -> has
[!~research|evidence|study|literature|to] offer [!~support|evidence|people|us|them|you|him|her|me] [~range|variety|selection|menu|choice|mix|view|views|features|options|courses|services|dishes|advantages|benefits|advantage] [a|an|the|@ADJ|NOUN] -> have
contribute/V to [the] [growth|success] -> add/V to
contribute/V to [~pollution|warming|decline|loss|inequality|congestion|obesity|stress|deaths|failure|burnout|conflict] [!~resolution|reduction|prevention|reducing|preventing|portion|share|amount|efforts|solution] [@ADJ|NOUN|DET] -> help/V cause
struggle/VP with [@DET|PRON|NOUN|ADJ|*ing] -> have/V trouble with
[is|are|was|were|be] designed to [ensure|make|create|build|produce] -> meant to
[is|are|was|were|be] designed to [!ensure|make|create|build|produce] [@VERB] -> meant to
[is|are|was|were] intended to [@VERB] -> meant to
= [critics|some|many|opponents|supporters|proponents|advocates|they|others|people|experts|researchers|scholars] argue that -> say that
= [critics|some|many|opponents|supporters|proponents|advocates|he|she|they|others|experts] argued that -> said that
[@PROPN|he|she|i|they|officials|police|minister|authorities|company|spokesman|spokesperson|spokeswoman] announced|explained|declared that -> said that
[@PROPN|PRON] stated|remarked|exclaimed , -> said,
stated|remarked|exclaimed [@PROPN] -> said
engage/V with [people|others|customers|readers|students|fans|users|residents|voters|them] -> talk/V to | talk/V with
participate/V in -> take/V part in | join/V in
communicate/V with [@DET|PRON|NOUN|PROPN] -> talk/V to | talk/V with
neglect/VP [!~child|children|duty] [the|their|its|our|your|@NOUN|ADJ] -> ignore/V
neglect/VG [!~child|children|duty] [the|their|its|our|your|@NOUN|ADJ] -> ignore/V
undermine/V [@DET|PRON|NOUN|ADJ] -> weaken/V
undermine/V [@DET|PRON|NOUN|ADJ] [!~role|roles|law|laws|rule|rules|duty|order|argument|arguments|claim|claims|necessity|arrangement|principle|principles|case|idea|ideas|theory|concept|essence|distinction|purpose|point|notion|sense|proposition|validity|assumption|assumptions|conclusion|premise|safety|floor|rights] -> damage/V
undermine/V [@DET|PRON|NOUN|ADJ] [~economy|business|businesses|trust|morale|reputation|confidence|efforts|growth|society|campaign|cause|sales|trade|relationship|relationships|chances] -> hurt/V
reinforce/V [!~importance|need|message|point|notion|idea|belief|beliefs|view|fact|concept] [!~concrete|steel|wall|walls|structure] [@DET|PRON|ADJ|NOUN] -> strengthen/V
evolve/VG into -> growing into | turning into
evolve/VP into -> become/V | grow/V into
[@NOUN|PROPN|it|he|she|they|which|that] evolved into -> became | grew into
[has|have|had] evolved [over|from|since|@PUNCT] -> changed
transform/V [~into] -> turn/V
convert/V [~into] [!@PUNCT] -> turn/V
prevent/V @DET @NOUN from [*ing] -> stop/V $2 $3 from | keep/V $2 $3 from
prevent/V @DET @ADJ @NOUN from [*ing] -> stop/V $2 $3 $4 from | keep/V $2 $3 $4 from
arrive/V at [!~conclusion|decision|answer|solution|consensus|agreement|prediction|predictions|result|results|estimate|estimates] [the|a|our|my|his|her|their] -> get/V to
arrive/V at [~conclusion|decision|answer|solution|consensus|agreement] [the|a|an] -> reach/V | come/V to
proceed/V to [@VERB] -> go/V on to
proceed/V with -> go/V ahead with | go/V on with
notify/V [@PRON|DET|NOUN] -> tell/V
[he|she|it|they|who|i|we|@PROPN] possessed [a|an|the] -> had
consume/V [~food|foods|meat|fruit|fruits|vegetables|meals|sugar|snacks|fish] [@NOUN|ADJ|DET] -> eat/V
consume/V [~water|alcohol|coffee|tea|drinks|wine|beer] [@NOUN|ADJ|DET] -> drink/V
consume/V [~energy|power|electricity|fuel|resources] [@NOUN|ADJ|DET] -> use/V
display/V [~skill|skills|courage|emotion|emotions|behavior|signs|talent|ability|strength|confidence|patterns] [@DET|ADJ|NOUN|PRON] -> show/V
capture/V the essence|spirit of -> catch/V the spirit of
evoke/V [~memories] [@DET|NOUN|ADJ] -> bring/V back
evoke/V [~feelings|feeling|emotion|emotions|sense] [@DET|NOUN|ADJ] -> stir/V up
inspire/V people|others|students|readers|viewers|me|us|them|him|her|you|individuals|audiences|fans|generations to [@VERB] -> make/V $2 want to | move/V $2 to
motivate/V people|others|students|employees|workers|me|us|them|him|her|you|individuals|players to [@VERB] -> make/V $2 want to | push/V $2 to
[!@DET|ADJ|ADP] experience/V [joy|grief|fear|sadness|guilt|pain|anger] [!,|and|or|@NOUN|ADJ] -> feel/V
[!@DET|ADJ|ADP] experience/V [great|deep|intense|real] [joy|grief|fear|sadness|guilt|pain|anger] [!,|and|or|@NOUN|ADJ] -> feel/V
[!@DET|ADJ|ADP] experience/V [problems|difficulties|trouble|issues] -> have/V
[!@DET|ADJ|ADP] experience/V [@ADJ] [problems|difficulties|symptoms|issues] -> have/V
experience/V a|an [~decline|drop|rise|increase|surge|decrease|shift|boom] [@NOUN|ADJ] -> see/V $2
undergo/VP [!~surgery|treatment|test|tests|trial] [a|an|the|@ADJ|NOUN] -> go/V through
undergoing [!~surgery|treatment|test|tests|trial] [a|an|the|@ADJ|NOUN] -> going through
implement/V [~change|changes] [@NOUN|ADJ|DET] -> make/V
implement/V [~system|systems|solution|solutions|practices|rules|ban|process] [a|an|the|@ADJ|NOUN] -> put/V in place | bring/V in
establish/V [~rules|goals|standards|boundaries|limits|priorities] [@DET|ADJ|NOUN|PRON] -> set/V
establish/V [~trust|friendships|bond|bonds|reputation] [@DET|ADJ|NOUN|PRON] -> build/V
generate/V [~money|profit|profits] [@DET|ADJ|NOUN|PRON] -> bring/V in | make/V
generate/V [~income|revenue] [!~money|profit|profits] [@DET|ADJ|NOUN|PRON] -> bring/V in
distribute/V [~food|leaflets|supplies|money|aid|books|gifts] [@DET|ADJ|NOUN] -> hand/V out | give/V out
exclude/V [the|a|any|some|all|these|those|@NOUN] -> leave/V out
accumulate/VP [@PUNCT|in|on|over|around] -> build/V up | pile/V up
vanish/VD [@PUNCT|ADP] -> disappear/V
gaze/V at|upon -> look/V at
glance/VD at -> look/V at
gaze/V out|up|down|into -> look/V $2
cherish/VP [@DET|PRON|NOUN] -> love/V | treasure/V
cherish/VG [@DET|PRON|NOUN] -> love/V | treasure/V
[business|businesses|economy|economies|industry|industries|trade|market|markets|plants|crops|flowers|trees|species] thrive/VP [@PUNCT|in] -> do/V well | grow/V
[!business|businesses|economy|economies|industry|industries|trade|market|markets|plants|crops|flowers|trees|species] thrive/VP [@PUNCT|in|on] -> do/V well
flourish/VP [@PUNCT|in] -> do/V well | grow/V
unveil/VD [a|the|its|their|plans|new] -> present/V | announce/V
unveil/V0 [a|the|its|their|plans|new] -> present | announce
fuel/VD [~debate|speculation|fears|anger|growth|concerns] [@DET|NOUN|ADJ] -> feed/V | drive/V
fuel/VG [~debate|speculation|fears|anger|growth|concerns] [@DET|NOUN|ADJ] -> feed/V | drive/V
reflect/VP [~commitment|importance|value|values|culture|trend|need|concern|concerns|belief|beliefs|view|views|desire|interest|interests] [the|a|an|its|their|our|his|her] -> show/V
symbolize/V [@DET|PRON|NOUN|ADJ] -> stand/V for
stem/VP from -> come/V from
stemmed from -> came from
originate/VD from -> come/V from
originate/VP from -> come/V from
result/VP from -> come/V from
resulted from -> came from
[!and|,] lead/VP to [more|higher|lower|better|greater] -> bring/V
led to [more|higher|lower|better|greater] -> brought
lead/V to [~improvement|improvements|growth|success|change|changes|benefits|jobs|innovation|progress|prosperity|results] [a|an|@ADJ|NOUN] -> bring/V
[!,|and] result/VP in [more|higher|lower|better|greater] -> bring/V
= have/V a significant|major|profound|huge|tremendous impact|effect on -> greatly affect/V
= have/V a positive impact|effect on -> do/V a lot for
have/V a negative impact|effect on -> hurt/V | have/V a bad effect on
carefully consider/V [the|how|what|whether|these|this|all|your|their|both] -> think/V hard about | think/V carefully about
serve/V to [@VERB] -> help/V to
acquire/V [~company|firm|land|house|shares|stake|property|player] [a|an|the|new|more|@NUM] -> buy/V
emerge/V from [!~study|research|analysis|debate|discussion|data|interviews|evidence] [the|his|her|their|its|a] -> come/V out of
[@NOUN|PROPN] emerged [when|under|with|after|during|around] -> appeared
take/V a look at -> look/V at
conclude/VP with -> end/V with
concluded with -> ended with
commence/VD on|in|at|with -> start/V $2
reach out to [me|us] -> get in touch with
express/V [my|our|their|his|her] [sincere|deepest|heartfelt|deep] gratitude|appreciation -> give/V $2 thanks
[!~inspection|test|tests|analysis|study|studies|report|results|scan|review|autopsy] [@PROPN|he|she|officials|police|minister|spokesman|spokesperson|spokeswoman|director|president] emphasized|emphasised|commented|acknowledged|confirmed|mentioned that -> said that
lead/V to [~change|changes|reform|reforms|shift|shifts|improvement|improvements|transformation|end] [a|an|the|@ADJ|NOUN] -> bring/V about
make/V sure that -> make/V sure
`
