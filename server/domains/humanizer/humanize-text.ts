import { errorTexts } from '../../../contract/errors.ts'
import {
  asKeptRun,
  type FreeRun,
  type HumanizeInput,
  needsNothing,
  type QuoteInput,
} from '../../../contract/humanizer.ts'
import type { Tier } from '../../../contract/plans.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { OnProgress, OnWait } from '../../platform/humanizers/humanizer.ts'
import { humanizerNow } from '../../platform/humanizers/rewriting-model.ts'
import { addWords } from '../../platform/telemetry/metrics.ts'
import { releaseRun, type Settled, settleRun } from '../credits/end-run.ts'
import { takeFreeResult } from '../credits/free-results.ts'
import { type HeldRun, holdRun } from '../credits/hold-run.ts'
import { requireTokensFor } from '../credits/metered-model.ts'
import { readAllowance, readBalance } from '../credits/read-balance.ts'
import { type Reservation, reserveWords } from '../credits/reserve-words.ts'
import { checkRequestLength } from '../credits/rules.ts'
import { listenForFinish } from './finish-early.ts'
import { asAnswer, type Charge, type EngineResult, type HumanizedText } from './humanized-text.ts'
import { humanizerFor, modelOfRun } from './humanizer-for.ts'
import { keepHumanizedText } from './keep-humanized-text.ts'
import { openTextOfRun } from './open-humanized-text.ts'
import { freeRun, leftAsHuman, whyFree, withoutFreeResult, withoutLoss } from './rules.ts'
import { type Waiting, type WaitingCharge, waitingCharge } from './waiting-charge.ts'

export type HumanizeRun = Omit<HumanizeInput, 'userId'> & {
  /** False if a run costs nothing (Unlimited in chat, docs/spec/decisions.md 20). */
  metered: boolean
  /** The text is not stored, even if the user has history on. */
  keepsNothing?: boolean
  /** Drops a rewrite that reads less human than its original. */
  mustImprove?: boolean
  /** Throws if the caller cannot use the rewrite, which then costs nothing. */
  refuseUnusable?: (rewrite: string) => void
  /** Receives the charge of a rewrite that costs words, instead of making it: the caller settles or releases it. */
  chargeLater?: (charge: WaitingCharge) => void
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
  const allowance = await readAllowance(ctx, ctx.userId)
  const { tier } = allowance
  checkRequestLength(words, tier, ctx.env)
  const model = await modelOfRun(ctx, run.model)
  if (model) await requireTokensFor(ctx, model, allowance)
  if (!run.metered) return { finish: (signal, watch) => finishUnmetered(ctx, run, signal, watch) }
  const { idempotencyKey, takeOver } = run
  const reservation = await reserveWords(ctx, { words, text: askedFor(run), idempotencyKey, takeOver })
  const reserved = { ...reservation, tier }
  return { finish: (signal, watch) => finishReserved(ctx, run, reserved, signal, watch) }
}

/** Identifies a run: the same text in another mode is another run, and is charged. */
export function askedFor(run: Omit<QuoteInput, 'userId'>): string {
  const { text, mode = 'clean', lock = [], tone, purpose, certainOnly, dropPraise, voice, model } = run
  const locked = [...new Set(lock)].sort()
  const asked = [text, mode, locked, tone, purpose, voice?.trim(), ...(model ? [model] : [])]
  const switches = [...(certainOnly ? ['certain-only'] : []), ...(dropPraise ? ['drop-praise'] : [])]
  return JSON.stringify([...asked, ...switches])
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

/** The words of a run, with the plan that limits its free results. */
type Reserved = Reservation & { tier: Tier }

async function finishReserved(
  ctx: Context,
  run: HumanizeRun,
  reserved: Reserved,
  left: AbortSignal,
  watch?: RunWatch,
): Promise<HumanizedText> {
  if (reserved.paid) return repeatPaid(ctx, run, reserved, left, watch)
  const held = holdRun(ctx, reserved.runId)
  const signal = AbortSignal.any([left, held.lost])
  let isHeldOn = false
  try {
    const result =
      (await leaveIfHuman(ctx, run, signal)) ??
      (await judge(ctx, run, await rewrite(ctx, run, signal, watch), signal))
    // A reader who left during the last step gets nothing and pays nothing.
    signal.throwIfAborted()
    const later = await chargeLater(ctx, run, { ...reserved, held }, result)
    isHeldOn = later !== null
    return later ?? (await chargeRun(ctx, run, reserved, result))
  } catch (error) {
    await releaseRun(ctx.db, reserved.runId)
    throw error
  } finally {
    if (!isHeldOn) held.letGo()
  }
}

/** Gives the stored result of a run that was charged before; without one it is made again, at no charge. */
async function repeatPaid(
  ctx: Context,
  run: HumanizeRun,
  { runId }: Reserved,
  signal: AbortSignal,
  watch?: RunWatch,
): Promise<HumanizedText> {
  const free = freeWherePaid(ctx, freeRun('paid-before'))
  const stored = await openTextOfRun(ctx, runId)
  if (stored) run.refuseUnusable?.(stored.humanized)
  if (stored) return { ...stored, cost: 0, free, details: { ...stored.details, words: 0, free } }
  const result = await rewrite(ctx, run, signal, watch)
  signal.throwIfAborted()
  const { changed } = result.humanization
  const textId = changed
    ? await ctx.db.transaction((tx) => keep(ctx, tx, run, result, { cost: 0, free, runId, isRepeat: true }))
    : null
  return asAnswer(result, await withBalance(ctx, { cost: 0, free }), textId)
}

async function rewrite(
  ctx: Context,
  run: HumanizeRun,
  signal: AbortSignal,
  { onProgress, onWait }: RunWatch = {},
): Promise<EngineResult> {
  const startedAt = ctx.now().getTime()
  const { mode = 'clean', lock = [], tone, purpose, certainOnly, dropPraise, voice, model } = run
  const options = {
    mode,
    lock,
    ...(tone && { tone }),
    ...(purpose && { purpose }),
    ...(certainOnly && { certainOnly }),
    ...(dropPraise && { dropsPraise: true }),
    ...(voice?.trim() && { voice: voice.trim() }),
  }
  return orEngineFailure(ctx, signal, async () => {
    const humanizer = await humanizerFor(ctx, model)
    const early = run.idempotencyKey ? listenForFinish(ctx, run.idempotencyKey) : null
    const work = {
      owner: ctx.userId,
      signal,
      ...(early && { finish: early.signal }),
      ...(onWait ? { onWait } : {}),
    }
    const made = await humanizer.humanize(run.text, options, work, onProgress).finally(() => early?.close())
    const humanization = run.mustImprove ? withoutLoss(run.text, made) : made
    if (humanization.changed) addWords('humanized', countWords(humanization.text))
    if (humanization.changed) run.refuseUnusable?.(humanization.text)
    const seconds = Math.max(0.1, (ctx.now().getTime() - startedAt) / 1000)
    return { humanizer: humanizer.name, humanization, seconds, judged: null }
  })
}

/** Where plans are sold: a text that needs nothing is rewritten in Strong only after the user was told so. */
async function leaveIfHuman(
  ctx: Context,
  { text, mode = 'clean', evenIfHuman = false }: HumanizeRun,
  signal: AbortSignal,
): Promise<EngineResult | null> {
  if (!ctx.env.billing || mode !== 'strong' || evenIfHuman) return null
  const { fake_percentage: aiScore } = await orEngineFailure(ctx, signal, () =>
    ctx.engine.detect(text, { owner: ctx.userId, signal }),
  )
  if (aiScore === null || !needsNothing(100 - aiScore)) return null
  const humanization = leftAsHuman(text, mode, aiScore)
  const { name: humanizer } = await humanizerNow(ctx)
  return { humanizer, humanization, seconds: 0.1, judged: null }
}

/** Where plans are sold: reads the changed passages, which decide whether the run is charged. */
async function judge(
  ctx: Context,
  { text }: HumanizeRun,
  result: EngineResult,
  signal: AbortSignal,
): Promise<EngineResult> {
  if (!ctx.env.billing || !result.humanization.changed) return result
  const judged = await orEngineFailure(ctx, signal, () =>
    ctx.engine.judgeChanges(text, result.humanization, { owner: ctx.userId, signal }),
  )
  return { ...result, judged }
}

async function orEngineFailure<T>(ctx: Context, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    ctx.log.error({ err: error }, 'humanizing engine')
    throw new AppError('engine_failed')
  }
}

/** Passes the charge to the caller, if there is one and the caller wants it; otherwise returns null. */
async function chargeLater(
  ctx: Context,
  run: HumanizeRun,
  { runId, words: reserved, held }: Reserved & { held: HeldRun },
  result: EngineResult,
): Promise<HumanizedText | null> {
  const { humanization } = result
  if (!run.chargeLater || !humanization.changed || freeOf(ctx, result)) return null
  const words = countWords(humanization.text)
  const charge = await withBalance(ctx, { cost: Math.min(words, reserved), free: null })
  const keepRun: Waiting['keep'] = (tx, settled) =>
    keep(ctx, tx, run, result, { ...chargeOf(ctx, settled), runId })
  run.chargeLater(waitingCharge(ctx, { runId, words, held, keep: keepRun }))
  return asAnswer(result, charge)
}

/** Returns the reason that a result is free; null if it is charged, or where nothing is. */
function freeOf(ctx: Context, { humanization, judged }: EngineResult): FreeRun | null {
  const { changed, mode, before } = humanization
  const cameToReadHuman = judged !== null && judged.cameToReadHuman > 0
  return freeWherePaid(ctx, whyFree({ changed, mode, humanScoreBefore: before.humanScore, cameToReadHuman }))
}

/** Ends the reservation. Throws `conflict` if this server has lost the run: then nothing is delivered. */
async function chargeRun(
  ctx: Context,
  run: HumanizeRun,
  { runId, tier }: Reserved,
  result: EngineResult,
): Promise<HumanizedText> {
  const { humanization } = result
  const { changed, text } = humanization
  const free = freeOf(ctx, result)
  if (!changed) {
    await releaseRun(ctx.db, runId)
    return asAnswer(result, await withBalance(ctx, { cost: 0, free }))
  }
  return ctx.db.transaction(async (tx) => {
    const settled = await settleRun(tx, runId, free ? 0 : countWords(text))
    const { cost, remainingWords } = settled
    if (free && !(await takeFreeResult(tx, { userId: ctx.userId, tier, words: countWords(text) }))) {
      const original = { ...result, humanization: withoutFreeResult(run.text, humanization, tier) }
      return asAnswer(original, { cost, free: freeRun('unchanged'), remainingWords })
    }
    const charge = free ? { cost, free } : chargeOf(ctx, settled)
    const textId = await keep(ctx, tx, run, result, { ...charge, runId })
    return asAnswer(result, { ...charge, remainingWords }, textId)
  })
}

function chargeOf(ctx: Context, { cost, isRepeat }: Settled): Pick<Charge, 'cost' | 'free'> {
  return { cost, free: isRepeat ? freeWherePaid(ctx, freeRun('paid-before')) : null }
}

/** Where plans are not sold nothing is charged, so no run is called free. */
function freeWherePaid({ env }: Context, free: FreeRun | null): FreeRun | null {
  return env.billing ? free : null
}

async function withBalance(ctx: Context, charge: Omit<Charge, 'remainingWords'>): Promise<Charge> {
  const { remainingWords } = await readBalance(ctx, ctx.userId)
  return { ...charge, remainingWords }
}

type Kept = Pick<Charge, 'cost' | 'free'> & { runId?: string; isRepeat?: boolean }

function keep(
  ctx: Context,
  tx: Parameters<typeof keepHumanizedText>[1],
  { text: original, keepsNothing = false }: HumanizeRun,
  result: EngineResult,
  { cost, free, ...kept }: Kept,
): Promise<string | null> {
  const { text: humanized } = result.humanization
  return keepHumanizedText(ctx, tx, {
    ...kept,
    wordCount: countWords(humanized),
    text: keepsNothing ? null : { original, humanized, run: asKeptRun({ ...result, cost, free }) },
  })
}
