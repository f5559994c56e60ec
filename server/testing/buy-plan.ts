import type { Billing } from '../../contract/billing/billing.ts'
import type { PaidTier } from '../../contract/plans.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'

export const cards = {
  pays: '4242424242424242',
  authenticates: '4000002500003155',
  alwaysAuthenticates: '4000002760003184',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  failsLater: '4000000000000341',
} as const

/** Asks for a checkout and returns its path on this computer. */
export async function openCheckout(
  user: TestUser,
  plan: PaidTier = 'pro',
  billing: Billing = 'monthly',
): Promise<string> {
  const answer = await user.send('POST', '/api/create-checkout-session', { plan, billing })
  const { url } = (await answer.json()) as { url?: string }
  if (!url) throw new Error(`No checkout: ${answer.status}`)
  return new URL(url).pathname
}

/** Sends the card form of the provider's checkout page. */
export function payCheckout(
  app: TestApp,
  path: string,
  card: string = cards.pays,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ number: card, ...more })
  return app.request(path, { method: 'POST', body })
}

/** Buys a plan as a browser does, and waits until the webhooks have been delivered. */
export async function buyPlan(
  app: TestApp,
  user: TestUser,
  plan: PaidTier = 'pro',
  billing: Billing = 'monthly',
): Promise<void> {
  const paid = await payCheckout(app, await openCheckout(user, plan, billing))
  if (paid.status !== 303) throw new Error(`Not paid: ${paid.status}`)
  await app.localPayments!.work()
}

/** Calls the local provider as its script in the browser does. */
async function callAsBrowser(app: TestApp, path: string, body: Record<string, unknown>) {
  const answer = await app.request(`/local/payments/elements${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.localPayments!.publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as {
    paymentMethod?: { id: string }
    paymentIntent?: { status: string }
    error?: { message: string; code: string }
  }
}

/** Stores a card as the card form does, and returns its id. */
export async function storeCard(app: TestApp, number: string): Promise<string> {
  const { paymentMethod } = await callAsBrowser(app, '/payment_methods', { number, expiry: '1234' })
  return paymentMethod!.id
}

/** Confirms a payment as Stripe.js does, with a card or with the one that the payment has. */
export async function confirmPayment(
  app: TestApp,
  secret: string,
  { card, bank }: { card?: string; bank?: 'confirms' | 'refuses' } = {},
) {
  const path = `/payment_intents/${secret.split('_secret_')[0]}`
  const confirmed = await callAsBrowser(app, `${path}/confirm`, {
    client_secret: secret,
    ...(card ? { payment_method: card } : {}),
  })
  if (bank)
    await callAsBrowser(app, `${path}/authenticate`, {
      client_secret: secret,
      isConfirmed: bank === 'confirms',
    })
  await app.localPayments!.work()
  return confirmed
}
