import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { forgive, throttle } from '../../platform/throttle/throttle.ts'

/** Results that cost nothing because they still read as AI; without a bound they would be a free service. */
const rule = { name: 'humanize-free', max: 30, windowSeconds: 600 }

/**
 * Counts a run as one whose result costs nothing, before it starts, so that runs at the same time cannot pass the bound
 * together. A run that ends in another way is taken back with `uncountFreeResult`.
 */
export async function countFreeResult(ctx: Context): Promise<void> {
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
  await forgive(ctx.db, rule, ctx.userId).catch((err: unknown) => ctx.log.warn({ err }, 'free results'))
}
