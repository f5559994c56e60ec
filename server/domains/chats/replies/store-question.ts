import type { MessageFile } from '../../../../contract/chats/files.ts'
import { defaultTitles, firstWordsTitle } from '../../../../contract/chats/titles.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Wish } from '../model-choice.ts'
import { claimReply } from './claim-reply.ts'

export type StoredQuestion = {
  title: string
  /** False once a three-word or a typed title is there. */
  needsTitle: boolean
  createdAt: Date
}

export type Question = {
  chatId: string
  text: string
  humanize: boolean
  /** Drawn by the caller, who has to name them before they are stored. */
  ids: { question: string; reply: string }
  clientId: string
  replyClientId: string
  model: string
  parentId: string | null
  memoryFrom: string | null
  files?: MessageFile[]
  /** What the request chose; the chat keeps it. */
  wish?: Wish
}

/**
 * Stores the user's message and the empty reply, and makes the chat when it is new, in one statement: it is on the way
 * to the first token, where every round trip is felt. A chat of somebody else matches nothing, so nothing is stored.
 */
export function storeQuestion(ctx: Context, question: Question): Promise<StoredQuestion> {
  return claimReply(ctx, question.chatId, () => insert(ctx, question))
}

/**
 * $1 chat, $2 owner, $3 title or null, $4 humanize, $5 now, $6 and $7 message ids, $8 and $9 client ids, $10 text,
 * $11 model, $12 parent or null, $13 where the model's memory begins or null, $14 the message's files or null,
 * $15 their ids, $16 the chosen model and $17 the tone, each null for what the chat has.
 */
const statement = `
  with chat as (
    insert into chats as c (id, user_id, title, title_source, humanized, leaf_id, model, tone, created_at, updated_at)
    values ($1, $2, coalesce($3, '${defaultTitles.chat}'), case when $3::text is null then 'default' else 'first-words' end, $4, $7, $16, $17, $5, $5)
    on conflict (id) do update set
      updated_at = excluded.updated_at,
      humanized = c.humanized or excluded.humanized,
      archived = false,
      leaf_id = excluded.leaf_id,
      model = coalesce(excluded.model, c.model),
      tone = coalesce(excluded.tone, c.tone),
      title = case when c.title_source = 'default' then excluded.title else c.title end,
      title_source = case when c.title_source = 'default' then excluded.title_source else c.title_source end
    where c.user_id = excluded.user_id
    returning id, user_id, title, title_source
  ), stored as (
    insert into chat_messages
      (id, chat_id, user_id, client_id, parent_id, sender, text, status, model, memory_from, file_attachments, beat_at, created_at)
    select m.id, chat.id, chat.user_id, m.client_id, m.parent_id, m.sender, m.text, m.status, m.model, m.memory_from, m.files, m.beat_at, $5
    from chat, (values
      (1, $6::uuid, $8, $12::uuid, 'user', $10, 'complete', null, null::uuid, $14::jsonb, null::timestamptz),
      (2, $7::uuid, $9, $6::uuid, 'assistant', '', 'streaming', $11, $13::uuid, null, $5::timestamptz)
    ) as m (place, id, client_id, parent_id, sender, text, status, model, memory_from, files, beat_at)
    order by m.place
    returning id
  ), attached as (
    update chat_files f set chat_id = chat.id from chat where f.id = any($15::uuid[]) and f.user_id = chat.user_id
  )
  select title, title_source from chat, (select count(*) from stored) as all_stored`

async function insert(ctx: Context, q: Question): Promise<StoredQuestion> {
  const given = q.files ?? []
  const now = ctx.now()
  const files = given.length > 0 ? JSON.stringify(given) : null
  const ids = given.map(({ id }) => id)
  const first = [
    q.chatId,
    ctx.userId,
    firstWordsTitle(q.text || given.map(({ name }) => name).join(' ')),
    q.humanize,
    now,
    q.ids.question,
    q.ids.reply,
  ]
  const values = [
    ...first,
    q.clientId,
    q.replyClientId,
    q.text,
    q.model,
    q.parentId,
    q.memoryFrom,
    files,
    ids,
    q.wish?.model ?? null,
    q.wish?.tone ?? null,
  ]
  // Named, so that PostgreSQL plans it once a connection.
  const result = await ctx.db.$client.query({ name: 'store_question', text: statement, values })
  const row = result.rows[0]
  if (!row) throw notFound('This chat')
  return { title: row.title, needsTitle: isMadeTitle(row.title_source), createdAt: now }
}

/** True until a three-word or a typed title is there. */
export function isMadeTitle(source: string): boolean {
  return source === 'default' || source === 'first-words'
}
