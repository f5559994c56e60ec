import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { RegenerateInput } from '../../../../contract/chats/chats.ts'
import { newMessage } from '../../../../contract/chats/new-message.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { fitHistory } from '../fit-history.ts'
import type { SaidMessage } from '../read-history.ts'
import type { ReplyRun, ReplyRuns } from '../reply-runs.ts'
import { chatMessages } from '../tables.ts'
import { claimReply } from './claim-reply.ts'
import { prepareReply, startReply } from './start-reply.ts'
import { isMadeTitle } from './store-question.ts'

/**
 * Starts another reply to an existing question, as a sibling of the earlier ones. Deletes failed replies without text.
 */
export async function regenerateReply(
  ctx: Context,
  runs: ReplyRuns,
  chatId: string,
  input: RegenerateInput,
): Promise<ReplyRun> {
  const ready = await prepareReply(ctx, input, chatId, input.questionId)
  const { model, history } = ready
  const question = history.messages.at(-1)
  if (question?.id !== input.questionId || question.role !== 'user') throw notFound('question')
  const before = { messages: history.messages.slice(0, -1), isCut: history.isCut }
  const { id } = question
  const asked = { id, text: question.content, imageIds: question.imageIds ?? [] }
  const { messages, memoryFrom } = fitHistory(before, asked, ready.contextTokens)
  const clientId = input.replyClientId ?? randomUUID()
  const reply = newMessage({
    id: randomUUID(),
    clientId,
    parentId: id,
    sender: 'assistant',
    status: 'streaming',
    model: model.label,
    memoryFrom,
    createdAt: ctx.now().toISOString(),
  })
  const values = [chatId, ctx.userId, reply.id, clientId, id, model.label, memoryFrom, reply.createdAt]
  const stored = await claimReply(ctx, chatId, () =>
    ctx.db.$client.query({ name: 'store_reply', text: statement, values }),
  )
  if (question.files.length > 0) await noteWhatIsGiven(ctx, question)
  const row = stored.rows[0]
  if (!row) throw notFound('chat')
  return startReply(ctx, runs, {
    chatId,
    title: row.title,
    reply,
    plan: {
      model,
      messages: [ready.system, ...messages],
      humanize: input.humanize,
      keepsOriginal: false,
      metered: ready.metered,
      question: question.content,
      needsTitle: isMadeTitle(row.title_source, row.is_essay_chat),
    },
  })
}

/** The new model's window may hold less or more of the files than the previous model's. */
async function noteWhatIsGiven({ db, userId }: Context, { id, files }: SaidMessage): Promise<void> {
  const mine = and(eq(chatMessages.id, id), eq(chatMessages.userId, userId))
  await db.update(chatMessages).set({ fileAttachments: files }).where(mine)
}

/** $1 chat, $2 owner, $3 reply, $4 its client id, $5 question, $6 model, $7 where memory begins or null, $8 now. */
const statement = `
  with chat as (
    update chats set leaf_id = $3, updated_at = $8::timestamptz, archived = false where id = $1 and user_id = $2
    returning id, user_id, title, title_source, is_essay_chat
  ), emptied as (
    delete from chat_messages m using chat
    where m.chat_id = chat.id and m.parent_id = $5 and m.status = 'failed' and m.text = ''
      and not exists (select from chat_messages c where c.parent_id = m.id)
  ), stored as (
    insert into chat_messages
      (id, chat_id, user_id, client_id, parent_id, sender, text, status, model, memory_from, beat_at, created_at)
    select $3, id, user_id, $4, $5, 'assistant', '', 'streaming', $6, $7, now(), $8::timestamptz from chat
    returning id
  )
  select title, title_source, is_essay_chat from chat, (select count(*) from stored) as all_stored`
