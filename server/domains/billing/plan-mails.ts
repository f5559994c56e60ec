import { graceDays } from '../../../contract/billing/billing.ts'
import { brand } from '../../../contract/brand.ts'
import { type Plan, plans } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { letter } from '../accounts/mails/mails.ts'
import { graceMs } from './rules.ts'
import type { EndCause } from './subscription-state.ts'

export const why = () => `This mail was sent because you have a plan of ${brand.name}.`

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
      `Until then you can take the cancellation back in Settings. After that your account continues on the Free plan, with at most ${plans.free.words.toLocaleString('en-US')} of the words that are left, and everything you have written stays.`,
    ],
    action: { label: 'Open the plan in Settings', link: `${baseUrl}/settings?tab=subscription` },
    why: why(),
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
      'Please check your card. The payment is tried again by itself, and at once when you choose Reactivate subscription in Settings.',
    ],
    action: { label: 'Update your card', link: `${baseUrl}/settings?tab=subscription` },
    why: why(),
  })
}

export function cardExpiresMail(
  to: string,
  { plan, renewal, baseUrl }: { plan: Plan; renewal: Date; baseUrl: string },
): Mail {
  return letter(to, {
    subject: `Your card expires before your ${brand.name} plan renews`,
    heading: 'Your card expires soon',
    paragraphs: [
      `Your ${plan.name} plan renews on ${dayText(renewal)}, and the card that we would charge expires before that day.`,
      'Please enter your new card in Settings. If your bank has replaced the card by itself, you do not have to do anything.',
    ],
    action: { label: 'Update your card', link: `${baseUrl}/settings?tab=subscription` },
    why: why(),
  })
}

const endReasons: Record<EndCause, string> = {
  unpaid: `The payment for your plan did not succeed within ${graceDays} days, so the plan has ended.`,
  refund: 'Your payment was refunded, so the plan and the words that came with it have ended.',
  dispute: 'The payment was disputed with the bank, so the plan and the words that came with it have ended.',
}

export function planEndedMail(
  to: string,
  {
    plan,
    cause,
    refunded,
    baseUrl,
  }: { plan: Plan; cause: EndCause; refunded: string | null; baseUrl: string },
): Mail {
  return letter(to, {
    subject: `Your ${brand.name} plan has ended`,
    heading: `Your ${plan.name} plan has ended`,
    paragraphs: [
      endReasons[cause],
      ...(refunded ? [refundText(refunded)] : []),
      'Your account continues on the Free plan, and everything you have written stays. Nothing more is charged.',
    ],
    action: { label: 'See the plans', link: `${baseUrl}/subscription-plans` },
    why: why(),
  })
}

const refundText = (sum: string) =>
  `We have paid back ${sum} to the card or account that you paid with. It can take some days until your bank shows it.`

/** About a refund that leaves the plan as it is. */
export function refundMail(to: string, { refunded, baseUrl }: { refunded: string; baseUrl: string }): Mail {
  return letter(to, {
    subject: `Your refund from ${brand.name}`,
    heading: `${refunded} was refunded`,
    paragraphs: [refundText(refunded)],
    action: { label: 'See your invoices', link: `${baseUrl}/settings?tab=billing-history` },
    why: why(),
  })
}

/** `following` is the plan of a change that was planned before the cancellation and is planned again. */
export function reactivatedMail(
  to: string,
  { plan, next, following, baseUrl }: { plan: Plan; next: Date; following: Plan | null; baseUrl: string },
): Mail {
  return letter(to, {
    subject: `Your ${brand.name} plan goes on`,
    heading: 'Your plan goes on',
    paragraphs: [
      following
        ? `You keep your ${plan.name} plan until ${dayText(next)}. The change that you had planned stands again: ${following.name} follows after that, and nothing is charged before that.`
        : `You keep your ${plan.name} plan. It renews on ${dayText(next)}, and nothing is charged before that.`,
    ],
    action: { label: 'Open the plan in Settings', link: `${baseUrl}/settings?tab=subscription` },
    why: why(),
  })
}

export function downgradeMail(
  to: string,
  { plan, following, at, baseUrl }: { plan: Plan; following: Plan; at: Date; baseUrl: string },
): Mail {
  return letter(to, {
    subject: `Your ${brand.name} plan changes to ${following.name}`,
    heading: `${following.name} follows on ${dayText(at)}`,
    paragraphs: [
      `You keep your ${plan.name} plan until ${dayText(at)}, with all words that you have left. ${following.name} follows after that, and nothing is charged before that.`,
      'Until then you can take this change back on the plans page.',
    ],
    action: { label: 'See the plans', link: `${baseUrl}/subscription-plans` },
    why: why(),
  })
}
