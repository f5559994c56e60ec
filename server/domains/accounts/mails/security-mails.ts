import type { SecurityEventKind } from '../../../../contract/accounts/security.ts'
import { brand } from '../../../../contract/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from './mails.ts'

export type MailOrigin = { device: string | null; address: string | null; baseUrl: string }
type SecurityMail = (to: string, origin: MailOrigin) => Mail | Promise<Mail>

const notYou = 'If that was not you, set a new password at once and end the sessions that you do not know.'

export function newSignInMail(to: string, origin: MailOrigin): Mail {
  return securityLetter(to, origin, {
    subject: `New sign-in to ${brand.name}`,
    heading: 'A new sign-in',
    what: 'Someone signed in to your account from a new browser.',
    after: `If that was you, there is nothing to do. ${notYou} You can switch these mails off in Settings, Notifications.`,
  })
}

function passwordMail(how: string): SecurityMail {
  return (to, origin) =>
    securityLetter(to, origin, {
      subject: `Your ${brand.name} password was ${how}`,
      heading: `Your password was ${how}`,
      what: `The password of your account was ${how}.`,
      after: 'If that was not you, use “Forgot password?” on the sign-in page at once.',
    })
}

/** `what` is read for each mail, because the name of the site may change. */
function twoFactorMail(subject: string, what: () => string): SecurityMail {
  return (to, origin) => securityLetter(to, origin, { subject, what: what(), after: notYou })
}

const twoFactorOnMail = twoFactorMail(
  'Two-factor authentication is on',
  () =>
    `From now on, signing in to ${brand.name} takes your password and a code. All other sessions were ended. Keep your recovery codes in a safe place.`,
)
const twoFactorOffMail = twoFactorMail(
  'Two-factor authentication is off',
  () => `From now on, your password alone is enough to sign in to ${brand.name}.`,
)
const recoveryCodesMail = twoFactorMail(
  'You have new recovery codes',
  () => 'New recovery codes were made for your account. The old ones no longer work.',
)
const recoveryCodeUsedMail = twoFactorMail(
  'A recovery code was used',
  () => 'Someone signed in to your account with one of your recovery codes. Each code works once.',
)
const operatorResetMail = twoFactorMail(
  'Your second factor was removed',
  () =>
    `An operator of ${brand.name} switched two-factor authentication off for your account and ended all of its sessions. Your password alone is enough to sign in until you set it up again.`,
)
/** `passwordLink`: a link to choose a new password, if the account had one that no longer works. */
export function googleLinkedMail(to: string, origin: MailOrigin, passwordLink: string | null): Mail {
  const subject = 'Your Google account was connected'
  const what = `You can now sign in to ${brand.name} with Google.`
  if (!passwordLink) return securityLetter(to, origin, { subject, what, after: notYou })
  return securityLetter(to, origin, {
    subject: `${subject}: please choose a new password`,
    heading: subject,
    what: `${what} Google has proved that this address is yours, but another person may have set the account’s password, so the old password no longer works, and every other session was ended.`,
    action: { label: 'Choose a new password', link: passwordLink },
    after:
      'The link works once and for 24 hours; after that, use “Forgot password?” on the sign-in page. Without a new password you sign in with Google alone.',
  })
}

const codesGuessedMail: SecurityMail = (to, origin) =>
  securityLetter(to, origin, {
    subject: `Someone may know your ${brand.name} password`,
    heading: 'Someone may know your password',
    what: 'Five wrong codes were entered when signing in to your account, after the right password. None of them worked.',
    after:
      'If that was you, there is nothing to do. If not, someone has your password: set a new one at once. Your authenticator and your recovery codes keep the account closed until then.',
  })

const emailChangeCancelledMail: SecurityMail = (to, origin) =>
  securityLetter(to, origin, {
    subject: `Your ${brand.name} email address stays as it is`,
    heading: 'Your email address stays as it is',
    what: 'The change of your email address was stopped. The links that were sent for it no longer work, and you sign in as before.',
    after: notYou,
  })

/** Returns the mail for a change of an account's protection; it is sent regardless of the preferences. */
export function securityMailOf(kind: SecurityEventKind): SecurityMail | undefined {
  return mailsByKind[kind]
}

const passkeyAddedMail = twoFactorMail(
  'A passkey was added to your account',
  () => `From now on, it signs in to ${brand.name} without your password and without a code.`,
)
const passkeyRemovedMail = twoFactorMail(
  'A passkey was removed from your account',
  () => `It no longer signs in to ${brand.name}.`,
)

const mailsByKind: Partial<Record<SecurityEventKind, SecurityMail>> = {
  codes_guessed: codesGuessedMail,
  password_changed: passwordMail('changed'),
  password_reset: passwordMail('reset'),
  two_factor_on: twoFactorOnMail,
  two_factor_off: twoFactorOffMail,
  recovery_codes_renewed: recoveryCodesMail,
  recovery_code_used: recoveryCodeUsedMail,
  passkey_added: passkeyAddedMail,
  passkey_removed: passkeyRemovedMail,
  email_change_cancelled: emailChangeCancelledMail,
  operator_reset_two_factor: operatorResetMail,
}

/** Includes the time zone, because the reader may be in any. */
function momentText(date: Date): string {
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`
}

type Words = {
  subject: string
  heading?: string
  what: string
  action?: { label: string; link: string }
  after: string
}

function securityLetter(to: string, { device, address, baseUrl }: MailOrigin, words: Words): Mail {
  const facts: [string, string][] = [['Time', momentText(new Date())]]
  if (device) facts.push(['Device', device])
  if (address) facts.push(['IP address', address])
  return letter(to, {
    subject: words.subject,
    heading: words.heading ?? words.subject,
    paragraphs: [words.what, { facts }],
    action: words.action ?? { label: 'Review your account', link: `${baseUrl}/settings/privacy` },
    after: words.after,
  })
}
