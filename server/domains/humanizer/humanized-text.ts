import type {
  FreeRun,
  HumanizationDetails,
  HumanizeMode,
  HumanizerName,
} from '../../../contract/humanizer.ts'
import type { Humanization } from '../../../engine/index.ts'

/** The answer of POST /api/humanize. */
export type HumanizedText = {
  humanized: string
  changed: boolean
  /** Why nothing was changed, or why a part was rewritten in another way than was asked for. */
  reason: { code: string; message: string } | null
  mode: HumanizeMode
  /** What rewrote the text. */
  humanizer: HumanizerName
  edits: Humanization['edits']
  locks: Humanization['locks']
  /** Other safe wordings of the changed sentences. */
  alternatives: Humanization['alternatives']
  /** What was checked at the end, and how it came out. */
  checks: Humanization['proof']['checks']
  /** What a reader should know about this mode. */
  notice: string | null
  details: HumanizationDetails
  /** Words of credit that this run cost, why it cost nothing (null where it was charged), and what is left. */
  cost: number
  free: FreeRun | null
  remaining_words: number
}

/** What a run returns beside its text; kept with it for those who have history on. */
export type KeptRun = Omit<HumanizedText, 'humanized' | 'changed' | 'cost' | 'free' | 'remaining_words'>

/** `humanizer` is what rewrote this text. */
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
