import { sql } from 'drizzle-orm'
import { type StatementLine, statementLinesMax, type WordStatement } from '../../../contract/credits.ts'
import type { Context } from '../../platform/context.ts'
import { creditEntries, creditRuns } from './tables.ts'

/** Returns what was added to the balance and what each run used, newest first. Runs that cost nothing are left out. */
export async function readStatement({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<WordStatement> {
  const { rows } = await db.execute<{ at: string; kind: StatementLine['kind']; words: number }>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind, words from (
      select created_at as at, kind, words from ${creditEntries}
        where user_id = ${userId} and run_id is null and words <> 0
      union all
      select created_at, 'humanized', -settled_words from ${creditRuns}
        where user_id = ${userId} and settled_words > 0
      union all
      select created_at, 'reserved', -reserved_words from ${creditRuns}
        where user_id = ${userId} and state = 'reserved' and reserved_words > 0
    ) lines
    order by at desc
    limit ${statementLinesMax + 1}`)
  return { lines: rows.slice(0, statementLinesMax), hasMore: rows.length > statementLinesMax }
}

export function statementCsv(lines: StatementLine[]): string {
  return ['date,kind,words', ...lines.map(({ at, kind, words }) => `${at},${kind},${words}`), ''].join('\r\n')
}
