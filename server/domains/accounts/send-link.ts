import type { Doors } from '../../platform/context.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { choosePasswordMail, resetPasswordMail } from './link-mails.ts'
import type { LinkKind } from './mail-links.ts'
import { verificationMail } from './mails.ts'
import { verifyEmailPage } from './verify-email.ts'

export type LinkDoors = Pick<Doors, 'db' | 'env' | 'log' | 'mailer'>

/** Mails a link, after the answer: how long that takes must not tell whether there is anybody to write to. */
export function sendLink(doors: LinkDoors, kind: LinkKind, to: string, token: string): void {
  const page = `${doors.env.BASE_URL}/reset-password?token=${token}`
  const mails: Record<LinkKind, () => Mail> = {
    'verify-email': () => verificationMail(to, verifyEmailPage(doors.env.BASE_URL, token)),
    'choose-password': () => choosePasswordMail(to, page),
    'reset-password': () => resetPasswordMail(to, page),
  }
  sendLater(doors, mails[kind])
}

export function sendLater({ mailer, log }: Pick<Doors, 'mailer' | 'log'>, build: () => Mail): void {
  setImmediate(() => {
    Promise.resolve()
      .then(() => mailer.send(build()))
      .catch((err: unknown) => log.warn({ err }, 'mail'))
  })
}
