import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PinnedAndFolders } from '../../../../contract/chats/chat-list.ts'
import type { Context } from '../../../platform/context.ts'
import { asSummary } from '../rules.ts'
import { chats } from '../tables.ts'
import { listFolders } from './folders.ts'

const pinsMax = 100

/** Returns the section above the list by date: pinned chats, the newest pin first, and folders. */
export async function readPinnedAndFolders(ctx: Context): Promise<PinnedAndFolders> {
  const pinned = ctx.db
    .select()
    .from(chats)
    .where(and(eq(chats.userId, ctx.userId), isNotNull(chats.pinnedAt), eq(chats.archived, false)))
    .orderBy(desc(chats.pinnedAt))
    .limit(pinsMax)
  const [rows, folders] = await Promise.all([pinned, listFolders(ctx)])
  return { pinned: rows.map(asSummary), folders }
}
