import type { Interval } from './clock.ts'
import type { Thing } from './store.ts'
import type { CardBehaviour } from './test-cards.ts'

export type Customer = Thing & {
  email: string | null
  invoice_settings: { default_payment_method: string | null }
  test_clock: string | null
  /** What the provider owes the customer, as a negative number of cents. */
  balance: number
}

export type Price = Thing & {
  product: string
  unit_amount: number
  tax_behavior: string
  currency: string
  lookup_key: string | null
  active: boolean
  recurring: { interval: Interval; interval_count: number }
}

export type PaymentMethod = Thing & {
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
  _behaviour: CardBehaviour
  _charges: number
}

type SubscriptionItem = Thing & {
  price: Price
  current_period_start: number
  current_period_end: number
}

export type Subscription = Thing & {
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'incomplete_expired'
  billing_cycle_anchor: number
  start_date: number
  created: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
  latest_invoice: string
  default_payment_method: string | null
  metadata: Record<string, string>
  /** A change of price that waits for its payment. */
  pending_update: { expires_at: number; subscription_items: { id: string; price: Price }[] } | null
  /** The number of the current period since the anchor. */
  _period: number
  /** Taxes are calculated, by the one rate of the stand-in. */
  automatic_tax: { enabled: boolean }
  /** What the payment of `pending_update` applies. */
  _pendingChange: PriceChange | null
}

export type PriceChange = { price: Price; period: { start: number; end: number }; anchor: number }

export type CardError = {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
}

/** The payment of an invoice. `client_secret` is what a browser needs to confirm it. */
export type PaymentIntent = Thing & {
  customer: string
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  client_secret: string
  payment_method: string | null
  last_payment_error: CardError | null
  next_action: { type: 'use_stripe_sdk' } | null
  _invoice: string
}

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string } }
  quantity: number
}

export type Invoice = Thing & {
  customer: string
  number: string
  created: number
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  currency: string
  subtotal: number
  total: number
  total_taxes: { amount: number; tax_behavior: string }[]
  starting_balance: number
  ending_balance: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  next_payment_attempt: number | null
  billing_reason: string
  period_start: number
  period_end: number
  hosted_invoice_url: string
  invoice_pdf: string
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  status_transitions: {
    finalized_at: number
    paid_at: number | null
    voided_at: number | null
    marked_uncollectible_at: null
  }
  /** The id of its payment intent; null where nothing is to be paid. */
  _intent: string | null
}

export type PaymentLink = Thing & {
  active: boolean
  url: string
  metadata: Record<string, string>
  after_completion: { type: 'redirect'; redirect: { url: string } }
  automatic_tax: { enabled: boolean }
  _price: string
}

export type CheckoutSession = Thing & {
  /** Null until the completion of a session that a payment link made. */
  customer: string | null
  payment_link: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  url: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  created: number
  amount_total: number
  subscription: string | null
  invoice: string | null
  metadata: Record<string, string>
  client_reference_id: string | null
  automatic_tax: { enabled: boolean }
  _price: string
  _subscriptionMetadata: Record<string, string>
}
