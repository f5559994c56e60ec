import { and, desc, eq } from 'drizzle-orm'
import type { EssayShare, EssaySharePatch, MyEssayShares } from '../../../../contract/essays/sharing.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { storableText } from '../../../platform/database/storable.ts'
import { notFound } from '../../../platform/errors.ts'
import { linkTimes, revokeLink, sweepLinks } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { essayShares, essays } from '../tables.ts'

type Row = Pick<
  typeof essayShares.$inferSelect,
  'id' | 'name' | 'access' | 'ownerName' | 'createdAt' | 'expiresAt'
>

export function asEssayShare(row: Row, essay: { chatId: string; title: string }): EssayShare {
  return {
    id: row.id,
    chatId: essay.chatId,
    title: essay.title,
    name: row.name,
    access: row.access,
    showsName: row.ownerName !== null,
    ...linkTimes(row),
  }
}

/** Lists all links of the user to essays, newest first. */
export async function listEssayShares(ctx: Context): Promise<MyEssayShares> {
  const [rows, ownerName] = await Promise.all([
    ctx.db
      .select({ share: essayShares, essay: { chatId: essays.chatId, title: essays.title } })
      .from(essayShares)
      .innerJoin(essays, and(eq(essays.id, essayShares.essayId), eq(essays.userId, ctx.userId)))
      .where(eq(essayShares.userId, ctx.userId))
      .orderBy(desc(essayShares.createdAt), essayShares.id),
    readProfileName(ctx),
  ])
  return { shares: rows.map(({ share, essay }) => asEssayShare(share, essay)), ownerName }
}

/** Renames a link, or turns comments on or off for it. */
export async function changeEssayShare(
  { db, userId }: Context,
  shareId: string,
  { access, name }: EssaySharePatch,
): Promise<void> {
  const changed = await db
    .update(essayShares)
    // The first value keeps the statement whole where nothing is changed.
    .set({ id: shareId, ...(access && { access }), ...(name !== undefined && { name: storableText(name) }) })
    .where(and(eq(essayShares.id, shareId), eq(essayShares.userId, userId)))
    .returning({ id: essayShares.id })
  if (changed.length === 0) throw notFound('link')
}

/** Deletes a link; its address then behaves like one that never existed. The comments that came by it stay. */
export function revokeEssayShare(ctx: Context, shareId: string): Promise<void> {
  return revokeLink(ctx, essayShares, shareId)
}

export function sweepEssayShares(doors: Pick<Doors, 'db'>): Promise<unknown> {
  return sweepLinks(doors, essayShares)
}
