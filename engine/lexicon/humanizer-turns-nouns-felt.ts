/** What is felt, and how one then feels. */
const FELT: readonly (readonly [noun: string, plain: string])[] = [
  ['freedom|liberation', 'free'],
  ['responsibility', 'responsible'],
  ['accomplishment|achievement|pride', 'proud'],
  ['belonging', 'at home'],
  ['security|safety', 'safe'],
  ['gratitude', 'grateful'],
  ['relief', 'relieved'],
  ['isolation', 'isolated'],
  ['loneliness', 'lonely'],
  ['unease', 'uneasy'],
  ['calm|calmness', 'calm'],
  ['peace', 'at peace'],
  ['sadness', 'sad'],
  ['disappointment', 'disappointed'],
  ['guilt', 'guilty'],
  ['shame', 'ashamed'],
  ['nostalgia', 'nostalgic'],
  ['hope|optimism', 'hopeful'],
  ['helplessness', 'helpless'],
  ['hopelessness', 'hopeless'],
  ['anger', 'angry'],
  ['frustration', 'frustrated'],
  ['anxiety', 'anxious'],
  ['satisfaction', 'satisfied'],
  ['confidence', 'confident'],
  ['fear', 'afraid'],
  ['excitement', 'excited'],
  ['joy|happiness', 'happy'],
  ['betrayal', 'betrayed'],
  ['confusion', 'confused'],
  ['detachment', 'detached'],
  ['disconnection', 'cut off'],
  ['emptiness', 'empty'],
  ['vulnerability', 'vulnerable'],
  ['discomfort', 'uncomfortable'],
]
const ME: readonly (readonly [my: string, me: string])[] = [
  ['my', 'me'],
  ['his', 'him'],
  ['her', 'her'],
  ['their', 'them'],
  ['our', 'us'],
  ['your', 'you'],
]
const STOP = '[.|;|:|!|?|when|as|while|because|after|before|whenever|knowing]'
const WITH =
  'gleaming|sparkling|glinting|blazing|shining|burning|twinkling|flashing|filled|glistening|bright|alight|dancing|glittering|brimming|gleamed|welling'

/** Feelings, eyes, air: more turns of stories. For Balanced and Strong. */
export const TURNS_NOUNS_FELT = [
  ...FELT.map(([noun, plain]) => `feel/V a sense|feeling of ${noun} ${STOP} -> feel/V ${plain}`),
  ...FELT.filter(([, plain]) => !plain.includes(' ')).map(
    ([noun, plain]) =>
      `feel/V a deep|strong|profound|great|growing|overwhelming sense|feeling of ${noun} ${STOP} -> feel/V very ${plain}`,
  ),
  'a sense of connection [to|with|between] -> a connection',
  `[!~as|when|while|if] , his|her|my|their eyes ${WITH} with @ADJ? @NOUN [.|,|;|as|!|?|"|”|“] -> , with $6 $7 in $2 eyes`,
  ', his|her|my|their eyes wide with @NOUN [.|,|;|as|!|?|"|”|“] -> , wide-eyed with $6',
  'the air was|is thick|heavy with [@DET|ADJ|NOUN] -> the air $3 full of',
  'the air thick|heavy with @DET|ADJ|NOUN -> the air full of $5',
  'the air hung thick|heavy with @DET|ADJ|NOUN -> the air was full of $6',
  'the air hangs thick|heavy with @DET|ADJ|NOUN -> the air is full of $6',
  'the air grew thick|heavy with @DET|ADJ|NOUN -> the air filled with $6',
  'the hustle and bustle of -> the bustle of',
  'set/V in motion a chain of events -> start/V a chain of events',
  'set/V off a chain of events -> start/V a chain of events',
  'the echo|echoes of @NOUN [~footsteps|laughter|voices|gunfire|drums|bells|screams|music|singing|applause|thunder|steps] -> the sound of $4',
  ...ME.flatMap(([my, me]) => [
    `echo/V in ${my} mind|head|ears -> come/V back to ${me}`,
    `[~heart|pulse|heartbeat] pounding|pounded|hammering|hammered|thudding|thudded|racing|raced|beating|thumping in ${my} chest -> $1`,
    `send/V a shiver|chill down ${my} spine -> make/V ${me} shiver`,
    `send/V shivers|chills down ${my} spine -> make/V ${me} shiver`,
    `wash/V over ${me} like a wave -> wash/V over ${me}`,
  ]),
  '[!feel|feels|feeling|felt|weave|weaves|weaving|wove|evoke|evokes|evoking|evoked] a mix|mixture|blend|range|swirl|jumble of emotions|feelings [@PUNCT|when|as|about|in|that|on|after|at] -> mixed feelings',
  'a whirlwind|rollercoaster|flood|wave|rush|flurry of emotions -> all sorts of feelings | all kinds of feelings',
].join('\n')
