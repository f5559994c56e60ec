import type { VerbForm } from './inflect.ts'
import type { Word } from './tagged-text.ts'
import { relatives } from './word-classes.ts'

const determiners = new Set(
  'a an the this that these those my your his her its our their every each some any no another such which what whose'.split(
    ' ',
  ),
)
const modals = new Set(
  "to can could will would shall should may might must can't couldn't won't wouldn't shouldn't cannot not don't doesn't didn't do does did let's please".split(
    ' ',
  ),
)
const subjects = new Set('i you we they he she it who that which there'.split(' '))
const haveOrBe = new Set(
  "is are was were be been being am isn't aren't wasn't weren't has have had having hasn't haven't hadn't it's that's he's she's they're we're you're i'm i've we've they've you've get gets got getting".split(
    ' ',
  ),
)

/** Reports whether the word at `index` can be a verb here. Checks the tag against the neighbouring words. */
export function isVerbHere(words: readonly Word[], index: number): boolean {
  const word = words[index]
  const prior = words[index - 1]
  if (!word || word.locked) return false
  if (prior && determiners.has(prior.lower) && !subjects.has(prior.lower)) return false
  if (prior && modals.has(prior.lower))
    return prior.lower !== 'to' || word.tag === 'VERB' || word.tag === 'AUX'
  if (word.tag !== 'VERB' && word.tag !== 'AUX') return false
  if (isOwned(words, index)) return false
  return prior?.tag !== 'ADJ' || /ing$|ed$/.test(word.lower)
}

/** "The characters' struggles", "the film's focuses": a word with this ending after an owner is not a verb. */
function isOwned(words: readonly Word[], index: number): boolean {
  const lower = words[index]?.lower ?? ''
  const prior = words[index - 1]?.lower ?? ''
  if (/^['’]$/.test(prior)) return /[^s]s$/.test(words[index - 2]?.lower ?? '') && !/(?:ing|ed)$/.test(lower)
  return /['’]s$/.test(prior) && /[^s]s$/.test(lower)
}

export function isNounHere(words: readonly Word[], index: number): boolean {
  const word = words[index]
  const prior = words[index - 1]
  if (!word || word.locked || word.tag !== 'NOUN') return false
  if (prior && (modals.has(prior.lower) || subjects.has(prior.lower)) && !determiners.has(prior.lower))
    return false
  return true
}

export function isDeterminer(word: Word | undefined): boolean {
  return word !== undefined && (determiners.has(word.lower) || /['’]s$/.test(word.lower))
}

/** Past tense or participle for an -ed form; undefined where the context does not tell. */
export function pastOrParticiple(
  words: readonly Word[],
  index: number,
): Extract<VerbForm, 'past' | 'participle'> | undefined {
  let at = index - 1
  while (at >= 0 && (words[at]?.tag === 'ADV' || words[at]?.lower === 'not')) at--
  const prior = words[at]
  const next = words[index + 1]
  if (prior && haveOrBe.has(prior.lower)) return 'participle'
  if (next?.lower === 'by') return 'participle'
  if (isAttributive(words, index) && words[index - 1]?.tag !== 'CCONJ') return 'participle'
  const subject =
    prior?.tag === 'NOUN' || prior?.tag === 'PROPN' || (prior !== undefined && subjects.has(prior.lower))
  if (subject && next && /^(?:DET|PRON|NOUN|PROPN|ADJ|SCONJ)$/.test(next.tag)) return 'past'
  return undefined
}

/** Before a noun, as in "an enhanced version". */
export function isAttributive(words: readonly Word[], index: number): boolean {
  const prior = words[index - 1]
  const next = words[index + 1]
  if (next?.tag !== 'NOUN' && next?.tag !== 'ADJ' && next?.tag !== 'PROPN') return false
  if (prior && relatives.has(prior.lower)) return false
  return isDeterminer(prior) || prior?.tag === 'ADJ' || prior?.tag === 'ADP' || prior?.tag === 'CCONJ'
}
