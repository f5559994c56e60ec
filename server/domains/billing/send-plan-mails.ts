import type { Receipt } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sumText } from '../../platform/mail/mail-texts.ts'
import { findAddress } from '../accounts/find-address.ts'
import type { SubscriptionRow } from './find-subscription.ts'
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
import type { EndCause } from './subscription-state.ts'

type Change = {
  before: SubscriptionRow
  after: SubscriptionRow
  cause: EndCause | null
  receipts: { receipt: Receipt; reason: string | null }[]
  /** Cents that were paid back since the last change. */
  refunded: number
  currency: string
}

/** Queues the mails about a change of the plan. Each change is stored once, so each mail is sent once. */
export async function sendPlanMails(
  { mailer, env }: Pick<Doors, 'mailer' | 'env'>,
  tx: Transaction,
  change: Change,
): Promise<void> {
  const makers = mailsAbout(change)
  if (makers.length === 0) return
  const email = await findAddress(tx, change.after.userId)
  if (!email) return
  for (const make of makers) await mailer.send(make(email, env.BASE_URL), tx)
}

type MakeMail = (to: string, baseUrl: string) => Mail

function mailsAbout(change: Change): MakeMail[] {
  const receipts = change.receipts.map(
    (each): MakeMail =>
      (to, baseUrl) =>
        receiptMail(to, { ...each, baseUrl }),
  )
  return [...receipts, ...mailsAboutRunning(change), ...mailsAboutEnd(change)]
}

function mailsAboutRunning({ before, after, receipts }: Change): MakeMail[] {
  const plan = plans[after.subscriptionTier]
  const { endsAt, unpaidSince, periodEnd, cardWarnedFor, nextTier } = after
  const isSamePlan =
    after.stripeSubscriptionId !== null && before.stripeSubscriptionId === after.stripeSubscriptionId
  const made: MakeMail[] = []
  if (endsAt && !before.endsAt) made.push((to, baseUrl) => cancelledMail(to, { plan, end: endsAt, baseUrl }))
  const hasReturned =
    (before.endsAt && !endsAt) ||
    (before.nextTier && !nextTier && before.periodEnd?.getTime() === periodEnd?.getTime())
  if (isSamePlan && hasReturned && periodEnd && receipts.length === 0)
    made.push((to, baseUrl) =>
      reactivatedMail(to, { plan, next: periodEnd, following: nextTier && plans[nextTier], baseUrl }),
    )
  if (nextTier && nextTier !== before.nextTier && periodEnd && !endsAt)
    made.push((to, baseUrl) =>
      downgradeMail(to, { plan, following: plans[nextTier], at: periodEnd, baseUrl }),
    )
  if (unpaidSince && !before.unpaidSince)
    made.push((to, baseUrl) => paymentFailedMail(to, { plan, since: unpaidSince, baseUrl }))
  if (periodEnd && cardWarnedFor && cardWarnedFor !== before.cardWarnedFor)
    made.push((to, baseUrl) => cardExpiresMail(to, { plan, renewal: periodEnd, baseUrl }))
  return made
}

function mailsAboutEnd({ before, after, cause, ...change }: Change): MakeMail[] {
  const refunded = change.refunded > 0 ? sumText(change.refunded, change.currency) : null
  if (cause && before.stripeSubscriptionId && !after.stripeSubscriptionId)
    return [
      (to, baseUrl) => planEndedMail(to, { plan: plans[before.subscriptionTier], cause, refunded, baseUrl }),
    ]
  return refunded ? [(to, baseUrl) => refundMail(to, { refunded, baseUrl })] : []
}
