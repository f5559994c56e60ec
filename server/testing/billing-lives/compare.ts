import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { plans, type Tier } from '../../../contract/plans.ts'
import { findSubscription } from '../../domains/billing/find-subscription.ts'
import { compareWithProvider } from '../../domains/billing/jobs/compare-with-provider.ts'
import { findUnbalanced, readBalance } from '../../domains/credits/read-balance.ts'
import { expectedWords, type PlanFacts } from './expected.ts'
import { choiceAt, type Life } from './life.ts'
import type { World } from './world.ts'

export type Comparison = {
  /** Empty if ledger, subscriptions and provider agree. */
  disagreements: string[]
  /** The state in which each customer ends. */
  ends: Record<string, unknown>[]
  /** The number of plans that were wrong because webhooks got lost, and that the nightly comparison repaired. */
  repaired: number
  invoices: number
  paidCents: number
  refundedCents: number
}

/** Compares every customer with the provider and with what is expected of the customer's life. */
export async function compareLives(world: World, lives: Life[]): Promise<Comparison> {
  const { doors } = world.app
  const repaired = await compareWithProvider(doors)
  const left = await compareWithProvider(doors)
  const sums = { invoices: 0, paidCents: 0, refundedCents: 0 }
  const disagreements = left.map(({ about, text }) => `${about}: ${text}`)
  const ends: Record<string, unknown>[] = []
  for (const life of lives) {
    const facts = await readFacts(world.stripe, life)
    const { found: differing, state } = await compareLife(world, life, facts)
    const found = [...differing, ...(await compareMoney(world, facts, sums))]
    ends.push(state)
    disagreements.push(...found.map((text) => `${life.user.id}: ${text}`))
  }
  const unbalanced = await findUnbalanced(doors.db)
  disagreements.push(...unbalanced.map((userId) => `${userId}: the balance differs from the ledger`))
  const { rows } = await doors.db.execute(sql`select reason from credit_entries where reason is not null
    group by user_id, reason having count(*) > 1`)
  disagreements.push(...rows.map(({ reason }) => `granted twice: ${reason}`))
  return { disagreements, ends, repaired: repaired.length, ...sums }
}

async function readFacts(stripe: Stripe, life: Life): Promise<PlanFacts[]> {
  const facts: PlanFacts[] = []
  for (const plan of life.plans) {
    const subscription = await stripe.subscriptions.retrieve(plan.subscriptionId)
    const invoices: Stripe.Invoice[] = []
    for await (const invoice of stripe.invoices.list({ customer: plan.customerId, limit: 100 }))
      if (invoice.parent?.subscription_details?.subscription === plan.subscriptionId) invoices.push(invoice)
    facts.push({ plan, subscription, invoices: invoices.reverse() })
  }
  return facts
}

async function compareLife({ app, seconds }: World, life: Life, facts: PlanFacts[]) {
  const { db } = app.doors
  const row = await findSubscription(db, life.user.id)
  const balance = await readBalance(app.doors, life.user.id)
  const now = seconds()
  const held = facts.find(({ subscription }) => subscription.status !== 'canceled')
  const choice = held && choiceAt(held.plan, now)
  const planned = held?.plan.changes.find(({ at }) => at > now)
  const endsAt = held && (held.subscription.cancel_at ?? periodEndIfCancelled(held.subscription))
  const tier: Tier = choice?.tier ?? 'free'
  const pairs: [string, unknown, unknown][] = [
    ['plan', row.subscriptionTier, tier],
    ['plan of the words', balance.tier, tier],
    ['billing', row.billing, choice?.billing ?? null],
    ['next plan', row.nextTier, planned?.tier ?? null],
    ['status', row.subscriptionStatus, endsAt ? 'cancelled' : 'active'],
    ['end', row.endsAt?.getTime() ?? null, endsAt ? endsAt * 1_000 : null],
    ['subscription', row.stripeSubscriptionId, held?.subscription.id ?? null],
    ['unpaid', row.unpaidSince !== null, held?.subscription.status === 'past_due'],
    ['words', balance.remainingWords, expectedWords(life, facts, now)],
  ]
  const found = pairs.flatMap(([name, stored, wanted]) =>
    stored === wanted ? [] : [`${name} is ${stored} and should be ${wanted}`],
  )
  // The id of the subscription is another one in each run.
  const state: Record<string, unknown> = Object.fromEntries(
    pairs.filter(([name]) => name !== 'subscription').map(([name, stored]) => [name, stored]),
  )
  return { found, state }
}

function periodEndIfCancelled(subscription: Stripe.Subscription): number | null {
  return subscription.cancel_at_period_end ? subscription.items.data[0]!.current_period_end : null
}

/** Every invoice has the price of the plan at its time, and what was paid is what was charged. */
async function compareMoney(
  { stripe }: World,
  facts: PlanFacts[],
  sums: { invoices: number; paidCents: number; refundedCents: number },
): Promise<string[]> {
  const wrong: string[] = []
  let paid = 0
  for (const { plan, invoices } of facts)
    for (const { billing_reason: reason, created, total, amount_paid, id } of invoices) {
      const { tier, billing } = choiceAt(plan, created)
      const price = billing === 'yearly' ? plans[tier].yearlyCents : plans[tier].monthlyCents
      if (reason !== 'subscription_update' && total !== price)
        wrong.push(`invoice ${id} of ${tier}, ${billing} is over ${total}`)
      paid += amount_paid
      sums.invoices++
    }
  let charged = 0
  for (const customer of new Set(facts.map(({ plan }) => plan.customerId)))
    for await (const charge of stripe.charges.list({ customer, limit: 100 })) {
      charged += charge.amount
      sums.refundedCents += charge.amount_refunded
    }
  sums.paidCents += paid
  if (paid !== charged) wrong.push(`invoices say ${paid} cents were paid, but ${charged} were charged`)
  return wrong
}
