import type { Stripe, StripeError } from '@stripe/stripe-js'
import { checkoutTexts } from '../../locales/en/billing/checkout.ts'

/** Confirms a payment with a card, or with the one that the payment already has. Rejects with a text for the user. */
export async function confirmPayment(stripe: Stripe, clientSecret: string, card?: string): Promise<void> {
  const { error } = await stripe.confirmCardPayment(clientSecret, card ? { payment_method: card } : {})
  if (!error || error.payment_intent?.status === 'succeeded') return
  if (error.type !== 'api_connection_error') throw new Error(providerText(error))
  // The reply was lost, so the payment may have succeeded.
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') return
  throw new Error(paymentIntent ? providerText(error) : checkoutTexts.outcomeUnknown)
}

/** Returns the provider's message if it is written for the user, or else the documented text. */
export function providerText({ type, code, message }: StripeError): string {
  if (code === 'payment_intent_unexpected_state') return checkoutTexts.canceledMeanwhile
  const isForUser = type !== 'invalid_request_error' || code === 'payment_intent_authentication_failure'
  return (isForUser && message) || checkoutTexts.paymentFailed
}
