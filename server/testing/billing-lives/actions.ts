import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { Billing } from '../../../contract/billing/billing.ts'
import type { PaidTier } from '../../../contract/plans.ts'
import { cancelPlan, renewPlan } from '../../domains/billing/cancel-plan.ts'
import { changePlan } from '../../domains/billing/change-plan.ts'
import { createCheckout } from '../../domains/billing/create-checkout.ts'
import { findSubscription, type SubscriptionRow } from '../../domains/billing/find-subscription.ts'
import { refundPlan } from '../../domains/billing/operator/refund-plan.ts'
import { openPortal } from '../../domains/billing/read-plan.ts'
import { syncSubscription } from '../../domains/billing/sync-subscription.ts'
import { settleRun } from '../../domains/credits/end-run.ts'
import { readBalance } from '../../domains/credits/read-balance.ts'
import { reserveWords } from '../../domains/credits/reserve-words.ts'
import { type Charge, disputeCharge } from '../../local/payments/charges.ts'
import { withStore } from '../../local/payments/store.ts'
import { cards, payCheckout } from '../buy-plan.ts'
import { contextOf } from '../words.ts'
import { choose, keepPlan, type Life, newestPlan } from './life.ts'
import type { World } from './world.ts'

type Action = {
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
  may: (row: SubscriptionRow, life: Life) => boolean
  /** Returns false if it was refused. */
  run: (world: World, life: Life, row: SubscriptionRow) => Promise<boolean>
}

const holdsPlan = (row: SubscriptionRow) => row.stripeSubscriptionId !== null
const isHealthy = (row: SubscriptionRow) => holdsPlan(row) && !row.unpaidSince

const ups: { from: [PaidTier, Billing]; to: [PaidTier, Billing] }[] = [
  { from: ['pro', 'monthly'], to: ['unlimited', 'monthly'] },
  { from: ['pro', 'monthly'], to: ['pro', 'yearly'] },
  { from: ['pro', 'monthly'], to: ['unlimited', 'yearly'] },
  { from: ['pro', 'yearly'], to: ['unlimited', 'yearly'] },
  { from: ['unlimited', 'monthly'], to: ['unlimited', 'yearly'] },
]

function upsOf(row: SubscriptionRow) {
  return ups.filter(({ from }) => from[0] === row.subscriptionTier && from[1] === row.billing)
}

export const disputed = 'disputed a payment'

export const actions: Action[] = [
  {
    name: 'bought a plan',
    weight: 8,
    may: (row) => !holdsPlan(row),
    run: buy,
  },
  {
    name: 'cancelled in the app',
    weight: 2,
    may: (row) => isHealthy(row) && !row.endsAt,
    run: ({ app }, { user }) => done(cancelPlan(contextOf(app, user))),
  },
  {
    name: 'cancelled in the portal',
    weight: 1,
    may: (row) => isHealthy(row) && !row.endsAt,
    run: (world, life) => inPortal(world, life, { action: 'cancel' }),
  },
  {
    name: 'took a cancellation back',
    weight: 3,
    may: (row) => row.endsAt !== null,
    run: ({ app }, { user }) => done(renewPlan(contextOf(app, user))),
  },
  {
    name: 'upgraded',
    weight: 4,
    may: (row) => isHealthy(row) && !row.nextTier && upsOf(row).length > 0,
    run: upgrade,
  },
  {
    name: 'planned a downgrade',
    weight: 4,
    may: (row) => isHealthy(row) && row.subscriptionTier === 'unlimited' && !row.nextTier,
    run: downgrade,
  },
  {
    name: 'took a downgrade back',
    weight: 2,
    may: (row) => isHealthy(row) && row.nextTier !== null,
    async run({ app, seconds }, life, row) {
      await changePlan(contextOf(app, life.user), { plan: 'unlimited', billing: row.billing! })
      keepPlan(newestPlan(life)!, seconds())
      return true
    },
  },
  {
    name: 'was refunded',
    weight: 6,
    may: holdsPlan,
    async run({ app }, life) {
      const { ok } = await refundPlan(app.doors, life.user.id)
      if (ok) newestPlan(life)!.isRefunded = true
      return ok
    },
  },
  {
    name: disputed,
    weight: 0.5,
    may: isHealthy,
    run: dispute,
  },
  {
    name: 'changed to a card that will fail',
    weight: 2,
    may: holdsPlan,
    run: (world, life) => inPortal(world, life, { action: 'card', number: cards.declined }),
  },
  {
    name: 'changed to a card that pays',
    weight: 1,
    may: holdsPlan,
    run: (world, life) => inPortal(world, life, { action: 'card', number: cards.pays }),
  },
  {
    name: 'paid a failed renewal with another card',
    weight: 20,
    may: (row) => row.unpaidSince !== null,
    run: payFailed,
  },
  { name: 'used words', weight: 10, may: (_, { openRun }) => !openRun, run: useWords },
  { name: 'began a run', weight: 3, may: (_, { openRun }) => !openRun, run: beginRun },
  {
    name: 'ended a run',
    weight: 12,
    may: (_, { openRun }) => openRun !== null,
    run: endRun,
  },
  {
    name: 'was deleted at the provider',
    weight: 0.2,
    may: holdsPlan,
    async run({ stripe }, _, row) {
      await stripe.customers.del(row.stripeCustomerId!)
      return true
    },
  },
]

async function done(call: Promise<unknown>): Promise<boolean> {
  await call
  return true
}

async function buy(world: World, life: Life): Promise<boolean> {
  const { app, dice, stripe, seconds } = world
  const plan = dice.pick(['pro', 'pro', 'unlimited'] as const)
  const billing = dice.pick(['monthly', 'monthly', 'yearly'] as const)
  const { url } = await createCheckout(contextOf(app, life.user), { plan, billing })
  const card = dice.pick([cards.pays, cards.pays, cards.pays, cards.failsLater, cards.declined])
  const paid = await payCheckout(app, new URL(url).pathname, card)
  if (paid.status !== 303) return false
  const { stripeCustomerId } = await findSubscription(app.doors.db, life.user.id)
  life.customerId = stripeCustomerId!
  const { data } = await stripe.subscriptions.list({ customer: life.customerId })
  life.plans.push({
    subscriptionId: data[0]!.id,
    customerId: life.customerId,
    start: seconds(),
    changes: [{ at: seconds(), tier: plan, billing, kind: 'start' }],
    isRefunded: false,
    disputedInvoice: null,
  })
  // The success page asks for the plan in half of the cases; otherwise a webhook or the night brings it.
  if (dice.chance(0.5)) await syncSubscription(app.doors, life.user.id)
  return true
}

async function upgrade(world: World, life: Life, row: SubscriptionRow): Promise<boolean> {
  const [plan, billing] = world.dice.pick(upsOf(row)).to
  await changePlan(contextOf(world.app, life.user), { plan, billing })
  choose(newestPlan(life)!, { at: world.seconds(), tier: plan, billing, kind: 'up' })
  return true
}

async function downgrade({ app }: World, life: Life, row: SubscriptionRow): Promise<boolean> {
  const billing = row.billing!
  const changed = await changePlan(contextOf(app, life.user), { plan: 'pro', billing })
  const at = changed.row.periodEnd!.getTime() / 1_000
  choose(newestPlan(life)!, { at, tier: 'pro', billing, kind: 'down' })
  return true
}

async function inPortal({ app }: World, life: Life, form: Record<string, string>): Promise<boolean> {
  const url = await openPortal(contextOf(app, life.user), life.customerId)
  const body = new URLSearchParams(form)
  const answer = await app.request(new URL(url).pathname, { method: 'POST', body })
  return answer.status === 303
}

async function payFailed(world: World, life: Life): Promise<boolean> {
  await inPortal(world, life, { action: 'card', number: cards.pays })
  const { data } = await world.stripe.invoices.list({ customer: life.customerId, status: 'open' })
  return data[0] ? inPortal(world, life, { action: 'pay', invoice: data[0].id! }) : false
}

async function dispute({ app, stripe, seconds }: World, life: Life, row: SubscriptionRow): Promise<boolean> {
  const { latest_invoice: newest } = await stripe.subscriptions.retrieve(row.stripeSubscriptionId!, {
    expand: ['latest_invoice.payments'],
  })
  const intent = typeof newest === 'object' ? newest?.payments?.data[0]?.payment.payment_intent : null
  if (typeof intent !== 'string') return false
  const { data } = await stripe.charges.list({ payment_intent: intent })
  await withStore(app.doors.db, app.doors.now, async (store) => {
    await disputeCharge(store, await store.require<Charge>('charge', data[0]!.id), seconds())
  })
  newestPlan(life)!.disputedInvoice = (newest as Stripe.Invoice).id ?? null
  return true
}

async function useWords(world: World, life: Life): Promise<boolean> {
  return (await beginRun(world, life)) && endRun(world, life)
}

const wordsAtOnceMax = 900

async function beginRun({ app, dice, seconds }: World, life: Life): Promise<boolean> {
  const ctx = contextOf(app, life.user)
  const { remainingWords } = await readBalance(ctx, ctx.userId)
  if (remainingWords === 0) return false
  // Some use almost everything, so that the balance reaches zero too.
  const words = dice.chance(0.2) ? Math.ceil(remainingWords * 0.6) : dice.whole(1, wordsAtOnceMax)
  if (words > remainingWords) return false
  const run = await reserveWords(ctx, { words, text: randomUUID() })
  life.words.push({ at: seconds(), kind: 'reserve', runId: run.runId, words: run.words })
  life.openRun = { runId: run.runId, words: run.words }
  return true
}

async function endRun({ app, dice, seconds }: World, life: Life): Promise<boolean> {
  const { runId, words } = life.openRun!
  const { cost } = await settleRun(app.doors.db, runId, dice.whole(0, words))
  life.words.push({ at: seconds(), kind: 'settle', runId, words: cost })
  life.openRun = null
  return true
}
