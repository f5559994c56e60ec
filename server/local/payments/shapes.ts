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
  status: 'active' | 'past_due' | 'canceled' | 'incomplete'
  billing_cycle_anchor: number
  start_date: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string }
  latest_invoice: string
  default_payment_method: string | null
  metadata: Record<string, string>
  /** The number of the current period since the anchor. */
  _period: number
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
    voided_at: null
    marked_uncollectible_at: null
  }
}

export type CheckoutSession = Thing & {
  customer: string
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
  _price: string
  _subscriptionMetadata: Record<string, string>
}
