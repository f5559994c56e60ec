import type { Receipt } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sumText } from '../../platform/mail/mail-texts.ts'
import {
  cancelledMail,
  cardExpiresMail,
  downgradeMail,
  paymentFailedMail,
  planEndedMail,
  reactivatedMail,
  refundMail,
} from './plan-mails.ts'
import { receiptMail } from './receipt-mail.ts'

const receipt: Receipt = {
  plan: 'pro',
  billing: 'monthly',
  amountPaid: 2_499,
  tax: 399,
  currency: 'usd',
  periodStart: '2026-11-28T15:08:00Z',
  periodEnd: '2026-12-28T15:08:00Z',
  next: { at: '2026-12-28T15:08:00Z', amount: 2_499 },
  words: 55_000,
  invoiceNumber: 'LH-0001',
  invoiceUrl: 'https://pay.longhand.example/invoice',
}
const payments = ['subscription_create', 'subscription_update', 'subscription_cycle', 'manual'] as const

/** Returns every mail of this domain with sample data, for viewing. */
export function billingMailSamples(baseUrl: string): { name: string; mail: Mail }[] {
  const to = 'ana.moreau@example.org'
  const plan = plans.pro
  const end = new Date('2026-12-28T15:08:00Z')
  return [
    ...payments.map((reason) => ({
      name: `receipt-${reason.replace('subscription_', '')}`,
      mail: receiptMail(to, { receipt, reason, baseUrl }),
    })),
    {
      name: 'plan-downgrade',
      mail: downgradeMail(to, { plan: plans.unlimited, following: plan, at: end, baseUrl }),
    },
    { name: 'plan-reactivated', mail: reactivatedMail(to, { plan, next: end, following: null, baseUrl }) },
    {
      name: 'plan-reactivated-change',
      mail: reactivatedMail(to, { plan: plans.unlimited, next: end, following: plan, baseUrl }),
    },
    { name: 'refund', mail: refundMail(to, { refunded: sumText(500, 'usd'), baseUrl }) },
    { name: 'plan-cancelled', mail: cancelledMail(to, { plan, end, baseUrl }) },
    { name: 'payment-failed', mail: paymentFailedMail(to, { plan, since: end, baseUrl }) },
    { name: 'card-expires', mail: cardExpiresMail(to, { plan, renewal: end, baseUrl }) },
    ...(['unpaid', 'refund', 'dispute'] as const).map((cause) => ({
      name: `plan-ended-${cause}`,
      mail: planEndedMail(to, {
        plan,
        cause,
        refunded: cause === 'refund' ? sumText(2_499, 'usd') : null,
        baseUrl,
      }),
    })),
  ]
}
