import { z } from 'zod'
import { billing } from '../../texts/billing.ts'
import { messagesOf } from '../../texts/message.ts'
import { type PaidTier, paidTiers, type Tier, tiers } from '../plans.ts'

export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

/** The documented limits of time of the plans page, the success page and the settings. */
export const billingTimes = {
  checkoutGetMs: 10_000,
  checkoutSmallPostMs: 10_000,
  checkoutPostMs: 15_000,
  successRedirectMs: 3_000,
  failureRedirectMs: 5_000,
  missingRedirectMs: 2_000,
  renewalRefreshMs: 30_000,
  refreshCooldownMs: 5_000,
  planRefreshMs: 120_000,
  toastMs: 8_000,
} as const

/** A purchase can be taken back within these days, if fewer words were charged since. */
export const refundRule = { days: 7, words: 1_000 } as const

/** A failed renewal keeps the plan for this long. */
export const graceDays = 7

const userId = z.string().max(100).optional()

/** The body of the documented calls: the user comes from the session, and another one is refused. */
export const ownerInput = z.object({ userId })

/** The documented text for a choice that is missing, or wrong. */
const choiceText = (wrong: 'planWrong' | 'billingWrong') => ({
  error: ({ input }: { input?: unknown }) =>
    (input === undefined ? billingTexts.selectionMissing : billingTexts[wrong]).key,
})

const purchase = {
  plan: z.enum(paidTiers, /* @__PURE__ */ choiceText('planWrong')),
  billing: z.enum(billings, /* @__PURE__ */ choiceText('billingWrong')),
  userId,
}
export const checkoutInput = z.object(purchase)

// Not `checkoutInput.extend`, which the bundler would not drop from pages that use no schema.
export const createSubscriptionInput = z.object({
  ...purchase,
  paymentMethodId: z.string().min(1).max(200),
})

/** Where a plan can be bought without this server. */
export type PaymentLink = { plan: PaidTier; billing: Billing; url: string }

/** The answer of the card form's call: whether the browser still has to confirm the payment. */
export type CardPurchase =
  | { status: 'requires_confirmation'; clientSecret: string }
  | { status: 'processing'; clientSecret: null }

/** `plan` and `sessionId` are hints of the documented calls. Neither grants anything. */
export const rereadInput = z.object({
  userId,
  plan: z.string().max(40).optional(),
  sessionId: z.string().max(200).optional(),
})

export type SubscriptionState = {
  tier: Tier
  /** A larger plan that came with an invitation, without payment. */
  givenTier?: Tier | null
  status: 'active' | 'cancelled'
  limits: { words: number }
  billing: Billing | null
  nextTier: Tier | null
  /** The change that was planned before a cancellation. It is planned again when the cancellation is taken back. */
  plannedTier: Tier | null
  /** ISO dates. */
  periodEnd: string | null
  endsAt: string | null
  unpaidSince: string | null
}

export type RenewalDetails = {
  user_subscribed_at: string | null
  next_credit_refresh_date: string | null
  status_label: string
  subscription_end_date: string | null
  is_actually_active: boolean
  remaining_words: number
  last_credits_refresh_at: string | null
  renews_at: string | null
}

/** In which currencies plans can be sold: those whose smallest unit is a hundredth. */
export const currencies = [
  'usd',
  'eur',
  'gbp',
  'cad',
  'aud',
  'nzd',
  'chf',
  'sek',
  'nok',
  'dkk',
  'pln',
  'czk',
  'ron',
  'brl',
  'mxn',
  'inr',
  'sgd',
  'hkd',
  'zar',
] as const
export type Currency = (typeof currencies)[number]

/** Whether the provider adds taxes to the prices, or finds them in the prices. */
export const taxModes = ['off', 'exclusive', 'inclusive'] as const
export type TaxMode = (typeof taxModes)[number]

/** What a payment paid for. Sums are cents of the currency. */
export type Receipt = {
  plan: PaidTier
  billing: Billing
  amountPaid: number
  /** The part of it that is tax. */
  tax: number
  currency: string
  /** ISO dates of the paid period. */
  periodStart: string
  periodEnd: string
  /** Null where nothing more is charged. */
  next: { at: string; amount: number } | null
  /** The words that the payment added. */
  words: number
  invoiceNumber: string | null
  invoiceUrl: string | null
}

export type InvoiceRow = {
  id: string
  number: string | null
  /** Seconds since 1970. */
  created: number
  /** Cents. */
  amount_paid: number
  /** Cents that were paid back. */
  amount_refunded: number
  currency: string
  status: string | null
  invoice_pdf: string | null
  hosted_invoice_url: string | null
}

export type PlanChange = {
  /** now: paid and granted at once; later: at the end of the period; keep: takes back a change that is planned. */
  when: 'now' | 'later' | 'keep'
  /** The billing period after the change. */
  billing: Billing
  /** Cents to pay now. */
  amountDue: number
  /** Cents of the new plan for the rest of the period, and what the unused time of the old one is worth. */
  charge: number
  credit: number
  /** The next payment after the change; null where none follows. */
  next: { at: string; amount: number } | null
  /** Words that are added now. */
  words: number
  at: string | null
}

/** Texts of refusals, as given in the specification where it has one. */
export const billingTexts = /* @__PURE__ */ messagesOf('billing', billing)

const tierSet: ReadonlySet<string> = new Set(tiers)

export function isTier(value: unknown): value is Tier {
  return typeof value === 'string' && tierSet.has(value)
}
