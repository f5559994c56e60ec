import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { humanizeModes, type KeepChoicesInput } from '../../../contract/humanizer.ts'
import type { HumanizedTextFacts, KeptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { after, newestFirst } from '../../platform/database/newest-first.ts'
import { storableJson } from '../../platform/database/storable.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hasWords } from '../../platform/kept-texts/has-words.ts'
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
  const found = await hasWords(db, userId, { id: humanizedTexts.id, text: textContent }, q)
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
    .where(and(kept(userId), after(humanizedTexts, cursor), found))
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
const nothing = { textContent: null, original: null, result: null, choices: null, choicesRevision: null }

async function remove({ db, userId }: Owner, textId: string): Promise<void> {
  const gone = await db
    .update(humanizedTexts)
    .set(nothing)
    .where(and(eq(humanizedTexts.id, textId), kept(userId)))
    .returning({ id: humanizedTexts.id })
  if (gone.length === 0) throw notFound('text')
}

async function removeAll({ db, userId }: Owner): Promise<void> {
  await db.update(humanizedTexts).set(nothing).where(kept(userId))
}

function kept(userId: string) {
  return and(eq(humanizedTexts.userId, userId), isNotNull(humanizedTexts.textContent))
}

/**
 * Keeps with a stored rewrite what its user took back, reworded or wrote. Throws if an edited text has no room, or if another
 * tab has saved since.
 */
export async function keepChoices(ctx: Owner, textId: string, input: KeepChoicesInput): Promise<void> {
  const { db, userId } = ctx
  const { revision, known, ...choices } = input
  if (choices.edited) await requireRoom(ctx, choices.edited.length)
  const { choicesRevision } = humanizedTexts
  const mine = and(eq(humanizedTexts.id, textId), kept(userId))
  const isLatest =
    known && or(isNull(choicesRevision), inArray(choicesRevision, [...known, revision ?? textId]))
  const changed = await db
    .update(humanizedTexts)
    .set({ choices: storableJson(choices), choicesRevision: revision ?? sql`gen_random_uuid()` })
    .where(and(mine, isLatest))
    .returning({ id: humanizedTexts.id })
  if (changed.length > 0) return
  if ((await db.$count(humanizedTexts, mine)) > 0) throw new AppError('conflict')
  throw notFound('text')
}

/** Empties the rewrites that are older than their user's setting, as deleting them does. */
export function expireHumanizedTexts({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db
    .update(humanizedTexts)
    .set(nothing)
    .where(and(isNotNull(humanizedTexts.textContent), isExpired(humanizedTexts)))
}
