import { plans } from '../../../contract/plans.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { cancelledMail, cardExpiresMail, paymentFailedMail, planEndedMail } from './plan-mails.ts'

/** Returns every mail of this domain with sample data, for viewing. */
export function billingMailSamples(baseUrl: string): { name: string; mail: Mail }[] {
  const to = 'ana.moreau@example.org'
  const plan = plans.pro
  const end = new Date('2026-12-28T15:08:00Z')
  return [
    { name: 'plan-cancelled', mail: cancelledMail(to, { plan, end, baseUrl }) },
    { name: 'payment-failed', mail: paymentFailedMail(to, { plan, since: end, baseUrl }) },
    { name: 'card-expires', mail: cardExpiresMail(to, { plan, renewal: end, baseUrl }) },
    ...(['unpaid', 'refund', 'dispute'] as const).map((cause) => ({
      name: `plan-ended-${cause}`,
      mail: planEndedMail(to, { plan, cause, baseUrl }),
    })),
  ]
}
