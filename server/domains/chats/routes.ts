import { Hono } from 'hono'
import { z } from 'zod'
import {
  type ChatAnswer,
  type ChatInput,
  chatId,
  chatInput,
  chatPageQuery,
  chatPatch,
  continueInput,
  leafInput,
  messageEdits,
  regenerateInput,
  restoreInput,
} from '../../../contract/chats/chats.ts'
import { manageChatInput } from '../../../contract/chats/manage-chat.ts'
import { isTitlePrompt } from '../../../contract/chats/titles.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { tabIdOf } from '../../platform/http/tab-id.ts'
import { validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'
import type { ChatNews } from './chat-news.ts'
import { deleteChat } from './list/delete-chat.ts'
import { createListChats } from './list/list-chats.ts'
import { manageChat } from './list/manage-chat.ts'
import { openChat } from './list/open-chat.ts'
import { updateChat } from './list/update-chat.ts'
import { deleteMessage, restoreMessages } from './messages/delete-message.ts'
import { editMessages } from './messages/edit-messages.ts'
import { showBranch } from './messages/show-branch.ts'
import { listModels } from './model-choice.ts'
import { continueReply } from './replies/continue-reply.ts'
import { followReply } from './replies/follow-reply.ts'
import { regenerateReply } from './replies/regenerate-reply.ts'
import { eventsOfRun } from './replies/reply-stream.ts'
import { sendMessage } from './replies/send-message.ts'
import { stopReply } from './replies/stop-reply.ts'
import type { ReplyRuns } from './reply-runs.ts'
import { answerTitle } from './titles/answer-title.ts'
import { readTitle } from './titles/read-title.ts'
import { transcribesVoice, transcribeVoice } from './voice/transcribe-voice.ts'

const idParam = z.object({ chatId })
const messageParam = z.object({ chatId, messageId: z.uuid() })
const voiceForm = z.object({ audio: z.instanceof(Blob) })

export function chatsRoutes(doors: Doors, runs: ReplyRuns, news: ChatNews) {
  const listChats = createListChats(doors.db)
  return new Hono<ActorEnv>()
    .get('/api/models', async (c) => {
      const offered = await listModels(doors, c.get('user')?.id ?? null)
      return c.json({ ...offered, transcription: transcribesVoice(doors.env) })
    })
    .post('/api/rpc/manage_chat', validate('json', manageChatInput), async (c) => {
      const input = c.req.valid('json')
      return c.json({ data: await manageChat(actorContext(c, doors, input.userId), runs, listChats, input) })
    })
    .get('/api/chats/:chatId', validate('param', idParam), validate('query', chatPageQuery), async (c) => {
      const { before } = c.req.valid('query')
      return c.json(await openChat(actorContext(c, doors), c.req.valid('param').chatId, before))
    })
    .patch('/api/chats/:chatId', validate('param', idParam), validate('json', chatPatch), async (c) => {
      const ctx = actorContext(c, doors)
      const patch = c.req.valid('json')
      const chat = await updateChat(ctx, c.req.valid('param').chatId, patch)
      // An open page of the essay shows the same title.
      if (chat.isEssayChat && patch.title !== undefined) news.tellOfEssay(ctx.userId, chat.id, 0)
      return c.json(chat)
    })
    .delete('/api/chats/:chatId', validate('param', idParam), async (c) => {
      await deleteChat(actorContext(c, doors), runs, c.req.valid('param').chatId)
      return c.json({ deleted: true })
    })
    .put(
      '/api/chats/:chatId/messages',
      validate('param', idParam),
      validate('json', messageEdits),
      async (c) => {
        const saved = await editMessages(
          actorContext(c, doors),
          c.req.valid('param').chatId,
          c.req.valid('json'),
        )
        return c.json({ saved })
      },
    )
    .put('/api/chats/:chatId/leaf', validate('param', idParam), validate('json', leafInput), async (c) => {
      await showBranch(actorContext(c, doors), c.req.valid('param').chatId, c.req.valid('json').messageId)
      return c.json({ shown: true })
    })
    .delete('/api/chats/:chatId/messages/:messageId', validate('param', messageParam), async (c) => {
      const { chatId, messageId } = c.req.valid('param')
      return c.json(await deleteMessage(actorContext(c, doors), chatId, messageId))
    })
    .post(
      '/api/chats/:chatId/restore',
      validate('param', idParam),
      validate('json', restoreInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        return c.json({
          restored: await restoreMessages(ctx, c.req.valid('param').chatId, c.req.valid('json')),
        })
      },
    )
    .post(
      '/api/chats/:chatId/replies',
      validate('param', idParam),
      validate('json', regenerateInput),
      async (c) => {
        const { chatId } = c.req.valid('param')
        const run = await regenerateReply(actorContext(c, doors), runs, chatId, c.req.valid('json'))
        news.tellOfRun(run, tabIdOf(c))
        holdPlace(c, run.outcome)
        return sendEvents(c, eventsOfRun(run, null))
      },
    )
    .post(
      '/api/chats/:chatId/messages/:messageId/continue',
      validate('param', messageParam),
      validate('json', continueInput),
      async (c) => {
        const { chatId, messageId } = c.req.valid('param')
        const ctx = actorContext(c, doors)
        const run = await continueReply(ctx, runs, chatId, messageId, c.req.valid('json'))
        news.tellOfRun(run, tabIdOf(c))
        holdPlace(c, run.outcome)
        return sendEvents(c, eventsOfRun(run, null))
      },
    )
    .post('/api/chats/:chatId/stop', validate('param', idParam), async (c) => {
      await stopReply(actorContext(c, doors), runs, c.req.valid('param').chatId)
      return c.json({ stopping: true })
    })
    .get('/api/chats/:chatId/title', validate('param', idParam), async (c) => {
      const { chatId } = c.req.valid('param')
      return c.json({ chatId, title: await readTitle(actorContext(c, doors), runs, chatId) })
    })
    .get('/api/chats/:chatId/stream', validate('param', idParam), async (c) => {
      const ctx = actorContext(c, doors)
      const { chatId } = c.req.valid('param')
      const run = runs.find(ctx.userId, chatId)
      const events = run && !run.ended ? eventsOfRun(run, null) : await followReply(ctx, chatId)
      return events ? sendEvents(c, events) : c.body(null, 204)
    })
    .post('/api/chat/transcription', validate('form', voiceForm), async (c) => {
      const { audio } = c.req.valid('form')
      return c.json({ text: await transcribeVoice(actorContext(c, doors), audio, c.req.raw.signal) })
    })
    .post('/api/chat', validate('json', chatInput), async (c) => {
      const input = c.req.valid('json')
      if (isTitleRequest(input)) {
        const userId = c.get('user')?.id ?? null
        if (userId) actorContext(c, doors, realUser(input.userId))
        const chooserId = input.isTitle ? userId : null
        const work = { owner: workOwner(c, doors.env), chooserId, signal: c.req.raw.signal }
        return c.json(await answerTitle(doors, input, work))
      }
      const ctx = actorContext(c, doors, input.userId)
      const { run, userMessage } = await sendMessage(ctx, runs, input)
      news.tellOfRun(run, tabIdOf(c))
      holdPlace(c, run.outcome)
      if (c.req.header('accept')?.includes('text/event-stream'))
        return sendEvents(c, eventsOfRun(run, userMessage))
      const end = await run.outcome
      if (end.type === 'error') throw new AppError(end.code, end.says, { chatId: run.chatId }, end.error)
      const { reply, refusal } = end
      const answer: ChatAnswer = {
        response: reply.text,
        title: run.title,
        message: reply,
        humanized: reply.humanized,
        originalText: reply.originalText,
        chatId: run.chatId,
        refusal,
      }
      return c.json(answer)
    })
}

/**
 * Detects both documented forms: with `isTitle` (docs/spec/1-writing.md section 7), and a message outside any chat that
 * starts with a title prompt (docs/spec/2-commercial.md section 7). Neither needs words of credit.
 */
function isTitleRequest({ isTitle, message, chatId, humanize }: ChatInput): boolean {
  return isTitle === true || (!chatId && !humanize && isTitlePrompt(message))
}

/** Title requests may name the user 'anonymous' (docs/spec/decisions.md 1). */
function realUser(userId: string | undefined): string | undefined {
  return userId === 'anonymous' ? undefined : userId
}
