import { randomUUID } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { plans } from '../../../contract/plans.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { tokenDays, tokenEntries, userCredits } from './tables.ts'

/** Tokens reserved for one call of the operator's model, on a day in UTC by the database's clock. */
export type TokenReservation = { runId: string; day: string; tokens: number }

type Owner = Pick<Context, 'db' | 'env' | 'userId'>

const today = sql`(now() at time zone 'utc')::date`
const keptDays = 60

/** Returns the user's daily limit: the operator's figure for all accounts, otherwise the plan's. */
function mostFor({ env, userId }: Pick<Owner, 'env' | 'userId'>) {
  if (env.TOKENS_PER_DAY !== undefined) return sql`${env.TOKENS_PER_DAY}::int`
  return sql`case (select tier from ${userCredits} where user_id = ${userId})
    when 'unlimited' then ${plans.unlimited.tokensPerDay}::int
    when 'pro' then ${plans.pro.tokensPerDay}::int
    else ${plans.free.tokensPerDay}::int end`
}

/**
 * Reserves tokens before a call. Simultaneous calls cannot exceed the day's budget together. A reservation of a server
 * that died stays counted until the day is over.
 */
export async function reserveTokens(owner: Owner, tokens: number): Promise<TokenReservation> {
  const { db, userId } = owner
  const runId = randomUUID()
  const { rows } = await db.execute<{ day: string }>(sql`
    with budget as (select ${mostFor(owner)} as most),
    reserved as (
      insert into ${tokenDays} (user_id, day, used)
      select ${userId}, ${today}, ${tokens}::int from budget where ${tokens}::int <= most
      on conflict (user_id, day) do update set used = ${tokenDays}.used + excluded.used
        where ${tokenDays}.used + excluded.used <= (select most from budget)
      returning day
    ), entry as (
      insert into ${tokenEntries} (user_id, day, run_id, kind, tokens)
      select ${userId}, day, ${runId}::uuid, 'reserve', ${tokens}::int from reserved
    )
    select day::text from reserved`)
  if (!rows[0]) throw await usedUp(db)
  return { runId, day: rows[0].day, tokens }
}

/** Ends a reservation with the actual usage, which may exceed it. A second call changes nothing. */
export async function settleTokens(
  { db, userId }: Owner,
  { runId, day, tokens }: TokenReservation,
  used: number,
): Promise<void> {
  const kind = used > 0 ? 'settle' : 'release'
  await db.execute(sql`
    with entry as (
      insert into ${tokenEntries} (user_id, day, run_id, kind, tokens)
      values (${userId}, ${day}::date, ${runId}::uuid, ${kind}, ${used - tokens}::int)
      on conflict do nothing
      returning tokens
    )
    update ${tokenDays} d set used = d.used + entry.tokens from entry
    where d.user_id = ${userId} and d.day = ${day}::date`)
}

/** Throws `tokens_used_up` if today's budget has no room for a call of this size. */
export async function requireTokens(owner: Owner, tokens: number): Promise<void> {
  const { db, userId } = owner
  const { rows } = await db.execute<{ left: number }>(sql`
    select (${mostFor(owner)} - coalesce(
      (select used from ${tokenDays} where user_id = ${userId} and day = ${today}), 0))::int as left`)
  if (rows[0]!.left < tokens) throw await usedUp(db)
}

async function usedUp(db: Database): Promise<AppError> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from (${today} + 1)::timestamp - (now() at time zone 'utc')))::int as seconds`)
  const { seconds } = rows[0]!
  const text = refusalTexts.tokensUsedUp(spanText(seconds))
  return new AppError('tokens_used_up', text, { retryAfterSeconds: seconds })
}

function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `about ${Math.round(minutes / 60)} hours`
}

export async function sweepTokens({ db }: Pick<Doors, 'db'>): Promise<void> {
  for (const table of [tokenEntries, tokenDays])
    await db.delete(table).where(lt(table.day, sql`${today} - ${keptDays}::int`))
}

/** Returns users whose daily totals do not match their entries, for tests and operators. */
export async function findUnbalancedTokens(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select d.user_id from ${tokenDays} d where d.used <> (
      select coalesce(sum(e.tokens), 0) from ${tokenEntries} e where e.user_id = d.user_id and e.day = d.day)`)
  return rows.map((row) => row.user_id)
}
