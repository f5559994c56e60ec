import { desc, gte, type SQLWrapper, sql } from 'drizzle-orm'
import { type Usage, type UsageHour, type UsageKind, usageDays } from '../../../contract/credits.ts'
import type { ModelUsageRow } from '../../../contract/operating/model-usage.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { creditRuns, modelDays, tokenDays } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>
type HourCount = { at: Date; count: number }
type HourWords = { at: Date; words: number }

/** Figures of other domains about one user, by hour (UTC) since `since`. */
export type UsageSources = Record<
  'messages' | 'checks',
  (ctx: Owner, since: Date) => Promise<HourCount[]>
> & {
  rewrites: (ctx: Owner, since: Date) => Promise<(HourCount & HourWords)[]>
  rewrittenWords: (ctx: Owner) => Promise<Pick<Usage, 'words' | 'wordsOfTexts'>>
}

const dayMs = 86_400_000

/** Returns what the user did, by hour, and the words of humanized text. Work that cost nothing counts too. */
export async function readUsage(
  ctx: Pick<Context, 'db' | 'userId' | 'now'>,
  sources: UsageSources,
): Promise<Usage> {
  // One day more than the chart has, because the first day begins earlier in time zones east of UTC.
  const since = new Date(ctx.now().getTime() - (usageDays + 1) * dayMs)
  const [messages, checks, rewrites, words] = await Promise.all([
    sources.messages(ctx, since),
    sources.checks(ctx, since),
    sources.rewrites(ctx, since),
    sources.rewrittenWords(ctx),
  ])
  const hours = new Map<number, UsageHour>()
  addCounts(hours, 'messages', messages)
  addCounts(hours, 'checks', checks)
  addCounts(hours, 'rewrites', rewrites)
  for (const { at, words: used } of rewrites) hourAt(hours, at).words += used
  return { hours: [...hours.values()].sort((a, b) => a.at.localeCompare(b.at)), ...words }
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

type UsedByDay = { day: string; userId: string; words: number; tokens: number }

/** Returns the charged words and the tokens of the operator's model of all accounts, by day (UTC), newest first. */
export async function usageOfAll(
  db: Database,
  { days, limit }: { days: number; limit: number },
): Promise<UsedByDay[]> {
  const first = sql`((now() at time zone 'utc')::date - ${days - 1}::int)`
  const { rows } = await db.execute<UsedByDay>(sql`
    select day::text as day, user_id as "userId", sum(words)::int as words, sum(tokens)::int as tokens from (
      select (created_at at time zone 'utc')::date as day, user_id, settled_words as words, 0 as tokens
      from ${creditRuns} where settled_words > 0 and created_at >= (${first}::timestamp at time zone 'utc')
      union all
      select day, user_id, 0, used from ${tokenDays} where day >= ${first} and used > 0
    ) used group by 1, 2 order by 1 desc, 3 desc, 4 desc, 2 limit ${limit}`)
  return rows
}

/** Returns what all accounts had the operator's models do, by day (UTC), model and work, newest first. */
export async function modelUsageOfAll(db: Database, days: number): Promise<ModelUsageRow[]> {
  const { day, model, work, calls, inputTokens, outputTokens } = modelDays
  const total = (column: SQLWrapper) => sql<number>`sum(${column})::float8`
  return db
    .select({ day, model, work, calls: total(calls), input: total(inputTokens), output: total(outputTokens) })
    .from(modelDays)
    .where(gte(day, sql`(now() at time zone 'utc')::date - ${days - 1}::int`))
    .groupBy(day, model, work)
    .orderBy(desc(day), model, work)
}
