import { unigramCount } from '../../humanizer/guards/language-model.ts'
import { inside } from './clause.ts'
import type { Fact, Word } from './read-facts.ts'

/** A noun phrase of the text, with how much the text is about it. */
export type Term = {
  text: string
  key: string
  words: string[]
  count: number
  score: number
  isName: boolean
  isPlural: boolean
  sentences: Set<number>
  /** The words before it, such as "in" before places. */
  before: Set<string>
}

const common = new Set(
  `thing things way ways part parts people person time times year years day days lot number kind type types example
examples case cases fact facts result results place places use something anything everything one ones other others
first second third last same more most many much such various several different certain important main major key new
old good great large small high low long short early late own whole few little century centuries decade month week
form forms area areas side end beginning point reason reasons problem problems world life man men woman women work
group groups level amount range set addition order term terms idea ideas process series system step rate value power
name argument evidence period effect method condition conditions change changes use cost costs number member members symptom symptoms opponent opponents critic critics supporter supporters expert experts
researcher scientist author reader student driver drivers worker information ability experience activity development
user customer visitor percent share half third quarter data software website company team business`.split(
    /\s+/,
  ),
)
const phraseWordsMax = 3
/** Words that are at most this frequent in ordinary English point to a subject. */
const tellingMax = 40
/** "the important criteria": adjectives that belong to an opinion and not to a term. */
const loose =
  /^(?:important|real|actual|own|whole|full|big|true|right|wrong|best|better|easy|hard|difficult|simple|possible|available|only|recent|current|common|general|specific|particular|modern|young|little|nice|beautiful|poor|rich|bad|strong|clear|huge|key|central|serious|similar|future|past|present|original|final|initial|average|typical|usual|daily|annual|additional|further|free|popular|famous)$/

/** Reports whether a word is used where its subject is spoken of, unlike "city" or "time". */
export const isRareWord = (word: string) => word.length > 3 && unigramCount(word.toLowerCase()) <= tellingMax

/** Whether a common noun names something of its own, unlike "free time", for which there are many others. */
export const isTellingTerm = ({ words }: Term) => !loose.test(words[0]!) && words.some(isRareWord)

/** Finds noun phrases of up to three words; those that the text repeats, and names, have the highest scores. */
export function findTerms(facts: Fact[]): Map<string, Term> {
  const terms = new Map<string, Term>()
  const counts = new Map<string, number>()
  for (const { words } of facts) {
    for (const { lemma, tag } of words) {
      if (tag === 'NOUN' || tag === 'PROPN')
        counts.set(lemma.toLowerCase(), (counts.get(lemma.toLowerCase()) ?? 0) + 1)
    }
  }
  for (const fact of facts) {
    for (const run of nounRuns(fact.words)) add(terms, fact, run)
  }
  for (const term of terms.values()) {
    const weight = term.words.reduce((sum, word) => sum + Math.sqrt(counts.get(word) ?? 1), 0)
    const isRare = term.count === 1 && !term.isName
    term.score = (weight / Math.sqrt(term.words.length)) * Math.sqrt(term.count) * (isRare ? 0.6 : 1)
  }
  return terms
}

function add(terms: Map<string, Term>, fact: Fact, { run, before }: NounRun): void {
  const words = run.map(({ lemma }) => lemma.toLowerCase())
  if (words.every((word) => common.has(word)) || run.every(({ text }) => text.length < 3)) return
  const key = words.join(' ')
  const known = terms.get(key)
  const isName = isNameHere(run)
  if (known) {
    known.count++
    known.sentences.add(fact.index)
    known.before.add(before)
    known.isName ||= isName
    return
  }
  const last = run.at(-1)!
  terms.set(key, {
    text: inside(fact.text, run),
    key,
    words,
    count: 1,
    score: 0,
    isName,
    isPlural: last.lower.endsWith('s') && last.lemma.toLowerCase() !== last.lower,
    sentences: new Set([fact.index]),
    before: new Set([before]),
  })
}

/** A single word at the start of a sentence has a capital in any case. */
function isNameHere(run: Word[]): boolean {
  const isCapital = run.every(({ tag, text }) => tag === 'PROPN' && /^\p{Lu}/u.test(text))
  return isCapital && (run.length > 1 || run[0]!.start > 0)
}

/** Nouns that follow one another, and the word before them. */
type NounRun = { run: Word[]; before: string }

function nounRuns(words: Word[]): NounRun[] {
  const runs: NounRun[] = []
  let run: Word[] = []
  let before = ''
  const close = () => {
    while (run.length > 0 && run.at(-1)!.tag === 'ADJ') run.pop()
    if (run.length > 0 && run.length <= phraseWordsMax) runs.push({ run, before })
    run = []
  }
  for (const [at, word] of words.entries()) {
    const isPart = /^(?:NOUN|PROPN|ADJ)$/.test(word.tag) && /^\p{L}[\p{L}\p{N}'’-]*$/u.test(word.text)
    if (!isPart) {
      close()
      continue
    }
    if (run.length > 0 && run.at(-1)!.tag !== 'ADJ' && word.tag === 'ADJ') close()
    if (run.length === 0) before = words[at - 1]?.lower ?? ''
    run.push(word)
  }
  close()
  return runs
}

/** Terms that could stand in the place of `answer`: of the same form and number, from other sentences. */
export function similarTerms(terms: Iterable<Term>, answer: Term, source: string): string[] {
  const lower = source.toLowerCase()
  return [...terms]
    .filter(
      (term) =>
        term.score >= answer.score / 6 &&
        !(term.words.length > 1 && common.has(term.words[0]!)) &&
        term.key !== answer.key &&
        term.isName === answer.isName &&
        (answer.isName || term.isPlural === answer.isPlural) &&
        Math.abs(term.words.length - answer.words.length) <= 1 &&
        // A phrase that occurs once may be a slip of the tagger.
        (term.isName || term.count > 1) &&
        (term.isName ? isSameKind(term, answer) : isTellingTerm(term)) &&
        !lower.includes(term.text.toLowerCase()) &&
        !term.words.slice(0, -1).some((word) => answer.words.includes(word)) &&
        (term.isName || term.words.at(-1) !== answer.words.at(-1)),
    )
    .sort((a, b) => distance(a, answer) - distance(b, answer) || b.score - a.score)
    .slice(0, 3)
    .map(({ text }) => text)
}

/** Two names of places, which follow "in", or with the same last word: "Cold War" and "Vietnam War". */
function isSameKind(a: Term, b: Term): boolean {
  const isPlace = ({ before }: Term) => ['in', 'near', 'at'].some((word) => before.has(word))
  return (isPlace(a) && isPlace(b)) || (a.words.length > 1 && a.words.at(-1) === b.words.at(-1))
}

function distance(term: Term, answer: Term): number {
  return Math.abs(term.words.length - answer.words.length) + (term.count > 1 === answer.count > 1 ? 0 : 0.5)
}
