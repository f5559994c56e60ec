import { and, eq, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { silenceMs } from '../rules.ts'
import { chatMessages } from '../tables.ts'

/**
 * Marks replies as interrupted whose server was killed or lost the database; keeps what was written. Returns how many.
 * Heartbeats are compared by the database's clock, because the clocks of two servers may differ.
 */
export async function interruptSilentReplies(
  { db, notifier }: Pick<Doors, 'db' | 'notifier'>,
  chatId?: string,
): Promise<number> {
  if (notifier.hasJustReturned()) return 0
  const interrupted = await db
    .update(chatMessages)
    .set({ status: 'interrupted', beatAt: null })
    .where(
      and(
        eq(chatMessages.status, 'streaming'),
        lt(chatMessages.beatAt, sql`now() - make_interval(secs => ${silenceMs / 1_000})`),
        chatId ? eq(chatMessages.chatId, chatId) : undefined,
      ),
    )
  return interrupted.rowCount ?? 0
}
