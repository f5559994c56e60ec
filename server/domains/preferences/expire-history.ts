import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { userSettings } from './tables.ts'

/** A domain's part: deletes the kept texts that are older than their user's setting allows. */
export type ExpireTexts = (doors: Pick<Doors, 'db'>) => Promise<unknown>

type ExpiryDoors = Pick<Doors, 'db' | 'jobs'>

const expiryQueue: QueueRules = {
  name: 'expire-history',
  workers: 1,
  retries: 3,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 300,
  timeoutSeconds: 1_800,
  cron: '41 * * * *',
}

/** Registers the hourly job that deletes expired entries of the history; one of all servers runs it. */
export function handleHistoryExpiry(doors: ExpiryDoors, parts: readonly ExpireTexts[]): void {
  doors.jobs.handle(expiryQueue, () => expireHistory(doors, parts))
}

export async function expireHistory(doors: Pick<Doors, 'db'>, parts: readonly ExpireTexts[]): Promise<void> {
  for (const expire of parts) await expire(doors)
}

/** The condition that a text of this owner and time is older than the owner's setting `history_days`. */
export function isExpired(table: { userId: Column; createdAt: Column }): SQL {
  return sql`exists (
    select 1 from ${userSettings}
    where ${userSettings.userId} = ${table.userId} and ${userSettings.historyDays} > 0
      and ${table.createdAt} < now() - make_interval(days => ${userSettings.historyDays}))`
}
