import { sql } from 'drizzle-orm'
import { type StatementLine, statementLinesMax, type WordStatement } from '../../../contract/credits.ts'
import type { Context } from '../../platform/context.ts'
import { givenBefore } from './grant-free-words.ts'
import { readBalance } from './read-balance.ts'
import { creditEntries, creditRuns } from './tables.ts'

/**
 * Returns what was added to the balance and what each run used, newest first, each with the balance after it. Runs that
 * cost nothing are left out. The order is that of the ledger, whatever clock wrote an entry. The cause of an entry that has
 * none is read from its reason.
 */
export async function readStatement(doors: Pick<Context, 'db' | 'env' | 'userId'>): Promise<WordStatement> {
  const { db, userId } = doors
  // A missing balance is created with its free words, which are the first line.
  await readBalance(doors, userId)
  const { rows } = await db.execute<StatementLine>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, cause, tier, words, balance
    from (
      select *, (sum(words) over (order by entry))::int as balance from (
        select created_at as at, id as entry, kind, tier, words, coalesce(cause, case
            when reason is null then 'free'
            when reason = ${givenBefore} then 'given-before'
            when reason like '%/cycle/0' then 'purchase'
            when reason like '%/upgrade/%' or reason like '%/to/%' then 'upgrade'
            when reason like '%/end/%' then 'end'
            else 'cycle' end) as cause
          from ${creditEntries}
          where user_id = ${userId} and run_id is null and (words <> 0 or reason = ${givenBefore})
        union all
        select runs.created_at, entries.id, case runs.state when 'settled' then 'humanized' else 'reserved' end, null,
            -coalesce(settled_words, reserved_words), null
          from ${creditRuns} runs join ${creditEntries} entries on entries.run_id = runs.id and entries.kind = 'reserve'
          where runs.user_id = ${userId} and state <> 'released' and coalesce(settled_words, reserved_words) > 0
      ) lines
    ) balances
    order by entry desc
    limit ${statementLinesMax + 1}`)
  return { lines: rows.slice(0, statementLinesMax), hasMore: rows.length > statementLinesMax }
}

/** Writes the lines as a file. Dates are those of the time zone, with its difference from UTC. */
export function statementCsv(lines: StatementLine[], timeZone: string): string {
  const rows = lines.map(({ at, kind, cause, tier, words, balance }) =>
    [zonedDate(at, timeZone), kind, cause ?? '', tier ?? '', words, balance].join(','),
  )
  return ['date,kind,cause,plan,words,balance', ...rows, ''].join('\r\n')
}

/** 2026-11-29T04:31:43+13:00 */
function zonedDate(at: string, timeZone: string): string {
  const date = new Date(at)
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
  // Swedish dates are written as ISO 8601 has them.
  const local = date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return `${local}${offset}`
}
