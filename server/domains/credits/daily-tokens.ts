import { randomUUID } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { ModelWork } from '../../../contract/operating/model-usage.ts'
import { type Tier, tiers } from '../../../contract/plans.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { today, usedUp } from './budget-day.ts'
import { budgetsOfPlans } from './paid-services.ts'
import { modelDays, tokenDays, tokenEntries, tokenReservations } from './tables.ts'

/** Tokens reserved for one call of the operator's model, on a day in UTC by the database's clock. */
export type TokenReservation = { runId: string; day: string; tokens: number }

/** What a call of a model has used. */
export type ModelCall = { model: string; work: ModelWork; input: number; output: number }

type Owner = Pick<Context, 'db' | 'env' | 'userId'>

const keptDays = 60
/** Longer than any call of a model and the wait for a database that is away. */
const reservedSeconds = 900

/** The user's daily limit. $1 user, $2 the limits of the plans in the order of `tiers`. */
const most = `($2::int[])[coalesce(array_position(
  array['${tiers.join("', '")}'], (select tier from user_credits where user_id = $1)), 1)]`

/**
 * Reserving and settling do not wait for the disk, because each reply waits for them. If the database's machine loses
 * power, the token counts of its last second may be lost. An entry and its day's total are in one transaction, so they
 * stay consistent.
 */
const quick = `quick as materialized (select set_config('synchronous_commit', 'off', true))`

/** $3 tokens, $4 run. Named, so that PostgreSQL plans it once a connection: each reply begins with it. */
const reserve = `
  with ${quick}, budget as (select ${most} as most from quick),
  reserved as (
    insert into token_days as d (user_id, day, used)
    select $1, (now() at time zone 'utc')::date, $3::int from budget where $3::int <= most
    on conflict (user_id, day) do update set used = d.used + excluded.used
      where d.used + excluded.used <= (select most from budget)
    returning day
  ), entry as (
    insert into token_entries (user_id, day, run_id, kind, tokens)
    select $1, day, $4::uuid, 'reserve', $3::int from reserved
  ), open as (
    insert into token_reservations (run_id, user_id, day, tokens, expires_at)
    select $4::uuid, $1, day, $3::int, now() + make_interval(secs => ${reservedSeconds}) from reserved
  )
  select day::text from reserved`

/**
 * $1 user, $2 day, $3 run, $4 kind, $5 difference between the actual usage and the reservation, $6 model, $7 work,
 * $8 and $9 tokens of question and answer. What a call used is in the figures of its model once, with its entry.
 */
const settle = `
  with ${quick}, entry as (
    insert into token_entries (user_id, day, run_id, kind, tokens)
    select $1, $2::date, $3::uuid, $4, $5::int from quick
    on conflict do nothing
    returning tokens
  ), ended as (
    delete from token_reservations where run_id = $3::uuid and user_id = $1
  ), used as (
    insert into model_days as m (user_id, day, model, work, calls, input_tokens, output_tokens)
    select $1, $2::date, $6, $7, 1, $8::int, $9::int from entry where $4 = 'settle'
    on conflict (user_id, day, model, work) do update set calls = m.calls + 1,
      input_tokens = m.input_tokens + excluded.input_tokens, output_tokens = m.output_tokens + excluded.output_tokens
  )
  update token_days d set used = d.used + entry.tokens from entry where d.user_id = $1 and d.day = $2::date`

/**
 * Reserves tokens before a call. Simultaneous calls cannot exceed the day's budget together. The reservation of a server
 * that died ends by `releaseExpiredTokens`.
 */
export async function reserveTokens(owner: Owner, tokens: number): Promise<TokenReservation> {
  const { db, userId } = owner
  const runId = randomUUID()
  const most = tokensOfPlans(owner.env)
  const values = [userId, tiers.map((tier) => most[tier]), tokens, runId]
  const { rows } = await db.$client.query<{ day: string }>({ name: 'reserve_tokens', text: reserve, values })
  if (!rows[0]) throw await usedUp(db, 'model')
  return { runId, day: rows[0].day, tokens }
}

/** Ends a reservation with the actual usage, which may exceed it. A second call changes nothing. */
export async function settleTokens(
  { db, userId }: Owner,
  { runId, day, tokens }: TokenReservation,
  { model, work, input, output }: ModelCall,
): Promise<void> {
  const used = input + output
  const kind = used > 0 ? 'settle' : 'release'
  await db.$client.query({
    name: 'settle_tokens',
    text: settle,
    values: [userId, day, runId, kind, used - tokens, model, work, input, output],
  })
}

/** Returns the daily limit of each plan. */
export function tokensOfPlans(env: Env): Record<Tier, number> {
  return budgetsOfPlans(env, 'model')
}

/** Throws `tokens_used_up` if today's budget has no room for a call of this size. */
export async function requireTokens(
  { db, env }: Pick<Context, 'db' | 'env'>,
  { tier, tokensToday: used }: { tier: Tier; tokensToday: number },
  tokens: number,
): Promise<void> {
  if (tokensOfPlans(env)[tier] - used < tokens) throw await usedUp(db, 'model')
}

/** Releases reservations whose server died or lost the database for long, in full: what was used is not known. */
export async function releaseExpiredTokens({ db }: Pick<Doors, 'db'>): Promise<void> {
  await db.execute(sql`
    with expired as (
      delete from ${tokenReservations} where expires_at < now() returning run_id, user_id, day, tokens
    ), entry as (
      insert into ${tokenEntries} (user_id, day, run_id, kind, tokens)
      select user_id, day, run_id, 'release', -tokens from expired
      on conflict do nothing
      returning user_id, day, tokens
    )
    update ${tokenDays} d set used = d.used + e.tokens
    from (select user_id, day, sum(tokens)::int as tokens from entry group by user_id, day) e
    where d.user_id = e.user_id and d.day = e.day`)
}

export async function sweepTokens({ db }: Pick<Doors, 'db'>): Promise<void> {
  for (const table of [tokenEntries, tokenDays, modelDays])
    await db.delete(table).where(lt(table.day, sql`${today} - ${keptDays}::int`))
}

/** Returns users whose daily totals do not match their entries, for tests and operators. */
export async function findUnbalancedTokens(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select d.user_id from ${tokenDays} d where d.used <> (
      select coalesce(sum(e.tokens), 0) from ${tokenEntries} e where e.user_id = d.user_id and e.day = d.day)`)
  return rows.map((row) => row.user_id)
}
