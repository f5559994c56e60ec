import { sql } from 'drizzle-orm'
import type { ChatMessage } from '../../../contract/chats/chats.ts'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { whenAvailable } from '../../platform/database/when-available.ts'
import type { ReplyRun } from './reply-runs.ts'
import { storable } from './rules.ts'
import { chatMessages } from './tables.ts'

/** The part of a running reply that is saved while it grows. */
type RunningReply = Pick<ReplyRun, 'reply' | 'savedThoughts'>

/** Saves the progress and the heartbeat of all running replies in one statement. */
export async function saveProgress({ db }: Pick<Doors, 'db'>, runs: RunningReply[]): Promise<void> {
  const lengths = runs.map(({ reply }) => reply.thoughts?.length ?? 0)
  const ids = runs.map((run) => run.reply.id)
  const texts = runs.map((run) => storable(run.reply.text))
  // Null leaves what is stored, because thoughts are long and do not grow while the text does.
  const thoughts = runs.map(({ reply, savedThoughts }, i) =>
    reply.thoughts && lengths[i] !== savedThoughts ? storable(reply.thoughts) : null,
  )
  const seconds = runs.map(({ reply }) => reply.thoughtSeconds)
  await db.execute(sql`
    update ${chatMessages} as m set text = s.text, thoughts = coalesce(s.thoughts, m.thoughts),
      thought_seconds = coalesce(s.seconds, m.thought_seconds), beat_at = now()
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[], ${sql.param(thoughts)}::text[],
      ${sql.param(seconds)}::int[]) as s (id, text, thoughts, seconds)
    where m.id = s.id and m.status = 'streaming'`)
  for (const [i, run] of runs.entries()) run.savedThoughts = lengths[i] ?? 0
}

/**
 * $1 reply, $2 owner, $3 to $11 the values of its end, $12 to $14 the sibling with the original text, if any, $15 the message of the
 * error. The sibling gets the reply's position, so that it sorts first.
 */
const endOf = `
  with original as (
    insert into chat_messages
      (id, position, chat_id, user_id, client_id, parent_id, sender, text, thoughts, thought_seconds, status, model,
        memory_from, created_at)
    select $12::uuid, m.position, m.chat_id, m.user_id, $13::text, m.parent_id, m.sender, $14::text, $10::text, $11::int,
      'complete', m.model, m.memory_from, m.created_at
    from chat_messages m where m.id = $1 and m.user_id = $2 and $12::uuid is not null
    on conflict (id) do nothing
  )
  update chat_messages set
    text = $3, status = $4, humanized = $5, humanization_details = $6, ai_score = $7, error = $8, says = $15::jsonb,
    typing_animation_completed = $9, thoughts = $10::text, thought_seconds = $11::int,
    original_id = coalesce($12::uuid, original_id), beat_at = null
  where id = $1 and user_id = $2`

function endValues(userId: string, reply: ChatMessage, original: ChatMessage | null): unknown[] {
  const details = reply.humanizationDetails && JSON.stringify(reply.humanizationDetails)
  return [
    ...[reply.id, userId, storable(reply.text), reply.status, reply.humanized, details, reply.aiScore],
    ...[reply.error, reply.typingAnimationCompleted],
    ...[reply.thoughts && storable(reply.thoughts), reply.thoughtSeconds],
    ...(original ? [original.id, original.clientId, storable(original.text)] : [null, null, null]),
    reply.says ? JSON.stringify(reply.says) : null,
  ]
}

/** Saves the end of a reply in a transaction. Returns false if the chat was deleted. */
export async function storeEnd(
  tx: Transaction,
  userId: string,
  reply: ChatMessage,
  original: ChatMessage | null,
): Promise<boolean> {
  const values = endValues(userId, reply, original)
  // The pieces between the numbers of the values, which are the odd ones.
  const pieces = endOf.split(/\$(\d+)/)
  const parts = pieces.map((piece, i) =>
    i % 2 === 0 ? sql.raw(piece) : sql.param(values[Number(piece) - 1]),
  )
  const saved = await tx.execute(sql.join(parts))
  return (saved.rowCount ?? 0) > 0
}

/**
 * Saves the end of a reply. Waits while the database is briefly unavailable, because the reply was shown and must not
 * be lost. Returns false if the chat was deleted.
 */
export async function saveEnd(
  { db, log }: Pick<Doors, 'db' | 'log'>,
  userId: string,
  reply: ChatMessage,
  original: ChatMessage | null,
): Promise<boolean> {
  const values = endValues(userId, reply, original)
  const saved = await whenAvailable(log, 'end of a reply', () =>
    db.$client.query({ name: 'save_end', text: endOf, values }),
  )
  return (saved.rowCount ?? 0) > 0
}
