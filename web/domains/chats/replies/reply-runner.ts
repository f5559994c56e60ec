import type { QueryClient } from '@tanstack/react-query'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { ApiError, isOffline } from '../../../api.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { announce, announceWordCount } from '../chat-events.ts'
import { chatKey } from '../queries.ts'
import { createWaiting, quietAttemptsMax, reconnectDelayMs } from '../reconnect.ts'
import { applyEvent, type LivePhase, type LiveReply, newLiveReply, shownMessage } from './live-reply.ts'
import { followReply, openReply, type Question, stopReply } from './reply-calls.ts'
import { createReplyEndings } from './reply-endings.ts'
import { createReplyStore } from './reply-store.ts'

const stopPatienceMs = 5_000

export type ReplyRunner = ReturnType<typeof createReplyRunner>

/** Sends messages and follows replies to their end, across broken connections. */
export function createReplyRunner(client: QueryClient) {
  const store = createReplyStore()
  const endings = createReplyEndings(client, store)
  const waiting = createWaiting()
  const sends = new Map<string, AbortController>()
  /** Chats whose reply is stopped as soon as the server has the message. */
  const stopsAsked = new Set<string>()

  async function send(question: Question): Promise<void> {
    const { chatId } = question
    if (store.read(chatId).live) return
    store.change(chatId, { failure: null, live: liveOf(question) })
    announce('messageSent', chatId)
    const abort = new AbortController()
    sends.set(chatId, abort)
    try {
      const events = await openReply(question, abort.signal)
      sends.delete(chatId)
      if (stopsAsked.delete(chatId)) void stopReply(chatId).catch(() => {})
      if ((await consume(chatId, events, question)) === 'broken') await keepFollowing(chatId, question)
    } catch (error) {
      sends.delete(chatId)
      stopsAsked.delete(chatId)
      await refuse(question, error)
    }
  }

  /** Follows a reply in progress after a reload or from another tab. */
  async function follow(chatId: string, reply: ChatMessage): Promise<void> {
    if (store.read(chatId).live) return
    const startedAtMs = Date.parse(reply.createdAt)
    const live = newLiveReply({ humanize: false, question: null, reply, isOwn: false, startedAtMs })
    store.change(chatId, { live })
    await keepFollowing(chatId, null)
  }

  async function consume(
    chatId: string,
    events: AsyncIterable<ChatEvent>,
    question: Question | null,
  ): Promise<'ended' | 'broken'> {
    let isEnded = false
    try {
      for await (const event of events) {
        if (isEnded) continue
        if (event.type === 'start') endings.begin(chatId, event, question)
        else if (event.type === 'done' || event.type === 'error') {
          isEnded = true
          endings.end(chatId, event)
        } else store.changeLive(chatId, (live) => applyEvent(live, event), event.type === 'stage')
      }
    } catch {
      // The connection broke or timed out.
    }
    return isEnded ? 'ended' : 'broken'
  }

  async function keepFollowing(chatId: string, question: Question | null): Promise<void> {
    for (let attempt = 0; store.read(chatId).live; attempt++) {
      let phase: LivePhase = attempt < quietAttemptsMax ? 'reconnecting' : 'lost'
      try {
        const events = await followReply(chatId)
        if (events === null) {
          const found = await endings.settle(chatId)
          if (found === 'ended') return
          if (found === 'unknown') return giveBack(chatId, question)
        } else if ((await consume(chatId, events, question)) === 'ended') return
        else attempt = -1
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) phase = 'signed-out'
      }
      store.changeLive(chatId, (live) => ({ ...live, phase }))
      await waiting.wait(chatId, reconnectDelayMs(Math.max(attempt, 0)))
    }
  }

  async function refuse(question: Question, error: unknown): Promise<void> {
    const { chatId } = question
    const known =
      error instanceof ApiError
        ? error
        : new ApiError(0, isAbort(error) ? 'stopped' : 'internal', errorTexts.chatFailed)
    // The server may have stored the message although its response was lost, or in an earlier try.
    const isUnclear = isOffline(known) || known.code === 'stopped' || known.code === 'conflict'
    if (known.code === 'stopped') await stopReply(chatId).catch(() => {})
    const found = isUnclear ? await endings.settle(chatId).catch(() => 'unknown' as const) : 'unknown'
    if (found === 'streaming') return keepFollowing(chatId, question)
    if (found === 'unknown') giveBack(chatId, question, known)
  }

  /** Returns the text to the field. */
  function giveBack(chatId: string, question: Question | null, error?: ApiError): void {
    const { status, code, message, details } =
      error ?? new ApiError(0, 'model_cut_off', errorTexts.chatFailed)
    const { text, files = [] } = question?.ask.kind === 'send' ? question : { text: '' }
    const filesGone = code === 'file_gone' ? (details.fileIds as string[]) : []
    const failure = question && { text, files, filesGone, ids: question, status, code, message }
    store.change(chatId, { live: null, failure })
    // The stored chat may be newer than what is shown here.
    if (!question || code === 'run_in_progress' || code === 'conflict')
      client.invalidateQueries({ queryKey: chatKey(chatId) })
    if (code === 'out_of_words') announceWordCount(null)
  }

  async function stop(chatId: string): Promise<void> {
    const sending = sends.get(chatId)
    store.changeLive(chatId, (live) => ({ ...live, isStopping: true }))
    if (sending) return stopWhenTaken(chatId, sending)
    try {
      await stopReply(chatId)
    } catch (error) {
      store.changeLive(chatId, (live) => ({ ...live, isStopping: false }))
      throw error
    }
  }

  /**
   * Stops the reply once the server has the message. A request cannot be recalled: aborting it could leave a reply that
   * continues unseen. So the stop waits for the response, up to a limit.
   */
  function stopWhenTaken(chatId: string, sending: AbortController): void {
    stopsAsked.add(chatId)
    setTimeout(() => {
      if (sends.get(chatId) === sending) sending.abort()
    }, stopPatienceMs)
  }

  return { store, send, follow, stop, retryNow: waiting.wake }
}

function liveOf({ clientId, replyClientId, text, humanize, ask, files: given = [] }: Question): LiveReply {
  const parentId = ask.kind === 'send' ? (ask.parentId ?? null) : null
  const files = given.map((file) => ({ ...file, given: null }))
  const asked = ask.kind === 'send' ? shownMessage({ clientId, sender: 'user', text, files, parentId }) : null
  const replyTo = ask.kind === 'again' ? ask.questionId : clientId
  const isContinued = ask.kind === 'continue'
  const reply: ChatMessage = isContinued
    ? { ...ask.reply, status: 'streaming', error: null }
    : shownMessage({ clientId: replyClientId, sender: 'assistant', status: 'streaming', parentId: replyTo })
  return newLiveReply({ humanize, question: asked, reply, isContinued })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
