import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { LanguageTag } from '../../../contract/languages.ts'
import type { Transaction } from '../database/database.ts'
import { GiveUp } from '../jobs/give-up.ts'
import type { Jobs, QueueRules } from '../jobs/jobs.ts'
import type { Letter, MailText } from './letter.ts'

/** A mail as a domain describes it. It gets its language and its design when it is sent. */
export type Mail = {
  to: string
  subject: MailText
  letter: Letter
  /** The address for one-click unsubscribing in a mail program (RFC 8058); only in optional letters. */
  oneClickLeave?: string
  /** The reader's language, where their account has none yet. English by default. */
  language?: LanguageTag
}

/** Queues a mail, in `tx` if given. Every recipient takes the same path and the same time. */
export type Mailer = {
  send: (mail: Mail, tx?: Transaction) => Promise<void>
  /** Returns the language of the account with an address, for a mail to an address that has none. */
  languageOf: (address: string) => Promise<LanguageTag>
  close: () => void
}

export type MailerParts = {
  jobs: Jobs
  /** In the form of SMTP_URL: smtp://user:password@host:port. */
  url: string
  /** Returns the sender, which changes with the name of the site. */
  from: () => string
  /** Returns the language of the account with an address; null if there is none. */
  languageOf?: (address: string) => Promise<LanguageTag | null>
  /** The wait before the first retry, for tests. */
  retryDelaySeconds?: number
  answerTimeoutMs?: number
}

/** `messageId` is created when the mail is queued, so that mail programs recognize a mail that was sent twice. */
type QueuedMail = { mail: Mail; messageId: string; date: string }

const queue = 'mail'

/** Retries for about half a day: 15 s, 30 s, 1 min … 1 h. */
const rules: QueueRules = {
  name: queue,
  workers: 2,
  retries: 18,
  retryDelaySeconds: 15,
  retryDelaySecondsMax: 3_600,
  timeoutSeconds: 120,
}

export function openMailer({
  jobs,
  url,
  from,
  languageOf,
  retryDelaySeconds,
  answerTimeoutMs,
}: MailerParts): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: rules.workers,
    connectionTimeout: answerTimeoutMs ?? 10_000,
    greetingTimeout: answerTimeoutMs ?? 10_000,
    socketTimeout: answerTimeoutMs ?? 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0])

  jobs.handle<QueuedMail>(
    { ...rules, retryDelaySeconds: retryDelaySeconds ?? rules.retryDelaySeconds },
    async ({ mail, messageId, date }) => {
      const { renderLetter } = await import('./render-letter.ts')
      const { writeMail } = await import('./write-mail.ts')
      const language = (await languageOf?.(mail.to)) ?? mail.language ?? 'en'
      const { subject, letter } = writeMail(mail, language)
      const { html, text } = await renderLetter(subject, letter, language)
      await transport
        .sendMail({
          from: from(),
          // An object, so that a comma in an address does not split it into two.
          to: { name: '', address: mail.to },
          subject,
          messageId,
          // A Date, which the mailer writes as RFC 5322 wants it; a string would be sent as it is.
          date: new Date(date),
          html,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(mail.oneClickLeave ? leaveHeaders(mail.oneClickLeave) : {}),
          },
        })
        .catch((error: unknown) => {
          throw isRefusedForGood(error) ? new GiveUp(`refused with ${error.responseCode}`) : error
        })
    },
  )

  const host = /@([^\s>]+)/.exec(from())?.[1] ?? 'localhost'
  return {
    async send(mail, tx) {
      const queued: QueuedMail = {
        mail,
        messageId: `<${randomUUID()}@${host}>`,
        date: new Date().toISOString(),
      }
      await jobs.add(queue, queued, { tx, about: mail.to })
    },
    languageOf: async (address) => (await languageOf?.(address)) ?? 'en',
    close: () => transport.close(),
  }
}

/** RFC 8058, section 3.1: both headers, with the https address between angle brackets. */
function leaveHeaders(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Returns true for a 5xx about this recipient or this text, which will not change. A 5xx about the sign-in, the sender
 * or the connection is for the operator to fix, so the mail waits, as it does after 4xx and timeouts (RFC 5321, 4.2.1).
 */
function isRefusedForGood(error: unknown): error is { responseCode: number } {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return (responseCode ?? 0) >= 500 && /^(RCPT TO|DATA)/.test(command ?? '')
}
