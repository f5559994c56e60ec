import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'
import { letter } from './mails.ts'

/** For an address with more than one sign-up: the reader of this mail chooses the password. */
export function choosePasswordMail(to: string, link: string): Mail {
  const { subject, heading, body, more } = mailTexts.choosePassword
  return letter(to, {
    subject,
    heading,
    paragraphs: [body, more],
    action: { label: heading, link },
    after: mailTexts.verification.after,
    why: mailTexts.common.signedUp,
  })
}

export function resetPasswordMail(to: string, link: string): Mail {
  const { subject, heading, body, more, after, why } = mailTexts.resetPassword
  return letter(to, {
    subject,
    heading,
    paragraphs: [body, more],
    action: { label: heading, link },
    after,
    why,
  })
}
