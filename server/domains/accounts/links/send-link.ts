import { and, eq } from 'drizzle-orm'
import type { LanguageTag } from '../../../../contract/languages.ts'
import type { Doors } from '../../../platform/context.ts'
import type { QueueRules } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { verifyEmailPage } from '../email/verify-email.ts'
import { createMailLink, type LinkKind } from '../mail-links.ts'
import { verificationMail } from '../mails/mails.ts'
import { choosePasswordMail, resetPasswordMail } from '../mails/password-mails.ts'
import { handleLimitedMails, sendLimitedMail } from '../mails/send-limited-mail.ts'
import { identities, users } from '../tables.ts'

export type LinkDoors = Pick<Doors, 'db' | 'env' | 'log' | 'jobs'>
type LinkRequest = { wanted: 'reset' | 'verification'; email: string; next?: string | undefined }

const queue: QueueRules = {
  name: 'account-link',
  workers: 2,
  retries: 5,
  retryDelaySeconds: 15,
  retryDelaySecondsMax: 300,
  timeoutSeconds: 60,
}

/**
 * Queues a request for a link. A job checks later whether the account exists, so that the response takes the same
 * statements for every address and its time reveals nothing.
 */
export async function requestLink({ jobs }: Pick<Doors, 'jobs'>, request: LinkRequest): Promise<void> {
  await jobs.add(queue.name, request, { about: request.email })
}

export function handleLinkRequests(doors: Pick<Doors, 'db' | 'env' | 'jobs' | 'mailer'>): void {
  handleLimitedMails(doors)
  doors.jobs.handle<LinkRequest>(queue, (request) => mailRequestedLink(doors, request))
}

async function mailRequestedLink(
  { db, env, jobs }: Pick<Doors, 'db' | 'env' | 'jobs'>,
  { wanted, email, next }: LinkRequest,
): Promise<void> {
  const [account] = await db
    .select({ verified: users.emailVerified, password: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
    .where(eq(users.email, email))
  if (!account || (wanted === 'verification' && account.verified)) return
  const kind = wanted === 'reset' ? 'reset-password' : account.password ? 'verify-email' : 'choose-password'
  await db.transaction(async (tx) => {
    const { token } = await createMailLink(tx, { kind, email, returnPath: next })
    const mail = linkMail(env.BASE_URL, kind, email, token)
    await sendLimitedMail({ jobs }, { mail, isConfirmed: account.verified }, tx)
  })
}

/** Mails a link to an address that was not confirmed yet, after the response was sent. */
export function sendLink(
  doors: LinkDoors,
  kind: LinkKind,
  { to, token, language }: { to: string; token: string; language?: LanguageTag | undefined },
): void {
  sendLater(doors, () => ({
    ...linkMail(doors.env.BASE_URL, kind, to, token),
    ...(language && { language }),
  }))
}

/** Mails what a visitor asked for after the response was sent, so that its time tells nothing. */
export function sendLater({ jobs, log }: Pick<Doors, 'jobs' | 'log'>, build: () => Mail): void {
  setImmediate(() => {
    Promise.resolve()
      .then(() => sendLimitedMail({ jobs }, { mail: build(), isConfirmed: false }))
      .catch((err: unknown) => log.warn({ err }, 'mail'))
  })
}

export function resetPasswordPage(baseUrl: string, token: string): string {
  return `${baseUrl}/reset-password?token=${token}`
}

function linkMail(baseUrl: string, kind: LinkKind, to: string, token: string): Mail {
  const mails: Record<LinkKind, () => Mail> = {
    'verify-email': () => verificationMail(to, verifyEmailPage(baseUrl, token)),
    'choose-password': () => choosePasswordMail(to, resetPasswordPage(baseUrl, token)),
    'reset-password': () => resetPasswordMail(to, resetPasswordPage(baseUrl, token)),
  }
  return mails[kind]()
}
