import { deleteProofMinutes, exportDays } from '../../../../contract/accounts/leaving.ts'
import { brand } from '../../../../contract/brand.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'
import { letter } from './mails.ts'

export function exportReadyMail(to: string, link: string): Mail {
  const { subject, heading, body, action, after, why } = mailTexts.exportReady
  return letter(to, {
    subject,
    heading,
    paragraphs: [body],
    action: { label: action, link },
    after: after({ days: exportDays }),
    why,
  })
}

export function confirmDeletionMail(to: string, link: string): Mail {
  const { subject, heading, body, action, after, why } = mailTexts.confirmDeletion
  return letter(to, {
    subject,
    heading,
    paragraphs: [body],
    action: { label: action, link },
    after: after({ minutes: deleteProofMinutes.link }),
    why,
  })
}

/** Where plans are sold, a keyed hash of the address stays, because the free words are given once to it. */
export function accountDeletedMail(to: string, sellsPlans: boolean): Mail {
  const { subject, heading, body, thanks, freeWords, after, why } = mailTexts.accountDeleted
  return letter(to, {
    subject,
    heading,
    paragraphs: [body, thanks, ...(sellsPlans ? [freeWords] : [])],
    after: after({ email: brand.supportEmail }),
    why,
  })
}
