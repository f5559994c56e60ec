import type { SecurityEventKind } from '../../../../contract/accounts/security.ts'
import { momentText } from '../../../../texts/writing/values.ts'
import type { LetterLink, MailText } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'
import { letter } from './mails.ts'

export type MailOrigin = { device: string | null; address: string | null; baseUrl: string }
type SecurityMail = (to: string, origin: MailOrigin) => Mail | Promise<Mail>

type Texts = {
  subject: MailText
  /** The subject by default. */
  heading?: MailText
  body: MailText
  /** What to do if another person did it, unless the mail says so itself. */
  after?: MailText
  action?: LetterLink
}

const { common, googleLinked, passwordChanged, passwordReset } = mailTexts

export function newSignInMail(to: string, origin: MailOrigin): Mail {
  return securityLetter(to, origin, mailTexts.newSignIn)
}

/** `passwordLink`: a link to choose a new password, if the account had one that no longer works. */
export function googleLinkedMail(to: string, origin: MailOrigin, passwordLink: string | null): Mail {
  const { subject, subjectPassword, body, bodyPassword, action, after } = googleLinked
  if (!passwordLink) return securityLetter(to, origin, { subject, body })
  return securityLetter(to, origin, {
    subject: subjectPassword,
    heading: subject,
    body: bodyPassword,
    action: { label: action, link: passwordLink },
    after,
  })
}

/** Returns the mail for a change of an account's protection; it is sent regardless of the preferences. */
export function securityMailOf(kind: SecurityEventKind): SecurityMail | undefined {
  const texts = textsByKind[kind]
  return texts && ((to, origin) => securityLetter(to, origin, texts))
}

const textsByKind: Partial<Record<SecurityEventKind, Texts>> = {
  codes_guessed: mailTexts.codesGuessed,
  password_changed: passwordChanged,
  password_reset: { ...passwordReset, after: passwordChanged.after },
  two_factor_on: mailTexts.twoFactorOn,
  two_factor_off: mailTexts.twoFactorOff,
  recovery_codes_renewed: mailTexts.recoveryCodes,
  recovery_code_used: mailTexts.recoveryCodeUsed,
  passkey_added: mailTexts.passkeyAdded,
  passkey_removed: mailTexts.passkeyRemoved,
  email_change_cancelled: mailTexts.emailChangeCancelled,
  operator_reset_two_factor: mailTexts.operatorReset,
}

function securityLetter(to: string, { device, address, baseUrl }: MailOrigin, texts: Texts): Mail {
  const facts: [MailText, MailText][] = [[common.time, momentText(new Date())]]
  if (device) facts.push([common.device, device])
  if (address) facts.push([common.address, address])
  return letter(to, {
    subject: texts.subject,
    heading: texts.heading ?? texts.subject,
    paragraphs: [texts.body, { facts }],
    action: texts.action ?? { label: common.reviewAccount, link: `${baseUrl}/settings/privacy` },
    after: texts.after ?? common.notYou,
  })
}
