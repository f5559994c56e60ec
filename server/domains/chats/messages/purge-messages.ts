import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { purgeFiles } from '../files/sweep-files.ts'
import { chatMessages, chats } from '../tables.ts'

const undoMinutes = 10
const batch = 500

/** Permanently removes messages that users deleted a while ago; their children then follow the message before. */
export async function purgeMessages({ db }: Pick<Doors, 'db'>): Promise<void> {
  const gone = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(lt(chatMessages.deletedAt, sql`now() - make_interval(mins => ${undoMinutes})`))
    .orderBy(desc(chatMessages.position))
    .limit(batch)
  // Newest first and one by one, so that the parent row of each deleted message still exists.
  for (const { id } of gone) {
    await db.transaction(async (tx) => {
      const [message] = await tx.delete(chatMessages).where(eq(chatMessages.id, id)).returning()
      if (!message) return
      await purgeFiles(tx, message)
      const { parentId } = message
      await tx.update(chatMessages).set({ parentId }).where(eq(chatMessages.parentId, id))
      await tx.update(chats).set({ leafId: parentId }).where(eq(chats.leafId, id))
    })
  }
}
