import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { type Usage, type UsageHour, type UsageKind, usageDays } from '../../../contract/credits.ts'
import type { Context } from '../../platform/context.ts'
import { hourOf } from '../../platform/database/hour-of.ts'
import { creditRuns } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>
type HourCount = { at: Date; count: number }
type HourWords = { at: Date; words: number }

/** Figures of other domains about one user, by hour (UTC) since `since`. */
export type UsageSources = Record<
  'messages' | 'checks',
  (ctx: Owner, since: Date) => Promise<HourCount[]>
> & {
  rewrites: (ctx: Owner, since: Date) => Promise<(HourCount & HourWords)[]>
  /** All words of the user's rewrites, which count where the ledger charges none. */
  rewrittenWords: (ctx: Owner) => Promise<number>
}

const dayMs = 86_400_000

/**
 * Returns what the user did, by hour, and the words of humanized text. Words come from the ledger; without plans it
 * charges nothing, and the words of each rewrite are counted instead.
 */
export async function readUsage(
  ctx: Pick<Context, 'db' | 'userId' | 'now' | 'env'>,
  sources: UsageSources,
): Promise<Usage> {
  // One day more than the chart has, because the first day begins earlier in time zones east of UTC.
  const since = new Date(ctx.now().getTime() - (usageDays + 1) * dayMs)
  const isCharged = ctx.env.billing !== null
  const [messages, checks, rewrites, charged, words] = await Promise.all([
    sources.messages(ctx, since),
    sources.checks(ctx, since),
    sources.rewrites(ctx, since),
    isCharged ? chargedByHour(ctx, since) : null,
    isCharged ? chargedWords(ctx) : sources.rewrittenWords(ctx),
  ])
  const hours = new Map<number, UsageHour>()
  addCounts(hours, 'messages', messages)
  addCounts(hours, 'checks', checks)
  addCounts(hours, 'rewrites', rewrites)
  for (const { at, words: used } of charged ?? rewrites) hourAt(hours, at).words += used
  return { hours: [...hours.values()].sort((a, b) => a.at.localeCompare(b.at)), words }
}

function addCounts(hours: Map<number, UsageHour>, kind: UsageKind, counts: HourCount[]): void {
  for (const { at, count } of counts) hourAt(hours, at)[kind] += count
}

function hourAt(hours: Map<number, UsageHour>, at: Date): UsageHour {
  const known = hours.get(at.getTime())
  if (known) return known
  const made = { at: at.toISOString(), messages: 0, checks: 0, rewrites: 0, words: 0 }
  hours.set(at.getTime(), made)
  return made
}

async function chargedByHour({ db, userId }: Owner, since: Date): Promise<HourWords[]> {
  return db
    .select({ at: hourOf(creditRuns.createdAt), words: sql<number>`sum(${creditRuns.settledWords})::int` })
    .from(creditRuns)
    .where(
      and(eq(creditRuns.userId, userId), gt(creditRuns.settledWords, 0), gte(creditRuns.createdAt, since)),
    )
    .groupBy(sql`1`)
}

async function chargedWords({ db, userId }: Owner): Promise<number> {
  const [row] = await db
    .select({ words: sql<number>`coalesce(sum(${creditRuns.settledWords}), 0)::int` })
    .from(creditRuns)
    .where(eq(creditRuns.userId, userId))
  return row!.words
}
