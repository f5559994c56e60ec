import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { humanizeModes, type RewriteChoices } from '../../../contract/humanizer.ts'
import type { HumanizedTextFacts, KeptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, hasWords, newestFirst } from '../../platform/database/newest-first.ts'
import { storableJson } from '../../platform/database/storable.ts'
import { notFound } from '../../platform/errors.ts'
import type { KeptTexts } from '../../platform/kept-texts/kept-text-routes.ts'
import { listKeptTexts, openingOf } from '../../platform/kept-texts/list-kept-texts.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { isExpired } from '../preferences/expire-history.ts'
import { type KeptHumanizedText, openHumanizedText } from './open-humanized-text.ts'
import { humanizedTexts } from './tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

/** A user's stored rewrites. */
export const keptHumanizedTexts: KeptTexts<HumanizedTextFacts, KeptHumanizedText> = {
  list: (ctx, query) => listKeptTexts(ctx, query, (db) => readRows(db, ctx.userId, query), factsOf),
  open: openHumanizedText,
  remove,
  removeAll,
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

async function readRows(db: Database, userId: string, { limit, cursor, q }: KeptTextsQuery) {
  const { textContent, result } = humanizedTexts
  return await db
    .select({
      id: humanizedTexts.id,
      createdAt: humanizedTexts.createdAt,
      words: humanizedTexts.wordCount,
      opening: openingOf(textContent),
      told: sql<Record<'mode' | 'score', unknown> | null>`(
        select jsonb_build_object('mode', r -> 'mode', 'score', r -> 'details' -> 'finalHumanScore')
        from (select ${result} as r offset 0) kept)`,
    })
    .from(humanizedTexts)
    .where(and(kept(userId), after(humanizedTexts, cursor), hasWords(textContent, q)))
    .orderBy(...newestFirst(humanizedTexts))
    .limit(limit + 1)
}

function factsOf({ words, told }: Row): HumanizedTextFacts {
  return {
    words,
    mode: humanizeModes.find((mode) => mode === told?.mode) ?? null,
    humanScore: typeof told?.score === 'number' ? told.score : null,
  }
}

/** Keeps only what is stored without history too: the run itself and its number of words. */
const nothing = { textContent: null, original: null, result: null, choices: null }

async function remove({ db, userId }: Owner, textId: string): Promise<void> {
  const gone = await db
    .update(humanizedTexts)
    .set(nothing)
    .where(and(eq(humanizedTexts.id, textId), kept(userId)))
    .returning({ id: humanizedTexts.id })
  if (gone.length === 0) throw notFound('This text')
}

async function removeAll({ db, userId }: Owner): Promise<void> {
  await db.update(humanizedTexts).set(nothing).where(kept(userId))
}

function kept(userId: string) {
  return and(eq(humanizedTexts.userId, userId), isNotNull(humanizedTexts.textContent))
}

/** Keeps with a stored rewrite what its user took back, reworded or wrote. Throws if an edited text has no room. */
export async function keepChoices(ctx: Owner, textId: string, choices: RewriteChoices): Promise<void> {
  const { db, userId } = ctx
  if (choices.edited) await requireRoom(ctx, choices.edited.length)
  const changed = await db
    .update(humanizedTexts)
    .set({ choices: storableJson(choices) })
    .where(and(eq(humanizedTexts.id, textId), kept(userId)))
    .returning({ id: humanizedTexts.id })
  if (changed.length === 0) throw notFound('This text')
}

/** Empties the rewrites that are older than their user's setting, as deleting them does. */
export function expireHumanizedTexts({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db
    .update(humanizedTexts)
    .set(nothing)
    .where(and(isNotNull(humanizedTexts.textContent), isExpired(humanizedTexts)))
}
