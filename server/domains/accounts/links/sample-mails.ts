import { securityEventKinds } from '../../../../contract/accounts/security.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import {
  addressTakenMail,
  confirmNewAddressMail,
  confirmOldAddressMail,
  emailChangedMail,
} from '../mails/change-email-mails.ts'
import { invitationMail } from '../mails/invitation-mail.ts'
import { accountDeletedMail, confirmDeletionMail, exportReadyMail } from '../mails/leaving-mails.ts'
import { existingAccountMail, verificationMail } from '../mails/mails.ts'
import { choosePasswordMail, resetPasswordMail } from '../mails/password-mails.ts'
import { googleLinkedMail, newSignInMail, securityMailOf } from '../mails/security-mails.ts'

export type MailSample = { name: string; mail: Mail }

/** Returns every mail of accounts with sample data, for viewing. */
export async function mailSamples(baseUrl: string): Promise<MailSample[]> {
  const to = 'ana.moreau@example.org'
  const newEmail = 'ana@moreau.example'
  const link = `${baseUrl}/login?token=Zk3mP0qX9vT7yB2nL5sD8fG1hJ4kR6wE`
  const origin = { device: 'Firefox on Windows', address: '203.0.113.x', baseUrl }
  const samples: MailSample[] = [
    { name: 'verify-address', mail: verificationMail(to, link) },
    { name: 'address-has-an-account', mail: existingAccountMail(to, link) },
    { name: 'invitation', mail: invitationMail(to, { inviter: 'Vera Lind', link, plan: 'Pro', days: 7 }) },
    { name: 'invitation-one-day', mail: invitationMail(to, { inviter: null, link, plan: null, days: 1 }) },
    { name: 'choose-password', mail: choosePasswordMail(to, link) },
    { name: 'reset-password', mail: resetPasswordMail(to, link) },
    { name: 'new-sign-in', mail: newSignInMail(to, origin) },
    {
      name: 'change-address-old',
      mail: confirmOldAddressMail(to, { newEmail, link, cancelLink: `${link}&no` }),
    },
    { name: 'change-address-new', mail: confirmNewAddressMail(newEmail, link) },
    { name: 'change-address-taken', mail: addressTakenMail(newEmail, link) },
    { name: 'change-address-done', mail: emailChangedMail(to, { newEmail, link }) },
  ]
  for (const kind of securityEventKinds) {
    const mail = await securityMailOf(kind)?.(to, origin)
    if (mail) samples.push({ name: kind.replaceAll('_', '-'), mail })
  }
  samples.push(
    { name: 'google-linked', mail: googleLinkedMail(to, origin, null) },
    { name: 'google-linked-new-password', mail: googleLinkedMail(to, origin, link) },
    { name: 'export-ready', mail: exportReadyMail(to, link) },
    { name: 'confirm-deletion', mail: confirmDeletionMail(to, link) },
    { name: 'account-deleted', mail: accountDeletedMail(to, true) },
  )
  return samples
}
