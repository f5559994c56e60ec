import type { Doors } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { Postponed } from '../../../platform/jobs/give-up.ts'
import type { QueueRules } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { forgive, type ThrottleRule, throttle } from '../../../platform/throttle/throttle.ts'
import { mailboxOf } from '../email-address.ts'
import { keyed } from '../guard-attempts.ts'
import { largeMailDomains } from './large-mail-domains.ts'

/** All kinds of mail together: a mailbox receives mail under any number of plus addresses. */
const toMailbox: ThrottleRule = { name: 'mail-mailbox', max: 10, windowSeconds: 3_600 }
const toDomain: ThrottleRule = { name: 'mail-domain', max: 2_000, windowSeconds: 3_600 }

/** Tries for about half a day: after 1 min, 2 min, 4 min … 30 min. */
const queue: QueueRules = {
  name: 'limited-mail',
  workers: 2,
  retries: 28,
  retryDelaySeconds: 60,
  retryDelaySecondsMax: 1_800,
  timeoutSeconds: 60,
}

/**
 * `isConfirmed`: the owner of the address has confirmed it in an account. Mails to such an account have a limit by
 * account and are never held back, so that strangers who use up a mailbox or a domain do not keep its owner out.
 */
type LimitedMail = { mail: Mail; isConfirmed: boolean }

/**
 * Queues a mail that a stranger may have asked for. It is counted by mailbox and by domain when it is sent, and waits
 * while either has had its share of the hour.
 */
export async function sendLimitedMail(
  { jobs }: Pick<Doors, 'jobs'>,
  limited: LimitedMail,
  tx?: Transaction,
): Promise<void> {
  await jobs.add(queue.name, limited, { tx, about: limited.mail.to })
}

export function handleLimitedMails(doors: Pick<Doors, 'db' | 'env' | 'jobs' | 'mailer'>): void {
  doors.jobs.handle<LimitedMail>(queue, async ({ mail, isConfirmed }) => {
    if (!isConfirmed) await countMail(doors, mail.to)
    await doors.mailer.send(mail)
  })
}

async function countMail({ db, env }: Pick<Doors, 'db' | 'env'>, email: string): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const counted: [ThrottleRule, string][] = [[toMailbox, keyed(env.SECRET, mailboxOf(email))]]
  if (!largeMailDomains.has(domain)) counted.push([toDomain, keyed(env.SECRET, `@${domain}`)])
  for (const [index, [rule, who]] of counted.entries()) {
    try {
      await throttle(db, rule, who)
    } catch (error) {
      // This mail is not sent now, so it does not count.
      for (const [earlier, key] of counted.slice(0, index)) await forgive(db, earlier, key)
      throw error instanceof AppError ? new Postponed(`limit ${rule.name}`) : error
    }
  }
}
