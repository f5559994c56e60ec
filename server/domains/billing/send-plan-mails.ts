import { plans } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findAddress } from '../accounts/find-address.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { cancelledMail, cardExpiresMail, paymentFailedMail, planEndedMail } from './plan-mails.ts'
import type { EndCause } from './subscription-state.ts'

type Change = { before: SubscriptionRow; after: SubscriptionRow; cause: EndCause | null }

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

function mailsAbout({ before, after, cause }: Change): MakeMail[] {
  const plan = plans[after.subscriptionTier]
  const { endsAt, unpaidSince, periodEnd, cardWarnedFor } = after
  const made: MakeMail[] = []
  if (endsAt && !before.endsAt) made.push((to, baseUrl) => cancelledMail(to, { plan, end: endsAt, baseUrl }))
  if (unpaidSince && !before.unpaidSince)
    made.push((to, baseUrl) => paymentFailedMail(to, { plan, since: unpaidSince, baseUrl }))
  if (periodEnd && cardWarnedFor && cardWarnedFor !== before.cardWarnedFor)
    made.push((to, baseUrl) => cardExpiresMail(to, { plan, renewal: periodEnd, baseUrl }))
  if (cause && before.stripeSubscriptionId && !after.stripeSubscriptionId)
    made.push((to, baseUrl) => planEndedMail(to, { plan: plans[before.subscriptionTier], cause, baseUrl }))
  return made
}
