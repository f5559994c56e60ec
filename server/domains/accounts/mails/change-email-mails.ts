import { brand } from '../../../../contract/brand.ts'
import { asTyped } from '../../../platform/mail/letter-text.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { mailTexts } from '../../../platform/mail/mail-texts.ts'
import { letter } from './mails.ts'

const { common } = mailTexts

type OldAddress = { newEmail: string; link: string; cancelLink: string }

export function confirmOldAddressMail(to: string, { newEmail, link, cancelLink }: OldAddress): Mail {
  const { subject, heading, body, more, action, otherAction, after, why } = mailTexts.oldAddress
  return letter(to, {
    subject,
    heading,
    paragraphs: [body({ email: asTyped(newEmail) }), more],
    action: { label: action, link },
    otherAction: { label: otherAction, link: cancelLink },
    after,
    why,
  })
}

export function confirmNewAddressMail(to: string, link: string): Mail {
  const { subject, heading, body, more, action, after, why } = mailTexts.newAddress
  return letter(to, {
    subject,
    heading,
    paragraphs: [body, more],
    action: { label: action, link },
    after,
    why,
  })
}

export function addressTakenMail(to: string, link: string): Mail {
  const { taken, why } = mailTexts.newAddress
  return letter(to, {
    subject: common.accountExists,
    heading: common.accountExistsShort,
    paragraphs: [taken],
    action: { label: common.signIn, link },
    after: common.ignore,
    why,
  })
}

export function emailChangedMail(to: string, { newEmail, link }: { newEmail: string; link: string }): Mail {
  const { subject, heading, body, after } = mailTexts.emailChanged
  return letter(to, {
    subject,
    heading,
    paragraphs: [body({ email: asTyped(newEmail) })],
    action: { label: common.reviewAccount, link },
    after: after({ email: brand.supportEmail }),
  })
}
