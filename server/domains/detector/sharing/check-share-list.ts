import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { openingWords } from '../../../../contract/chats/titles.ts'
import type { CheckShare, MyCheckShares } from '../../../../contract/detector/check-sharing.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { checkShares } from '../tables.ts'

/** An expired link stays in the list for a while, so that its owner sees that it has expired. */
const expiredDays = 30

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
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
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
export async function revokeCheckShare({ db, userId }: Context, shareId: string): Promise<void> {
  const gone = await db
    .delete(checkShares)
    .where(and(eq(checkShares.id, shareId), eq(checkShares.userId, userId)))
    .returning({ id: checkShares.id })
  if (gone.length === 0) throw notFound('link')
}

export function sweepCheckShares({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db
    .delete(checkShares)
    .where(lt(checkShares.expiresAt, sql`now() - make_interval(days => ${expiredDays})`))
}
