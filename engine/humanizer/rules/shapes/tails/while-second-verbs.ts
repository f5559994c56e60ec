import { inflectVerb, type VerbForm } from '../../../language/inflect.ts'
import { irregularVerbs } from '../../../language/irregular-verbs.ts'
import { type MainVerb, mainVerbOf } from '../../../language/main-verb.ts'
import { isOpenSentence } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import { basesByGerund, whileVerbs } from '../../../language/verb-classes.ts'
import {
  andBut,
  concessives,
  conditionals,
  coordinators,
  modals,
  nearDemonstratives,
  openQuestions,
  relativePronouns,
  relatives,
  thirdPersonObjects,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { turned } from '../shape-change.ts'

const pronounObjects = wordClass(nearDemonstratives, thirdPersonObjects, 'that')
const gerundPrepositions = wordClass('by for of in without')
const clauseStarts = wordClass(andBut, ', : ;')

const bases = basesByGerund(whileVerbs)
/** After these words the -ing clause may modify a nearer verb. */
const subordinate = wordClass(
  concessives,
  conditionals,
  coordinators,
  openQuestions,
  relativePronouns,
  whenWhile,
  'where because as until than without by , : ; - – —',
)
const pasts = new Set([...irregularVerbs].flatMap(([, [past, participle]]) => [past, participle]))
/** Between main verb and "while" at most: further apart, "and" would be read with a nearer noun. */
const reach = 11

const label = {
  rule: 'while-second-verbs',
  reason: '“While” with an -ing clause, made the second verb of its sentence.',
  gain: 1,
}

/** "It cuts costs while improving service." -> "It cuts costs and improves service." */
export const whileSecondVerbs: Rule = {
  name: 'while-second-verbs',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const at = words.findIndex(({ lower }) => lower === 'while')
    if (at < 3 || !isOpenSentence(sentence, text)) return []
    if (words.slice(0, at).some(({ lower }) => lower === 'than')) return []
    const adverb = /^(?:still|also)$/.test(words[at + 1]?.lower ?? '') ? at + 1 : -1
    const verb = adverb === -1 ? at + 1 : at + 2
    const base = bases.get(words[verb]?.lower ?? '')
    if (!base || pronounObjects.has(words[verb + 1]?.lower)) return []
    if (hasTwin(words, verb)) return []
    const form = formBefore(words, words[at - 1]?.lower === ',' ? at - 1 : at)
    return form ? join(sentence, text, { at, adverb, verb }, inflectVerb(base, form)) : []
  },
}

/** "while keeping or even improving it": the second -ing form would remain. */
function hasTwin(words: readonly Word[], verb: number): boolean {
  return words.some(
    ({ lower }, i) =>
      i > verb &&
      coordinators.has(lower) &&
      words.slice(i + 1, i + 3).some((word) => word.tag === 'VERB' && /ing$/.test(word.lower)),
  )
}

/** Returns the form that a second verb of the clause before `end` would have; undefined if it is not certain. */
function formBefore(words: readonly Word[], end: number): VerbForm | undefined {
  const nearest = nearestForm(words, end)
  if (nearest) return nearest
  const opening = words.slice(0, end).findLastIndex(({ lower }) => /^[,:;]$/.test(lower))
  const main = mainVerbOf(words, opening + 1, end)
  if (!main || !isPlain(main) || end - main.index > reach) return undefined
  const rest = words.slice(main.index + 1, end)
  if (rest.some(({ lower }) => subordinate.has(lower) || lower === 'to')) return undefined
  if (rest.some(({ lower }) => /ing$/.test(lower))) return undefined
  const verbs = rest.filter(({ tag }) => tag === 'VERB').length
  return verbs <= (main.form === 'base' ? 1 : 0) ? main.form : undefined
}

/** "to improve it while …", "by improving it while …": the nearest verb back, with nothing between but its object. */
function nearestForm(words: readonly Word[], end: number): VerbForm | undefined {
  for (let i = end - 1; i > Math.max(0, end - reach); i--) {
    const word = words[i] as Word
    if (subordinate.has(word.lower)) return undefined
    if (word.tag !== 'VERB') continue
    const before = words[i - 1]?.tag === 'ADV' ? i - 2 : i - 1
    const prior = words[before]?.lower ?? ''
    if (/ing$/.test(word.lower)) return gerundPrepositions.has(prior) ? 'ing' : undefined
    if (modals.has(prior) && words[before - 1]?.tag === 'PRON' && words[before - 2]?.tag === 'NOUN')
      return undefined
    if (modals.has(prior) && words.slice(0, before).some(({ lower }) => lower === 'that')) return undefined
    if (prior === 'to' && /ing$/.test(words[openingOf(words, i)]?.lower ?? '')) return undefined
    if (prior === 'to' || modals.has(prior)) return /ed$/.test(word.lower) ? undefined : 'base'
    return relatives.has(prior) ? present(word.lower) : undefined
  }
  return undefined
}

/** "forcing people to vote treats …": where the clause begins, whose subject may be an -ing form. */
function openingOf(words: readonly Word[], end: number): number {
  return words.slice(0, end).findLastIndex(({ lower }) => clauseStarts.has(lower)) + 1
}

/** "a moat that shields …", "tools that save …"; undefined for a past, which may be a participle. */
function present(verb: string): VerbForm | undefined {
  if (/ed$/.test(verb) || pasts.has(verb)) return undefined
  return /[^s]s$/.test(verb) ? 's' : 'base'
}

function isPlain({ voice, negated }: MainVerb): boolean {
  return voice === 'active' && !negated
}

function join(
  { words }: TaggedSentence,
  text: TaggedText,
  { at, adverb, verb }: { at: number; adverb: number; verb: number },
  said: string,
) {
  const [start, last] = [
    words[at - 1]?.lower === ',' ? (words[at - 1] as Word).start : (words[at] as Word).start,
    words[verb] as Word,
  ]
  if (text.cover.subarray(start, last.end).includes(1)) return []
  const comma = words[at - 1]?.lower === ',' ? ', ' : ''
  const also = adverb === -1 ? '' : `${(words[adverb] as Word).text} `
  return [turned(label, [{ start, end: last.end, after: `${comma}and ${also}${said}` }])]
}
