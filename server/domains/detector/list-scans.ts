import { and, eq, sql } from 'drizzle-orm'
import { openingWords } from '../../../contract/chats/titles.ts'
import type { KeptTextsQuery, ScanSummary } from '../../../contract/kept-texts.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, hasWords, newestFirst, pageOf } from '../../platform/database/newest-first.ts'
import { onSearchPool } from '../../platform/database/search-pool.ts'
import { textAnalyses } from './tables.ts'

export type ScanList = { scans: ScanSummary[]; nextCursor: string | null }

const openingCharacters = 300
const verdicts = ['ai', 'human', 'mixed', 'inconclusive'] as const

/** Lists a user's stored checks, newest first, with the beginning of the text and the result. */
export async function listScans(
  ctx: Pick<Context, 'db' | 'searchDb' | 'userId'>,
  query: KeptTextsQuery,
): Promise<ScanList> {
  const rows = query.q.trim()
    ? await onSearchPool(ctx, (db) => readRows(db, ctx.userId, query))
    : await readRows(ctx.db, ctx.userId, query)
  const { page, nextCursor } = pageOf(rows, query.limit)
  return {
    scans: page.map(({ id, createdAt, opening, measured }) => ({
      id,
      title: openingWords(opening),
      createdAt: createdAt.toISOString(),
      words: numberOf(measured?.words),
      aiPercent: numberOf(measured?.percent),
      verdict: verdicts.find((verdict) => verdict === measured?.verdict) ?? null,
    })),
    nextCursor,
  }
}

async function readRows(db: Database, userId: string, { limit, cursor, q }: KeptTextsQuery) {
  return await db
    .select({
      id: textAnalyses.id,
      createdAt: textAnalyses.createdAt,
      opening: sql<string>`left(${textAnalyses.text}, ${sql.raw(String(openingCharacters))})`,
      measured: sql<Record<'words' | 'percent' | 'verdict', unknown> | null>`(
        select jsonb_build_object('words', r -> 'text_words', 'percent', r -> 'fake_percentage', 'verdict', r -> 'predicted_class')
        from (select ${textAnalyses.result} as r offset 0) kept)`,
    })
    .from(textAnalyses)
    .where(and(eq(textAnalyses.userId, userId), after(textAnalyses, cursor), hasWords(textAnalyses.text, q)))
    .orderBy(...newestFirst(textAnalyses))
    .limit(limit + 1)
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
