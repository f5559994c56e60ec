import { errorTexts } from '../../../contract/errors.ts'
import type { HumanizationDetails, HumanizeInput } from '../../../contract/humanizer.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Humanization } from '../../../engine/index.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { releaseRun, settleRun } from '../credits/end-run.ts'
import { readBalance } from '../credits/read-balance.ts'
import { reserveWords } from '../credits/reserve-words.ts'
import { checkRequestLength } from '../credits/rules.ts'
import { keepHumanizedText } from './keep-humanized-text.ts'

export type HumanizedText = {
  humanized: string
  changed: boolean
  /** Why nothing was changed, when nothing was. */
  reason: { code: string; message: string } | null
  mode: string
  edits: Humanization['edits']
  locks: Humanization['locks']
  details: HumanizationDetails
  /** Words of credit that this run cost, and what is left. */
  cost: number
  remaining_words: number
}

export type HumanizeRun = Pick<HumanizeInput, 'text' | 'mode' | 'lock' | 'idempotencyKey'> & {
  /** False where a run costs nothing (Unlimited in chat, decisions.md 20). */
  metered: boolean
}

/** Rewrites a text with the embedded engine: reserve, run, then settle or release. */
export async function humanizeText(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
): Promise<HumanizedText> {
  const words = countWords(run.text)
  if (words === 0) throw new AppError('invalid_input', errorTexts.humanizeBlank)
  const { tier } = await readBalance(ctx.db, ctx.userId)
  checkRequestLength(words, tier)
  if (!run.metered) return asAnswer(ctx, await runEngine(ctx, run, signal), 0)

  const reservation = await reserveWords(ctx, { words, text: run.text, idempotencyKey: run.idempotencyKey })
  try {
    const result = await runEngine(ctx, run, signal)
    const cost = await endRun(ctx, reservation, result.humanization)
    return await asAnswer(ctx, result, cost)
  } catch (error) {
    if (!reservation.paid) await releaseRun(ctx.db, reservation.runId)
    throw error
  }
}

type EngineResult = { humanization: Humanization; seconds: number }

async function runEngine(ctx: Context, run: HumanizeRun, signal: AbortSignal): Promise<EngineResult> {
  const startedAt = ctx.now().getTime()
  const options = { mode: run.mode ?? 'clean', lock: run.lock ?? [] } as const
  try {
    const humanization = await ctx.engine.humanize(run.text, options, signal)
    return { humanization, seconds: Math.max(0.1, (ctx.now().getTime() - startedAt) / 1000) }
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    ctx.log.error({ err: error }, 'humanizing engine')
    throw new AppError('engine_failed', errorTexts.processFailed)
  }
}

async function endRun(
  ctx: Context,
  run: { runId: string; paid: boolean },
  result: Humanization,
): Promise<number> {
  if (run.paid) return 0
  if (!result.changed) return releaseRun(ctx.db, run.runId)
  const words = countWords(result.text)
  return ctx.db.transaction(async (tx) => {
    const cost = await settleRun(tx, run.runId, words)
    await keepHumanizedText(ctx, tx, words, result.text)
    return cost
  })
}

async function asAnswer(
  ctx: Context,
  { humanization: result, seconds }: EngineResult,
  cost: number,
): Promise<HumanizedText> {
  const { remainingWords } = await readBalance(ctx.db, ctx.userId)
  return {
    humanized: result.text,
    changed: result.changed,
    reason: result.reason ?? null,
    mode: result.mode,
    edits: result.edits,
    locks: result.locks,
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
    cost,
    remaining_words: remainingWords,
  }
}
