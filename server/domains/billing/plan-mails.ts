import { graceDays } from '../../../contract/billing/billing.ts'
import { type Plan, plans } from '../../../contract/plans.ts'
import type { Message } from '../../../texts/message.ts'
import { dayText } from '../../../texts/writing/values.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailTexts } from '../../platform/mail/mail-texts.ts'
import { letter } from '../accounts/mails/mails.ts'
import { graceMs } from './rules.ts'
import type { EndCause } from './subscription-state.ts'

const { common } = mailTexts

/** Where each mail leads to. */
const planIn = (baseUrl: string) => `${baseUrl}/settings?tab=subscription`
const plansOf = (baseUrl: string) => ({ label: common.seePlans, link: `${baseUrl}/subscription-plans` })

export function cancelledMail(
  to: string,
  { plan, end, baseUrl }: { plan: Plan; end: Date; baseUrl: string },
): Mail {
  const { subject, heading, body, more } = mailTexts.cancelled
  return letter(to, {
    subject,
    heading,
    paragraphs: [body({ plan: plan.name, date: dayText(end) }), more({ words: plans.free.words })],
    action: { label: common.planInSettings, link: planIn(baseUrl) },
    why: common.ofPlan,
  })
}

export function paymentFailedMail(
  to: string,
  { plan, since, baseUrl }: { plan: Plan; since: Date; baseUrl: string },
): Mail {
  const { subject, heading, body, more } = mailTexts.paymentFailed
  const date = dayText(new Date(since.getTime() + graceMs))
  return letter(to, {
    subject,
    heading,
    paragraphs: [body({ plan: plan.name, days: graceDays, date }), more],
    action: { label: common.updateCard, link: planIn(baseUrl) },
    why: common.ofPlan,
  })
}

export function cardExpiresMail(
  to: string,
  { plan, renewal, baseUrl }: { plan: Plan; renewal: Date; baseUrl: string },
): Mail {
  const { subject, heading, body, more } = mailTexts.cardExpires
  return letter(to, {
    subject,
    heading,
    paragraphs: [body({ plan: plan.name, date: dayText(renewal) }), more],
    action: { label: common.updateCard, link: planIn(baseUrl) },
    why: common.ofPlan,
  })
}

const { planEnded, refund } = mailTexts
const endReasons: Record<EndCause, Message> = {
  unpaid: planEnded.unpaid({ days: graceDays }),
  refund: planEnded.refund,
  dispute: planEnded.dispute,
}

/** `refunded` is the sum that was paid back. */
export function planEndedMail(
  to: string,
  {
    plan,
    cause,
    refunded,
    baseUrl,
  }: { plan: Plan; cause: EndCause; refunded: Message | null; baseUrl: string },
): Mail {
  return letter(to, {
    subject: planEnded.subject,
    heading: planEnded.heading({ plan: plan.name }),
    paragraphs: [endReasons[cause], ...(refunded ? [refund.body({ sum: refunded })] : []), planEnded.after],
    action: plansOf(baseUrl),
    why: common.ofPlan,
  })
}

/** About a refund that leaves the plan as it is. */
export function refundMail(to: string, { refunded, baseUrl }: { refunded: Message; baseUrl: string }): Mail {
  const { subject, heading, body, action } = refund
  return letter(to, {
    subject,
    heading: heading({ sum: refunded }),
    paragraphs: [body({ sum: refunded })],
    action: { label: action, link: `${baseUrl}/settings?tab=billing-history` },
    why: common.ofPlan,
  })
}

/** `following` is the plan of a change that was planned before the cancellation and is planned again. */
export function reactivatedMail(
  to: string,
  { plan, next, following, baseUrl }: { plan: Plan; next: Date; following: Plan | null; baseUrl: string },
): Mail {
  const { subject, heading, body, bodyFollowing } = mailTexts.reactivated
  const values = { plan: plan.name, date: dayText(next) }
  return letter(to, {
    subject,
    heading,
    paragraphs: [following ? bodyFollowing({ ...values, following: following.name }) : body(values)],
    action: { label: common.planInSettings, link: planIn(baseUrl) },
    why: common.ofPlan,
  })
}

export function downgradeMail(
  to: string,
  { plan, following, at, baseUrl }: { plan: Plan; following: Plan; at: Date; baseUrl: string },
): Mail {
  const { subject, heading, body, more } = mailTexts.downgrade
  const date = dayText(at)
  return letter(to, {
    subject: subject({ plan: following.name }),
    heading: heading({ plan: following.name, date }),
    paragraphs: [body({ plan: plan.name, date, following: following.name }), more],
    action: plansOf(baseUrl),
    why: common.ofPlan,
  })
}
