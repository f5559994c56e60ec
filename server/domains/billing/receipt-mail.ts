import type { Receipt } from '../../../contract/billing/billing.ts'
import { moneyText } from '../../../contract/billing/money.ts'
import { brand } from '../../../contract/brand.ts'
import { plans } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { letter } from '../accounts/mails/mails.ts'
import { dayText, why } from './plan-mails.ts'

/** What a payment was for, as the provider names it; any other one is `manual`. */
const reasons = {
  subscription_create: ({ name }: { name: string }) => ({
    subject: `Your ${brand.name} receipt: ${name}`,
    heading: 'Thank you for subscribing!',
    first: `Your ${name} subscription is now active. This is your receipt.`,
  }),
  subscription_update: ({ name }: { name: string }) => ({
    subject: `Your ${brand.name} plan is now ${name}`,
    heading: `Your plan is now ${name}`,
    first: 'The change works at once. This is your receipt.',
  }),
  subscription_cycle: ({ name }: { name: string }) => ({
    subject: `Your ${brand.name} plan was renewed`,
    heading: 'Your plan was renewed',
    first: `Your ${name} plan goes on for the next period. This is your receipt.`,
  }),
  manual: () => ({
    subject: `Your ${brand.name} receipt`,
    heading: 'Your receipt',
    first: 'Thank you for your payment. This is your receipt.',
  }),
} as const

type Reason = keyof typeof reasons

export function receiptMail(
  to: string,
  made: { receipt: Receipt; reason: string | null; baseUrl: string },
): Mail {
  const { receipt, baseUrl } = made
  const reason = made.reason && made.reason in reasons ? (made.reason as Reason) : 'manual'
  const { subject, heading, first } = reasons[reason](plans[receipt.plan])
  const settings = { label: 'Open the plan in Settings', link: `${baseUrl}/settings?tab=subscription` }
  return letter(to, {
    subject,
    heading,
    paragraphs: [first, { facts: factsOf(receipt, reason) }],
    action: receipt.invoiceUrl ? { label: 'Open the invoice', link: receipt.invoiceUrl } : settings,
    ...(receipt.invoiceUrl ? { otherAction: settings } : {}),
    why: why(),
  })
}

function factsOf(receipt: Receipt, reason: Reason): [string, string][] {
  const { billing, amountPaid, tax, currency, periodStart, periodEnd, next, words, invoiceNumber } = receipt
  const { name, cycleDays } = plans[receipt.plan]
  const day = (date: string) => dayText(new Date(date))
  const facts: [string, string | null][] = [
    [
      'Plan',
      reason === 'manual'
        ? null
        : billing === 'yearly'
          ? `${name}, billed yearly`
          : `${name}, billed monthly`,
    ],
    ['Amount paid', moneyText(amountPaid, currency)],
    ['Tax included', tax > 0 ? moneyText(tax, currency) : null],
    ['Paid period', `${day(periodStart)} to ${day(periodEnd)}`],
    ['Words added', reason === 'subscription_cycle' || words === 0 ? null : words.toLocaleString('en-US')],
    [
      'Words',
      reason === 'manual'
        ? null
        : `${plans[receipt.plan].words.toLocaleString('en-US')} every ${cycleDays} days`,
    ],
    ['Next payment', next && moneyText(next.amount, currency)],
    ['Next payment on', next && day(next.at)],
    ['Invoice', invoiceNumber],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}
