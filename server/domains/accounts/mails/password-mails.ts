import { brand } from '../../../../contract/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from './mails.ts'

/** For an address with more than one sign-up: the reader of this mail chooses the password. */
export function choosePasswordMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Choose a password for your ${brand.name} account`,
    heading: 'Choose a password',
    paragraphs: [
      `Someone, probably you, signed up for ${brand.name} with this address more than once.`,
      'To make sure that only you can use the account, please choose its password now. That also confirms your address.',
    ],
    action: { label: 'Choose a password', link },
    after: 'The link works once and for 24 hours. If you did not sign up, you can ignore this mail.',
    why: `This mail was sent because someone signed up for ${brand.name} with this address.`,
  })
}

export function resetPasswordMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Set a new password for ${brand.name}`,
    heading: 'Set a new password',
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${brand.name} account.`,
      'Setting one signs you out on all other devices.',
    ],
    action: { label: 'Set a new password', link },
    after:
      'The link works once and for one hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    why: `This mail was sent because a new password was requested on the sign-in page of ${brand.name}.`,
  })
}
