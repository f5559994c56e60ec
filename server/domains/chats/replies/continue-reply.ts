import type { ContinueInput } from '../../../../contract/chats/chats.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { AskedMessage } from '../files-of-history.ts'
import { fitHistory } from '../fit-history.ts'
import type { ReplyRun, ReplyRuns } from '../reply-runs.ts'
import { asMessage, type MessageRow } from '../rules.ts'
import { claimReply } from './claim-reply.ts'
import { joinContinuation } from './continuation.ts'
import { continuePrompt } from './prompt.ts'
import { prepareReply, startReply } from './start-reply.ts'
import { isMadeTitle } from './store-question.ts'

/** Continues a reply that was stopped or cut off, in the same message. No message may follow it. */
export async function continueReply(
  ctx: Context,
  runs: ReplyRuns,
  chatId: string,
  messageId: string,
  input: ContinueInput,
): Promise<ReplyRun> {
  const ready = await prepareReply(ctx, input, chatId, messageId)
  const { model, history } = ready
  const question = history.messages.findLast((message) => message.role === 'user')
  const partial = history.messages.at(-1)
  if (!question || partial?.id !== messageId || partial.role !== 'assistant') throw notFound('reply')
  const now = ctx.now()
  const claimed = await claimReply(ctx, chatId, () =>
    ctx.db.$client.query({
      name: 'continue_reply',
      text: statement,
      values: [chatId, ctx.userId, messageId, now, model.label],
    }),
  )
  const row = claimed.rows[0]
  if (!row) throw new AppError('conflict', refusalTexts.replyWhole)
  const continuation = joinContinuation(partial.content)
  // The built-in writer cannot continue its text: it answers the question again, and the partial reply is dropped.
  const isModel = model.kind !== 'built-in'
  const before = history.messages.slice(0, -1)
  const asked = isModel ? continuePrompt : question.content
  const said = isModel ? [...before, { ...partial, content: continuation.kept }] : before.slice(0, -1)
  const fitted = fitHistory(
    { messages: said, isCut: history.isCut },
    { id: messageId, text: asked },
    ready.contextTokens,
  )
  const messages: AskedMessage[] = [ready.system, ...fitted.messages]
  return startReply(ctx, runs, {
    chatId,
    title: row.chat_title,
    reply: { ...asMessage(asRow(row)), text: continuation.kept },
    plan: {
      model,
      messages,
      humanize: input.humanize,
      metered: ready.metered,
      question: question.content,
      needsTitle: isMadeTitle(row.title_source, row.is_essay_chat),
      continuation,
      partial: partial.content,
    },
  })
}

/** $1 chat, $2 owner, $3 reply, $4 now, $5 model. */
const statement = `
  with reply as (
    update chat_messages m set status = 'streaming', error = null, beat_at = now(), model = $5
    where m.id = $3 and m.chat_id = $1 and m.user_id = $2 and m.sender = 'assistant' and m.deleted_at is null
      and m.status in ('stopped', 'interrupted')
      and not exists (select from chat_messages c where c.parent_id = m.id and c.deleted_at is null)
    returning m.*
  ), chat as (
    update chats set leaf_id = $3, updated_at = $4 where id = $1 and user_id = $2 and exists (select from reply)
    returning title as chat_title, title_source, is_essay_chat
  )
  select reply.*, chat.chat_title, chat.title_source, chat.is_essay_chat from reply, chat`

function asRow(row: Record<string, unknown>): MessageRow {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(named) as MessageRow
}
