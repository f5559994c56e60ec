import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import type { ReplyRuns } from '../reply-runs.ts'
import { chatMessages } from '../tables.ts'
import { stopReply } from './stop-reply.ts'

const patienceMs = 2_000

/** Stops every reply in progress for a user, on all servers, and waits briefly for those of this one. */
export async function stopAllReplies(
  doors: Pick<Doors, 'db' | 'notifier'>,
  runs: ReplyRuns,
  userId: string,
): Promise<void> {
  const open = await doors.db
    .select({ chatId: chatMessages.chatId })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.status, 'streaming')))
  const endings = open.map(async ({ chatId }) => {
    const run = runs.find(userId, chatId)
    await stopReply({ ...doors, userId }, runs, chatId)
    if (run) await Promise.race([run.outcome, sleep(patienceMs)])
  })
  await Promise.all(endings)
}
