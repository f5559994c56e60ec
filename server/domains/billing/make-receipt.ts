import type Stripe from 'stripe'
import type { Receipt } from '../../../contract/billing/billing.ts'
import { paidTiers } from '../../../contract/plans.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { grantedWords } from '../credits/words-of-plan.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { type NextPayment, taxOf } from './read-receipts.ts'

type Paid = { invoice: Stripe.Invoice; next: NextPayment | null; isNewest: boolean }

/** Returns what a payment paid for: the held plan, and the words that the ledger names for it. */
export async function makeReceipt(
  db: Database | Transaction,
  row: SubscriptionRow,
  { invoice, next, isNewest }: Paid,
): Promise<Receipt> {
  const { userId, stripeSubscriptionId: subscription, billing, periodStart, periodEnd } = row
  const isUpgrade = invoice.billing_reason === 'subscription_update'
  const reason = isUpgrade ? `upgrade/${invoice.id}` : 'cycle/0'
  const isFirst = invoice.billing_reason === 'subscription_create'
  const words =
    isFirst || isUpgrade ? await grantedWords(db, { userId, prefix: `${subscription}/${reason}` }) : 0
  const date = (seconds: number) => new Date(seconds * 1_000)
  return {
    plan: paidTiers.find((tier) => tier === row.subscriptionTier) ?? paidTiers[0],
    billing: billing ?? 'monthly',
    amountPaid: invoice.amount_paid,
    tax: taxOf(invoice),
    currency: invoice.currency,
    periodStart: ((isNewest && periodStart) || date(invoice.period_start)).toISOString(),
    periodEnd: ((isNewest && periodEnd) || date(invoice.period_end)).toISOString(),
    next: next && isNewest ? { at: next.at.toISOString(), amount: next.amount } : null,
    words,
    invoiceNumber: invoice.number,
    invoiceUrl: invoice.hosted_invoice_url ?? null,
  }
}
