/** What can be done to a thing, said with an adjective: "improve the accuracy of the model" is "make the model more accurate". */
const MADE: readonly (readonly [verbs: string, noun: string, plain: string])[] = [
  ['improve|increase|enhance|boost', 'efficiency', 'more efficient'],
  ['improve|increase|enhance|boost', 'accuracy', 'more accurate'],
  ['improve|increase|enhance|strengthen|boost', 'reliability', 'more reliable'],
  ['improve|increase|enhance|strengthen|boost', 'stability', 'more stable'],
  ['improve|increase|enhance|strengthen', 'safety', 'safer'],
  ['improve|increase|enhance', 'flexibility', 'more flexible'],
  ['improve|increase|enhance', 'fairness', 'fairer'],
  ['improve|increase|enhance|strengthen|boost', 'effectiveness', 'more effective'],
  ['improve|increase|enhance', 'clarity', 'clearer'],
  ['improve|increase|enhance', 'transparency', 'more open'],
  ['improve|enhance|boost', 'performance', 'work better'],
  ['increase|raise', 'complexity', 'more complicated'],
  ['reduce|decrease|lower', 'complexity', 'simpler'],
  ['increase|raise|boost', 'likelihood|probability|chances|chance|odds', 'more likely'],
  [
    'reduce|decrease|lower|minimize|diminish',
    'likelihood|probability|risk|risks|chances|chance',
    'less likely',
  ],
  ['increase|raise', 'risk|risks', 'more likely'],
  ['reduce|lower|decrease|cut', 'cost|costs', 'cheaper'],
  ['increase', 'speed', 'faster'],
  ['increase|enhance', 'appeal|attractiveness', 'more attractive'],
  ['undermine|weaken|reduce|diminish|limit', 'effectiveness', 'less effective'],
]

/** A short noun phrase that ends where the next word cannot belong to it, and how it is said again. */
const PHRASES: readonly (readonly [left: string, right: string])[] = [
  ['@DET|our|their|its|his|her|your|my? @ADJ? @NOUN', '$5 $6 $7'],
  ['@DET|our|their|its|his|her|your|my? @NOUN @NOUN', '$5 $6 $7'],
]
const END = '[.|;|:|?|!|by|in|while|when|because|but|which|if|through|without]'

/** Of things alone can it be said that they work. */
const WORKS =
  'model|models|algorithm|algorithms|method|methods|system|systems|network|networks|technique|techniques|approach|approaches|classifier|classifiers|device|devices|engine|engines|machine|machines|program|programs|software|tool|tools'

export const TURNS_NOUNS_MADE = MADE.flatMap(([verbs, noun, plain]) =>
  PHRASES.map(([left, right]) => {
    const thing = noun === 'performance' ? left.replace(/@NOUN$/, WORKS) : left
    return `${verbs}/V the ${noun} of ${thing} ${END} -> make/V ${right} ${plain}`
  }),
).join('\n')
