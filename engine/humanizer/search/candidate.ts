import type { Proposal } from '../proposals/rule.ts'
import type { ViewScores } from './views.ts'

/** A proposal that passed every gate, with what it is worth apart from the views and what it does to each view. */
export type Candidate = {
  proposal: Proposal
  /** The key under which its inserted wording is counted; see `wordingKeyOf`. */
  wordingKey: string
  /** Style words removed, ease of reading, rhythm: one figure. */
  worth: number
  /** Drop of each view's score with this change. */
  views: ViewScores
  /** First offset and last offset that it touches. */
  start: number
  end: number
  /** Index of the sentence that it starts in; a change of shape has it and the next one to itself. */
  sentence: number
}
