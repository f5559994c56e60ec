import { brand } from '../../../../contract/brand.ts'
import type { LetterBlock } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

export function verificationMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `Confirm your email address for ${brand.name}`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${brand.name}. Please confirm that this address is yours, and your account is ready.`,
    ],
    action: { label: 'Confirm email address', link },
    after: 'The link works once and for 24 hours. If you did not sign up, you can ignore this mail.',
    why: `This mail was sent because someone signed up for ${brand.name} with this address.`,
  })
}

export function existingAccountMail(to: string, link: string): Mail {
  return letter(to, {
    subject: `You already have a ${brand.name} account`,
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. It already has an account, so nothing was changed.',
    ],
    action: { label: 'Sign in', link },
    after: 'If that was not you, you can ignore this mail.',
    why: `This mail was sent because someone signed up for ${brand.name} with this address.`,
  })
}

export type LetterWords = {
  subject: string
  /** The mail's headline; the subject by default. */
  heading?: string
  /** The preview in inboxes; the first paragraph by default. */
  preview?: string
  paragraphs: LetterBlock[]
  action?: { label: string; link: string }
  otherAction?: { label: string; link: string }
  after?: string | string[]
  why?: string
}

/** Creates a mail in the product's design. */
export function letter(to: string, words: LetterWords): Mail {
  const { subject, heading = subject, paragraphs, action, otherAction, after = [], why } = words
  const first = paragraphs.find((block) => typeof block === 'string') ?? subject
  return {
    to,
    subject,
    letter: {
      preview: words.preview ?? first,
      heading,
      blocks: paragraphs,
      ...(action ? { action } : {}),
      ...(otherAction ? { otherAction } : {}),
      after: [after].flat(),
      why: why ?? `This mail was sent because it is about the security of your ${brand.name} account.`,
    },
  }
}
