import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'
import { letter } from './mails.ts'

type Invitation = { inviter: string | null; link: string; plan: string | null; days: number }

export function invitationMail(to: string, { inviter, link, plan, days }: Invitation): Mail {
  const texts = mailTexts.invitation
  return letter(to, {
    subject: inviter ? texts.subjectFrom({ inviter }) : texts.subject,
    heading: texts.subject,
    paragraphs: [inviter ? texts.bodyFrom({ inviter }) : texts.body, ...(plan ? [texts.plan({ plan })] : [])],
    action: { label: texts.action, link },
    after: days === 1 ? texts.oneDay : texts.someDays({ days }),
    why: texts.why,
  })
}
