import { inflectVerb } from '../../../language/inflect.ts'
import { hasFiniteVerb, isOpenSentence } from '../../../language/sentence-shape.ts'
import type { TaggedText, Word } from '../../../language/tagged-text.ts'
import { basesByGerund, meansVerbs, withOneVerbs, withVerbs } from '../../../language/verb-classes.ts'
import {
  bareVerbPronouns,
  coordinators,
  indefiniteArticles,
  nearDemonstratives,
  organizations,
  possessives,
  relatives,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'

const notSubjects = wordClass(coordinators, 'as to including such', /ing$/)
const singleThingOpeners = wordClass(indefiniteArticles, nearDemonstratives, 'such')
const ownersAndPointers = wordClass(nearDemonstratives, possessives, 'such')
const resultVerbs =
  wordClass(`reduce help make create save see learn gain become find give get avoid improve increase lower
    protect support allow ensure open build keep show lose risk ignore miss treat contribute`)

const means = basesByGerund(meansVerbs)
const withBases = basesByGerund(withVerbs)
const withOne = basesByGerund(withOneVerbs)

const openerMin = 2
const openerMax = 22
const mainMin = 4
const subjectMax = 4
const label = {
  rule: 'by-conditions',
  reason: 'An opening with "by" and an -ing verb, said as people say it.',
  gain: 1.3,
  inserted: '',
  shape: { before: [], after: [] },
}

/** "By reducing waste, cities can save money." -> "If cities reduce waste, they can save money." */
export const byConditions: Rule = {
  name: 'by-conditions',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isOpenSentence(sentence, text)) return []
    const opening = openingOf(sentence.words)
    if (!opening) return []
    const { words } = sentence
    const from = (words[0] as Word).start
    if (/[()[\]:;–—]| - /.test(text.text.slice(from, (words[opening.comma] as Word).end))) return []
    return [...withWordings(words, text, opening), ...conditionWordings(words, text, opening)]
  },
}

type Opening = {
  /** Index of the -ing verb: after "By", or the first word. */
  verb: number
  comma: number
}

function openingOf(words: readonly Word[]): Opening | undefined {
  const verb = words[0]?.lower === 'by' ? 1 : 0
  const gerund = words[verb]
  if (!gerund || gerund.locked || !/ing$/.test(gerund.lower)) return undefined
  const comma = words.findIndex((word) => word.lower === ',')
  if (comma - verb <= openerMin || comma > openerMax || words.length - comma < mainMin) return undefined
  const opener = words.slice(verb + 1, comma)
  if (hasFiniteVerb(opener, 0, opener.length) || opener.some(({ lower }) => noPhrase.has(lower)))
    return undefined
  return isSubject(words, comma + 1) ? { verb, comma } : undefined
}

const noPhrase = wordClass(
  relatives,
  whenWhile,
  'how what where whether not so or but than itself themselves',
)

/** Reports whether a plain subject and its verb follow the comma, so that the words there are no second item of a list. */
function isSubject(words: readonly Word[], from: number): boolean {
  const first = words[from]
  if (!first || notSubjects.has(first.lower)) return false
  const next = words.findIndex((word, i) => i > from && word.lower === ',')
  const to = Math.min(next === -1 ? words.length : next, from + 10)
  return hasFiniteVerb(words, from + 1, to)
}

/** "By using old maps, they …" -> "With old maps, they …" */
function withWordings(words: readonly Word[], text: TaggedText, { verb, comma }: Opening): Proposal[] {
  const gerund = words[verb] as Word
  const first = words[verb + 1] as Word
  const isOne = withOne.has(gerund.lower) && singleThingOpeners.has(first.lower)
  if ((!withBases.has(gerund.lower) && !isOne) || (verb === 0 && gerund.lower === 'using')) return []
  if (!/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(first.tag) && !ownersAndPointers.has(first.lower)) return []
  const rest = words.slice(verb + 2, comma)
  if (rest.some(({ lower, tag }) => /ing$/.test(lower) && tag === 'VERB') || rest.some(isAim)) return []
  const isPlaced = /^(?:apply|deploy|adopt|implement|incorporat)/.test(gerund.lower)
  if (rest.some(({ lower }) => (isPlaced ? places.has(lower) : lower === 'into'))) return []
  const start = (words[0] as Word).start
  if (text.cover.subarray(start, gerund.end).includes(1)) return []
  return [{ ...label, gain: 1.2, parts: [{ start, end: gerund.end, after: 'With' }] }]
}

/** "applying this to the road": it needs its verb. */
const places = wordClass('to into in within on across')

/** "using maps to find the road": before a purpose, the verb itself matters. */
function isAim(word: Word, index: number, rest: readonly Word[]): boolean {
  return word.lower === 'to' && /^(?:VERB|AUX)$/.test(rest[index + 1]?.tag ?? '')
}

type Subject = {
  text: string
  /** The pronoun for it in the main clause. */
  pronoun: string
  /** Index of the verb after it. */
  verb: number
  isOne: boolean
}

/** "If cities reduce waste, they can …", "When we compare them, we see …" */
function conditionWordings(words: readonly Word[], text: TaggedText, { verb, comma }: Opening): Proposal[] {
  const gerund = words[verb] as Word
  const base = means.get(gerund.lower)
  if (verb !== 1 || !base) return []
  const subject = subjectAt(words, comma + 1, text)
  const more = subject && gerundsIn(words, verb + 1, comma)
  if (!subject || !more) return []
  const joints = jointsFor(words, subject)
  const [start, first, last] = [words[0] as Word, words[comma + 1] as Word, words[subject.verb - 1] as Word]
  if (text.cover.subarray(start.start, gerund.end).includes(1)) return []
  if (text.cover.subarray(first.start, last.end).includes(1)) return []
  const form = subject.isOne ? 's' : 'base'
  return joints.map((joint, i) => ({
    ...label,
    gain: label.gain - i * 0.05,
    parts: [
      { start: start.start, end: gerund.end, after: `${joint} ${subject.text} ${inflectVerb(base, form)}` },
      ...more.map(({ index, base: other }) => {
        const word = words[index] as Word
        return { start: word.start, end: word.end, after: inflectVerb(other, form) }
      }),
      ...(subject.text === subject.pronoun
        ? []
        : [{ start: first.start, end: last.end, after: subject.pronoun }]),
    ],
  }))
}

/** "can" asks for a condition; what is said to be so, for a time. */
function jointsFor(words: readonly Word[], { verb, text }: Subject): string[] {
  const lower = words[verb]?.lower ?? ''
  const next = words[verb + 1]?.lower ?? ''
  if (/^(?:be|been)$/.test(next)) return []
  if (/^(?:can|will|may)$/.test(lower)) return text === 'we' ? ['When', 'If'] : ['If', 'When']
  return resultVerbs.has(lower) ? ['When'] : []
}

/** People and groups, who can be the subject of the opening. With a thing, the writer may have meant another subject. */
const actors = new Set(
  'adults agencies analysts applicants artists authorities authors banks brands businesses candidates children churches cities citizens clients clinicians coaches communities companies consumers countries courts customers designers developers doctors economists educators employees employers engineers experts families farmers firms governments historians hospitals humans individuals industries institutions investors journalists judges lawmakers leaders managers manufacturers members men museums nations nurses officials organizations organisations parents parties participants patients people planners players police policymakers politicians practitioners principals professionals providers regulators researchers residents restaurants retailers schools scientists societies states students teachers teams towns travelers universities users visitors volunteers voters women workers writers'.split(
    ' ',
  ),
)
const one = wordClass(
  organizations,
  `city state school university organization organisation team firm business industry society
    hospital country nation committee council agency board court department`,
)

function subjectAt(words: readonly Word[], from: number, text: TaggedText): Subject | undefined {
  const first = words[from]
  if (!first) return undefined
  if (bareVerbPronouns.has(first.lower)) {
    const said = first.lower === 'i' ? 'I' : first.lower
    return { text: said, pronoun: said, verb: from + 1, isOne: false }
  }
  let at = from
  while (at < from + subjectMax && /^(?:DET|ADJ|NOUN)$/.test(words[at]?.tag ?? '')) at++
  const noun = words[at - 1]
  if (
    at === from ||
    noun?.tag !== 'NOUN' ||
    noun.locked ||
    (/^(?:this|that|it)$/.test(first.lower) && at - from < 2)
  )
    return undefined
  const isOne = one.has(noun.lower)
  const isMany = actors.has(noun.lower)
  if (!isOne && !isMany) return undefined
  if (!/^(?:AUX|VERB)$/.test(words[at]?.tag ?? '')) return undefined
  const said = text.text.slice(first.start, noun.end)
  return { text: said, pronoun: isOne ? 'it' : 'they', verb: at, isOne }
}

/** Returns further -ing verbs after "and" that take the new form too; undefined if one of them is unclear. */
function gerundsIn(
  words: readonly Word[],
  from: number,
  comma: number,
): { index: number; base: string }[] | undefined {
  const found: { index: number; base: string }[] = []
  for (let i = from; i < comma; i++) {
    const word = words[i] as Word
    if (!/ing$/.test(word.lower)) continue
    const prior = words[i - 1]?.tag === 'ADV' ? words[i - 2] : words[i - 1]
    if (prior?.lower !== 'and') continue
    const base = means.get(word.lower)
    const next = words[i + 1]
    if (!base || word.locked || word.tag !== 'VERB') return undefined
    if (
      i + 1 === comma ||
      !next ||
      (/^(?:NOUN)$/.test(next.tag) && words.slice(from, i - 1).some(({ lower }) => /ing$/.test(lower)))
    )
      return undefined
    found.push({ index: i, base })
  }
  return found.length > 1 ? undefined : found
}
