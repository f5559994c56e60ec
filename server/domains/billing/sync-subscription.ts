import { and, eq } from 'drizzle-orm'
import { plans, tiers } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import { readBalance } from '../credits/read-balance.ts'
import { setAllowance } from '../credits/set-allowance.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { endPlan, grantFor, type PlanEnd } from './grant-plan-words.ts'
import { makeReceipt } from './make-receipt.ts'
import { type CustomerState, endingNow, endNow, readCustomer, takenBackCause } from './read-customer.ts'
import { newPayments, paidInvoice, refundedSum } from './read-receipts.ts'
import { requirePayments } from './require-payments.ts'
import { allowanceOf } from './rules.ts'
import { sendPlanMails } from './send-plan-mails.ts'
import { endedState, stateOf, type Written } from './stored-state.ts'
import { type EndCause, endCauseOf, type HeldPlan, heldPlanOf, lastPlanOf } from './subscription-state.ts'
import { userSubscriptions } from './tables.ts'

export type SyncDoors = Pick<Doors, 'db' | 'payments' | 'mailer' | 'env' | 'log' | 'now'>

const attemptsMax = 8

/**
 * Reads the user's newest state from the payment provider and makes plan and words agree with it. This is the only way
 * to a plan, so the order and the number of webhooks do not matter. Returns the stored row.
 */
export async function syncSubscription(doors: SyncDoors, userId: string): Promise<SubscriptionRow> {
  const payments = requirePayments(doors)
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const row = await findSubscription(doors.db, userId)
    if (!row.stripeCustomerId) return row
    // Read after the row: if another reader writes in between, its revision refuses this state, which may be older.
    const state = await readCustomer(payments, row.stripeCustomerId)
    const ending = endingNow(state, doors.now())
    if (ending.length > 0) {
      await endNow(payments, ending)
      continue
    }
    const stored = await store(doors, row, state)
    if (stored) return stored
  }
  throw new Error('The subscription kept changing while it was read.')
}

/** Stores a state, or returns null if the row was written in the meantime. */
async function store(
  doors: SyncDoors,
  row: SubscriptionRow,
  state: CustomerState,
): Promise<SubscriptionRow | null> {
  const now = doors.now()
  const held = withPaidTier(row, heldPlanOf(state.subscriptions, now))
  const refunded = refundedSum(state.charges)
  const written: Written = {
    ...(held ? stateOf(row, held, now) : endedState),
    receiptedInvoice: (held && paidInvoice(state.subscriptions, held)?.id) ?? row.receiptedInvoice,
    refundedCents: Math.max(refunded, row.refundedCents ?? 0),
  }
  // Words were granted and mails sent when this state was stored.
  if (isSame(row, written)) return row
  const { payments, next } = held
    ? await newPayments(requirePayments(doors), row, held, state)
    : { payments: [], next: null }
  // Creates a missing balance, which the changes below need.
  await readBalance(doors, row.userId)
  const ended = row.stripeSubscriptionId !== held?.subscriptionId ? endOf(row, state) : null
  return doors.db.transaction(async (tx) => {
    const [stored] = await tx
      .update(userSubscriptions)
      .set({ ...written, revision: row.revision + 1, updatedAt: now })
      .where(and(eq(userSubscriptions.userId, row.userId), eq(userSubscriptions.revision, row.revision)))
      .returning()
    if (!stored) return null
    if (ended) await endPlan(tx, row, ended)
    if (held) await grantFor(tx, row, held, now)
    await setAllowance(tx, {
      userId: row.userId,
      tier: stored.subscriptionTier,
      words: held ? allowanceOf(held) : plans.free.words,
    })
    const receipts = []
    for (const payment of held ? payments : [])
      receipts.push({
        receipt: await makeReceipt(tx, stored, { ...payment, next }),
        reason: payment.isNewest ? payment.invoice.billing_reason : null,
      })
    const cause = ended?.cause ?? null
    await sendPlanMails(doors, tx, {
      before: row,
      after: stored,
      cause,
      receipts,
      refunded: refunded - refundedBefore(row, state, cause),
      currency: state.charges[0]?.currency ?? 'usd',
    })
    return stored
  })
}

/** Returns how the stored plan ended, or null if there was none. */
function endOf(row: SubscriptionRow, state: CustomerState): PlanEnd | null {
  if (!row.stripeSubscriptionId) return null
  const ended = state.subscriptions.find(({ id }) => id === row.stripeSubscriptionId)
  const last = lastPlanOf(ended)
  const isUnpaid = last?.plan.paidUntil && !row.endsAt
  const takenBack = ended ? takenBackCause(ended, state) : null
  return { cause: endCauseOf(ended) ?? takenBack ?? (isUnpaid ? 'unpaid' : null), last }
}

function isSame(row: SubscriptionRow, written: Written): boolean {
  return Object.entries(written).every(
    ([field, value]) => String(row[field as keyof SubscriptionRow]) === String(value),
  )
}

/** An upgrade whose invoice is not paid gives nothing: the plan before it is kept. */
function withPaidTier(row: SubscriptionRow, held: HeldPlan | null): HeldPlan | null {
  if (!held?.hasUnpaidUpgrade) return held
  if (row.stripeSubscriptionId !== held.subscriptionId) return null
  const isHigher = tiers.indexOf(held.tier) > tiers.indexOf(row.subscriptionTier)
  return isHigher ? { ...held, tier: row.subscriptionTier, wordsOverride: row.wordsOverride } : held
}

/**
 * Returns what was refunded before this change. A row from before refunds were told knows no sum: then only a refund that
 * ends the plan now is new.
 */
function refundedBefore(row: SubscriptionRow, { charges }: CustomerState, cause: EndCause | null): number {
  if (row.refundedCents !== null) return row.refundedCents
  if (cause !== 'refund') return refundedSum(charges)
  const start = row.subscribedAt?.getTime() ?? 0
  return refundedSum(charges.filter(({ created }) => created * 1_000 < start))
}
