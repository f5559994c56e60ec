import { and, eq, sql } from 'drizzle-orm'
import type { CheckFacts, KeptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, newestFirst } from '../../platform/database/newest-first.ts'
import { notFound } from '../../platform/errors.ts'
import { hasWords } from '../../platform/kept-texts/has-words.ts'
import type { KeptTexts } from '../../platform/kept-texts/kept-text-routes.ts'
import { listKeptTexts, openingOf } from '../../platform/kept-texts/list-kept-texts.ts'
import { isExpired } from '../preferences/expire-history.ts'
import { type KeptCheck, openCheck } from './open-check.ts'
import { textAnalyses } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

const verdicts = ['ai', 'human', 'mixed', 'inconclusive'] as const

/** A user's stored checks. */
export const keptChecks: KeptTexts<CheckFacts, KeptCheck> = {
  list: (ctx, query) => listKeptTexts(ctx, query, (db) => readRows(db, ctx.userId, query), factsOf),
  open: openCheck,
  remove,
  removeAll,
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readRows(db: Database, userId: string, { limit, cursor, q }: KeptTextsQuery) {
  const found = await hasWords(db, userId, { id: textAnalyses.id, text: textAnalyses.text }, q)
  return await db
    .select({
      id: textAnalyses.id,
      createdAt: textAnalyses.createdAt,
      opening: openingOf(textAnalyses.text),
      measured: sql<Record<'words' | 'aiWords' | 'percent' | 'verdict', unknown> | null>`(
        select jsonb_build_object('words', r -> 'text_words', 'aiWords', r -> 'ai_words', 'percent', r -> 'fake_percentage', 'verdict', r -> 'predicted_class')
        from (select ${textAnalyses.result} as r offset 0) kept)`,
    })
    .from(textAnalyses)
    .where(and(eq(textAnalyses.userId, userId), after(textAnalyses, cursor), found))
    .orderBy(...newestFirst(textAnalyses))
    .limit(limit + 1)
}

function factsOf({ measured }: Row): CheckFacts {
  return {
    words: numberOf(measured?.words),
    aiPercent: numberOf(measured?.percent),
    aiWords: numberOf(measured?.aiWords),
    verdict: verdicts.find((verdict) => verdict === measured?.verdict) ?? null,
  }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

async function remove({ db, userId }: Owner, scanId: string): Promise<void> {
  const gone = await db
    .delete(textAnalyses)
    .where(and(eq(textAnalyses.id, scanId), eq(textAnalyses.userId, userId)))
    .returning({ id: textAnalyses.id })
  if (gone.length === 0) throw notFound('scan')
}

async function removeAll({ db, userId }: Owner): Promise<void> {
  await db.delete(textAnalyses).where(eq(textAnalyses.userId, userId))
}

/** Deletes the checks that are older than their user's setting. */
export function expireChecks({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db.delete(textAnalyses).where(isExpired(textAnalyses))
}
