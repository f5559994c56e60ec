import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ApiUsageRow } from '../../../contract/api/usage.ts'
import type { Context } from '../../platform/context.ts'
import { csvLine } from '../../platform/csv-text.ts'
import { AppError } from '../../platform/errors.ts'
import { today } from '../credits/budget-day.ts'
import { readBalance } from '../credits/read-balance.ts'
import { includesBulk } from './rules.ts'
import { apiKeys, apiUsage } from './tables.ts'

/**
 * Returns what the user's keys did in the last days (UTC), the newest day first. Usage by key belongs to the largest plan
 * (docs/spec/decisions.md 61).
 */
export async function readUsageByKey(
  ctx: Pick<Context, 'db' | 'env' | 'userId'>,
  days: number,
): Promise<ApiUsageRow[]> {
  const { tier } = await readBalance(ctx, ctx.userId)
  if (!includesBulk(ctx.env, tier)) throw new AppError('usage_not_in_plan')
  return ctx.db
    .select({
      day: sql<string>`${apiUsage.day}::text`,
      keyId: apiUsage.keyId,
      keyName: apiKeys.name,
      kind: apiUsage.kind,
      calls: apiUsage.calls,
      failed: apiUsage.failed,
      words: apiUsage.words,
      charged: apiUsage.charged,
    })
    .from(apiUsage)
    .innerJoin(apiKeys, eq(apiKeys.id, apiUsage.keyId))
    .where(
      and(
        eq(apiUsage.userId, ctx.userId),
        eq(apiKeys.userId, ctx.userId),
        gt(apiUsage.day, sql`${today} - ${days}::int`),
      ),
    )
    .orderBy(desc(apiUsage.day), apiKeys.name, apiUsage.keyId, apiUsage.kind)
}

const columns = ['day', 'keyId', 'keyName', 'kind', 'calls', 'failed', 'words', 'charged'] as const

/** Writes the rows as CSV. */
export function usageCsv(rows: ApiUsageRow[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvLine).join('')
}
