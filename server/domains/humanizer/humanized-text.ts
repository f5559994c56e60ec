import {
  asKeptRun,
  type FreeRun,
  type HumanizationDetails,
  type HumanizeMode,
  type HumanizerName,
} from '../../../contract/humanizer.ts'
import type { ChangeJudgement, Humanization } from '../../../engine/index.ts'
import type { Message } from '../../../texts/message.ts'

/** The response of POST /api/humanize. */
export type HumanizedText = {
  humanized: string
  changed: boolean
  /** Why nothing was changed, or why a part was rewritten in another way than requested. */
  reason: { code: string; message: string; says?: Message } | null
  mode: HumanizeMode
  /** The humanizer that rewrote the text. */
  humanizer: HumanizerName
  edits: Humanization['edits']
  locks: Humanization['locks']
  /** Other safe wordings of the changed sentences. */
  alternatives: Humanization['alternatives']
  /** The final checks and their results. */
  checks: Humanization['proof']['checks']
  /** A note about this mode for the reader. */
  notice: string | null
  details: HumanizationDetails
  /** The cost in words, the reason for a free run (null if charged), and the remaining words. */
  cost: number
  free: FreeRun | null
  remaining_words: number
  /** Id of the entry in the history; null if the text was not stored. */
  textId: string | null
}

/** The result of a run without its text; stored with it for users who have history on. */
export type KeptRun = Omit<
  HumanizedText,
  'humanized' | 'changed' | 'cost' | 'free' | 'remaining_words' | 'textId'
>

/** A rewrite, or the reason of this server or of the engine for giving the text back as it was. */
export type Rewritten = Omit<Humanization, 'reason'> & {
  reason?: { code: string; message: string; says?: Message }
}

/** `humanizer` is the one that rewrote this text; `judged` is null where nothing is charged. */
export type EngineResult = {
  humanizer: HumanizerName
  humanization: Rewritten
  seconds: number
  judged: ChangeJudgement | null
}
export type Charge = { cost: number; free: FreeRun | null; remainingWords: number }

export function asAnswer(result: EngineResult, charge: Charge, textId: string | null = null): HumanizedText {
  const { text: humanized, changed } = result.humanization
  const { cost, free, remainingWords } = charge
  const kept = asKeptRun({ ...result, cost, free })
  return { humanized, changed, ...kept, cost, free, remaining_words: remainingWords, textId }
}
