import { isDeterminer } from './grammar.ts'
import { irregularVerbs } from './irregular-verbs.ts'
import type { Word } from './tagged-text.ts'
import {
  bareVerbPronouns,
  conditionals,
  finiteAuxiliaries,
  meansPrepositions,
  modals,
  negatives,
  pastBe,
  presentBe,
  presentHave,
  relatives,
  wordClass,
} from './word-classes.ts'

const unstatedWords = wordClass(conditionals, modals, negatives, 'shall cannot', /n't$/)
const pastAuxiliaries = wordClass(pastBe, 'had did')
const presentAuxiliaries = wordClass(presentBe, presentHave, 'am does do')
const participlePrepositions = wordClass(meansPrepositions, 'to in on as for under')
const bareVerbSubjects = wordClass(bareVerbPronouns, relatives, 'people')

export type Tense = 'past' | 'present' | undefined

/** The tense of a main clause `[from, to)`; undefined where it has a modal, a negation, or signs of both. */
export function tenseOf(words: readonly Word[], from: number, to: number): Tense {
  let past = 0
  let present = 0
  for (let i = from; i < to; i++) {
    const word = words[i] as Word
    if (unstatedWords.has(word.lower)) return undefined
    if (pastAuxiliaries.has(word.lower)) past++
    else if (presentAuxiliaries.has(word.lower)) present++
    else if (word.tag !== 'VERB' || /ing$/.test(word.lower)) continue
    else if (isPast(word.lower))
      past += follows(words, i) || isReduced(words, i) || opens(words, i, from) ? 0 : 1
    else if (/[^s]s$/.test(word.lower) || isBarePresent(words, i)) present++
  }
  if (past > 0 === present > 0) return undefined
  return past > 0 ? 'past' : 'present'
}

const irregularPasts = new Set([...irregularVerbs].flatMap(([base, [past]]) => (past === base ? [] : [past])))

/** "results compared to others": the participle of a clause without its "that are". */
function isReduced(words: readonly Word[], index: number): boolean {
  return participlePrepositions.has(words[index + 1]?.lower) && words[index - 1]?.tag === 'NOUN'
}

/** "Composed of chains, proteins show …": no clause opens with a verb that has a tense. */
function opens(words: readonly Word[], index: number, from: number): boolean {
  return index === from && words[index + 1]?.tag === 'ADP'
}

/** "roads often divide": a bare verb after a plural or a pronoun. */
function isBarePresent(words: readonly Word[], index: number): boolean {
  let at = index - 1
  while (at >= 0 && words[at]?.tag === 'ADV') at--
  const prior = words[at]
  if (!prior) return false
  return (prior.tag === 'NOUN' && /[^s]s$/.test(prior.lower)) || bareVerbSubjects.has(prior.lower)
}

function isPast(form: string): boolean {
  return /ed$/.test(form) || irregularPasts.has(form)
}

/** A participle after a form of be or have carries no tense of its own. */
function follows(words: readonly Word[], index: number): boolean {
  const prior = words[index - 1]
  return (
    prior !== undefined &&
    (finiteAuxiliaries.has(prior.lower) ||
      prior.tag === 'AUX' ||
      isDeterminer(prior) ||
      /^(?:ADJ|ADP|PART)$/.test(prior.tag))
  )
}
