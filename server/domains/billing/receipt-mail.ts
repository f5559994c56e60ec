import type { Receipt } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import { dayText } from '../../../texts/writing/values.ts'
import type { MailText } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailTexts, sumText } from '../../platform/mail/mail-texts.ts'
import { letter } from '../accounts/mails/mails.ts'

const texts = mailTexts.receipt

/** What a payment was for, as the provider names it; any other one is `manual`. */
const reasons = {
  subscription_create: (plan: string) => ({
    subject: texts.createdSubject({ plan }),
    heading: texts.createdHeading,
    first: texts.createdBody({ plan }),
  }),
  subscription_update: (plan: string) => ({
    subject: texts.updatedSubject({ plan }),
    heading: texts.updatedHeading({ plan }),
    first: texts.updatedBody,
  }),
  subscription_cycle: (plan: string) => ({
    subject: texts.renewedSubject,
    heading: texts.renewedHeading,
    first: texts.renewedBody({ plan }),
  }),
  manual: () => ({ subject: texts.paidSubject, heading: texts.paidHeading, first: texts.paidBody }),
} as const

type Reason = keyof typeof reasons

export function receiptMail(
  to: string,
  made: { receipt: Receipt; reason: string | null; baseUrl: string },
): Mail {
  const { receipt, baseUrl } = made
  const reason = made.reason && made.reason in reasons ? (made.reason as Reason) : 'manual'
  const { subject, heading, first } = reasons[reason](plans[receipt.plan].name)
  const { planInSettings, ofPlan } = mailTexts.common
  const settings = { label: planInSettings, link: `${baseUrl}/settings?tab=subscription` }
  return letter(to, {
    subject,
    heading,
    paragraphs: [first, { facts: factsOf(receipt, reason) }],
    action: receipt.invoiceUrl ? { label: texts.action, link: receipt.invoiceUrl } : settings,
    ...(receipt.invoiceUrl ? { otherAction: settings } : {}),
    why: ofPlan,
  })
}

function factsOf(receipt: Receipt, reason: Reason): [MailText, MailText][] {
  const { billing, amountPaid, tax, currency, periodStart, periodEnd, next, words, invoiceNumber } = receipt
  const { name: plan, cycleDays, words: everyCycle } = plans[receipt.plan]
  const day = (date: string) => dayText(new Date(date))
  const isManual = reason === 'manual'
  const addsNone = reason === 'subscription_cycle' || words === 0
  const facts: [MailText, MailText | null][] = [
    [texts.plan, isManual ? null : billing === 'yearly' ? texts.yearly({ plan }) : texts.monthly({ plan })],
    [texts.amount, sumText(amountPaid, currency)],
    [texts.tax, tax > 0 ? sumText(tax, currency) : null],
    [texts.period, texts.periodDays({ first: day(periodStart), last: day(periodEnd) })],
    [texts.wordsAdded, addsNone ? null : texts.added({ words })],
    [texts.words, isManual ? null : texts.wordsEvery({ words: everyCycle, days: cycleDays ?? 0 })],
    [texts.next, next && sumText(next.amount, currency)],
    [texts.nextOn, next && day(next.at)],
    [texts.invoice, invoiceNumber],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [MailText, MailText]] : []))
}
