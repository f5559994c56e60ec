import { and, eq, lt } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { silenceMs } from '../rules.ts'
import { chatMessages } from '../tables.ts'

/** Marks replies as interrupted whose server was killed or lost the database; keeps what was written. */
export async function interruptSilentReplies(
  doors: Pick<Doors, 'db' | 'now'>,
  chatId?: string,
): Promise<void> {
  const silentSince = new Date(doors.now().getTime() - silenceMs)
  await doors.db
    .update(chatMessages)
    .set({ status: 'interrupted', beatAt: null })
    .where(
      and(
        eq(chatMessages.status, 'streaming'),
        lt(chatMessages.beatAt, silentSince),
        chatId ? eq(chatMessages.chatId, chatId) : undefined,
      ),
    )
}
