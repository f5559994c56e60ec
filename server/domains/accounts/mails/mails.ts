import { isMessage } from '../../../../texts/message.ts'
import type { Letter, LetterBlock, LetterLink, MailText } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'

const { common } = mailTexts

export function verificationMail(to: string, link: string): Mail {
  const { subject, heading, body, action, after } = mailTexts.verification
  return letter(to, {
    subject,
    heading,
    paragraphs: [body],
    action: { label: action, link },
    after,
    why: common.signedUp,
  })
}

export function existingAccountMail(to: string, link: string): Mail {
  return letter(to, {
    subject: common.accountExists,
    heading: common.accountExistsShort,
    paragraphs: [mailTexts.existingAccount.body],
    action: { label: common.signIn, link },
    after: common.ignore,
    why: common.signedUp,
  })
}

export type LetterWords = {
  subject: MailText
  /** The mail's headline; the subject by default. */
  heading?: MailText
  /** The preview in inboxes; the first paragraph by default. */
  preview?: MailText
  paragraphs: LetterBlock[]
  action?: LetterLink
  otherAction?: LetterLink
  after?: MailText | MailText[]
  why?: MailText
}

/** Creates a mail in the product's design. */
export function letter(to: string, words: LetterWords): Mail {
  const { subject, heading = subject, paragraphs, action, otherAction, after = [], why } = words
  const first = paragraphs.find((block): block is MailText => typeof block === 'string' || isMessage(block))
  const content: Letter = {
    preview: words.preview ?? first ?? subject,
    heading,
    blocks: paragraphs,
    ...(action ? { action } : {}),
    ...(otherAction ? { otherAction } : {}),
    after: [after].flat(),
    why: why ?? common.security,
  }
  return { to, subject, letter: content }
}
