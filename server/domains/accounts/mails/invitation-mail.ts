import { brand } from '../../../../contract/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from './mails.ts'

type Invitation = { inviter: string | null; link: string; plan: string | null; days: number }

export function invitationMail(to: string, { inviter, link, plan, days }: Invitation): Mail {
  const subject = inviter ? `${inviter} invites you to ${brand.name}` : `You are invited to ${brand.name}`
  return letter(to, {
    subject,
    heading: `You are invited to ${brand.name}`,
    paragraphs: [
      inviter
        ? `${inviter} invites you to create an account on ${brand.name}, with this address.`
        : `The people who run ${brand.name} invite you to create an account, with this address.`,
      ...(plan ? [`The plan ${plan} is included.`] : []),
    ],
    action: { label: 'Create account', link },
    after:
      days === 1
        ? 'The link works once and for 24 hours. If you did not expect it, you can ignore this mail.'
        : `The link works once and for ${days} days. If you did not expect it, you can ignore this mail.`,
    why: `This mail was sent because an operator of ${brand.name} entered this address.`,
  })
}
