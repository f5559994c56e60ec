import { and, eq } from 'drizzle-orm'
import type { EssaySummary, EssaysQuery } from '../../../contract/essays/essays.ts'
import type { Context } from '../../platform/context.ts'
import { after, newestFirst, pageOf } from '../../platform/database/newest-first.ts'
import { asSummary } from './rules.ts'
import { essays } from './tables.ts'

export type EssayList = { essays: EssaySummary[]; nextCursor: string | null }

const byLastChange = { createdAt: essays.updatedAt, id: essays.id }

/** Lists the user's essays, the last changed first. */
export async function listEssays(ctx: Context, { limit, cursor }: EssaysQuery): Promise<EssayList> {
  const { id, chatId, title, words, createdAt, updatedAt } = essays
  const rows = await ctx.db
    .select({ id, chatId, title, words, begunAt: createdAt, createdAt: updatedAt })
    .from(essays)
    .where(and(eq(essays.userId, ctx.userId), after(byLastChange, cursor)))
    .orderBy(...newestFirst(byLastChange))
    .limit(limit + 1)
  const { page, nextCursor } = pageOf(rows, limit)
  return {
    essays: page.map(({ begunAt, createdAt: changedAt, ...row }) =>
      asSummary({ ...row, createdAt: begunAt, updatedAt: changedAt }),
    ),
    nextCursor,
  }
}
