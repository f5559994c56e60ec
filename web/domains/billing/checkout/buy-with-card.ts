import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { ApiError, api, unwrap } from '../../../api.ts'
import { checkoutTexts } from '../../../locales/en/billing/checkout.ts'
import { confirmPayment, providerText } from '../confirm-payment.ts'
import type { PlanWish } from '../queries.ts'

/**
 * Pays for a plan: the provider stores the card, the server starts the subscription, and the provider confirms its
 * first payment, with 3-D Secure where the bank asks for it. Resolves with the id of the subscription. Rejects with a
 * text for the user.
 */
export async function buyWithCard(stripe: Stripe, card: StripeCardElement, wish: PlanWish): Promise<string> {
  const stored = await stripe.createPaymentMethod({ type: 'card', card })
  if (stored.error) throw new Error(providerText(stored.error))
  const paymentMethodId = stored.paymentMethod.id
  const { clientSecret, subscriptionId } = await startSubscription({ ...wish, paymentMethodId })
  if (clientSecret) await confirmPayment(stripe, clientSecret, paymentMethodId)
  return subscriptionId
}

async function startSubscription(json: PlanWish & { paymentMethodId: string }) {
  try {
    return await unwrap(api.api['create-subscription'].$post({ json }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new Error(checkoutTexts.signIn)
    throw error
  }
}
