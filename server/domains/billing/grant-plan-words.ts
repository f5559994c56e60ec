import { plans } from '../../../contract/plans.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { grantWords } from '../credits/grant-words.ts'
import { grantedWords } from '../credits/words-of-plan.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { allowanceOf, cycleAt, cycleOf, cycleWords, planOf, upgradeWords } from './rules.ts'
import type { EndCause, HeldPlan } from './subscription-state.ts'

/** Grants the words of the current cycle once, and those of an upgrade within it. `row` is the state before. */
export async function grantFor(
  tx: Transaction,
  row: SubscriptionRow,
  held: HeldPlan,
  now: Date,
): Promise<void> {
  const { userId } = row
  const cycle = cycleOf(held, now)
  const reason = `${held.subscriptionId}/cycle/${cycle}`
  const isNew = row.stripeSubscriptionId !== held.subscriptionId || row.grantedCycle !== cycle
  const words = allowanceOf(held)
  if (isNew) {
    // The words left of the free plan stay with the purchase; a later cycle starts with the allowance.
    const kind = cycle === 0 ? 'add' : 'refresh'
    const cause = cycle === 0 ? 'purchase' : 'cycle'
    await grantWords(tx, { userId, reason, cause, tier: held.tier, kind, words: cycleWords(held, cycle) })
    return
  }
  const from = row.grantedWords ?? words
  if (held.paidUntil || words <= from) return
  const plan = planOf(held)
  const { subscribedAt } = held
  const upgrade = held.upgrade && cycleAt(plan, subscribedAt, held.upgrade.at) === cycle ? held.upgrade : null
  const at = upgrade?.at ?? now
  await grantWords(tx, {
    userId,
    reason: upgrade ? `${held.subscriptionId}/upgrade/${upgrade.invoiceId}` : `${reason}/to/${words}`,
    cause: 'upgrade',
    tier: held.tier,
    kind: 'add',
    words: upgradeWords({ from, to: words }, { plan, subscribedAt, at }),
  })
}

export type PlanEnd = {
  cause: EndCause | null
  /** The plan just before its end, if the provider still knows it. */
  last: { plan: HeldPlan; at: Date } | null
}

/**
 * The paid words end with the plan, and at most the words of the free plan remain. After a refund or a dispute, the
 * words that the payment gave are taken back: docs/decisions/063-refunds-and-disputes.md.
 */
export async function endPlan(
  tx: Transaction,
  row: SubscriptionRow,
  { cause, last }: PlanEnd,
): Promise<void> {
  const { userId, stripeSubscriptionId: subscriptionId } = row
  // A cycle that began shortly before the end may not have been granted yet.
  if (last) await grantFor(tx, row, last.plan, last.at)
  const grantedCycle = last ? cycleOf(last.plan, last.at) : row.grantedCycle
  // The row is written once for each revision, so each end is applied once.
  const reason = `${subscriptionId}/end/${row.revision}`
  const named = { userId, reason, cause: cause ?? ('end' as const), tier: row.subscriptionTier }
  const isTakenBack = (cause === 'refund' || cause === 'dispute') && grantedCycle !== null
  if (!isTakenBack) await grantWords(tx, { ...named, kind: 'cap', words: plans.free.words })
  // A later cycle consists of paid words alone. The first one also has what was left of the free plan.
  else if (grantedCycle > 0) await grantWords(tx, { ...named, kind: 'cap', words: 0 })
  else {
    const words = await grantedWords(tx, { userId, prefix: `${subscriptionId}/` })
    await grantWords(tx, { ...named, kind: 'take', words })
  }
}
