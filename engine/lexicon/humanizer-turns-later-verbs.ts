/**
 * Turns around verbs that were still over-used after Strong and the lists before this one, said as people say them; every line
 * right wherever it matches.
 */
export const TURNS_LATER_VERBS = `
[!who|that] make/V use of [!it] -> use/V
[method|approach|model|framework|technique|system|algorithm|which|that|paper|study|abstract|article|policy|law|campaign|program|programme|project|strategy|work|essay|company|council|government|city|party|film|book|review|it|trade] aims to [@VERB] -> tries to | is meant to
[i|he|she|we|they] realize/V that -> see/V that
[!~hope|hopes|may|wish|as|help|helps|let|can|if|could|will] [*s|they|we|people] continue to [!be|have|do|grow|rise|improve|fall|increase|decline|evolve|push|expand|decrease|develop] [@VERB] -> still
[@NOUN|PROPN|it|he|she] explores the [~impact|impacts|effects|effect|role|relationship|connection|link|use|application|dynamics|concept|idea|theme|themes|question|nature|essence|complexities|implications|possibility|possibilities|importance] -> discusses the | is about the
[paper|study|essay|article|review|chapter|report|research|document|presentation|section|thesis] explore/V [whether|how|why|what|methods|strategies|mechanisms|ways|several|different|techniques] -> discuss/V | look/V at
[paper|study|essay|article|review|chapter|report|research|document|presentation|section|thesis] explore/V the [!world|city] -> discuss/V the | look/V at the
[will|to] explore the [concept|idea|role|impact|effects|effect|implications|relationship|connection|link|use|application|question|possibility|causes|reasons|history|origins|challenges|benefits|factors|theme|themes|process] -> look at the | discuss the
explore/V themes of|like|such_as -> deal/V with
explore/V new [ways|approaches|methods] -> try/V new
[we] explore/V [whether|how|why|several|different] -> look/V at
explore/V [alternatives|options|alternative] [@PUNCT|to|@NOUN|for] -> look/V at
exploring [possible|all|every|other|these] [leads|options|avenues|alternatives|possibilities|causes|solutions] -> looking into
[to|the_chance_to|chance] explore [the|this] [city|town|island|area|country|region|park|museum|neighborhood|surroundings|countryside|streets|beautiful|natural|local|coast|village] -> see
[to|,|and|or] explore my|our|their|his|her [thoughts|feelings|emotions] -> think about $2
promote/V the use of -> encourage/V the use of
promote/V discrimination|hatred|violence|hate|extremism|terrorism|racism -> encourage/V $2
promote/V awareness of -> make/V people aware of
raise/V awareness of|about [the|this|these|how|what|@NOUN|ADJ] [!~the_need] -> make/V people aware of | make/V more people aware of
[!self-promoting|be|been|is|was|were|are] promote/V healthier|better|sustainable|responsible|safer|green|eco-friendly|healthy|ethical [*s|@NOUN] -> encourage/V $2
promote/V [~teamwork|cooperation|tolerance|dialogue|sharing|participation|inclusion|honesty|curiosity|exercise|walking|cycling|reading|savings|thinking|discussion|coexistence|transparency|debate|competition] [@NOUN|ADJ|fair|open|public] -> encourage/V
[!advertising|marketing|film|tour|album|campaign|product|book|brand|documentary] promote/V [peace|democracy|equality|justice|human|women's|gender|fair|world|economic|regional|environmental|social] [@NOUN|@PUNCT|and] -> further/V | support/V
promotes [@ADJ|NOUN] health [@PUNCT] -> is good for
contribute/V to climate change|global_warming [@PUNCT|CCONJ|ADP] -> make/V climate change worse
contribute/V to [!~alleviation|reduction|relief] [@ADJ?] [pollution|congestion|stress|obesity|inequality|poverty|confusion|anxiety|depression|deaths|homelessness|inflation|conflict|waste|crime] -> add/V to
[factor|factors|things|forces|variables|reasons|conditions|events] that|which contribute to -> behind
contributing factor/N to|in -> cause/N of
a contributing factor [@PUNCT] -> one cause
a major|significant|key|leading|main|important? contributor to [@ADJ|NOUN] [~pollution|emissions|warming|disease|deaths|stress|congestion|problem|problems|obesity|inequality|change] -> a big cause of
contribute/V to the success|growth|progress|recovery|survival of -> help/V the $4 of
contribute/V to [the] [decline|fall|collapse|downfall|failure|demise|loss] -> help/V bring about
implement/V [~policies|policy|rules|regulations|restrictions|laws|ban|bans|legislation|reforms|reform|tax|taxes] [@DET|ADJ|NOUN] [!~plan] -> introduce/V | bring/V in
implement/V [~measures|safeguards|controls|programs|program|system|systems|schedules|procedures|protocols] [@DET|ADJ|NOUN] [!~plan] -> put/V in place | introduce/V | set/V up
implement/V [~changes|improvements|plan|plans|strategy|strategies|recommendations|ideas|decisions|lessons|solutions] [@DET|ADJ|NOUN] -> carry/V out | put/V into practice
[was|were|been] implemented [@PUNCT|in|at] [!~algorithm|algorithms|code|software|python|hardware] -> put in place | introduced | put into practice
embrace/V the challenge|challenges [@PUNCT|of] -> take/V on the $3
embrace/V new|a_new [challenges|challenge|role] -> take/V on $2
embrace/V new [ideas|experiences|ways|approaches|technology|technologies|methods|things] -> welcome/V new
embrace/V the opportunity|chance to -> take/V the chance to
embrace/V [my|our|your|their|his|her|one's|its] [~uniqueness|individuality|differences|flaws|identity|imperfections|role|fate|destiny|true|self|selves|mistakes|vulnerability|limitations|past] -> accept/V
embrace/V [the] [unknown|present|uncertainty|absurd|truth|inevitable|past|struggle|burden|darkness|absurdity|solitude|silence|chaos|complexity|unexpected|idea|notion] -> accept/V
experience/V [~stress|anxiety|joy|loneliness|guilt|relief|grief|discomfort|frustration|sadness|happiness|anger|distress|love|hunger|excitement] [a|an|some|more|any|the|no|@ADJ|NOUN] -> feel/V
[@AUX|to|i|we|you|they|he|she|who|that|may|might|can|also|children|people|students|customers|users] experience/V [~difficulties|difficulty|problems|problem|delays|delay|issues|symptoms|setbacks|cramps|headaches|injury|pain|thoughts|recession|outages|trouble|breach|dreams|illness|nausea|bleeding|burnout|struggles|crisis] [!~loss] [a|an|some|many|any|no|more|severe|serious|these|@ADJ|NOUN] -> have/V
[@NOUN|PROPN|it|that|has|have|had|and|are|is|countries|cities] experience/V [a|an|significant|rapid|unprecedented|strong|major|huge|big|great|political|more|less|lower|higher] [~growth|change|changes|decline|increase|surge|rise|drop|success|boom|shift|unrest|decrease|rates|inflation|downturn|recovery|transition] -> see/V
experience/V the [~benefits|difference|power|magic|beauty|joy|world|life|wonders|event|culture|city|comfort|thrill|spirit|natural] -> enjoy/V the | see/V the
[!all|when|is|are|was|were|be|been|being|carefully|careful|widely|often|generally] consider/VP the [possible|impact|effects|effect|implications|consequences|possibility|needs|feelings|options|alternatives|future|risks|costs|cost|potential|relationship|context|larger|ethical|environmental|pros|long-term|broader|role|perspective|benefits] -> think/V about the
[prices|reasonable|especially|appropriate|impressive|surprising|expensive|good|fast|@PUNCT] considering the [quality|price|size|portion|high|amount|number|generous|circumstances|situation|subpar] -> given the
[should|must|to|also|can|could|we|you|i|they] consider how|whether|why|what -> think about $2
is|are|was|were considered a|an|one|the -> $1 seen as $3
is|are|was|were widely|often|generally considered a|an|one|the -> $1 $2 seen as $4
is|are|was|were considered to be -> $1 thought to be
[is|are|was|were|be|been|being] driven by [a|the|his|her|their|my|our|@ADJ|NOUN] [~desire|curiosity|passion|ambition|hunger|wish|thirst|need|love|vows|guilt] -> spurred on by
[@NOUN] driven by [politics|profit|greed|fear|money|hatred|ideology] -> led by
[is|are|was|were|largely|mainly|partly|mostly] driven by [many|several|a_number|a_combination|climate|human|changes|advances|rising|growing|increased|economic|factors] -> due to | the result of
uncover/V [that|how|what|why|who|whether|where] -> find/V out
uncover/V the truth|secret|secrets -> learn/V the $3
uncover/V the mystery|mysteries -> solve/V the $3
uncover/V the identity|reason|reasons|cause|causes -> find/V out the $3
uncover/V [his|her|their|its] [true|secret|secrets] -> learn/V
uncover/V his|her|their [identity|past|plan] -> find/V out $2
[!results|findings|study|analysis|work|paper|this|that|research|also] uncover/V [a|an|hidden|new|some|evidence|vulnerabilities|novel|interesting|more|what] -> find/V
[!results|findings|study|analysis|work|paper|this|that|research|also|we] uncover/V the [~patterns|relationships|structure|structures|associations|relationship|mechanisms|meaning|factors|traits] -> find/V the
[we|study|paper|research|analysis|results|work] uncover/V the -> show/V the
discover/V that -> find/V that | find/V out that
discover/V [how|what|why|who|where] -> find/V out
discover/V [a|an|some] [!~planet|species|element|penicillin|gene|theorem|particle|star|virus|method|land|new_world] -> find/V
discover/V new [places|ways|things|ideas|friends|music|books|flavors|interests|opportunities|people|restaurants] -> find/V new
discover/V the [importance|value|joy|beauty|power|secret|truth|reason|weapon|body|perfect] -> find/V the
[is|are|was|were|be|been|being] engaged in [*ing] -> busy
engage/V in [meaningful|open|honest|deep|thoughtful|constructive|respectful|long|lively|casual] [conversation|conversations|discussions|debates|discussion|dialogue] -> have/V
engage/V in [conversation|conversations|dialogue|discussion|discussions] with -> talk/V to
engage/V in [conversation|conversations|discussion|discussions] [@PUNCT|about|on] -> have/V
engage/V in [physical|regular] [activity|exercise] -> get/V
engage/V in [unethical|risky|illegal|criminal|disruptive|harmful|dangerous|violent|unhealthy|fraudulent|deceptive|corrupt] -> take/V part in
engage/V with us|me|them|him|her|customers|people|others|readers|followers|audiences|fans -> talk/V to $3
[!is|are|was|were|be|been|deeply|actively|fully] engage/V with [the|this|course|these] [material|content|text|texts|ideas|topic|topics|issue|issues|subject|stories|story|complexities|argument|arguments] -> think/V about
represent/V [the|a] [~struggle|freedom|conflict|hope|love|death|innocence|evil|spirit|ideals|simplicity|elegance|promise|dream|desire|loss|duality|corruption|fragility|emptiness|wealth|beauty|continuation|journey|cycle] [!~district|voters|people|constituents] -> stand/V for
establish/V a [fire|new|sustainable|government|committee|school|fund|system|company|business|program|commission|base|center|task|colony|church|college|foundation|network|republic] [!~link|relationship|benchmark|precedent|bound|record|theorem|connection|tie|state-of-the-art|art|standard|performance|baseline|paradigm] -> set/V up a
establish/V a new [~state-of-the-art|standard|record|benchmark] -> set/V a new
[we|theorem|paper|study|result|results] establish/V a [~link|connection|relationship|tie|bound|correspondence] -> prove/V a | show/V a
[!~explosive|explosives|weapon|firearm|drugs|knowingly] possess/V [!~explosive|explosives|devil|demon|spirit|ghost|drugs|cannabis|cocaine|firearm|weapon|weapons|with|intent] [a|an|the|such|all|significant|great|confidential|unique|superior|strong|extraordinary|certain|special|some|these|no|HACCP|many|@ADJ] -> have/V
[that|which|skills|abilities|qualities|power|strength|knowledge|data] [i|we|you|they|he|she|companies|workers|people|students] possess/VP [@PUNCT|and|to] -> have/V
[@PUNCT|is|are|was|were|be|been|himself|being] fueled|fuelled by [a|an|the|his|her|their|my|our|years|passionate|@ADJ|NOUN] [~belief|passion|determination|anger|rage|desire|curiosity|hatred|frustration|adrenaline|ambition|fear|rivalry|love|revenge|jealousy] -> fed by
[economy|growth|boom|crisis|rise|unrest|protests|scandal|debate|speculation|markets|war|conflict|violence] [is|are|was|were|been|being] fueled|fuelled by -> fed by
[improve] [!the] [my|our|your|their|his|her] understanding [@PUNCT] -> knowledge
improve/V the|our|their|its|your|my|his|her service|design|image|mood|skin|system|product|process|world|model|models|method|methods|situation|environment|visit|meal|food|experience|technology|clarity|company [.|!|;] -> make/V $2 $3 better
improve/V the|their|our quality of life [!of|for] -> make/V life better
improve/V the lives of -> make/V life better for
[@NOUN|PROPN|it|this|that|which] reflects the|a|an [~values|theme|nature|diversity|character|tone|growing|commitment|recognition|importance|diversity|personality|desire|need|attitudes|skepticism|belief|complexity|dedication|range|desire|concern|government|vision|perspective] -> shows $2
[@NOUN|PROPN|it|this|that|which] reflects its|his|her|their|our [commitment|dedication|values|desire|concern|belief|importance|nature|love|interest|diversity|personality|status] -> shows $2
[risks|problems|costs|benefits|dangers|difficulties|stigma|stress|expenses|challenges|risk|benefit|cost] associated with [@DET|NOUN|ADJ|*ing|PRON] -> of
symptoms associated with -> symptoms of
issues associated with -> problems of
in the context of [@ADJ|NOUN] [!century] -> in
grounded in [@DET|ADJ|NOUN|clear] -> based on
lead/V to the creation|establishment|formation of [a|an|@ADJ|NOUN|the] -> lead/V to
allow/V for [@DET?] [@ADJ?] [flexible|efficient|better|effective|rapid|easy|easier|direct|faster|accurate|smooth|quick|precise|deeper|systematic|personalized|early|free|greater|safe|selective] -> make/V for
allow/V for [updates|changes|concerns|questions|errors|differences|price] -> leave/V room for
is aware of [the|his|her|its|their|this|how|what] -> knows about
was|were aware of [the|his|her|its|their|this|how|what] -> knew about
are aware of [the|his|her|its|their|this|how|what] -> know about
[@NOUN|PROPN|it|that|which] is in need of -> needs
are in need of -> need
provide/V support to|for [@DET|ADJ|NOUN|PRON] -> support/V | help/V
provide/V assistance to|for [@DET|ADJ|NOUN|PRON] -> help/V
provide/V care for|to [@DET|ADJ|NOUN|PRON] -> look/V after
provide/V protection against|from [@DET|ADJ|NOUN|PRON] -> protect/V against
make/V a|the decision to -> decide/V to
make/V an effort|attempt to -> try/V to
make/V a conscious|concerted|real|great|special effort to -> try/V hard to
make/V changes to [the|my|our|your|its|their|his|her] -> change/V
involve/V the use of -> use/V
achieve/V success [@PUNCT] -> succeed/V
inspire|motivate/V me|us|him|her|them|people|others|you|students|readers to [@VERB] -> make/V $2 want to
has the ability|capacity to [@VERB] -> is able to
[*s|they|we|you|people] have the ability|capacity to [@VERB] -> are able to
had the ability|capacity to [@VERB] -> was able to
show|demonstrate|prove/VP its ability to -> show/V that it is able to
show|demonstrate|prove/VP their ability to -> show/V that they are able to
show|demonstrate|prove/VG its ability to -> show/V that it is able to
show|demonstrate|prove/VG their ability to -> show/V that they are able to
is|are|was|were located|situated in|on|at|near|within [@DET|NOUN|PROPN] -> $1 $3
[@NOUN|PROPN] located|situated in|on|at|near [@DET|NOUN|PROPN] -> $2
[!very|quite|more|most|strikingly|remarkably|eerily|somewhat|manner|way|fashion|so] similar to [the|other|its|his|her|their|a|an|those|that] -> like
argue|argues|argued|arguing in favor|favour of -> argue for
[case|vote|votes|voted|voting|evidence|arguments|argument|reasons] in favor|favour of -> for
[think|thought|thinks] that there is -> $1 there is
reduce/V the number|amount of -> cut/V the $3 of | bring/V down the $3 of
reduce/V the risk|risks of -> lower/V the $3 of | cut/V the $3 of
reduce/VP [stress|anxiety|pain|pressure|tension|congestion|traffic] -> ease/V
reduce/VG [stress|anxiety|pain|pressure|tension|congestion|traffic] -> ease/V
reduce/VP [costs|prices|emissions|pollution|waste|spending|crime|taxes|energy|carbon|time|poverty] [!~by] -> cut/V
reduce/VG [costs|prices|emissions|pollution|waste|spending|crime|taxes|energy|carbon|time|poverty] [!~by] -> cut/V
reduce/VP [their|our|its|your|my|the] [carbon|costs|cost|emissions|waste|spending|time] [!~function|functions|complexity] -> cut/V
reduce/VG [their|our|its|your|my|the] [carbon|costs|cost|emissions|waste|spending|time] [!~function|functions|complexity] -> cut/V
reduce/VP [air|water|energy|greenhouse|carbon|plastic|food|fuel|noise] [pollution|use|waste|consumption|gas|emissions] -> cut/V
reduce/VG [air|water|energy|greenhouse|carbon|plastic|food|fuel|noise] [pollution|use|waste|consumption|gas|emissions] -> cut/V
increase/V the risk|risks|chance|chances|likelihood|cost|price of -> raise/V the $3 of
increase/VP [costs|prices|taxes|awareness|wages|sales|productivity|efficiency|revenue|profits] -> raise/V
increase/VG [costs|prices|taxes|awareness|wages|sales|productivity|efficiency|revenue|profits] -> raise/V
`
