import type Stripe from 'stripe'
import { refundRule } from '../../../../contract/billing/billing.ts'
import { moneyText } from '../../../../contract/billing/money.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { dayText } from '../../../../texts/writing/values.ts'
import { chargedWords } from '../../credits/words-of-plan.ts'
import { readCustomer } from '../read-customer.ts'
import { refundedSum } from '../read-receipts.ts'
import { requirePayments } from '../require-payments.ts'
import { type SyncDoors, syncSubscription } from '../sync-subscription.ts'

export type RefundDecision =
  | { ok: false; reason: string }
  | { ok: true; cents: number; chargedWords: number; charges: string[] }

const dayMs = 86_400_000

/**
 * Decides by the refund rules whether the running plan of a user can be refunded. Every payment of the last 7 days is
 * refunded together, because an upgrade is a payment of its own.
 */
export async function checkRefund(doors: SyncDoors, userId: string): Promise<RefundDecision> {
  const row = await syncSubscription(doors, userId)
  if (!row.stripeCustomerId || !row.stripeSubscriptionId || !row.subscribedAt)
    return no(await whyNoPlan(doors, row.stripeCustomerId))
  if (row.unpaidSince) return no('The last payment failed, so there is nothing to refund.')
  const now = doors.now()
  const { charges } = await readCustomer(requirePayments(doors), row.stripeCustomerId)
  const start = row.subscribedAt.getTime()
  const paid = charges.filter((each) => each.paid && !each.refunded && timeOf(each) >= start)
  const newest = paid[0]
  if (!newest) return no('Nothing was paid for this plan.')
  const since = now.getTime() - refundRule.days * dayMs
  const refundable = paid.filter((each) => timeOf(each) >= since)
  const first = refundable.at(-1)
  if (!first)
    return no(
      `The last payment was on ${inEnglish(dayText(new Date(timeOf(newest))))}, more than ${refundRule.days} days ago.`,
    )
  const from = new Date(timeOf(first))
  const used = await chargedWords(doors.db, { userId, since: from })
  if (used >= refundRule.words)
    return no(
      `${number(used)} words were charged since the payment. Fewer than ${number(refundRule.words)} are allowed.`,
    )
  const cents = refundable.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0)
  return { ok: true, cents, chargedWords: used, charges: refundable.map(({ id }) => id) }
}

/** A refund that is asked for twice is told from an account that never had a plan. */
async function whyNoPlan(doors: SyncDoors, customerId: string | null): Promise<string> {
  const text = 'There is no running plan to refund.'
  if (!customerId) return text
  const { charges } = await readCustomer(requirePayments(doors), customerId)
  const last = charges.find(({ amount_refunded }) => amount_refunded > 0)
  if (!last) return text
  const since = timeOf(last) - refundRule.days * dayMs
  const cents = refundedSum(charges.filter((each) => timeOf(each) >= since))
  return `${text} ${moneyText(cents, last.currency)} was paid back already.`
}

/** Refunds what `checkRefund` allows and ends the plan. A second run finds no plan and refunds nothing. */
export async function refundPlan(doors: SyncDoors, userId: string): Promise<RefundDecision> {
  const decision = await checkRefund(doors, userId)
  if (!decision.ok) return decision
  const stripe = await requirePayments(doors).client()
  for (const charge of decision.charges)
    await stripe.refunds.create({ charge }, { idempotencyKey: `refund:${charge}` })
  await syncSubscription(doors, userId)
  return decision
}

function no(reason: string): RefundDecision {
  return { ok: false, reason }
}

function timeOf({ created }: Stripe.Charge): number {
  return created * 1_000
}

function number(words: number): string {
  return words.toLocaleString('en-US')
}
