import { modals, negations } from '../../guards/meaning.ts'

/**
 * Families of words that decide how far a claim goes. Within a family the words may change; what counts is how much of a
 * family one side has and the other has not. A word that ends in "*" stands for all that begin with it.
 */
const table = {
  only: 'only solely merely exclusively just alone limited restricted confined sole nothing',
  even: 'even still at all',
  attempt:
    'aim aims aimed aiming intend* intention* hope hopes hoped hoping plan plans planned planning seek seeks sought seeking attempt* try tries tried trying designed meant supposed wish* want* goal* purpose* expect* propos* effort* order',
  hedge:
    'suggest* indicat* hint* appear appears appeared seem* apparently probabl* perhaps possibl* likely potential* presumabl* reportedly allegedly believed thought said assumed tend tends tended tendency maybe conceivabl* may might could chance* risk* sign signs think thinks argu* claim* estimat* about around roughly almost nearly approximately look looks',
  all: 'all every each always everyone everybody everything everywhere invariably entire* whole complete* total* any both throughout universal* constant* never no none',
  most: 'most majority mostly primarily main* largely usual* typical* general* predominantly chiefly normally tend tends tended often frequent* common* regular* habitual*',
  some: 'some several few sometimes occasional* part partly partial* parts various variety range number handful multiple numerous different diverse certain many select* lot lots much plenty can may those who',
  cause:
    'because since as for due owing so therefore thus hence consequent* thereby result* lead leads led leading caus* contribut* ensur* allow* let lets enabl* make makes making made mean means keep keeps kept keeping help* prevent* facilitat* forc* through by given thanks driv* produc* trigger* affect* play plays shap* foster* impact* influenc* why reason* if when once after with from',
  strongCause:
    'because therefore thus hence consequent* thereby result* led leads lead leading caus* due owing trigger* forced why',
  condition:
    'if unless when whenever once provided whether otherwise should depend* where without until while for under',
  contrast:
    'but although though despite unlike instead rather whereas while however yet still even except nevertheless nonetheless contrast different* not no never without only too against otherwise than',
  unlike:
    'unlike instead rather except lack* fail* avoid* refus* without absent absence stop stops stopped prevent* no not never nor neither none nothing nobody hardly barely scarcely cannot than against unless den* reject* oppos*',
  more: 'more less fewer better worse higher lower greater larger smaller rather than as same equal* like compared',
  extreme: 'most least best worst first last highest lowest largest smallest greatest',
  before: 'before earlier prior until ahead previous* already ago former* once first',
  after: 'after afterwards later since then next following follow* subsequent* once when eventually from',
  least: 'least minimum more over above upwards',
  atMost: 'most maximum up under below less fewer within limit*',
  become:
    'becom* became turn turns turned grow grows grew growing get gets got increasing* longer now start* begin* began begun',
  up: 'rise rises rose risen increas* grow* grew gain* more higher up add adds added improv* better expand* climb* strengthen* raise* raising',
  down: 'fall falls fell fallen decreas* declin* drop* shrink* shrank less fewer lower down reduc* cut cuts lose loses lost worse* weaken* diminish*',
  beginning: 'begin* start* open* first early',
  end: 'end ends ended finish* close* last late final*',
  inclusion: 'with include* including together both also too and',
  exclusion: 'without exclud* excluding except apart neither nor',
} satisfies Record<string, string>

type Family = keyof typeof table
export const familyNames = Object.keys(table) as Family[]

const exact = new Map<string, number[]>()
const prefixes: { prefix: string; family: number }[] = []
familyNames.forEach((name, family) => {
  for (const word of table[name].split(' ')) {
    if (word.endsWith('*')) prefixes.push({ prefix: word.slice(0, -1), family })
    else exact.set(word, [...(exact.get(word) ?? []), family])
  }
})

const known = new Map<string, readonly number[]>()
const knownMax = 50_000

function familiesOf(word: string): readonly number[] {
  const found = known.get(word)
  if (found) return found
  const families = [
    ...(exact.get(word) ?? []),
    ...prefixes.filter(({ prefix }) => word.startsWith(prefix)).map(({ family }) => family),
  ]
  if (known.size < knownMax) known.set(word, families)
  return families
}

/** For each family: lost as a whole, new as a whole, fewer words, more words. */
export function measureFamilies(before: string, after: string): number[] {
  const [had, has] = [countFamilies(before), countFamilies(after)]
  return familyNames.flatMap((_, family) => {
    const [first, second] = [had[family] ?? 0, has[family] ?? 0]
    return [
      first > 0 && second === 0 ? 1 : 0,
      first === 0 && second > 0 ? 1 : 0,
      Math.min(2, Math.max(0, first - second)),
      Math.min(2, Math.max(0, second - first)),
    ]
  })
}

function countFamilies(text: string): number[] {
  const counts = familyNames.map(() => 0)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const family of familiesOf(word)) counts[family] = (counts[family] ?? 0) + 1
  return counts
}

const classes: readonly ((text: string) => string[])[] = [(text) => negations(text).map(() => 'not'), modals]

/** Negations and modal verbs that are lost or new, as numbers and by their words. */
export function measureModality(before: string, after: string): number[] {
  return classes.flatMap((find) => {
    const [had, has] = [find(before), find(after)]
    return [
      Math.min(2, Math.max(0, had.length - has.length)),
      Math.min(2, Math.max(0, has.length - had.length)),
      had.length > 0 && has.length === 0 ? 1 : 0,
      had.length === 0 && has.length > 0 ? 1 : 0,
      had.some((word) => !has.includes(word)) ? 1 : 0,
      has.some((word) => !had.includes(word)) ? 1 : 0,
    ]
  })
}
