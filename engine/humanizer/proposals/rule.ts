import type { Mode, Tone } from '../../choices.ts'
import type { TaggedSentence, TaggedText } from '../language/tagged-text.ts'
import type { ChangeReason } from './reasons.ts'
import type { Settings } from './settings.ts'

/** One way to rewrite one place. All parts are made together or not at all. */
export type Proposal = {
  rule: string
  reason: ChangeReason
  /** Half-open spans of the original, in order, with their replacements. */
  parts: { start: number; end: number; after: string }[]
  /** Value of this change apart from the score of the text, measured in removed style words. */
  gain: number
  /** True where the new wording fits wherever the old one does: the language model is not asked. */
  sure?: boolean
  /** True where the tone that the user chose asks for it, in every place and text. */
  asked?: true
  /** True where readers found places of this wording that a careful writer would have left. */
  check?: true
  /** The phrase that is inserted, for the cap on how often; empty where nothing new is said. */
  inserted: string
  /**
   * Set where sentences are cut, joined or turned round: words of the sentences concerned, before and after; both empty
   * where a sentence is only turned round inside.
   */
  shape?: { before: readonly number[]; after: readonly number[] }
}

export type Rule = {
  name: string
  /** The mildest mode that uses it. */
  mode: Mode
  /** Phrases that a rule in code can insert, in lower case. For tables they are read from the lines. */
  phrases: readonly string[]
  find(sentence: TaggedSentence, text: TaggedText, settings: Settings): Proposal[]
}

/** How many places of a wording or a rule readers found right, so-so and wrong. */
export type PlacesRead = { right: number; soSo: number; wrong: number }

export type RuleExamples = {
  /** What readers found in the places of the rule; none where they were not read. */
  record?: PlacesRead
  /** The tone that the user asks for; none where it is left out. */
  tone?: Tone
  /** Text before, and one of the results that the rule may offer. */
  fires: readonly (readonly [before: string, after: string])[]
  silent: readonly string[]
}
