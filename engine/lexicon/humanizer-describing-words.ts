/**
 * Plain adjectives and adverbs for the select ones that set models' reviews, stories and papers apart from people's on the
 * training side; for Strong. A few nouns beside most of them say which sense is meant.
 */
export const DESCRIBING_WORDS = `
welcoming/A [staff|atmosphere|environment|place|smile|feel|space|community] -> warm | friendly
inviting/A [atmosphere|feel|place|space|setting] -> warm | pleasant
attentive/A [staff|service|server|waiter|waitress|waitstaff] -> good | helpful
courteous/A -> polite
prompt/A [service|delivery|response|attention|reply] -> quick | fast
generous/A [portions|portion|helpings] -> big
[portions] [were|are] generous -> big
lackluster/A [@NOUN] -> dull | poor
underwhelming/A [@NOUN] -> poor | disappointing
mediocre/A [@NOUN|PUNCT] -> average
subpar/A -> poor
stellar/A [performance|performances|service|reputation|reviews|cast|work|job] -> excellent
top-notch/A -> first-class | excellent
impeccable/A -> perfect
[!~what] [!absolutely|truly|simply|really|so|just|very|quite|more|most|equally|positively|utterly|such|how|as] delightful/A [@NOUN|PUNCT] -> very nice | lovely
delectable/A -> tasty | delicious
[!absolutely|truly|simply|really|so|just|very|quite|more|most|equally|positively|utterly|such|how|as] mouthwatering|mouth-watering -> very tasty
flavorful/A -> tasty | full of flavor
exquisite/A [@NOUN] -> beautiful
charming/A [house|town|village|cottage|home|café|cafe] -> pretty | lovely
charming/A [!house|town|village|cottage|home|café|cafe|smile|man|prince] [@NOUN] -> pleasant | lovely
enigmatic/A -> mysterious | puzzling
eerie/A [silence|feeling|sound|quiet] -> strange
serene/A [@NOUN] -> calm | peaceful
tranquil/A [@NOUN] -> quiet | peaceful
majestic/A [@NOUN] -> grand
faint smile -> slight smile
faint glow|light -> dim $2
faint scent|smell|hint -> slight $2
solitary/A [figure|tree|light|man|woman|traveler|bird] -> lone
chilling/A [truth|tale|story|message|effect|reminder|scene|sight|details|warning|sound|scream|realization|discovery] -> frightening
unsettling/A [@NOUN|PUNCT] -> strange | disturbing
[in|into|through|of|from] the darkness [@PUNCT|ADP|CCONJ] -> the dark
a flicker of [hope|fear|doubt|surprise|recognition|emotion|interest|amusement] -> a touch of | a moment of
the allure of -> the appeal of | the charm of
environmentally friendly [@NOUN] -> green
eco-friendly [@NOUN] -> green
holistic/A [approach|view|picture|understanding|care] -> broad
compassionate/A [care|approach|person|choice|presence|leader|society] -> kind | caring
thoughtful/A [approach|design|consideration|analysis|planning] -> careful
actionable/A [advice|steps|insights|plan|information] -> practical | useful
pervasive/A [influence|problem|issue|culture|belief|use|presence|perception|fear|racism|corruption] -> widespread
detrimental/A [effect|effects|impact|impacts|consequences|influence] -> bad | harmful
detrimental to -> bad for | harmful to
advantageous/A -> useful | helpful
feasible/A -> possible | practical
arduous/A [journey|task|process|work|climb|road] -> long and hard | hard
daunting/A [task|challenge|prospect|problem|process] -> difficult
pristine/A [beaches|condition|water|waters] -> perfect
lush/A [greenery|forest|forests|gardens|landscape|vegetation] -> green
exorbitant/A [price|prices|cost|costs|fees|fee] -> very high
seminal/A [work|paper|book|study|album] -> important | landmark
stringent/A [rules|requirements|standards|regulations|laws|measures|criteria] -> tough | strict
pertinent/A [information|questions|question|issues|point|details|facts] -> relevant
tumultuous/A [years|times|period|relationship|past|history|decade] -> troubled | stormy
turbulent/A [times|years|period|past|history|relationship|decade|world] -> troubled | stormy
pragmatic/A [approach|solution|solutions|choice|reasons|steps|view] -> practical
volatile/A [market|markets|situation|region|relationship|industry] -> unstable
resolute/A [@NOUN] -> firm
steadfast/A [commitment|support|belief|resolve|dedication|loyalty|determination] -> firm
unyielding/A [@NOUN] -> firm
inextricably|intrinsically linked|tied|connected -> closely $2
[is|was|are] arguably [the|one] -> probably | perhaps
invariably [@VERB|ADJ] -> always
inadvertently [@VERB] -> accidentally
seemingly [@ADJ] -> apparently
ostensibly -> apparently | supposedly
abruptly [@VERB] -> suddenly
thoroughly enjoyed -> really enjoyed
thoroughly enjoy -> really enjoy
wholeheartedly [@VERB] -> fully
painstakingly [@VERB] -> carefully
effortlessly [@VERB|PUNCT|between] -> easily
flawlessly [@PUNCT] -> perfectly
unequivocally [@VERB] -> clearly
[@VERB] collectively [@PUNCT] -> together
globally [@PUNCT] -> worldwide | around the world
subtly [change|changes|changed|changing|alter|alters|altered|altering|shift|shifts|shifted|shifting|adjust|adjusted|modify|modified|differ|vary] -> slightly
subtly [@VERB] -> quietly
[@VERB] softly -> gently | quietly
critically important -> very important
[are|be|were|was|been] continuously [@VERB] -> constantly
perpetually [@VERB|ADJ] -> always | forever
[@VERB|NOUN] permanently [@PUNCT] -> for good
dramatically [reduced|increased|changed|improved|affected|different|higher|lower|better|worse] -> greatly | sharply
drastically [reduced|increased|changed|improved|affected|different|reduce|increase|change|reducing|increasing] -> greatly | sharply
substantially|considerably [more|less|better|higher|lower|fewer|larger|smaller] -> much
immediately [@PUNCT] -> right away | at once
[are|is|was|were|has|have] deeply [affected|concerned|influenced|involved|attached|impressed] -> very much
adorned with -> decorated with
nestled in|between|among|within -> set $2
devoured [my|the|our|a|every|it|his|her|their] -> ate
gestured toward|towards|to|at -> pointed $2
murmured|muttered [,] -> said
remarked [@PUNCT|that] -> said
stumbled upon|across -> found | chanced on | came across
piqued my interest|curiosity -> caught my attention
captured my attention -> caught my eye
rich history -> long history
rich flavor [@PUNCT|of|and|with] -> full flavor
minimal/A [effort|impact|damage|effect|interference|disruption] -> very little | little
inadequate/A [@NOUN] -> poor
insufficient/A [sleep|knowledge|evidence|funding|time|money|support|data|information] -> too little
comparable to -> similar to
comparable/A [results|performance|quality|accuracy|levels] -> similar
memorable/A [experience|evening|meal|day] -> great
frustrating/A [experience|@PUNCT] -> annoying
disheartening/A -> sad | discouraging
staggering/A [number|amount|cost|figure|scale] -> huge
monumental/A [task|effort|achievement|challenge|shift] -> enormous | huge
minuscule/A -> tiny
esteemed/A [@NOUN] -> respected
beloved/A [series|character|characters|city|restaurant|show|book|film|brand|country|figure] -> much-loved
legendary/A [explorer|singer|player|band|actor|coach|director|artist|musician|figure] -> famous
shocking/A [attack|news|turn|discovery|crime|story|events|event|murder] -> terrible | awful
alarming/A [rate|number|trend|increase|news|signs] -> worrying | frightening
treacherous/A [@NOUN] -> dangerous
perilous/A [@NOUN] -> dangerous
impending/A [@NOUN] -> coming
imminent/A [danger|threat|death|attack|arrival|collapse] -> coming
prolonged/A [@NOUN] -> long
unforeseen/A [@NOUN] -> unexpected
unconventional/A [@NOUN] -> unusual
contentious/A [issue|issues|debate|topic|decision] -> disputed
interconnected/A [@PUNCT] -> linked | closely linked
multi-layered [@NOUN] -> layered
well-established [@NOUN] -> established
fast-paced [lives|life|game|world|environment] -> fast
far-reaching [consequences|effects|impact|implications] -> wide
[!,|and] awe-inspiring -> impressive | amazing
`
