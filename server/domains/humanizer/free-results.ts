import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { forgive, throttle } from '../../platform/throttle/throttle.ts'

/** Limits results that are free because they still read as AI; without a limit they would be a free service. */
const rule = { name: 'humanize-free', max: 30, windowSeconds: 600 }

/**
 * Counts a run as free before it starts, so that simultaneous runs cannot exceed the limit together.
 * `uncountFreeResult` takes the count back if the run ends in another way.
 */
export async function countFreeResult(ctx: Context): Promise<void> {
  if (!ctx.env.billing) return
  try {
    await throttle(ctx.db, rule, ctx.userId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const seconds = Number(error.details?.retryAfterSeconds ?? rule.windowSeconds)
    const text = refusalTexts.freeResults(rule.max, rule.windowSeconds / 60, Math.ceil(seconds / 60))
    throw new AppError('too_many_requests', text, error.details)
  }
}

export async function uncountFreeResult(ctx: Context): Promise<void> {
  if (!ctx.env.billing) return
  await forgive(ctx.db, rule, ctx.userId).catch((err: unknown) => ctx.log.warn({ err }, 'free results'))
}
