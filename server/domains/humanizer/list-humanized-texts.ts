import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { openingWords } from '../../../contract/chats/titles.ts'
import { humanizeModes } from '../../../contract/humanizer.ts'
import type { HumanizedTextSummary, KeptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, hasWords, newestFirst, pageOf } from '../../platform/database/newest-first.ts'
import { onSearchPool } from '../../platform/database/search-pool.ts'
import { humanizedTexts } from './tables.ts'

export type HumanizedTextList = { texts: HumanizedTextSummary[]; nextCursor: string | null }

const openingCharacters = 300

/** Lists a user's stored rewrites, newest first, with the beginning of the text and the result. */
export async function listHumanizedTexts(
  ctx: Pick<Context, 'db' | 'searchDb' | 'userId'>,
  query: KeptTextsQuery,
): Promise<HumanizedTextList> {
  const rows = query.q.trim()
    ? await onSearchPool(ctx, (db) => readRows(db, ctx.userId, query))
    : await readRows(ctx.db, ctx.userId, query)
  const { page, nextCursor } = pageOf(rows, query.limit)
  return {
    texts: page.map(({ id, createdAt, words, opening, told }) => ({
      id,
      title: openingWords(opening),
      createdAt: createdAt.toISOString(),
      words,
      mode: humanizeModes.find((mode) => mode === told?.mode) ?? null,
      humanScore: typeof told?.score === 'number' ? told.score : null,
    })),
    nextCursor,
  }
}

async function readRows(db: Database, userId: string, { limit, cursor, q }: KeptTextsQuery) {
  const { textContent, result } = humanizedTexts
  return await db
    .select({
      id: humanizedTexts.id,
      createdAt: humanizedTexts.createdAt,
      words: humanizedTexts.wordCount,
      opening: sql<string>`left(${textContent}, ${sql.raw(String(openingCharacters))})`,
      told: sql<Record<'mode' | 'score', unknown> | null>`(
        select jsonb_build_object('mode', r -> 'mode', 'score', r -> 'details' -> 'finalHumanScore')
        from (select ${result} as r offset 0) kept)`,
    })
    .from(humanizedTexts)
    .where(
      and(
        eq(humanizedTexts.userId, userId),
        isNotNull(textContent),
        after(humanizedTexts, cursor),
        hasWords(textContent, q),
      ),
    )
    .orderBy(...newestFirst(humanizedTexts))
    .limit(limit + 1)
}
