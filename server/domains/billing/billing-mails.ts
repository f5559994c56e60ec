import { graceDays } from '../../../contract/billing/billing.ts'
import { brand } from '../../../contract/brand.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { letter } from '../accounts/mails/mails.ts'
import { graceMs } from './rules.ts'

const why = `This mail was sent because you have a plan of ${brand.name}.`

export function dayText(date: Date): string {
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

export function cancelledMail(
  to: string,
  { plan, end, baseUrl }: { plan: Plan; end: Date; baseUrl: string },
): Mail {
  return letter(to, {
    subject: `Your ${brand.name} plan was cancelled`,
    heading: 'Your plan was cancelled',
    paragraphs: [
      `Your ${plan.name} plan does not renew. You keep it until ${dayText(end)}, with all words that you have left, and nothing more is charged.`,
      'Until then you can take the cancellation back in Settings. After that your account continues on the Free plan, and everything you have written stays.',
    ],
    action: { label: 'Open the plan in Settings', link: `${baseUrl}/settings?tab=subscription` },
    why,
  })
}

export function paymentFailedMail(
  to: string,
  { plan, since, baseUrl }: { plan: Plan; since: Date; baseUrl: string },
): Mail {
  const end = new Date(since.getTime() + graceMs)
  return letter(to, {
    subject: `The payment for your ${brand.name} plan failed`,
    heading: 'The payment failed',
    paragraphs: [
      `We could not charge your card for the ${plan.name} plan. You keep the plan for ${graceDays} days, until ${dayText(end)}, and the words come back when the payment has succeeded.`,
      'Please check your card. The payment is tried again by itself.',
    ],
    action: { label: 'Update your card', link: `${baseUrl}/settings?tab=subscription` },
    why,
  })
}
