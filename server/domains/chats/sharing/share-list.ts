import { desc, eq, sql } from 'drizzle-orm'
import type { MyShares, Share } from '../../../../contract/chats/sharing.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { linkTimes, revokeLink, sweepLinks } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { chatShares } from '../tables.ts'

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
    ...linkTimes(row),
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
export function revokeShare(ctx: Context, shareId: string): Promise<void> {
  return revokeLink(ctx, chatShares, shareId)
}

export function sweepShares(doors: Pick<Doors, 'db'>): Promise<unknown> {
  return sweepLinks(doors, chatShares)
}
