import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { EssayVersion, EssayVersionInput } from '../../../contract/essays/versions.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import { storableText } from '../../platform/database/storable.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hasRoom, requireRoom } from '../accounts/stored-text.ts'
import { compactEssay } from './compact-essay.ts'
import { asVersion } from './rules.ts'
import { essaySnapshots, essays, essayVersions } from './tables.ts'
import { removeOldVersions } from './thin-versions.ts'

/**
 * Stores the current document of an essay as a version. Returns null if there is nothing to store: the essay is empty,
 * or, for a version that the user did not ask for, nothing has changed since the last one or the account is full.
 */
export async function keepVersion(
  ctx: Context,
  chatId: string,
  { kind, name }: EssayVersionInput,
): Promise<EssayVersion | null> {
  const [essay] = await ctx.db
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!essay) throw notFound('essay')
  await compactEssay(ctx, essay.id)
  const [current] = await ctx.db
    .select({ seq: essaySnapshots.seq, bytes: essaySnapshots.bytes })
    .from(essaySnapshots)
    .where(and(eq(essaySnapshots.essayId, essay.id), eq(essaySnapshots.userId, ctx.userId)))
  if (!current) return null
  if (kind === 'named') {
    await requireRoom(ctx, current.bytes)
    await requireRoomForNamed(ctx, essay.id)
  } else if ((await lastSeq(ctx, essay.id)) === current.seq || !(await hasRoom(ctx, current.bytes)))
    return null
  const version = await store(ctx, essay.id, { kind, name })
  if (version && kind !== 'named') await removeOldVersions(ctx, essay.id)
  return version
}

/** Refuses another named version when there are as many as an essay can have. */
export async function requireRoomForNamed(ctx: Context, essayId: string): Promise<void> {
  const named = await ctx.db.$count(
    essayVersions,
    and(eq(essayVersions.essayId, essayId), isNotNull(essayVersions.name)),
  )
  if (named >= limits.essayNamedVersionsMax) throw new AppError('conflict', refusalTexts.tooManyVersions)
}

async function lastSeq(ctx: Context, essayId: string): Promise<number | null> {
  const [last] = await ctx.db
    .select({ seq: essayVersions.seq })
    .from(essayVersions)
    .where(eq(essayVersions.essayId, essayId))
    .orderBy(desc(essayVersions.createdAt), desc(essayVersions.id))
    .limit(1)
  return last?.seq ?? null
}

/** Copies the document inside the database. */
async function store(
  ctx: Context,
  essayId: string,
  { kind, name }: EssayVersionInput,
): Promise<EssayVersion | null> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    insert into ${essayVersions} (essay_id, user_id, kind, name, seq, document, words, bytes, created_at)
    select s.essay_id, s.user_id, ${kind}, ${name ? storableText(name) : null}, s.seq, s.document, e.words,
      octet_length(s.document::text), ${ctx.now().toISOString()}
    from ${essaySnapshots} s join ${essays} e on e.id = s.essay_id
    where s.essay_id = ${essayId} and s.user_id = ${ctx.userId}
    returning id`)
  if (!rows[0]) return null
  const [version] = await ctx.db.select().from(essayVersions).where(eq(essayVersions.id, rows[0].id))
  return version ? asVersion(version) : null
}
