import type { Mode, Purpose, Tone } from '../../choices.ts'
import type { Said } from '../../texts/said.ts'
import type { Edit } from '../edit.ts'
import type { Proof } from '../guards/proof.ts'
import type { Lock } from '../locks/lock.ts'

export type { Purpose, Tone }

export type HumanizeOptions = {
  /** Default: clean. */
  mode?: Mode
  /** Words and phrases that must stay as they are, whatever their case. */
  lock?: string[]
  tone?: Tone
  purpose?: Purpose
  /** Leaves out the changes that are marked to be checked. */
  certainOnly?: boolean
  signal?: { readonly aborted: boolean }
  onProgress?: (progress: Progress) => void
}

export type Progress = {
  iteration: number
  /** The text after this iteration. */
  text: string
  /** Percentages, 0 to 100; together 100. */
  humanScore: number
  aiScore: number
  /** Human score of 51 or more. */
  isAcceptable: boolean
}

export type ReasonCode =
  | 'empty'
  | 'not-english'
  | 'reads-human'
  | 'nothing-safe'
  | 'protected'
  | 'aborted'
  | 'not-proved'
  | 'model-failed'

export type Reason = {
  code: ReasonCode
  message: string
  /** What the message says, for readers of other languages. */
  says: Said
}

export type SentenceAlternatives = {
  /** Index of the sentence of the original, and its half-open span there. */
  sentence: number
  start: number
  end: number
  /** Other safe wordings of the whole sentence; the original is always the first. */
  options: string[]
}

export type Humanization = {
  text: string
  changed: boolean
  /** Why nothing was changed, or why a fallback was used. */
  reason?: Reason
  mode: Mode
  /** Words of the result, as the product counts them. */
  words: number
  edits: Edit[]
  alternatives: SentenceAlternatives[]
  locks: Lock[]
  proof: Proof
  iterations: number
  progressHistory: Progress[]
  /** Percentages, 0 to 100. */
  finalHumanScore: number
  aiScore: number
  before: { humanScore: number; aiScore: number }
  /** A notice about this mode for the user. */
  notice?: string
  /** Filled in by a caller that used a language model. */
  model?: { label: string; calls: number; tokens: number }
}

export const humanScoreAcceptable = 51
