import { and, eq } from 'drizzle-orm'
import { plans } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { findAddress } from '../accounts/find-address.ts'
import { grantWords } from '../credits/grant-words.ts'
import { cancelledMail, paymentFailedMail } from './billing-mails.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { requirePayments } from './require-payments.ts'
import { cycleAt, cycleStart, upgradeWords } from './rules.ts'
import { type HeldPlan, heldPlanOf } from './subscription-state.ts'
import { userSubscriptions } from './tables.ts'

export type SyncDoors = Pick<Doors, 'db' | 'payments' | 'mailer' | 'env' | 'log' | 'now'>

const attemptsMax = 6

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
    const held = await readHeldPlan(payments, row.stripeCustomerId, doors.now())
    const stored = await store(doors, row, held)
    if (stored) return stored
  }
  throw new Error('The subscription kept changing while it was read.')
}

async function readHeldPlan(payments: Payments, customer: string, now: Date): Promise<HeldPlan | null> {
  const stripe = await payments.client()
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  })
  return heldPlanOf(data, now)
}

type Written = Partial<typeof userSubscriptions.$inferInsert>

async function store(
  doors: SyncDoors,
  row: SubscriptionRow,
  held: HeldPlan | null,
): Promise<SubscriptionRow | null> {
  const { db, now } = doors
  const written = held ? stateOf(row, held, now()) : endedState
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .update(userSubscriptions)
      .set({ ...written, revision: row.revision + 1, updatedAt: now() })
      .where(and(eq(userSubscriptions.userId, row.userId), eq(userSubscriptions.revision, row.revision)))
      .returning()
    if (!stored) return null
    if (held) await grantFor(tx, row, held, now())
    else await endPlan(tx, row)
    await sendNews(doors, tx, row, stored)
    return stored
  })
}

const endedState: Written = {
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
}

function allowanceOf({ tier, wordsOverride }: HeldPlan): number {
  return wordsOverride ?? plans[tier].words
}

function stateOf(row: SubscriptionRow, held: HeldPlan, now: Date): Written {
  const plan = plans[held.tier]
  const cycle = cycleAt(plan, held.subscribedAt, now)
  const isSame = row.stripeSubscriptionId === held.subscriptionId
  const isRefreshed = held.isPaid && !(isSame && row.grantedCycle === cycle)
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
    ...(isRefreshed ? { lastRefreshAt: cycleStart(plan, held.subscribedAt, cycle) } : {}),
    ...(held.isPaid
      ? {
          grantedCycle: cycle,
          grantedWords: allowanceOf(held),
          nextRefreshAt: cycleStart(plan, held.subscribedAt, cycle + 1),
        }
      : isSame
        ? {}
        : { grantedCycle: null, grantedWords: null, nextRefreshAt: null }),
  }
}

/** Grants the words of the current cycle once, and those of an upgrade within it. Nothing without a paid invoice. */
async function grantFor(tx: Transaction, row: SubscriptionRow, held: HeldPlan, now: Date): Promise<void> {
  if (!held.isPaid) return
  const { tier, subscribedAt } = held
  const { userId } = row
  const plan = plans[tier]
  const words = allowanceOf(held)
  const cycle = cycleAt(plan, subscribedAt, now)
  const reason = `${held.subscriptionId}/cycle/${cycle}`
  const isSame = row.stripeSubscriptionId === held.subscriptionId && row.grantedCycle === cycle
  if (!isSame) {
    // The words left of the free plan stay with the first purchase; a later cycle starts with the allowance.
    const kind = cycle === 0 && row.subscriptionTier === 'free' ? 'add' : 'refresh'
    await grantWords(tx, { userId, tier, reason, kind, words })
    return
  }
  const from = row.grantedWords ?? words
  const at = held.upgradedAt ?? now
  const added = words > from ? upgradeWords({ from, to: words }, { plan, subscribedAt, at }) : 0
  await grantWords(tx, { userId, tier, reason: `${reason}/to/${words}`, kind: 'add', words: added })
}

/** The paid words end with the plan. At most the words of the free plan remain. */
async function endPlan(tx: Transaction, row: SubscriptionRow): Promise<void> {
  if (!row.stripeSubscriptionId) return
  const reason = `${row.stripeSubscriptionId}/end`
  const { words } = plans.free
  await grantWords(tx, { userId: row.userId, tier: 'free', reason, kind: 'cap', words })
}

/** Queues the mails about a planned end and a failed renewal, once for each. */
async function sendNews(
  { mailer, env }: SyncDoors,
  tx: Transaction,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  const isCancelled = after.endsAt !== null && before.endsAt === null
  const hasFailed = after.unpaidSince !== null && before.unpaidSince === null
  if (!isCancelled && !hasFailed) return
  const email = await findAddress(tx, after.userId)
  if (!email) return
  const plan = plans[after.subscriptionTier]
  if (isCancelled)
    await mailer.send(cancelledMail(email, { plan, end: after.endsAt!, baseUrl: env.BASE_URL }), tx)
  if (hasFailed)
    await mailer.send(
      paymentFailedMail(email, { plan, since: after.unpaidSince!, baseUrl: env.BASE_URL }),
      tx,
    )
}
