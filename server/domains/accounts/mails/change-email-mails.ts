import { brand } from '../../../../contract/brand.ts'
import { asTyped } from '../../../platform/mail/letter-text.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from './mails.ts'

type OldAddress = { newEmail: string; link: string; cancelLink: string }

export function confirmOldAddressMail(to: string, { newEmail, link, cancelLink }: OldAddress): Mail {
  return letter(to, {
    subject: `Change the email address of your ${brand.name} account?`,
    heading: 'Change your email address?',
    paragraphs: [
      `Someone, probably you, asked to change the address of your account to ${asTyped(newEmail)}.`,
      'It changes when both addresses are confirmed: this one here, and the new one in the mail sent to it.',
    ],
    action: { label: 'Yes, change it', link },
    otherAction: { label: 'No, stop the change', link: cancelLink },
    after: 'Both links work for 24 hours. If that was not you, stop the change, then set a new password.',
    why: `This mail was sent because a new address was requested in the settings of your ${brand.name} account.`,
  })
}

export function confirmNewAddressMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Confirm your new email address for ${brand.name}`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `Someone, probably you, wants to use this address for a ${brand.name} account.`,
      'It changes when the old address is confirmed too.',
    ],
    action: { label: 'Confirm this address', link },
    after: 'The link works for 24 hours. If that was not you, you can ignore this mail.',
    why: `This mail was sent because this address was entered in the settings of a ${brand.name} account.`,
  })
}

export function addressTakenMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `You already have a ${brand.name} account`,
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to move another account to this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign in', link },
    after: 'If that was not you, you can ignore this mail.',
    why: `This mail was sent because this address was entered in the settings of a ${brand.name} account.`,
  })
}

export function emailChangedMail(to: string, { newEmail, link }: { newEmail: string; link: string }): Mail {
  return letter(to, {
    subject: `Your ${brand.name} email address was changed`,
    heading: 'Your email address was changed',
    paragraphs: [`From now on, you sign in with ${asTyped(newEmail)}. Your sessions stay open.`],
    action: { label: 'Review your account', link },
    after: `If that was not you, write to ${brand.supportEmail} at once.`,
  })
}
