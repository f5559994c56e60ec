import { inflectVerb } from '../../../language/inflect.ts'
import { mainVerbOf } from '../../../language/main-verb.ts'
import { hasFiniteVerb, isOpenSentence, sizeOf, upperFirst } from '../../../language/sentence-shape.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import { basesByGerund, withAbsoluteVerbs } from '../../../language/verb-classes.ts'
import {
  concessives,
  conditionals,
  coordinators,
  indefiniteArticles,
  openQuestions,
  pluralPeople,
  presentHave,
  quantifiers,
  relatives,
  sayingVerbs,
  sequenceCoordinators,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { statedTense } from './strong-tails.ts'

const verbAdverbs = wordClass('often also now even still sometimes', /ly$/)
const hedges = wordClass('potentially possibly perhaps likely reportedly allegedly')
const frameNouns = wordClass('rest remainder emphasis aim exception')
const notSubjectOpeners = wordClass('it them him no little')
const itemCoordinators = wordClass(sequenceCoordinators, ',')
const secondNounMarks = wordClass(coordinators, 'while ,')

const bases = basesByGerund(withAbsoluteVerbs)
const many = wordClass(quantifiers, 'others both several few thousands hundreds dozens millions')
const ones = wordClass(indefiniteArticles, 'one each another this that it')
const plurals = wordClass(pluralPeople, 'police feet teeth fans percent media data majority', /[^su]s$/)
/** After these words the phrase modifies a subordinate clause. */
const subordinate = wordClass(
  concessives,
  conditionals,
  openQuestions,
  sayingVerbs,
  whenWhile,
  `until whenever because since than as tell tells told add adds added note notes noted claim
    claims claimed report reports reported argue argues argued suggest suggests suggested believe
    believes believed found find finds show shows showed state states stated explain explains
    explained imagine let`,
)
/** Verbs that describe the kind of a bare noun: "a warm room, with decor featuring old maps". */
const attributes = wordClass('feature contain span involve surround lead overlook hang date last')
/** Verbs of actions in progress: "officials are working to find out". */
const goingOn = wordClass('work try wait await struggle prepare plan compete look scramble race')
/** After "has been": what people say of it still. */
const sayings =
  wordClass(`argue claim call point criticize criticise express question warn suggest indicate show demand
    praise believe speculate describe urge support oppose be`)
const pastTimes = wordClass('since ago last yesterday', /^1\d\d\d$/, /^20[012]\d$/)
const mainMin = 5
const subjectMax = 5
const tailMin = 4
const tailMax = 26
const joinedMax = 13
const togetherMax = 24

/** "Prices rose, with experts warning of …" -> "Prices rose, and experts warned of …" */
export const withAbsolutes: Rule = {
  name: 'with-absolutes',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const { words } = sentence
    const comma = words.findLastIndex(({ lower }, i) => lower === ',' && words[i + 1]?.lower === 'with')
    const size = words.length - comma - 2
    if (comma < mainMin || size < tailMin || size > tailMax) return []
    const from = (words[comma] as Word).start
    if (/[()[\]:;–—]| - /.test(text.text.slice(from, sentence.end)) || words[comma]?.locked) return []
    const found = absoluteAt(words, comma + 2)
    if (!found || !isStated(words.slice(0, comma))) return []
    const tense = statedTense(words, comma)
    if ((tense !== 'present' && tense !== 'past') || !mainVerbOf(words, 0, comma)) return []
    if (tense === 'present' && !isNow(words, comma, found)) return []
    return wordings(words, text, comma, found, tense)
  },
}

type Absolute = {
  verb: number
  base: string
  isPlural: boolean
}

/** A bare subject, and the participle that is its verb to the end of the sentence. */
function absoluteAt(words: readonly Word[], from: number): Absolute | undefined {
  const at = subjectEnd(words, from)
  if (at === undefined) return undefined
  const verb = verbAdverbs.has(words[at]?.lower) ? at + 1 : at
  if (hedges.has(words[at]?.lower)) return undefined
  const word = words[verb]
  const base = word && bases.get(word.lower)
  if (!word || !base || word.tag === 'NOUN' || word.locked) return undefined
  const next = words[verb + 1]
  if (!next || next.tag === 'PUNCT' || /^(?:and|or|of)$/.test(next.lower)) return undefined
  if (word.tag === 'ADJ' && base !== 'be') return undefined
  if (!isOneClause(words.slice(verb + 1, -1))) return undefined
  const hasOwner = /^(?:DET|PRON|NUM)$/.test(words[from]?.tag ?? '')
  if (!hasOwner && attributes.has(base)) return undefined
  const isPlural = isMany(words, from, at)
  return isPlural === undefined ? undefined : { verb, base, isPlural }
}

/** Returns the index after the noun of a short phrase; undefined if there is no such phrase. */
function subjectEnd(words: readonly Word[], from: number): number | undefined {
  let at = from
  while (at < from + subjectMax && isInPhrase(words[at], at === from)) at++
  const last = words[at - 1]
  if (at === from || !last || bases.get(last.lower) || frameNouns.has(last.lower)) return undefined
  if (many.has(last.lower)) return at - from === 1 ? at : undefined
  return /^(?:NOUN|PROPN)$/.test(last.tag) && !/['’]s?$|ing$/.test(last.lower) ? at : undefined
}

function isInPhrase(word: Word | undefined, isFirst: boolean): boolean {
  if (!word || bases.has(word.lower) || /ing$/.test(word.lower)) return false
  if (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(word.tag)) return true
  return (
    isFirst && (many.has(word.lower) || /^(?:DET|PRON)$/.test(word.tag)) && !notSubjectOpeners.has(word.lower)
  )
}

function isMany(words: readonly Word[], from: number, at: number): boolean | undefined {
  const [first, last] = [words[from] as Word, words[at - 1] as Word]
  if (many.has(first.lower)) return true
  if (ones.has(first.lower)) return false
  if (last.tag === 'PROPN') return /[^su]s$/.test(last.lower) ? undefined : false
  return plurals.has(last.lower)
}

const joints = wordClass(
  openQuestions,
  relatives,
  whenWhile,
  'whose where because as if than until before after',
)

/** No second participle that hangs on the same noun, and no verb with a tense without its own conjunction. */
function isOneClause(rest: readonly Word[]): boolean {
  if (rest.some(({ lower }, i) => itemCoordinators.has(lower) && holdsParticiple(rest.slice(i + 1, i + 4))))
    return false
  if (/^(?:VERB)$/.test(rest[0]?.tag ?? '') && /ed$/.test(rest[0]?.lower ?? '') && rest[1]?.lower === 'by')
    return false
  if (rest.some(({ lower }) => lower === 'with') || holdsSecond(rest)) return false
  const joint = rest.findIndex(({ lower }) => joints.has(lower))
  const plain = joint === -1 ? rest : rest.slice(0, joint)
  return !plain.some((word, i) => hasFiniteVerb(plain, i, i + 1) && !isReduced(plain, i, word))
}

function holdsParticiple(words: readonly Word[]): boolean {
  return words.some(({ lower, tag }) => /ing$/.test(lower) && (tag === 'VERB' || bases.has(lower)))
}

/** "one serving as head and the other providing help", "and most of them priced at …": the second noun would hang in the air. */
function holdsSecond(rest: readonly Word[]): boolean {
  const and = rest.findIndex(({ lower }) => secondNounMarks.has(lower))
  return (
    and !== -1 &&
    rest.some(({ lower, tag }, i) => {
      const isForm = /ing$/.test(lower) || (/(?:ed|en)$/.test(lower) && /^(?:VERB|ADJ)$/.test(tag))
      return i > and + 1 && isForm && /^(?:NOUN|PROPN|ADV)$/.test(rest[i - 1]?.tag ?? '')
    })
  )
}

/** "being led by", "the costs involved in": a participle without a tense. */
function isReduced(words: readonly Word[], index: number, word: Word): boolean {
  return (
    word.tag === 'VERB' &&
    /(?:ed|en|wn|ne|ld|lt|nt)$/.test(word.lower) &&
    (index === 0 || words[index - 1]?.tag !== 'PRON')
  )
}

function isStated(main: readonly Word[]): boolean {
  if (main.some(({ lower }) => subordinate.has(lower))) return false
  return !main.some(({ lower }, i) => lower === 'that' && main[i - 1]?.tag === 'VERB')
}

function isNow(words: readonly Word[], comma: number, { verb, base }: Absolute): boolean {
  if (words.slice(verb).some(({ lower }) => pastTimes.has(lower))) return false
  return (
    sayings.has(base) ||
    !words
      .slice(0, comma)
      .some(
        ({ lower }, i, main) =>
          presentHave.has(lower) && main.slice(i + 1, i + 3).some(({ tag }) => /^(?:VERB|AUX)$/.test(tag)),
      )
  )
}

function said({ base, isPlural }: Absolute, tense: 'present' | 'past'): string {
  if (base === 'be') return tense === 'past' ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is'
  if (tense === 'present' && goingOn.has(base))
    return `${isPlural ? 'are' : 'is'} ${inflectVerb(base, 'ing')}`
  return inflectVerb(base, tense === 'past' ? 'past' : isPlural ? 'base' : 's')
}

function wordings(
  words: readonly Word[],
  text: TaggedText,
  comma: number,
  found: Absolute,
  tense: 'present' | 'past',
): Proposal[] {
  const [mark, first, verb] = [words[comma] as Word, words[comma + 2] as Word, words[found.verb] as Word]
  if (text.cover.subarray(mark.start, first.start + 1).includes(1)) return []
  if (text.cover.subarray(verb.start, verb.end).includes(1)) return []
  const sizes = [sizeOf(words.slice(0, comma)), sizeOf(words.slice(comma))]
  const part = { start: verb.start, end: verb.end, after: said(found, tense) }
  const wording = (gain: number, opener: string, inserted: string, shape: Proposal['shape']): Proposal => ({
    rule: 'with-absolutes',
    reason: 'What hangs on the sentence by "with" and a participle, said with a verb that has a tense.',
    gain,
    inserted,
    ...(shape && { shape }),
    parts: [{ start: mark.start, end: first.end, after: opener }, part],
  })
  const cut = { before: [sizeOf(words)], after: sizes }
  const own = wording(1.6, `. ${upperFirst(first.text)}`, '', cut)
  const hasAnd = words.slice(0, comma).some(({ lower }) => /^(?:and|but|,)$/.test(lower))
  const isShort = comma <= joinedMax && words.length <= togetherMax
  return isShort && !hasAnd
    ? [own, wording(1.5, `, and ${first.text}`, '', { before: [], after: [] })]
    : [own]
}
