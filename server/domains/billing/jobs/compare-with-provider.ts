import { findUnbalanced, readBalance } from '../../credits/read-balance.ts'
import {
  findCustomers,
  findSubscription,
  findUsersOfCustomers,
  type SubscriptionRow,
} from '../find-subscription.ts'
import { adoptCustomer } from '../purchases/adopt-customer.ts'
import { idOf } from '../read-customer.ts'
import { requirePayments } from '../require-payments.ts'
import { isOfPlan } from '../subscription-state.ts'
import { type SyncDoors, syncSubscription } from '../sync-subscription.ts'
import { billingMismatches } from '../tables.ts'

/** `about` is an id of the provider or of a user. */
export type Mismatch = { about: string; text: string }

const linesMax = 1_000
/** One after the other, the customers of a large site would take hours; the provider refuses more than about 25 calls a second. */
const atOnce = 4

/**
 * Compares every customer with the provider and every balance with its ledger. Repairs the stored plans that differ,
 * and keeps what was found for `npm run billing:report`.
 */
export async function compareWithProvider(doors: SyncDoors): Promise<Mismatch[]> {
  const found = [
    ...(await comparePlans(doors)),
    ...(await findUnknownSubscriptions(doors)),
    ...(await findUnbalanced(doors.db)).map((about) => ({
      about,
      text: 'The balance differs from the ledger.',
    })),
  ]
  await doors.db.transaction(async (tx) => {
    await tx.delete(billingMismatches)
    const lines = found.slice(0, linesMax).map((line) => ({ ...line, foundAt: doors.now() }))
    await tx.insert(billingMismatches).values([...lines, { text: `${found.length}`, foundAt: doors.now() }])
  })
  if (found.length > 0) doors.log.warn({ mismatches: found.length }, 'plans differ from the provider')
  return found
}

async function comparePlans(doors: SyncDoors): Promise<Mismatch[]> {
  const found: Mismatch[] = []
  for (let after = ''; ; ) {
    const users = await findCustomers(doors.db, after)
    for (let i = 0; i < users.length; i += atOnce) {
      const compared = users.slice(i, i + atOnce).map((userId) => comparePlan(doors, userId))
      found.push(...(await Promise.all(compared)).flat())
    }
    const last = users.at(-1)
    if (!last) return found
    after = last
  }
}

async function comparePlan(doors: SyncDoors, userId: string): Promise<Mismatch[]> {
  const before = await findSubscription(doors.db, userId)
  const about = before.stripeCustomerId ?? userId
  try {
    const after = await syncSubscription(doors, userId)
    const { tier } = await readBalance(doors, userId)
    const other = tier === after.subscriptionTier ? null : `The words are those of the plan ${tier}.`
    return [difference(before, after), other].flatMap((text) => (text ? [{ about, text }] : []))
  } catch (error) {
    return [{ about, text: `The customer could not be read (${causeOf(error)}).` }]
  }
}

function causeOf(error: unknown): string {
  const { type = 'error', code = '' } = error as { type?: string; code?: string }
  return [type, code].filter(Boolean).join(', ')
}

const compared = {
  subscriptionTier: 'plan',
  subscriptionStatus: 'status',
  stripeSubscriptionId: 'subscription',
  billing: 'billing',
  nextTier: 'next plan',
  grantedCycle: 'cycle of words',
} as const satisfies Partial<Record<keyof SubscriptionRow, string>>

function difference(before: SubscriptionRow, after: SubscriptionRow): string | null {
  const fields = (Object.keys(compared) as (keyof typeof compared)[]).filter(
    (field) => before[field] !== after[field],
  )
  if (fields.length === 0) return null
  const changes = fields.map((field) => `${compared[field]} ${before[field]} is now ${after[field]}`)
  return `Repaired: ${changes.join(', ')}.`
}

/** Finds running plans that belong to no account, and customers who pay for two plans. */
async function findUnknownSubscriptions(doors: SyncDoors): Promise<Mismatch[]> {
  const stripe = await requirePayments(doors).client()
  const running: { id: string; customer: string }[] = []
  for await (const each of stripe.subscriptions.list({ limit: 100 }))
    if (isOfPlan(each)) running.push({ id: each.id, customer: idOf(each.customer) ?? '' })
  const known = await findUsersOfCustomers(
    doors.db,
    running.map(({ customer }) => customer),
  )
  const seen = new Set<string>()
  const found: Mismatch[] = []
  for (const { id, customer } of running) {
    if (!known.has(customer)) found.push({ about: id, text: await adoptPlan(doors, customer) })
    else if (seen.has(customer))
      found.push({ about: id, text: `Customer ${customer} pays for a second plan.` })
    seen.add(customer)
  }
  return found
}

/** A plan that was bought by a payment link belongs to no account until its customer is adopted. */
async function adoptPlan(doors: SyncDoors, customer: string): Promise<string> {
  try {
    const adoption = await adoptCustomer(doors, customer)
    if (!adoption) return 'This running plan belongs to no account.'
    if (adoption.isRefunded) return 'Refunded: this plan was bought by a payment link that could not be used.'
    await syncSubscription(doors, adoption.userId)
    return 'Repaired: this running plan belonged to no account.'
  } catch (error) {
    return `This running plan belongs to no account, and could not be read or refunded (${causeOf(error)}).`
  }
}

/** Returns what the last comparison found, and when it ended; null before the first one. */
export async function readMismatches({
  db,
}: Pick<SyncDoors, 'db'>): Promise<{ comparedAt: Date; lines: Mismatch[] } | null> {
  const rows = await db.select().from(billingMismatches).orderBy(billingMismatches.id)
  const end = rows.find(({ about }) => about === null)
  if (!end) return null
  const lines = rows.flatMap(({ about, text }) => (about === null ? [] : [{ about, text }]))
  return { comparedAt: end.foundAt, lines }
}
