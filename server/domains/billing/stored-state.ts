import type { SubscriptionRow } from './find-subscription.ts'
import { allowanceOf, cardExpiresFirst, cycleOf, cycleStart, planOf } from './rules.ts'
import type { HeldPlan } from './subscription-state.ts'
import type { userSubscriptions } from './tables.ts'

export type Written = Partial<typeof userSubscriptions.$inferInsert>

/** The row of a user without a plan. */
export const endedState: Written = {
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  stripeSubscriptionId: null,
  billing: null,
  nextTier: null,
  wordsOverride: null,
  subscribedAt: null,
  periodStart: null,
  periodEnd: null,
  endsAt: null,
  unpaidSince: null,
  grantedCycle: null,
  grantedWords: null,
  nextRefreshAt: null,
  cardWarnedFor: null,
}

/** Returns the row of a user who holds this plan. */
export function stateOf(row: SubscriptionRow, held: HeldPlan, now: Date): Written {
  const plan = planOf(held)
  const cycle = cycleOf(held, now)
  const isNewCycle = row.stripeSubscriptionId !== held.subscriptionId || row.grantedCycle !== cycle
  return {
    subscriptionTier: held.tier,
    subscriptionStatus: held.endsAt ? 'cancelled' : 'active',
    stripeSubscriptionId: held.subscriptionId,
    billing: held.billing,
    nextTier: held.nextTier,
    wordsOverride: held.wordsOverride,
    subscribedAt: held.subscribedAt,
    periodStart: held.periodStart,
    periodEnd: held.periodEnd,
    endsAt: held.endsAt,
    unpaidSince: held.unpaidSince,
    grantedCycle: cycle,
    grantedWords: held.paidUntil && !isNewCycle ? row.grantedWords : allowanceOf(held),
    ...(isNewCycle ? { lastRefreshAt: cycleStart(plan, held.subscribedAt, cycle) } : {}),
    nextRefreshAt: cycleStart(plan, held.subscribedAt, cycle + 1),
    cardWarnedFor: cardExpiresFirst(held, now) ?? row.cardWarnedFor,
  }
}
