import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { MyShares, Share } from '../../../../contract/chats/sharing.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { chatShares } from '../tables.ts'

/** An expired link stays in the list for a while, so that its owner sees that it has expired. */
const expiredDays = 30

/** Everything except the messages, which only readers need. */
export const shareColumns = {
  id: chatShares.id,
  chatId: chatShares.chatId,
  title: chatShares.title,
  showsName: sql<boolean>`${chatShares.ownerName} is not null`,
  messages: chatShares.messageCount,
  createdAt: chatShares.createdAt,
  expiresAt: chatShares.expiresAt,
}

type Row = Omit<Share, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date | null }

export function asShare(row: Row): Share {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** Lists all links of the user, newest first. */
export async function listShares(ctx: Context): Promise<MyShares> {
  const [rows, ownerName] = await Promise.all([
    ctx.db
      .select(shareColumns)
      .from(chatShares)
      .where(eq(chatShares.userId, ctx.userId))
      .orderBy(desc(chatShares.createdAt), chatShares.id),
    readProfileName(ctx),
  ])
  return { shares: rows.map(asShare), ownerName }
}

/** Deletes a link; its address then behaves like one that never existed. */
export async function revokeShare({ db, userId }: Context, shareId: string): Promise<void> {
  const gone = await db
    .delete(chatShares)
    .where(and(eq(chatShares.id, shareId), eq(chatShares.userId, userId)))
    .returning({ id: chatShares.id })
  if (gone.length === 0) throw notFound('link')
}

export function sweepShares({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db
    .delete(chatShares)
    .where(lt(chatShares.expiresAt, sql`now() - make_interval(days => ${expiredDays})`))
}
