import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { defaultTitles, firstWordsTitle } from '../../../contract/titles.ts'
import type { Context } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'
import { chatMessages, chats } from './tables.ts'

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

async function insert(ctx: Context, q: Question): Promise<StoredQuestion> {
  const title = firstWordsTitle(q.text)
  const ids = { user: randomUUID(), reply: randomUUID() }
  const now = ctx.now().toISOString()
  const result = await ctx.db.execute<{ title: string; title_source: string }>(sql`
    with chat as (
      insert into ${chats} as c (id, user_id, title, title_source, humanized, created_at, updated_at)
      values (${q.chatId}, ${ctx.userId}, ${title ?? defaultTitles.chat}, ${title ? 'first-words' : 'default'}, ${q.humanize}, ${now}, ${now})
      on conflict (id) do update set
        updated_at = excluded.updated_at,
        humanized = c.humanized or excluded.humanized,
        archived = false,
        title = case when c.title_source = 'default' then excluded.title else c.title end,
        title_source = case when c.title_source = 'default' then excluded.title_source else c.title_source end
      where c.user_id = excluded.user_id
      returning id, user_id, title, title_source
    ), stored as (
      insert into ${chatMessages} (id, chat_id, user_id, client_id, sender, text, status, model, beat_at, created_at)
      select m.id::uuid, chat.id, chat.user_id, m.client_id, m.sender, m.text, m.status, m.model, m.beat_at::timestamptz, ${now}::timestamptz
      from chat, (values
        (1, ${ids.user}, ${q.clientId}, 'user', ${q.text}, 'complete', null, null),
        (2, ${ids.reply}, ${q.replyClientId}, 'assistant', '', 'streaming', ${q.model}, ${now})
      ) as m (place, id, client_id, sender, text, status, model, beat_at)
      order by m.place
      returning id
    )
    select title, title_source from chat, (select count(*) from stored) as all_stored`)
  const row = result.rows[0]
  if (!row) throw notFound('This chat')
  return {
    chatId: q.chatId,
    title: row.title,
    needsTitle: row.title_source === 'default' || row.title_source === 'first-words',
    userMessageId: ids.user,
    replyId: ids.reply,
    createdAt: new Date(now),
  }
}

function constraintOf(error: unknown): string | undefined {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint ?? (error as { constraint?: string }).constraint
}
