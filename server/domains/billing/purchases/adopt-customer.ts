import type { Doors } from '../../../platform/context.ts'
import { findAddress } from '../../accounts/find-address.ts'
import { replaceCustomer } from '../find-customer.ts'
import { findSubscription } from '../find-subscription.ts'
import { closeCheckouts, openCheckouts } from '../open-purchases.ts'
import { endNow } from '../read-customer.ts'
import { requirePayments } from '../require-payments.ts'
import { heldPlanOf } from '../subscription-state.ts'
import { userOfReference } from './checkout-reference.ts'

/** A payment may be recorded this long before its subscription. */
const paidBeforeSeconds = 60

type AdoptDoors = Pick<Doors, 'db' | 'env' | 'payments' | 'now' | 'log'>

/** The user who paid by a payment link. A payment that could not be used was refunded. */
export type Adoption = { userId: string; isRefunded: boolean }

/**
 * Assigns a customer that a payment link created to the user named in its reference, and a customer that the user had
 * before such a payment to the same user. Returns null for any other customer. A plan of a deleted account, or a second
 * plan of a user, is refunded and cancelled at once.
 */
export async function adoptCustomer(doors: AdoptDoors, customer: string): Promise<Adoption | null> {
  const { db, env } = doors
  const stripe = await requirePayments(doors).client()
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'complete', limit: 10 })
  const references = data.flatMap(({ payment_link, client_reference_id }) =>
    payment_link ? [client_reference_id] : [],
  )
  const userOfLink = references.map((each) => userOfReference(env.SECRET, each)).find((each) => each !== null)
  const userId = userOfLink ?? (await userOfCustomer(doors, customer))
  if (!userId) return null
  const refund = async (reason: string): Promise<Adoption> => {
    await refundPlans(doors, customer, reason)
    return { userId, isRefunded: true }
  }
  if (!(await findAddress(db, userId))) return refund('the account was deleted')
  const row = await findSubscription(db, userId)
  if (row.stripeCustomerId === customer) return { userId, isRefunded: false }
  if (row.stripeCustomerId && (await holdsPlan(doors, row.stripeCustomerId)))
    return refund('the user holds a plan already')
  await replaceCustomer(db, row, customer)
  // What the user had opened before could be paid too.
  if (row.stripeCustomerId) await closeCheckouts(stripe, await openCheckouts(stripe, row.stripeCustomerId))
  return { userId, isRefunded: false }
}

/** Returns the user for whom this server created a customer (find-customer.ts), if the account still exists here. */
async function userOfCustomer(doors: AdoptDoors, id: string): Promise<string | null> {
  const stripe = await requirePayments(doors).client()
  const customer = await stripe.customers.retrieve(id)
  const userId = customer.deleted ? null : customer.metadata.userId
  return userId && (await findAddress(doors.db, userId)) ? userId : null
}

async function holdsPlan(doors: AdoptDoors, customer: string): Promise<boolean> {
  const stripe = await requirePayments(doors).client()
  const expand = ['data.latest_invoice']
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
  return heldPlanOf(data, doors.now()) !== null
}

/**
 * Refunds and cancels subscriptions that no account can use. The refund comes first: if it fails, the subscription is
 * still found by the next try. Payments before these subscriptions stay: they were for plans that were used.
 */
async function refundPlans(doors: AdoptDoors, customer: string, reason: string): Promise<void> {
  const payments = requirePayments(doors)
  const stripe = await payments.client()
  const [running, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'active', limit: 100 }),
    stripe.charges.list({ customer, limit: 100 }),
  ])
  const since = Math.min(...running.data.map(({ created }) => created)) - paidBeforeSeconds
  const unused = charges.data.filter(
    ({ paid, refunded, disputed, created }) => paid && !refunded && !disputed && created >= since,
  )
  for (const { id: charge } of unused)
    await stripe.refunds.create({ charge }, { idempotencyKey: `refund:${charge}` })
  await endNow(
    payments,
    running.data.map(({ id }) => ({ id, cause: 'refund' })),
  )
  if (unused.length > 0) doors.log.warn({ customer, reason }, 'payment of a payment link refunded')
}
