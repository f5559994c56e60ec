import { randomUUID } from 'node:crypto'
import { defaultTitles, firstWordsTitle } from '../../../contract/titles.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'

export type StoredQuestion = {
  chatId: string
  title: string
  /** False once a three-word or a typed title is there. */
  needsTitle: boolean
  userMessageId: string
  replyId: string
  createdAt: Date
}

export type Question = {
  chatId: string
  text: string
  humanize: boolean
  clientId: string
  replyClientId: string
  model: string
}

/**
 * Stores the user's message and the empty reply, and makes the chat when it is new, in one statement: it is on the way
 * to the first token, where every round trip is felt. A chat of somebody else matches nothing, so nothing is stored.
 */
export async function storeQuestion(ctx: Context, question: Question): Promise<StoredQuestion> {
  try {
    return await insert(ctx, question)
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'chat_messages_client') {
      throw new AppError('conflict', 'This message was sent already. Reload the page to see the reply.')
    }
    if (constraint !== 'chat_messages_streaming') throw error
  }
  // A reply is being written, or its server died: only the second makes room.
  await interruptSilentReplies(ctx, question.chatId)
  try {
    return await insert(ctx, question)
  } catch (error) {
    if (constraintOf(error) !== 'chat_messages_streaming') throw error
    throw new AppError(
      'run_in_progress',
      'A reply is still being written in this chat. Stop it or wait for its end.',
    )
  }
}

/** $1 chat, $2 owner, $3 title or null, $4 humanize, $5 now, $6 and $7 message ids, $8 and $9 client ids, $10 text, $11 model. */
const statement = `
  with chat as (
    insert into chats as c (id, user_id, title, title_source, humanized, created_at, updated_at)
    values ($1, $2, coalesce($3, '${defaultTitles.chat}'), case when $3::text is null then 'default' else 'first-words' end, $4, $5, $5)
    on conflict (id) do update set
      updated_at = excluded.updated_at,
      humanized = c.humanized or excluded.humanized,
      archived = false,
      title = case when c.title_source = 'default' then excluded.title else c.title end,
      title_source = case when c.title_source = 'default' then excluded.title_source else c.title_source end
    where c.user_id = excluded.user_id
    returning id, user_id, title, title_source
  ), stored as (
    insert into chat_messages (id, chat_id, user_id, client_id, sender, text, status, model, beat_at, created_at)
    select m.id, chat.id, chat.user_id, m.client_id, m.sender, m.text, m.status, m.model, m.beat_at, $5
    from chat, (values
      (1, $6::uuid, $8, 'user', $10, 'complete', null, null::timestamptz),
      (2, $7::uuid, $9, 'assistant', '', 'streaming', $11, $5::timestamptz)
    ) as m (place, id, client_id, sender, text, status, model, beat_at)
    order by m.place
    returning id
  )
  select title, title_source from chat, (select count(*) from stored) as all_stored`

async function insert(ctx: Context, q: Question): Promise<StoredQuestion> {
  const ids = { user: randomUUID(), reply: randomUUID() }
  const now = ctx.now()
  const first = [q.chatId, ctx.userId, firstWordsTitle(q.text), q.humanize, now, ids.user, ids.reply]
  const values = [...first, q.clientId, q.replyClientId, q.text, q.model]
  // Named, so that PostgreSQL plans it once a connection.
  const result = await ctx.db.$client.query({ name: 'store_question', text: statement, values })
  const row = result.rows[0]
  if (!row) throw notFound('This chat')
  return {
    chatId: q.chatId,
    title: row.title,
    needsTitle: row.title_source === 'default' || row.title_source === 'first-words',
    userMessageId: ids.user,
    replyId: ids.reply,
    createdAt: now,
  }
}

function constraintOf(error: unknown): string | undefined {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint ?? (error as { constraint?: string }).constraint
}
