/** Things that are not counted: "is", not "are", goes with them. */
const UNCOUNTED =
  'education|honesty|trust|family|teamwork|hydration|communication|kindness|patience|friendship|love|faith|hope|forgiveness|empathy|nature|music|art|language|storytelling|technology|time|exercise|sleep|rest|nutrition|history|tradition|culture|diversity|freedom|equality|justice|democracy|privacy|security|safety|planning|preparation|training|practice|research|science|feedback|consistency|discipline|perseverance|hope|loyalty|respect|responsibility|accountability|balance|context|timing|creativity|imagination|community|collaboration|cooperation|compassion|humility|gratitude|integrity|unity|honor|courage|money|water|food|clarity|data|information|care|self-care|voting|reading|religion|memory|friendship|leadership|innovation|sustainability|conservation'

const WORTH =
  'understand|realize|recognize|appreciate|emphasize|emphasise|stress|highlight|show|know|see|learn'

/** "The importance of being on time" and its like: what follows decides which words it needs. */
const DOING: readonly (readonly [ing: string, base: string])[] = [
  ['having', 'have'],
  ['being', 'be'],
  ['keeping', 'keep'],
  ['taking', 'take'],
  ['making', 'make'],
  ['using', 'use'],
  ['finding', 'find'],
  ['maintaining', 'keep'],
  ['staying', 'stay'],
  ['understanding', 'understand'],
  ['protecting', 'protect'],
  ['preserving', 'preserve'],
  ['building', 'build'],
  ['creating', 'create'],
  ['setting', 'set'],
  ['choosing', 'choose'],
  ['considering', 'consider'],
  ['respecting', 'respect'],
  ['addressing', 'deal with'],
  ['ensuring', 'ensure'],
  ['supporting', 'support'],
  ['investing', 'invest'],
  ['working', 'work'],
  ['knowing', 'know'],
  ['learning', 'learn'],
  ['giving', 'give'],
  ['getting', 'get'],
  ['providing', 'provide'],
  ['embracing', 'accept'],
  ['balancing', 'balance'],
  ['developing', 'develop'],
  ['incorporating', 'include'],
  ['documenting', 'document'],
  ['engaging', 'engage'],
  ['reducing', 'reduce'],
  ['living', 'live'],
  ['recognizing', 'recognize'],
  ['integrating', 'bring in'],
  ['adapting', 'adapt'],
  ['upholding', 'uphold'],
  ['capturing', 'capture'],
  ['seeking', 'look for'],
  ['listening', 'listen'],
  ['caring', 'care'],
  ['selecting', 'choose'],
  ['establishing', 'set up'],
  ['monitoring', 'monitor'],
  ['cherishing', 'cherish'],
]

/** What a role is played in, and the verb that says it. */
const SHAPED: readonly (readonly [ing: string, base: string])[] = [
  ['shaping', 'shape'],
  ['maintaining', 'maintain'],
  ['promoting', 'promote'],
  ['ensuring', 'ensure'],
  ['improving', 'improve'],
  ['reducing', 'reduce'],
  ['regulating', 'regulate'],
  ['developing', 'develop'],
  ['creating', 'create'],
  ['supporting', 'support'],
  ['determining', 'decide'],
  ['preventing', 'prevent'],
  ['protecting', 'protect'],
  ['preserving', 'preserve'],
  ['building', 'build'],
  ['keeping', 'keep'],
  ['fostering', 'encourage'],
  ['enhancing', 'improve'],
  ['advancing', 'advance'],
  ['driving', 'drive'],
  ['influencing', 'influence'],
  ['controlling', 'control'],
  ['addressing', 'deal with'],
  ['facilitating', 'ease'],
  ['defining', 'define'],
  ['spreading', 'spread'],
  ['providing', 'provide'],
  ['making', 'make'],
  ['bringing', 'bring'],
  ['establishing', 'establish'],
]

const MADE: readonly (readonly [noun: string, base: string])[] = [
  ['development', 'develop'],
  ['formation', 'form'],
  ['creation', 'create'],
  ['maintenance', 'maintain'],
  ['protection', 'protect'],
  ['regulation', 'regulate'],
  ['promotion', 'promote'],
  ['prevention', 'prevent'],
  ['management', 'manage'],
  ['production', 'produce'],
  ['preservation', 'preserve'],
  ['spread', 'spread'],
  ['establishment', 'found'],
  ['design', 'design'],
  ['treatment', 'treat'],
]

const ROLE =
  'crucial|vital|key|important|significant|major|pivotal|critical|essential|central|big|large|fundamental|integral'
const NEXT = '@DET|ADJ|NOUN|PRON'

export const TURNS_NOUNS_WORTH = [
  `[!to] ${WORTH}/V the importance of @ADJ? ${UNCOUNTED} [.|;|:|?|!|in|for|when|but] -> $1 how important $5 $6 is`,
  `[to] ${WORTH}/V the importance of @ADJ? ${UNCOUNTED} [.|;|:|?|!|in|for|when|but] -> $1 how important $5 $6 is`,
  `show|demonstrate|prove|illustrate|see|understand/V the power of ${UNCOUNTED} [.|;|:|?|!|in] -> $1 how powerful $5 is`,
  `[about|highlight|highlights|highlighting|highlighted|show|shows|showing|showed|discusses|examines|explores|understand|understanding|emphasizes|examine|explore|emphasize|recognize] the @ADJ? role of @ADJ? ${UNCOUNTED} in -> the part $5 $6 plays in`,
  `[about|study|examine|examines|examining|explore|explores|exploring|investigate|investigates|analyze|discuss|discusses|understand|understanding|of|on|consider] the impact|effect|effects|impacts|influence of ${UNCOUNTED} on -> how $5 affects`,
  `[about|study|examine|examines|examining|explore|explores|exploring|investigate|investigates|analyze|discuss|discusses|understand|understanding|on|consider] the impact|effect|effects|impacts|influence of social media on -> how $5 $6 affects`,
  `[about|study|examine|examines|examining|explore|explores|exploring|investigate|investigates|analyze|discuss|discusses|understand|understanding|on|consider] the impact|effect|effects|impacts|influence of climate change on -> how $5 $6 affects`,
  `[about|study|examine|examines|examining|explore|explores|exploring|investigate|investigates|analyze|discuss|discusses|understand|understanding|on|consider] the impact|effect|effects|impacts|influence of @ADJ? *s on -> how $5 $6 affect`,
  ...DOING.map(
    ([ing, base]) =>
      `[about|emphasize|emphasizes|emphasized|emphasizing|highlight|highlights|highlighted|highlighting|underscore|underscores|stress|stresses|stressed|stressing|understand|understands|understood|understanding|realize|realized|show|shows|showing|showed|know|knew|learn|learned|me|us|recognize|recognizes] the importance of ${ing} ${NEXT} [!~and|or] -> how important it is to ${base} $5`,
  ),
  ...SHAPED.map(
    ([ing, base]) =>
      `play/V a|an ${ROLE} role|part in ${ing} ${NEXT} [!~out|and|or] -> do/V much to ${base} $7 | help/V to ${base} $7 | help/V ${base} $7`,
  ),
  ...MADE.map(
    ([noun, base]) =>
      `play/V a|an ${ROLE} role|part in the ${noun} of ${NEXT} [!~and|cancer|disease|diseases|tumor|tumors|disorder|disorders|resistance|obesity|inflammation|lesions|pathology|cells] -> help/V to ${base} $9 | help/V ${base} $9`,
  ),
  `[about|of|on|highlight|highlights|underscores|underscore|emphasize|emphasizes|emphasized|stress|stressed|show|shows|understand|recognize|realize|know] the importance of a|an|this|each @ADJ? @NOUN [.|;|:|?|!|when|because|but] -> how important $4 $5 $6 is`,
  `[about|of|on|highlight|highlights|underscores|underscore|emphasize|emphasizes|emphasized|stress|stressed|show|shows|understand|recognize|realize|know] the importance of these? @ADJ? *s [.|;|:|?|!|when|because|but|in] -> how important $4 $5 $6 are`,
  'highlight|underscore|emphasize|emphasise/VS the importance of [*ing] -> calls for',
  '[@NOUN|PROPN|he|she|they] highlighted|underscored|emphasized|emphasised|stressed the importance of [*ing] -> called for',
  `play/V a|an ${ROLE} role|part in [how|what|whether] -> do/V much to decide`,
  'play/V a role in [*ing] -> help/V in',
  'play/V a role in [@DET|NOUN|ADJ|PRON] -> have/V a part in | have/V a hand in',
  'the effectiveness of @DET|our|their|its? @ADJ? *s [@PUNCT|in|for] -> how well $4 $5 $6 work',
].join('\n')
