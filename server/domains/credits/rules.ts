import { type SQL, sql } from 'drizzle-orm'
import { errorTexts } from '../../../contract/errors.ts'
import { planForRequest, plans, type Tier } from '../../../contract/plans.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'

/** A rewrite may be slightly longer than its original; the unused part of the reservation is returned. */
const growth = 1.15

export function wordsToReserve(words: number, remaining: number): number {
  return Math.min(Math.max(words, Math.ceil(words * growth)), remaining)
}

/**
 * Returns whether chat stops when no words are left (docs/spec/decisions.md 45): only if the operator's key pays for
 * the reply, plans are sold, and the operator has not switched it off. Some plans are not metered in chat.
 */
export function chatNeedsWords(
  tier: Tier,
  { isSold, isOn, operatorPays }: { isSold: boolean; isOn: boolean; operatorPays: boolean },
): boolean {
  return isSold && isOn && operatorPays && plans[tier].metersChat
}

/** A server renews its runs more often than this; the words of a silent one are returned. */
export const runSilenceMs = 30_000

/** The moment at which a run that is renewed now expires. It is the database's, because servers' clocks differ. */
export function expiryOfRun(): SQL<Date> {
  return sql<Date>`now() + make_interval(secs => ${runSilenceMs / 1_000})`
}

/** Refuses a text that exceeds the plan's limit for one request (docs/spec/decisions.md 22). */
export function checkRequestLength(words: number, tier: Tier, { billing }: Pick<Env, 'billing'>): void {
  if (!billing) return
  const plan = plans[tier]
  if (words <= plan.wordsPerRequest) return
  const bigger = planForRequest(words)
  throw new AppError('too_long_for_plan', longerThanPlan(words, plan, bigger), {
    words,
    limit: plan.wordsPerRequest,
    tier,
    plan: bigger?.tier ?? null,
  })
}

type PlanLimit = { name: string; wordsPerRequest: number }

function longerThanPlan(
  words: number,
  { name, wordsPerRequest }: PlanLimit,
  bigger: PlanLimit | null,
): Message {
  const values = { words, plan: name, most: wordsPerRequest }
  if (!bigger) return refusalTexts.tooLongForPlan(values)
  return refusalTexts.tooLongForPlanBigger({ ...values, bigger: bigger.name, more: bigger.wordsPerRequest })
}

export function outOfWords(tier: Tier, needed: number, remaining: number): AppError {
  const noneLeft = errorTexts[plans[tier].outOfWords]
  const text = remaining === 0 ? noneLeft : refusalTexts.wordsMissing({ needed, left: remaining })
  return new AppError('out_of_words', text, { needed, remaining, tier })
}
