import { and, eq, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { readZones } from '../preferences/letter-wishes.ts'
import { claimRecipients, type Recipient } from './recipients.ts'
import { lettersSent } from './tables.ts'
import { withWayOut } from './unsubscribe.ts'
import { type Week, weekBefore } from './week-before.ts'
import { isEmpty, type WeekCounts, weeklyReportMail } from './weekly-report-mail.ts'

type Span = { userIds: string[]; from: Date; to: Date }
type Counted<Counts> = (db: Database | Transaction, span: Span) => Promise<({ userId: string } & Counts)[]>

/** The other domains' figures for a week: numbers, never text. Users without activity may be missing. */
export type WeekSources = {
  chats: Counted<{ chats: number }>
  humanized: Counted<{ texts: number; words: number }>
  checks: Counted<{ checks: number }>
}

type ReportDoors = Pick<Doors, 'db' | 'jobs' | 'mailer' | 'env' | 'now'>

const weeklyReportQueue: QueueRules = {
  name: 'weekly-report',
  workers: 1,
  retries: 3,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 300,
  timeoutSeconds: 1_800,
  // In some time zone it is eight o'clock at every quarter of an hour.
  cron: '*/15 * * * *',
}
const batch = 100
const keptDays = 30

/** Registers the job that sends weekly reports; once per server, before its queue starts. */
export function handleWeeklyReports(doors: ReportDoors, sources: WeekSources): void {
  doors.jobs.handle(weeklyReportQueue, (_, { signal }) => sendWeeklyReports(doors, sources, signal))
}

/** Sends the reports that are due now, wherever it is Monday morning. Calling it again sends none twice. */
export async function sendWeeklyReports(
  doors: ReportDoors,
  sources: WeekSources,
  signal?: AbortSignal,
): Promise<void> {
  const { db, now } = doors
  for (const zone of await readZones(db)) {
    const week = weekBefore(now(), zone)
    if (!week) continue
    while (!signal?.aborted && (await sendBatch(doors, sources, zone, week))) {}
  }
  await db
    .delete(lettersSent)
    .where(
      and(
        eq(lettersSent.kind, 'weekly_report'),
        lt(lettersSent.createdAt, sql`now() - make_interval(days => ${keptDays})`),
      ),
    )
}

/**
 * One transaction marks the users and queues their mails, so that a crash does neither or both. Returns false if no
 * user is left.
 */
async function sendBatch(
  { db, mailer, env }: ReportDoors,
  sources: WeekSources,
  zone: string,
  week: Week,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const claimed = await claimRecipients(tx, {
      kind: 'weekly_report',
      period: week.monday,
      max: batch,
      zone,
    })
    if (!claimed) return false
    const counts = await countWeek(tx, sources, claimed, week)
    for (const person of claimed) {
      const told = counts.get(person.userId)
      if (!told || isEmpty(told)) continue
      const mail = weeklyReportMail(person.email, {
        counts: told,
        monday: week.monday,
        baseUrl: env.BASE_URL,
      })
      await mailer.send(withWayOut(mail, env, 'weekly_report', person), tx)
    }
    return true
  })
}

async function countWeek(
  tx: Transaction,
  sources: WeekSources,
  people: Recipient[],
  { from, to }: Week,
): Promise<Map<string, WeekCounts>> {
  const span = { userIds: people.map(({ userId }) => userId), from, to }
  const counts = new Map(
    span.userIds.map((userId) => [userId, { chats: 0, texts: 0, words: 0, checks: 0 }] as const),
  )
  // In sequence, because they share the transaction's connection.
  for (const source of [sources.chats, sources.humanized, sources.checks])
    for (const { userId, ...found } of await source(tx, span)) Object.assign(counts.get(userId)!, found)
  return counts
}
