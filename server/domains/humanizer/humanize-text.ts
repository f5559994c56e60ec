import { errorTexts } from '../../../contract/errors.ts'
import { asKeptRun, type FreeRun, type HumanizeInput } from '../../../contract/humanizer.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { OnProgress, OnWait } from '../../platform/humanizers/humanizer.ts'
import { releaseRun, settleRun } from '../credits/end-run.ts'
import { holdRun } from '../credits/hold-run.ts'
import { requireTokensFor } from '../credits/metered-model.ts'
import { readAllowance, readBalance } from '../credits/read-balance.ts'
import { type Reservation, reserveWords } from '../credits/reserve-words.ts'
import { checkRequestLength } from '../credits/rules.ts'
import { countFreeResult, uncountFreeResult } from './free-results.ts'
import { asAnswer, type Charge, type EngineResult, type HumanizedText } from './humanized-text.ts'
import { humanizerFor, modelOfRun } from './humanizer-for.ts'
import { keepHumanizedText } from './keep-humanized-text.ts'
import { freeRun, whyFree, withoutLoss } from './rules.ts'

export type HumanizeRun = Omit<HumanizeInput, 'userId'> & {
  /** False if a run costs nothing (Unlimited in chat, docs/spec/decisions.md 20). */
  metered: boolean
  /** The text is not stored, even if the user has history on. */
  keepsNothing?: boolean
  /** Drops a rewrite that reads less human than its original. */
  mustImprove?: boolean
}

/** Rewrites a text with the server's humanizer: reserves, runs, then settles or releases. */
export async function humanizeText(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
): Promise<HumanizedText> {
  const { finish } = await beginHumanizing(ctx, run)
  return finish(signal)
}

/** Called while a run is under way: with its progress, and with its place in the line of a model. */
type RunWatch = { onProgress?: OnProgress; onWait?: OnWait }

export type BegunRun = {
  /** Runs to the end. Must be called exactly once, because it settles or releases the reservation. */
  finish: (signal: AbortSignal, watch?: RunWatch) => Promise<HumanizedText>
}

/** The part of a run that can refuse, before the first step. It ends with the words reserved. */
export async function beginHumanizing(ctx: Context, run: HumanizeRun): Promise<BegunRun> {
  const words = countWords(run.text)
  if (run.text.trim() === '') throw new AppError('invalid_input', errorTexts.humanizeBlank)
  const allowance = await readAllowance(ctx.db, ctx.userId)
  checkRequestLength(words, allowance.tier, ctx.env)
  const model = await modelOfRun(ctx, run.model)
  if (model) await requireTokensFor(ctx, model, allowance)
  if (!run.metered) return { finish: (signal, watch) => finishUnmetered(ctx, run, signal, watch) }
  const { idempotencyKey, takeOver } = run
  await countFreeResult(ctx)
  try {
    const reservation = await reserveWords(ctx, { words, text: askedFor(run), idempotencyKey, takeOver })
    return { finish: (signal, watch) => finishReserved(ctx, run, reservation, signal, watch) }
  } catch (error) {
    await uncountFreeResult(ctx)
    throw error
  }
}

/** Identifies a run: the same text in another mode is another run, and is charged. */
function askedFor({ text, mode = 'clean', lock = [], tone, purpose, voice, model }: HumanizeRun): string {
  return JSON.stringify([text, mode, lock, tone, purpose, voice, ...(model ? [model] : [])])
}

async function finishUnmetered(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
  watch?: RunWatch,
): Promise<HumanizedText> {
  const result = await rewrite(ctx, run, signal, watch)
  signal.throwIfAborted()
  const { changed } = result.humanization
  const free = freeWherePaid(ctx, freeRun(changed ? 'not-metered' : 'unchanged'))
  const textId = changed
    ? await ctx.db.transaction((tx) => keep(ctx, tx, run, result, { cost: 0, free }))
    : null
  return asAnswer(result, await withBalance(ctx, { cost: 0, free }), textId)
}

async function finishReserved(
  ctx: Context,
  run: HumanizeRun,
  reservation: Reservation,
  left: AbortSignal,
  watch?: RunWatch,
): Promise<HumanizedText> {
  const held = reservation.paid ? null : holdRun(ctx, reservation.runId)
  const signal = held ? AbortSignal.any([left, held.lost]) : left
  let countsAsFree = false
  try {
    const result = await rewrite(ctx, run, signal, watch)
    // A reader who left during the last step gets nothing and pays nothing.
    signal.throwIfAborted()
    const { textId = null, ...charge } = await chargeRun(ctx, run, reservation, result)
    countsAsFree = charge.free?.code === 'reads-as-ai'
    return asAnswer(result, charge, textId)
  } catch (error) {
    if (!reservation.paid) await releaseRun(ctx.db, reservation.runId)
    throw error
  } finally {
    held?.letGo()
    if (!countsAsFree) await uncountFreeResult(ctx)
  }
}

async function rewrite(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
  { onProgress, onWait }: RunWatch = {},
): Promise<EngineResult> {
  const startedAt = ctx.now().getTime()
  const { mode = 'clean', lock = [], tone, purpose, voice, model } = run
  const options = {
    mode,
    lock,
    ...(tone && { tone }),
    ...(purpose && { purpose }),
    ...(voice?.trim() && { voice: voice.trim() }),
  }
  try {
    const humanizer = await humanizerFor(ctx, model)
    const work = { owner: ctx.userId, signal, ...(onWait ? { onWait } : {}) }
    const made = await humanizer.humanize(run.text, options, work, onProgress)
    const humanization = run.mustImprove ? withoutLoss(run.text, made) : made
    const { name } = humanizer
    return { humanizer: name, humanization, seconds: Math.max(0.1, (ctx.now().getTime() - startedAt) / 1000) }
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    ctx.log.error({ err: error }, 'humanizing engine')
    throw new AppError('engine_failed')
  }
}

/** Ends the reservation. Throws `conflict` if this server has lost the run: then nothing is delivered. */
async function chargeRun(
  ctx: Context,
  run: HumanizeRun,
  reserved: Reservation,
  result: EngineResult,
): Promise<Charge & { textId?: string | null }> {
  const free = freeWherePaid(ctx, whyFree(result.humanization))
  if (reserved.paid) return withBalance(ctx, { cost: 0, free: freeWherePaid(ctx, freeRun('paid-before')) })
  if (!result.humanization.changed) {
    await releaseRun(ctx.db, reserved.runId)
    return withBalance(ctx, { cost: 0, free })
  }
  const words = free ? 0 : countWords(result.humanization.text)
  return ctx.db.transaction(async (tx) => {
    const { cost, remainingWords } = await settleRun(tx, reserved.runId, words)
    const textId = await keep(ctx, tx, run, result, { cost, free })
    return { cost, free, remainingWords, textId }
  })
}

/** Where plans are not sold nothing is charged, so no run is called free. */
function freeWherePaid({ env }: Context, free: FreeRun | null): FreeRun | null {
  return env.billing ? free : null
}

async function withBalance(ctx: Context, charge: Omit<Charge, 'remainingWords'>): Promise<Charge> {
  const { remainingWords } = await readBalance(ctx.db, ctx.userId)
  return { ...charge, remainingWords }
}

function keep(
  ctx: Context,
  tx: Parameters<typeof keepHumanizedText>[1],
  { text: original, keepsNothing = false }: HumanizeRun,
  result: EngineResult,
  charge: Pick<Charge, 'cost' | 'free'>,
): Promise<string | null> {
  const { text: humanized } = result.humanization
  const run = asKeptRun({ ...result, cost: charge.cost, free: charge.free })
  return keepHumanizedText(ctx, tx, {
    wordCount: countWords(humanized),
    text: keepsNothing ? null : { original, humanized, run },
  })
}
