import { deleteProofMinutes, exportDays } from '../../../../contract/accounts/leaving.ts'
import { brand } from '../../../../contract/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from './mails.ts'

export function exportReadyMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Your ${brand.name} export is ready`,
    heading: 'Your export is ready',
    paragraphs: [
      'The archive of everything in your account is ready. You can download it in Settings while you are signed in.',
    ],
    action: { label: 'Go to the download', link },
    after: `It stays there for ${exportDays} days. If you did not ask for it, change your password and look through your sessions.`,
    why: `This mail was sent because an export of your ${brand.name} account was requested.`,
  })
}

export function confirmDeletionMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Delete your ${brand.name} account?`,
    heading: 'Delete your account?',
    paragraphs: [
      'Someone, probably you, asked to delete this account. Opening the link does not delete anything yet: you will be asked to confirm.',
    ],
    action: { label: 'Go on to delete it', link },
    after: `The link works for ${deleteProofMinutes.link} minutes, in a browser where you are signed in. If that was not you, you can ignore this mail; nothing happens without you.`,
    why: `This mail was sent because it was requested by someone who is signed in to your ${brand.name} account.`,
  })
}

/** Where plans are sold, a keyed hash of the address stays, because the free words are given once to it. */
export function accountDeletedMail(to: string, sellsPlans: boolean): Mail {
  return letter(to, {
    subject: `Your ${brand.name} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      'Your account was deleted, with its chats, texts, checks, words and settings. All of its sessions have ended.',
      'Thank you for writing with us. You can sign up again at any time, with this address too.',
      ...(sellsPlans
        ? [
            'The free words are given once to an address, so a new account with this one starts without them. To know that, we keep a number made from your address with a secret key; nobody can read the address from it.',
          ]
        : []),
    ],
    after: `If that was not you, write to ${brand.supportEmail}.`,
    why: `This is the last mail about this account; ${brand.name} keeps your address no longer.`,
  })
}
