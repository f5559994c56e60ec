import type { QueryClient } from '@tanstack/react-query'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { messageText } from '../../../locales/messages.ts'
import { changeChat, putChatFirst, putMessages, putOriginal } from '../chat-cache.ts'
import { announce, announceWordCount } from '../chat-events.ts'
import { writeLocal } from '../local-keys.ts'
import { chatKey, chatListsKey, emptyChat, loadChat, type OpenChat } from '../queries.ts'
import { applyEvent, textSoFar } from './live-reply.ts'
import { saveSoon } from './message-saver.ts'
import { type Question, readTitle } from './reply-calls.ts'
import type { ReplyStore } from './reply-store.ts'

type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>

/** Applies each stream event to the stored messages, the list and the rest of the page. */
export function createReplyEndings(client: QueryClient, store: ReplyStore) {
  function begin(chatId: string, event: EventOf<'start'>, question: Question | null): void {
    const isNew = !client.getQueryData<OpenChat>(chatKey(chatId))?.chat
    store.changeLive(chatId, (live) => applyEvent(live, event))
    putMessages(
      client,
      chatId,
      [event.userMessage, event.reply].filter((message) => message !== null),
      event.reply.id,
    )
    if (!question) return
    writeLocal(question.userId, `temp_chat_${chatId}`, null)
    putChatFirst(client, chatId, event.title)
    if (isNew) announce('newChatCreated', chatId)
    announce(isNew ? 'chatCreated' : 'chatUpdated', chatId)
  }

  function end(chatId: string, event: EventOf<'done' | 'error'>): void {
    const { live, refusals } = store.read(chatId)
    if (!live) return
    if (event.type === 'error' && event.code === 'not_found') {
      chatIsGone(chatId, messageText(event.says, event.error))
      return
    }
    const lost = { ...live.reply, status: 'failed' as const }
    const reply = event.reply ?? lost
    const { error, says } = reply.error === null && event.type === 'error' ? event : reply
    const refusal = event.type === 'done' ? event.refusal : null
    if (refusal) store.change(chatId, { refusals: { ...refusals, [reply.clientId]: refusal } })
    conclude(chatId, { ...reply, error, says: says ?? null })
    if (event.type === 'done' && event.original) putOriginal(client, chatId, event.original, reply)
    else if (reply.humanized) client.invalidateQueries({ queryKey: chatKey(chatId) })
    if (event.type === 'done' && event.titleFollows) void retitle(chatId)
    const { remainingWords } = event.type === 'done' ? event : { remainingWords: null }
    if (reply.humanized || remainingWords !== null) announceWordCount(remainingWords)
  }

  function conclude(chatId: string, told: ChatMessage): void {
    const { live, reveals } = store.read(chatId)
    const reply = live ? withAllShown(chatId, told, textSoFar(live)) : told
    const open = client.getQueryData<OpenChat>(chatKey(chatId))
    const asked = open?.messages.find((message) => message.id === told.parentId)
    // Another model may have read more or less of the files than the previous one.
    const isOutdated = live?.question === null && asked !== undefined && asked.files.length > 0
    putMessages(client, chatId, live?.question ? [live.question, reply] : [reply], reply.id)
    const isRevealed = reply.humanized && !reply.typingAnimationCompleted
    store.change(chatId, {
      live: null,
      reveals: isRevealed ? { ...reveals, [reply.clientId]: Date.now() } : reveals,
    })
    announce('chatUpdated', chatId)
    if (isOutdated) client.invalidateQueries({ queryKey: chatKey(chatId) })
  }

  /** Another tab or device deleted the chat during the reply, so the question returns to the field. */
  function chatIsGone(chatId: string, message: string): void {
    const { live } = store.read(chatId)
    client.cancelQueries({ queryKey: chatKey(chatId) })
    client.setQueryData<OpenChat>(chatKey(chatId), emptyChat)
    client.invalidateQueries({ queryKey: chatListsKey })
    const ids = { clientId: live?.question?.clientId ?? '', replyClientId: live?.reply.clientId ?? '' }
    const { text = '', files = [] } = live?.question ?? {}
    // The files were deleted with the chat.
    const filesGone = files.map(({ id }) => id)
    const failure = { text, files, filesGone, ids, status: 404, code: 'not_found', message }
    store.change(chatId, { live: null, failure })
  }

  /**
   * Reads from the server how an abandoned reply ended. Returns 'streaming' when it is still being written and
   * 'unknown' when the server does not have the question.
   */
  async function settle(chatId: string): Promise<'ended' | 'streaming' | 'unknown'> {
    const open = await loadChat(chatId)
    const { live } = store.read(chatId)
    const reply = open.messages.find((message) => message.clientId === live?.reply.clientId)
    if (!reply) return 'unknown'
    if (reply.status === 'streaming') return 'streaming'
    client.setQueryData<OpenChat>(chatKey(chatId), open)
    conclude(chatId, reply)
    if (reply.humanized) announceWordCount(null)
    return 'ended'
  }

  /** Stores the shown text, because a server that was killed may not have stored the last half second. */
  function withAllShown(chatId: string, reply: ChatMessage, shown: string): ChatMessage {
    // A repetition was shown, but is cut off on purpose.
    const isRepeated = reply.says?.key === 'refusals.modelRepeats'
    const isCut = reply.status === 'interrupted' && !isRepeated && shown.length > reply.text.length
    if (!isCut || !shown.startsWith(reply.text)) return reply
    saveSoon(chatId, { clientId: reply.clientId, text: shown })
    return { ...reply, text: shown }
  }

  /** Loads the generated title after the reply. If that fails, the list has it when it is loaded next. */
  async function retitle(chatId: string): Promise<void> {
    const title = await readTitle(chatId).catch(() => null)
    if (title === null) return
    changeChat(client, chatId, { title })
    announce('chatUpdated', chatId)
  }

  return { begin, end, settle }
}
