import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AnnouncedKind } from '../../../contract/letters.ts'
import type { Doors } from '../../platform/context.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readLetter } from './read-letter.ts'
import { claimRecipients, countWaiting } from './recipients.ts'
import { announcements } from './tables.ts'
import { withWayOut } from './unsubscribe.ts'

type AnnounceDoors = Pick<Doors, 'db' | 'jobs'>
type SendDoors = AnnounceDoors & Pick<Doors, 'mailer' | 'env'>

const announceQueue: QueueRules = {
  name: 'announcement',
  workers: 1,
  retries: 10,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  timeoutSeconds: 7_200,
}
const batch = 100

export type Announcement = { id: string; kind: AnnouncedKind; subject: string } & Pick<Mail, 'letter'>

/**
 * Reads an announcement. The same words of the same kind are the same letter, which no user gets twice. Throws
 * UnfitLetter.
 */
export function draftAnnouncement(kind: AnnouncedKind, markdown: string): Announcement {
  const text = markdown.replaceAll('\r\n', '\n').trim()
  const id = createHash('sha256').update(`${kind}\n${text}`).digest('base64url')
  return { id, kind, ...readLetter(text, kind) }
}

/** Counts the users who would get it now. */
export function countRecipients({ db }: Pick<Doors, 'db'>, { id, kind }: Announcement): Promise<number> {
  return countWaiting(db, kind, id)
}

/** Queues a letter for the servers. Doing so again sends it only to users who have not received it. */
export async function announce({ db, jobs }: AnnounceDoors, letter: Announcement): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(announcements).values(letter).onConflictDoNothing()
    await jobs.add(announceQueue.name, { id: letter.id }, { tx })
  })
}

/** Registers the job that sends announcements; once per server, before its queue starts. */
export function handleAnnouncements(doors: SendDoors): void {
  doors.jobs.handle<{ id: string }>(announceQueue, async ({ id }, { signal }) => {
    const [letter] = await doors.db.select().from(announcements).where(eq(announcements.id, id))
    // Aborted when the server stops or time is up: the next run continues here.
    while (letter && (await sendBatch(doors, letter))) signal.throwIfAborted()
  })
}

/** Chooses the recipients at the time of sending, so that changed preferences apply. Returns false if none is left. */
async function sendBatch({ db, mailer, env }: SendDoors, announcement: Announcement): Promise<boolean> {
  const { id, kind, subject, letter } = announcement
  return db.transaction(async (tx) => {
    const claimed = await claimRecipients(tx, { kind, period: id, max: batch })
    for (const person of claimed ?? [])
      await mailer.send(withWayOut({ to: person.email, subject, letter }, env, kind, person), tx)
    return claimed !== null
  })
}
