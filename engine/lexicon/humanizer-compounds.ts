/**
 * Compounds with a hyphen that models write many times as often as people, as people say it: "in practice" for "in
 * real-world scenarios", and two words where grammar asks for two ("is well known").
 */
export const COMPOUNDS = `
in real-world scenarios|situations|settings|contexts|applications|environments [@PUNCT|CCONJ] -> in practice | in real life
[!in|on|for|and] real-world applications [@PUNCT|of|in|for|and|like|such] -> practical $2
real-world [problems|challenges|issues|tasks|experience|knowledge|skills|use] -> practical
real-world [data|datasets|dataset|examples|example|consequences|images|situations|situation|scenarios|scenario|events|conditions|environments|people|documents|objects|evidence] -> real
[!,|and|or] decision-making processes [!of] -> decisions
the decision-making process [@PUNCT|and|for] -> decisions
[their|our|his|her|your] decision-making [@PUNCT|and] -> decisions
[in|on|of|for|into|guide|inform|improve|influence|better|affect] decision-making [@PUNCT] -> decisions
mental|emotional|psychological well-being -> $1 health
the well-being of -> the welfare of | the good of
[their|our|your|his|her|its] well-being [@PUNCT|and|of] -> welfare | health
[is|was|are|were|be] top-notch [@PUNCT|and] -> excellent | first-rate
[my|our|your|their|his|her|new] go-to [spot|place|destination|choice|option|restaurant|coffee|for|place] -> favorite
[a] go-to [spot|place|destination|choice|option|restaurant] -> popular
a must-visit|must-try|must-have for -> a must for
[is|are] a must-visit|must-try [@PUNCT] -> a must
[is|was|be] a must-visit destination|spot|place|restaurant [!that|which|with|where] -> a must
is a game-changer -> makes all the difference
[!more|most|of|and|the|other] high-quality/A [education|care|service|services|food|products|work|content|teachers|instruction|teaching|training|schools|jobs|healthcare|information|ingredients|journalism|meat|materials|goods] -> good
large-scale/A [dataset|datasets|data|experiments|study|studies|protests|projects|project|operation|operations|problems] -> large
[the|a] trade-off between -> balance between
data-driven decisions [@PUNCT|and|about] -> $2 based on data
data-driven insights [@PUNCT|and] -> $2 from data
evidence-based/A [strategies|solutions|methods|techniques|tips] -> proven
is time-consuming [@PUNCT|and] -> takes time | takes a lot of time
are time-consuming [@PUNCT] -> take time | take a lot of time
[can|could|may|might|would] be time-consuming [@PUNCT] -> take time | take a lot of time
time-consuming and [@ADJ|VERB] -> slow and
[and] time-consuming [@PUNCT|process|task|procedure|work] -> slow
[a|this|the|very|more|most] time-consuming [process|task|method|procedure|work|step] -> slow
long-standing|longstanding/A [debate|tradition|traditions|problem|problems|issue|rivalry|dispute|feud|belief|beliefs|question|practice|custom|assumption|conflict] -> old
long-standing|longstanding/A [relationship|friendship|partnership|history|commitment|career] -> long
long-held/A [belief|beliefs|assumption|assumptions|tradition|traditions|view|views|dream|grudge] -> old
[is|are|was|were|be|and|more|very] user-friendly [@PUNCT|CCONJ|ADP] -> easy to use
user-friendly/A [interface|design|website|app|format|software|features|layout] -> simple
eco-friendly/A [products|practices|alternatives|options|transportation|transport|packaging|modes|initiatives|policies|lifestyle|living|technology|technologies|solutions] -> green
no one-size-fits-all [solution|approach|answer|method|formula] -> no single
a one-size-fits-all approach -> one $3 for all
a one-size-fits-all solution -> one $3 for all
ever-present/A [@NOUN] -> constant
never-ending/A [@NOUN] -> endless
ever-shifting/A [@NOUN] -> changing
[challenges|challenge|problems|problem|issue|issues|fears|fear|crisis|it|them] head-on [@PUNCT] -> directly
like-minded individuals -> $1 people
tight-knit|close-knit/A [community|communities|family|group|team] -> close
pre-existing/A [!condition|conditions|injury|injuries|medical|health|disease|diseases] [@NOUN] -> existing
in-depth/A [analysis|study|discussion|review|knowledge|research|investigation|examination] -> detailed
[an|a|more] in-depth/A [look] -> close
lightning-fast -> very fast
crystal-clear/A [water|waters] -> clear
razor-sharp -> very sharp
budget-friendly/A [!price|prices|rates|fees] -> inexpensive | affordable
budget-friendly/A [price|prices|rates|fees] -> affordable
more cost-effective [@PUNCT|than|to|and] -> cheaper
cost-effective/A [solution|way|method|alternative|option|means|solutions] -> economical
world-renowned -> famous
hassle-free -> easy
hands-on/A [experience|training|learning|practice|skills|work] -> practical
[a|the|this] wake-up call -> warning
much-needed/A [break|rest|relief|boost|change|respite|vacation|distraction|win] -> welcome
deep-seated|deep-rooted/A [@NOUN] -> deep
nail-biting/A [@NOUN] -> tense
laid-back -> relaxed
ill-equipped [to|for] -> poorly prepared
widely-used -> widely used
environmentally-friendly -> environmentally friendly
[and] thought-provoking -> interesting
[is|was|are|were] thought-provoking [@PUNCT] -> interesting
climate-related/A [risks|events|disasters|losses|issues|policies|information|claims|impacts|disclosures|decisions|data|matters|goals] -> climate
health-related/A [issues|problems|risks|concerns|costs|information|data|topics|questions|services] -> health
weather-related/A [events|losses|damage|disasters|claims|problems] -> weather
work-related/A [stress|issues|problems|injuries|matters|tasks] -> work
drug-related/A [crimes|crime|charges|offenses|deaths|violence|activity] -> drug
gun-related/A [deaths|violence|crimes|crime|injuries] -> gun
security-related/A [issues|matters|concerns|problems] -> security
food-related/A [issues|businesses|problems|costs] -> food
day-to-day/A [life|lives|operations|work|activities|tasks|basis|running|management|routine|business] -> daily
up-to-date/A [information|data|news] -> current
[is|are|was|were|be|been|being|so|very|not|also|and] well-known [@PUNCT|for|in|to|and|that] -> well known
[is|are|was|were|be|been|being|so|very|not|also|and] well-maintained [@PUNCT|and] -> well kept
[is|are|was|were|be|been|being|so|very|not|also|and] well-received [@PUNCT|by|and] -> well received
[is|are|was|were|be|been|being|so|very|not|also|and] well-documented [@PUNCT|and|that|in] -> well documented
[is|are|was|were|be|been|being|so|very|not|also|and] well-prepared [@PUNCT|and|for|to] -> well prepared
[is|are|was|were|be|been|being|so|very|not|also|and] well-designed [@PUNCT|and] -> well designed
[is|are|was|were|be|been|being|so|very|not|also|and] well-written [@PUNCT|and] -> well written
[is|are|was|were|be|been|being|so|very|not|also|and] well-equipped [@PUNCT|and|with|to|for] -> well equipped
[is|are|was|were|be|been|being|so|very|not|also|and] well-established [@PUNCT|and|in|that] -> well established
[is|are|was|were|be|been|being|so|very|not|also|and] well-deserved [@PUNCT|and] -> well deserved
[is|are|was|were|be|been|being|so|very|not|also|and] well-organized [@PUNCT|and] -> well organized
[is|are|was|were|be|been|being|so|very|not|also|and] well-executed [@PUNCT|and] -> well done
[is|are|was|were|be|been|being|so|very|not|also|and] well-seasoned [@PUNCT|and] -> well seasoned
[is|are|was|were|be|been|being|so|very|not|also|and] well-crafted [@PUNCT|and] -> well made
physical well-being -> physical health
[in|for|over] [the] long-term [@PUNCT] -> long term
[in|for|over] [the] short-term [@PUNCT] -> short term
a must-see for -> a must for
[is|are] a must-see [@PUNCT] -> a must
agreed-upon/A -> agreed
one-dimensional/A [character|characters|villain|villains|plot|performance|performances] -> flat
run-of-the-mill/A -> ordinary
picture-perfect/A -> perfect
[is|are|was|were|be|so|very|and] well-balanced [@PUNCT|and] -> well balanced
[is|are|was|were|be|so|very|and] well-informed [@PUNCT|and|about] -> well informed
[is|are|was|were|be|so|very|and] well-stocked [@PUNCT|and|with] -> well stocked
[is|are|was|were|be|so|very|and] well-behaved [@PUNCT|and] -> well behaved
[is|are|was|were|be|so|very|and] well-cooked [@PUNCT|and] -> well cooked
[is|are|was|were|be|so|very|and] well-defined [@PUNCT|and] -> well defined
[is|are|was|were|be|so|very|and] well-understood [@PUNCT|and] -> well understood
highly-rated -> highly rated
newly-formed -> newly formed
fully-functional -> fully functional
socially-responsible -> socially responsible
long-term/A [residents|resident] -> longtime
`
