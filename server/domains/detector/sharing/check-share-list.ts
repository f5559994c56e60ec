import { desc, eq, sql } from 'drizzle-orm'
import { openingWords } from '../../../../contract/chats/titles.ts'
import type { CheckShare, MyCheckShares } from '../../../../contract/detector/check-sharing.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { linkTimes, revokeLink, sweepLinks } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { checkShares } from '../tables.ts'

/** Everything except the text and the result, which only readers need. */
export const checkShareColumns = {
  id: checkShares.id,
  opening: checkShares.opening,
  showsName: sql<boolean>`${checkShares.ownerName} is not null`,
  createdAt: checkShares.createdAt,
  expiresAt: checkShares.expiresAt,
}

type Row = {
  id: string
  opening: string
  showsName: boolean
  createdAt: Date
  expiresAt: Date | null
}

export function asCheckShare({ opening, ...row }: Row): CheckShare {
  return {
    ...row,
    title: openingWords(opening),
    ...linkTimes(row),
  }
}

/** Lists all links of the user to checks, newest first. */
export async function listCheckShares(ctx: Context): Promise<MyCheckShares> {
  const [rows, ownerName] = await Promise.all([
    ctx.db
      .select(checkShareColumns)
      .from(checkShares)
      .where(eq(checkShares.userId, ctx.userId))
      .orderBy(desc(checkShares.createdAt), checkShares.id),
    readProfileName(ctx),
  ])
  return { shares: rows.map(asCheckShare), ownerName }
}

/** Deletes a link; its address then behaves like one that never existed. */
export function revokeCheckShare(ctx: Context, shareId: string): Promise<void> {
  return revokeLink(ctx, checkShares, shareId)
}

export function sweepCheckShares(doors: Pick<Doors, 'db'>): Promise<unknown> {
  return sweepLinks(doors, checkShares)
}
