import { Hono, type Context as HonoContext } from 'hono'
import {
  checkoutInput,
  createSubscriptionInput,
  ownerInput,
  rereadInput,
} from '../../../contract/billing/billing.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { ownPagesOnly } from '../../platform/http/guards.ts'
import { validate } from '../../platform/http/validate.ts'
import { cancelPlan, renewPlan } from './cancel-plan.ts'
import { changePlan, previewChange } from './change-plan.ts'
import { createCheckout } from './create-checkout.ts'
import { createSubscription } from './create-subscription.ts'
import { findCustomer } from './find-customer.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { receiveWebhook } from './jobs/receive-webhook.ts'
import { checkoutReference } from './purchases/checkout-reference.ts'
import { asChoiceError } from './purchases/choice-error.ts'
import { confirmCheckout } from './purchases/confirm-checkout.ts'
import { readPaymentLinks } from './purchases/payment-links.ts'
import {
  asSubscription,
  openPortal,
  readInvoices,
  readRenewalDetails,
  readSubscription,
  readUpcomingInvoice,
} from './read-plan.ts'
import { askProvider, requirePayments } from './require-payments.ts'

/** The documented calls about plans, section 7 of docs/spec/2-commercial.md, and the provider's webhook. */
export function billingRoutes(doors: Doors) {
  const context = (c: HonoContext<ActorEnv>, userId?: string): Context => {
    requirePayments(doors)
    return actorContext(c, doors, userId)
  }
  const ask = <T>(call: () => Promise<T>) => askProvider(doors, call)
  const owner = validate('json', ownerInput)
  const wished = validate('json', checkoutInput, asChoiceError)
  return new Hono<ActorEnv>()
    .get('/api/subscription/:userId', async (c) => {
      const ctx = context(c, c.req.param('userId'))
      const subscription = await readSubscription(ctx)
      return c.json({
        success: true,
        subscription,
        checkoutReference: checkoutReference(doors.env.SECRET, ctx.userId),
      })
    })
    .post('/api/fix-subscription', validate('json', rereadInput), async (c) => {
      const { userId, sessionId } = c.req.valid('json')
      const ctx = context(c, userId)
      const { row, receipt } = await ask(() => confirmCheckout(ctx, sessionId))
      return c.json({ ...subscriptionReply(row), receipt })
    })
    .post('/api/emergency-subscription', validate('json', rereadInput), async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json(subscriptionReply((await ask(() => confirmCheckout(ctx))).row))
    })
    .post('/api/user-subscription-details', owner, async (c) =>
      c.json(await readRenewalDetails(context(c, c.req.valid('json').userId))),
    )
    .post('/api/billing-history', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json({ invoices: await ask(() => readInvoices(ctx)) })
    })
    .post('/api/upcoming-invoice', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json({ success: true, invoice: await ask(() => readUpcomingInvoice(ctx)) })
    })
    .post('/api/create-portal-session', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      const url = await ask(async () => openPortal(ctx, (await findCustomer(ctx)).customerId))
      return c.json({ url })
    })
    .post('/api/cancel-subscription', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json(subscriptionReply(await ask(() => cancelPlan(ctx))))
    })
    .post('/api/renew-subscription', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json(subscriptionReply(await ask(() => renewPlan(ctx))))
    })
    .post('/api/downgrade-to-free', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json(subscriptionReply(await ask(() => cancelPlan(ctx))))
    })
    .post('/api/create-stripe-customer', owner, async (c) => {
      const ctx = context(c, c.req.valid('json').userId)
      return c.json({ customerId: (await ask(() => findCustomer(ctx))).customerId })
    })
    .get(
      '/api/create-checkout-session',
      ownPagesOnly,
      validate('query', checkoutInput, asChoiceError),
      async (c) => {
        const { userId, ...wish } = c.req.valid('query')
        const ctx = context(c, userId)
        return c.json({ success: true, ...(await ask(() => createCheckout(ctx, wish))) })
      },
    )
    .post('/api/create-checkout-session', wished, async (c) => {
      const { userId, ...wish } = c.req.valid('json')
      const ctx = context(c, userId)
      return c.json({ success: true, ...(await ask(() => createCheckout(ctx, wish))) })
    })
    .get('/api/payment-links', async (c) => c.json({ links: await ask(() => readPaymentLinks(doors)) }))
    .post('/api/create-subscription', validate('json', createSubscriptionInput, asChoiceError), async (c) => {
      const { userId, ...wish } = c.req.valid('json')
      const ctx = context(c, userId)
      return c.json({ success: true, ...(await ask(() => createSubscription(ctx, wish))) })
    })
    .post('/api/preview-plan-change', wished, async (c) => {
      const { userId, ...wish } = c.req.valid('json')
      const ctx = context(c, userId)
      return c.json(await ask(() => previewChange(ctx, wish)))
    })
    .post('/api/change-plan', wished, async (c) => {
      const { userId, ...wish } = c.req.valid('json')
      const ctx = context(c, userId)
      const { row, clientSecret } = await ask(() => changePlan(ctx, wish))
      return c.json({ ...subscriptionReply(row), clientSecret })
    })
    .post('/api/stripe-webhook', async (c) => {
      await receiveWebhook(doors, await c.req.text(), c.req.header('stripe-signature') ?? '')
      return c.json({ received: true })
    })
}

/** `current_period_end` is in seconds, as documented. */
function subscriptionReply(row: SubscriptionRow) {
  const end = row.periodEnd ? Math.floor(row.periodEnd.getTime() / 1_000) : null
  return { success: true, subscription: { ...asSubscription(row), current_period_end: end } }
}
