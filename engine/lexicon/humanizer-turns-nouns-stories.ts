const LOW =
  'low|calm|soft|quiet|cold|flat|gentle|hoarse|steady|firm|loud|shaky|hushed|strained|tight|small|weak|warm|deep|sharp|rough|smooth|raspy|gruff|husky|thin|dry|bitter|tired|cheerful|trembling|shaking|breaking|cracking|quivering|wavering'
const SAID =
  'said|says|say|asked|asks|ask|replied|replies|whispered|whispers|whisper|murmured|added|adds|answered|continued|began|spoke|muttered|declared|called|told|warned|agreed|admitted|announced|countered|responded|insisted|interrupted|demanded|explained|urged|offered|repeated|growled|hissed|snapped'
const HEAVY =
  'responsibility|expectations|expectation|guilt|grief|loss|history|years|decision|decisions|choices|words|failure|past|mistakes|sins|silence|moment|burden|memories|legacy|duty|sorrow|regret|secrets|secret|time|shame|actions|world|truth|knowledge|revelation|gaze|task|mission|loneliness|disappointment|despair|sadness|consequences|promise|trauma|debt|confession|question|situation|destiny|fate'
const GROUND = '[my|his|her|their|our|the|these|this|that|its]'

/** Turns that models' stories lean on: voices, air, scents, weights, light. For Balanced and Strong. */
export const TURNS_NOUNS_STORIES = `
[~${SAID}] , his|her|my|their voice ${LOW} [.|,|?|!|;|:|"|”|“|—|-] -> , in a $4 voice
[~${SAID}] , his|her|my|their voice ${LOW} and|but @ADJ [@PUNCT] -> , in a $4 $5 $6 voice
[~${SAID}] , his|her|my|their voice a @ADJ whisper|growl|rumble|murmur|hum|rasp|hiss|purr|drawl|croak|monotone|tone|baritone -> , in a $5 $6
[~${SAID}] , his|her|my|their voice a mix|mixture|blend|combination of -> , with a mixture of
[~${SAID}] , his|her|my|their voice barely|just above a whisper [@PUNCT] -> , in a $7
[~${SAID}] , his|her|my|their voice barely|almost a whisper [@PUNCT] -> , in a $6
, his|her|my|their voice dropping|lowering|falling to a whisper -> , lowering $2 voice to a whisper
[~${SAID}] , his|her|my|their voice barely audible [@PUNCT] -> , quietly
[~${SAID}] , his|her|my|their voice filled|laced|tinged|heavy|thick|dripping|full|trembling|shaking|cracking|quivering|tight|ringing|choked|brimming with @ADJ? @NOUN [@PUNCT] -> , with $6 $7 in $2 voice
his|her|my voice was barely|just above a whisper -> $1 voice was almost a whisper
[~${SAID}] in a voice barely|just above a whisper -> in a whisper
the air was|is thick|heavy|filled with the scent|smell|aroma|stench of -> the air $3 full of the smell of | there $3 a smell of
the air was|is thick|heavy|charged|filled with tension|anticipation|fear|excitement|expectation|dread -> there $3 $6 in the air
the air hung|hangs thick|heavy with the scent|smell|aroma|stench of -> the air smelled of
hung thick|heavy in the air -> hung in the air
hangs thick|heavy in the air -> hangs in the air
the @ADJ? scent of -> the $2 smell of
a|the faint|sweet|sharp|familiar|rich|earthy|warm|heavy|strong|metallic|musky|floral|delicate scent of -> $1 $2 smell of
scents of -> smells of
the @ADJ? aroma of [!~wine] -> the $2 smell of
[!~wine|nose|palate|opens|bead|finish|notes|glass] aromas of [!~wine|palate|citrus|lemon|apple|notes|oak] -> smells of
feel/V the weight of ${GROUND} [~${HEAVY}] -> feel/V
feel/V the full|heavy|crushing weight of ${GROUND} [~${HEAVY}] -> feel/V
carry/V the weight of ${GROUND} [~${HEAVY}] -> carry/V
bear/V the weight of ${GROUND} [~${HEAVY}] -> bear/V
heavy with the weight of -> heavy with
under the weight of [${HEAVY}|his|her|their|our|my] [~${HEAVY}] -> under
the weight of [~${HEAVY}] [responsibility|expectation|guilt|grief|history|silence|sorrow|regret|shame|loneliness|despair|sadness] -> the burden of | the load of
cast/V a @ADJ? shadow over -> darken/V | cloud/V
[standing|stood|hiding|hid|lurking|waiting|sat|sitting|hidden|lost|alone|lived|living] in the shadows [@PUNCT] -> in the dark
^ in that moment , -> just then, | right then, | then,
[!@PUNCT] in that moment [.|!|?|;] -> then | just then
^ at that moment , -> just then, | then,
dip|sink|slip/V below|beneath the horizon -> go/V down
as the sun dipped|sank|slipped below|beneath the horizon -> as the sun went down
paint/V the sky in|with hues|shades|strokes of @ADJ? -> turn/V the sky
amid|amidst the chaos [@PUNCT|,] -> in all the chaos
amid|amidst the chaos of -> in the chaos of
in the depths|stillness|dead of the night -> in the dead of night
find/V solace in @DET|PRON|NOUN|ADJ|*ing -> find/V comfort in $4
seek/V solace in @DET|PRON|NOUN|ADJ|*ing -> look/V for comfort in $4
solace [@PUNCT|in|from|and] -> comfort
come/V to the realization that -> realize/V that
send/V shockwaves through -> shock/V
the remnants of -> the remains of
the allure of -> the appeal of | the charm of
bursting with [flavor|flavors|flavour|color|colour|life|energy|ideas|pride|joy|excitement|people] -> full of
tales of [!old|yore|woe] -> stories about | stories of
embark/V on a|an|his|her|their|my|our @ADJ? journey|quest|mission|adventure|voyage to [@VERB] -> set/V out to
set/V out on a|an|his|her|their|my|our @ADJ? journey|quest|mission|adventure to [@VERB] -> set/V out to
[is|are|was|were] on a mission|quest to [@VERB] -> out to
unravel|unlock|unveil/V the secrets|mysteries|mystery of [@DET|ADJ|NOUN|PRON] -> understand/V | explain/V
deeply|tightly|intricately|inextricably woven into the very? fabric of [@DET|NOUN|ADJ|PRON] -> part of
[!deeply|tightly|intricately|inextricably] woven into the very? fabric of [@DET|NOUN|ADJ|PRON] -> part of
the very fabric of [our|society|the|reality|existence|life|his|her|space|time|democracy|American] -> the whole of
the very foundation of [our|society|the|his|her|democracy] -> the foundation of
the very essence of -> the heart of | the soul of
the very existence of -> the existence of
the very nature of -> the nature of
the very idea|notion|concept of -> the idea of
the very heart of -> the heart of
the very core of -> the heart of
within the confines of -> within
a display of [skill|courage|strength|bravery|power|unity|force|emotion|wealth|support|affection|solidarity|loyalty] -> a show of
a @ADJ display of [skill|courage|strength|bravery|power|unity|force|emotion|wealth|support|affection|solidarity|loyalty] -> a $2 show of
capture|win/V the hearts of -> win/V over | charm/V
capture|win/V the hearts and minds of -> win/V over
for generations to come -> for years to come | for a long time
from all walks of life -> of all kinds | of every kind
people|individuals from all walks of life -> all kinds of people | all sorts of people
come/V under @ADJ? scrutiny -> draw/V criticism
the stakes are high -> there is a lot at stake
the stakes were high -> there was a lot at stake
the harsh reality|realities of -> the hard facts of
become/V a reality -> come/V true
make/V an unforgettable|memorable experience [@PUNCT] -> make/V something to remember
an unforgettable|memorable experience [@PUNCT|for] -> something to remember
a truly|really unforgettable|memorable experience [@PUNCT|for] -> something to remember
cooked to perfection -> cooked just right | perfectly cooked
[grilled|seasoned|fried|roasted|baked|seared|toasted|done] to perfection -> just right
[!as|so|more|very|absolutely|truly|really|quite|just|too|how|less|beyond|equally|particularly|especially] thrilled to [hear|see|learn|know|announce|have|be|meet|share|welcome|offer] -> very happy to | so happy to | very glad to
with a touch of -> with a bit of | with a little
add/V a touch of -> add/V a bit of | add/V some
a touch of [@NOUN|ADJ] -> a bit of
`
