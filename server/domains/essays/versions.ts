import { and, desc, eq } from 'drizzle-orm'
import type { EssayVersion, OpenedEssayVersion } from '../../../contract/essays/versions.ts'
import type { Context } from '../../platform/context.ts'
import { storableText } from '../../platform/database/storable.ts'
import { notFound } from '../../platform/errors.ts'
import { requireRoomForNamed } from './keep-version.ts'
import { asVersion } from './rules.ts'
import { essays, essayVersions } from './tables.ts'

type VersionId = { chatId: string; versionId: string }

const { id, kind, name, words, createdAt } = essayVersions
const listed = { id, kind, name, words, createdAt }

/** Matches a version of this user's essay. */
const owned = (ctx: Context, { chatId, versionId }: VersionId) =>
  and(
    eq(id, versionId),
    eq(essayVersions.userId, ctx.userId),
    eq(essayVersions.essayId, essayOf(ctx, chatId)),
  )

const essayOf = (ctx: Context, chatId: string) =>
  ctx.db
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))

/** Lists the versions of an essay, newest first, without their documents. */
export async function listVersions(ctx: Context, chatId: string): Promise<EssayVersion[]> {
  const [essay] = await essayOf(ctx, chatId)
  if (!essay) throw notFound('essay')
  const rows = await ctx.db
    .select(listed)
    .from(essayVersions)
    .where(and(eq(essayVersions.essayId, essay.id), eq(essayVersions.userId, ctx.userId)))
    .orderBy(desc(createdAt), desc(id))
  return rows.map(asVersion)
}

export async function openVersion(ctx: Context, version: VersionId): Promise<OpenedEssayVersion> {
  const [row] = await ctx.db
    .select({ ...listed, document: essayVersions.document })
    .from(essayVersions)
    .where(owned(ctx, version))
  if (!row) throw notFound('version')
  return { ...asVersion(row), document: row.document }
}

/** Names a version, which keeps it until the user deletes it. */
export async function nameVersion(ctx: Context, version: VersionId, newName: string): Promise<EssayVersion> {
  const [before] = await ctx.db
    .select({ essayId: essayVersions.essayId, name })
    .from(essayVersions)
    .where(owned(ctx, version))
  if (!before) throw notFound('version')
  if (before.name === null) await requireRoomForNamed(ctx, before.essayId)
  const [row] = await ctx.db
    .update(essayVersions)
    .set({ name: storableText(newName) })
    .where(owned(ctx, version))
    .returning(listed)
  if (!row) throw notFound('version')
  return asVersion(row)
}

export async function deleteVersion(ctx: Context, version: VersionId): Promise<void> {
  const gone = await ctx.db.delete(essayVersions).where(owned(ctx, version)).returning({ id })
  if (gone.length === 0) throw notFound('version')
}
