import type {
  FreeRun,
  HumanizationDetails,
  HumanizeMode,
  HumanizerName,
} from '../../../contract/humanizer.ts'
import type { Humanization } from '../../../engine/index.ts'

/** The response of POST /api/humanize. */
export type HumanizedText = {
  humanized: string
  changed: boolean
  /** Why nothing was changed, or why a part was rewritten in another way than requested. */
  reason: { code: string; message: string } | null
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
}

/** The result of a run without its text; stored with it for users who have history on. */
export type KeptRun = Omit<HumanizedText, 'humanized' | 'changed' | 'cost' | 'free' | 'remaining_words'>

/** `humanizer` is the one that rewrote this text. */
export type EngineResult = { humanizer: HumanizerName; humanization: Humanization; seconds: number }
export type Charge = { cost: number; free: FreeRun | null; remainingWords: number }

export function asAnswer(result: EngineResult, charge: Charge): HumanizedText {
  const { text: humanized, changed } = result.humanization
  const { cost, free, remainingWords } = charge
  const kept = asKept(result, charge)
  return { humanized, changed, ...kept, cost, free, remaining_words: remainingWords }
}

export function asKept(
  { humanizer, humanization: result, seconds }: EngineResult,
  { cost, free }: Pick<Charge, 'cost' | 'free'>,
): KeptRun {
  return {
    reason: result.reason ?? null,
    mode: result.mode,
    humanizer,
    edits: result.edits,
    locks: result.locks,
    alternatives: result.alternatives,
    checks: result.proof.checks,
    notice: result.notice ?? null,
    details: {
      iterations: result.iterations,
      finalHumanScore: result.finalHumanScore,
      aiScore: result.aiScore,
      progressHistory: result.progressHistory,
      humanScoreBefore: result.before.humanScore,
      locked: result.proof.locked,
      intact: result.proof.intact,
      seconds,
      words: cost,
      free,
    },
  }
}
