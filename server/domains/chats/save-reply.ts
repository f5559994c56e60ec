import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { ChatMessage } from '../../../contract/chats.ts'
import type { Doors } from '../../platform/context.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { asAppError } from '../../platform/errors.ts'
import type { ReplyRun } from './reply-runs.ts'
import { storable } from './rules.ts'
import { chatMessages } from './tables.ts'

const patienceMs = 120_000
const retryMs = 500

/** Writes what all running replies have so far, and that their server is alive, in one statement. */
export async function saveProgress({ db, now }: Pick<Doors, 'db' | 'now'>, runs: ReplyRun[]): Promise<void> {
  const lengths = runs.map((run) => run.reply.text.length)
  const ids = runs.map((run) => run.reply.id)
  const texts = runs.map((run) => storable(run.reply.text))
  await db.execute(sql`
    update ${chatMessages} as m set text = s.text, beat_at = ${now().toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as s (id, text)
    where m.id = s.id and m.status = 'streaming'`)
  for (const [i, run] of runs.entries()) run.savedLength = lengths[i]!
}

/** The fields of a reply that its end sets, by their names in a ChatMessage. */
const endOf = preparedOnce('save_end', (db) =>
  db
    .update(chatMessages)
    .set({
      text: given('text'),
      status: given('status'),
      humanized: given('humanized'),
      originalText: given('originalText'),
      humanizationDetails: given('humanizationDetails'),
      aiScore: given('aiScore'),
      error: given('error'),
      typingAnimationCompleted: given('typingAnimationCompleted'),
      beatAt: null,
    })
    .where(and(eq(chatMessages.id, given('id')), eq(chatMessages.userId, given('userId')))),
)

function given(name: keyof ChatMessage | 'userId') {
  return sql`${sql.placeholder(name)}`
}

/**
 * Writes the end of a reply. When the database is away for a moment, it waits for it: the reply was shown and must not
 * be lost. Answers false when the chat was deleted meanwhile.
 */
export async function saveEnd(
  { db, log }: Pick<Doors, 'db' | 'log'>,
  userId: string,
  reply: ChatMessage,
): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; ; ) {
    try {
      const saved = await endOf(db).execute({
        ...reply,
        userId,
        text: storable(reply.text),
        originalText: reply.originalText === null ? null : storable(reply.originalText),
      })
      return (saved.rowCount ?? 0) > 0
    } catch (error) {
      const { code } = asAppError(error)
      if (code !== 'database_unavailable' || Date.now() > deadline) throw error
      log.warn({ err: error }, 'end of a reply not saved, tried again')
      await sleep(retryMs)
    }
  }
}
