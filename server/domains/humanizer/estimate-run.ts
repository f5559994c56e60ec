import { errorTexts } from '../../../contract/errors.ts'
import type { EstimateInput, HumanizeEstimate } from '../../../contract/humanizer.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { humanizerNow } from '../../platform/humanizers/rewriting-model.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { readBalance } from '../credits/read-balance.ts'
import { checkRequestLength } from '../credits/rules.ts'
import { whyFree } from './rules.ts'

/** Sample sentences are limited per day, because all of them together would be a free rewrite. */
export const sampleRule = { name: 'humanize-sample', max: 20, windowSeconds: 86_400 }

/** Estimates a run in each mode with the built-in engine. Reserves, charges and stores nothing. */
export async function estimateRun(
  ctx: Context,
  { text, lock = [], tone, purpose, certainOnly }: Omit<EstimateInput, 'userId'>,
  signal: AbortSignal,
): Promise<HumanizeEstimate> {
  if (text.trim() === '') throw new AppError('invalid_input', errorTexts.humanizeBlank)
  const { tier } = await readBalance(ctx, ctx.userId)
  checkRequestLength(countWords(text), tier, ctx.env)
  const options = {
    lock,
    ...(tone && { tone }),
    ...(purpose && { purpose }),
    ...(certainOnly && { certainOnly }),
  }
  const { current, modes, sample } = await ctx.engine
    .estimate(text, options, { owner: ctx.userId, signal })
    .catch((err: unknown) => {
      if (signal.aborted || err instanceof AppError) throw err
      ctx.log.error({ err }, 'estimating engine')
      throw new AppError('engine_failed')
    })
  return {
    current,
    modes: modes.map(({ comesToReadHuman, ...one }) => ({
      ...one,
      isFree:
        whyFree({
          changed: one.changes > 0,
          mode: one.mode,
          humanScoreBefore: current.humanScore,
          cameToReadHuman: comesToReadHuman,
        }) !== null,
    })),
    sample: sample.length > 0 && (await mayShowSample(ctx)) ? sample : [],
    isExact: (await humanizerNow(ctx)).name === 'embedded',
  }
}

async function mayShowSample(ctx: Context): Promise<boolean> {
  try {
    await throttle(ctx.db, sampleRule, ctx.userId)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}
