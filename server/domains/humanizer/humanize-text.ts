import { errorTexts } from '../../../contract/errors.ts'
import type {
  HumanizationDetails,
  HumanizeInput,
  HumanizeMode,
  HumanizerName,
} from '../../../contract/humanizer.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Humanization } from '../../../engine/index.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { OnProgress } from '../../platform/humanizers/humanizer.ts'
import { releaseRun, settleRun } from '../credits/end-run.ts'
import { holdRun } from '../credits/hold-run.ts'
import { readBalance } from '../credits/read-balance.ts'
import { type Reservation, reserveWords } from '../credits/reserve-words.ts'
import { checkRequestLength } from '../credits/rules.ts'
import { humanizerFor } from './humanizer-for.ts'
import { keepHumanizedText } from './keep-humanized-text.ts'

export type HumanizedText = {
  humanized: string
  changed: boolean
  /** Why nothing was changed, or why a part was rewritten in another way than was asked for. */
  reason: { code: string; message: string } | null
  mode: HumanizeMode
  /** What rewrites texts on this server. */
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
  /** Words of credit that this run cost, and what is left. */
  cost: number
  remaining_words: number
}

/** What a run tells beside its text; kept with it for those who have history on. */
export type KeptRun = Omit<HumanizedText, 'humanized' | 'changed' | 'cost' | 'remaining_words'>

export type HumanizeRun = Omit<HumanizeInput, 'userId'> & {
  /** False where a run costs nothing (Unlimited in chat, decisions.md 20). */
  metered: boolean
  /** The text is not kept, even for a user who has history on. */
  keepsNothing?: boolean
}

/** Rewrites a text with the server's humanizer: reserve, run, then settle or release. */
export async function humanizeText(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
): Promise<HumanizedText> {
  const { finish } = await beginHumanizing(ctx, run)
  return finish(signal)
}

export type BegunRun = {
  /** Runs to the end; must be called once, for what was reserved is settled or released by it. */
  finish: (signal: AbortSignal, onProgress?: OnProgress) => Promise<HumanizedText>
}

/** The part of a run that refuses: what is told before the first step. Its words are reserved when this ends. */
export async function beginHumanizing(ctx: Context, run: HumanizeRun): Promise<BegunRun> {
  const words = countWords(run.text)
  if (words === 0) throw new AppError('invalid_input', errorTexts.humanizeBlank)
  const { tier } = await readBalance(ctx.db, ctx.userId)
  checkRequestLength(words, tier)
  if (!run.metered)
    return {
      finish: async (signal, onProgress) => asAnswer(ctx, await rewrite(ctx, run, signal, onProgress), 0),
    }
  const { idempotencyKey, takeOver } = run
  const reservation = await reserveWords(ctx, { words, text: askedFor(run), idempotencyKey, takeOver })
  return { finish: (signal, onProgress) => finishReserved(ctx, run, reservation, signal, onProgress) }
}

/** What makes two runs the same: a text in another mode is another run, and is paid for. */
function askedFor({ text, mode = 'clean', lock = [], tone, purpose, voice }: HumanizeRun): string {
  return JSON.stringify([text, mode, lock, tone, purpose, voice])
}

async function finishReserved(
  ctx: Context,
  run: HumanizeRun,
  reservation: Reservation,
  left: AbortSignal,
  onProgress?: OnProgress,
): Promise<HumanizedText> {
  const held = reservation.paid ? null : holdRun(ctx, reservation.runId)
  const signal = held ? AbortSignal.any([left, held.lost]) : left
  try {
    const result = await rewrite(ctx, run, signal, onProgress)
    // A reader who left while the last step was made gets nothing, and pays nothing.
    signal.throwIfAborted()
    const cost = await endRun(ctx, run, reservation, result)
    return await asAnswer(ctx, result, cost)
  } catch (error) {
    if (!reservation.paid) await releaseRun(ctx.db, reservation.runId)
    throw error
  } finally {
    held?.letGo()
  }
}

type EngineResult = { humanization: Humanization; seconds: number }

async function rewrite(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
  onProgress?: OnProgress,
): Promise<EngineResult> {
  const startedAt = ctx.now().getTime()
  const { mode = 'clean', lock = [], tone, purpose, voice } = run
  const options = {
    mode,
    lock,
    ...(tone && { tone }),
    ...(purpose && { purpose }),
    ...(voice?.trim() && { voice: voice.trim() }),
  }
  try {
    const humanizer = await humanizerFor(ctx)
    const humanization = await humanizer.humanize(run.text, options, signal, onProgress)
    return { humanization, seconds: Math.max(0.1, (ctx.now().getTime() - startedAt) / 1000) }
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    ctx.log.error({ err: error }, 'humanizing engine')
    throw new AppError('engine_failed', errorTexts.processFailed)
  }
}

async function endRun(
  ctx: Context,
  { text: original, keepsNothing = false }: HumanizeRun,
  reserved: Reservation,
  result: EngineResult,
): Promise<number> {
  const { changed, text: humanized } = result.humanization
  if (reserved.paid) return 0
  if (!changed) return releaseRun(ctx.db, reserved.runId)
  const wordCount = countWords(humanized)
  return ctx.db.transaction(async (tx) => {
    const cost = await settleRun(tx, reserved.runId, wordCount)
    const text = keepsNothing ? null : { original, humanized, run: toldOf(ctx, result, cost) }
    await keepHumanizedText(ctx, tx, { wordCount, text })
    return cost
  })
}

async function asAnswer(ctx: Context, result: EngineResult, cost: number): Promise<HumanizedText> {
  const { remainingWords } = await readBalance(ctx.db, ctx.userId)
  const { text: humanized, changed } = result.humanization
  return { humanized, changed, ...toldOf(ctx, result, cost), cost, remaining_words: remainingWords }
}

function toldOf(ctx: Context, { humanization: result, seconds }: EngineResult, cost: number): KeptRun {
  return {
    reason: result.reason ?? null,
    mode: result.mode,
    humanizer: ctx.humanizer.name,
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
    },
  }
}
