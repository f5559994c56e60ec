import { and, eq } from 'drizzle-orm'
import type { KeptTextsQuery, OriginalityFacts } from '../../../contract/kept-texts.ts'
import type { OriginalityReport } from '../../../contract/originality/originality.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, newestFirst } from '../../platform/database/newest-first.ts'
import { notFound } from '../../platform/errors.ts'
import { hasWords } from '../../platform/kept-texts/has-words.ts'
import type { KeptTexts } from '../../platform/kept-texts/kept-text-routes.ts'
import { listKeptTexts, openingOf } from '../../platform/kept-texts/list-kept-texts.ts'
import { isExpired } from '../preferences/expire-history.ts'
import { originalityChecks } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

export type KeptCheck = { id: string; createdAt: string; text: string; report: OriginalityReport }

/** A user's stored originality checks. */
export const keptChecks: KeptTexts<OriginalityFacts, KeptCheck> = {
  list: (ctx, query) => listKeptTexts(ctx, query, (db) => readRows(db, ctx.userId, query), factsOf),
  open,
  remove,
  removeAll,
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readRows(db: Database, userId: string, { limit, cursor, q }: KeptTextsQuery) {
  const { id, createdAt, text, words, copied, sources } = originalityChecks
  const found = await hasWords(db, userId, { id, text }, q)
  return await db
    .select({ id, createdAt, opening: openingOf(text), words, copied, sources })
    .from(originalityChecks)
    .where(and(eq(originalityChecks.userId, userId), after(originalityChecks, cursor), found))
    .orderBy(...newestFirst(originalityChecks))
    .limit(limit + 1)
}

function factsOf({ words, copied, sources }: Row): OriginalityFacts {
  return { words, percent: words === 0 ? 0 : (copied / words) * 100, sources }
}

/** Returns a whole stored check without comparing again. Another user's is not found. */
async function open({ db, userId }: Owner, checkId: string): Promise<KeptCheck> {
  const [row] = await db
    .select()
    .from(originalityChecks)
    .where(and(eq(originalityChecks.id, checkId), eq(originalityChecks.userId, userId)))
  if (!row) throw notFound('check')
  const { id, createdAt, text, report } = row
  return { id, createdAt: createdAt.toISOString(), text, report }
}

async function remove({ db, userId }: Owner, checkId: string): Promise<void> {
  const gone = await db
    .delete(originalityChecks)
    .where(and(eq(originalityChecks.id, checkId), eq(originalityChecks.userId, userId)))
    .returning({ id: originalityChecks.id })
  if (gone.length === 0) throw notFound('check')
}

async function removeAll({ db, userId }: Owner): Promise<void> {
  await db.delete(originalityChecks).where(eq(originalityChecks.userId, userId))
}

/** Deletes the checks that are older than their user's setting. */
export function expireChecks({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db.delete(originalityChecks).where(isExpired(originalityChecks))
}
