import { readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { ApiError } from '../../../api.ts'
import { temporaryTexts } from '../../../locales/en/chats/temporary.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { randomId } from '../../../ui/random-id.ts'
import { announceWordCount } from '../chat-events.ts'
import type { ChatAdapter, ReplyOptions } from '../panel/chat-adapter.ts'
import { applyEvent, type LiveReply, newLiveReply, shownMessage, textSoFar } from '../replies/live-reply.ts'
import { createReplyStore } from '../replies/reply-store.ts'
import { asHistory, openTemporaryReply } from './temporary-calls.ts'

type TemporaryMessages = { messages: ChatMessage[]; leafId: string | null }

const chatId = 'temporary'

/** A chat that exists only in this page: it is not stored in the browser or the database. */
export function createTemporaryChat() {
  const store = createReplyStore()
  let open: TemporaryMessages = { messages: [], leafId: null }
  const listeners = new Set<() => void>()
  let call: AbortController | null = null
  /** The order in which messages came, by client id. The clocks of browser and server may differ. */
  const places = new Map<string, number>()
  const placeOf = ({ clientId }: ChatMessage) => places.get(clientId) ?? 0

  function change(next: Partial<TemporaryMessages>): void {
    open = { ...open, ...next }
    for (const listener of listeners) listener()
  }

  /** Merges messages by client id; a new reply replaces one that failed without text. */
  function put(messages: ChatMessage[], leafId: string): void {
    const fresh = new Set(messages.map(({ clientId }) => clientId))
    const parents = new Set(messages.map(({ parentId }) => parentId))
    const isEmptied = (one: ChatMessage) => one.status === 'failed' && !one.text && parents.has(one.parentId)
    const known = open.messages.map(
      (one) => messages.find(({ clientId }) => clientId === one.clientId) ?? one,
    )
    const before = new Set(open.messages.map(({ clientId }) => clientId))
    const added = messages.filter(({ clientId }) => !before.has(clientId))
    for (const { clientId } of added) if (!places.has(clientId)) places.set(clientId, places.size)
    const kept = [...known, ...added].filter((one) => fresh.has(one.clientId) || !isEmptied(one))
    change({ messages: kept, leafId })
  }

  async function run(
    path: ChatMessage[],
    live: LiveReply,
    options: ReplyOptions,
    isAgain = false,
  ): Promise<void> {
    if (call) return
    call = new AbortController()
    store.change(chatId, { failure: null, live })
    const messages = asHistory(path)
    const asked = { ...options, isAgain, messages, replyClientId: live.reply.clientId }
    try {
      for await (const event of await openTemporaryReply(asked, call.signal)) {
        take(event)
        // The user may send the next message before the server closes the connection.
        if (event.type === 'done' || event.type === 'error') break
      }
    } catch (error) {
      giveUp(error)
    } finally {
      call = null
    }
    // The connection broke during the reply; the received text is kept.
    if (store.read(chatId).live) conclude('interrupted')
  }

  function take(event: ChatEvent): void {
    const { live, refusals } = store.read(chatId)
    if (!live) return
    if (event.type === 'start' && live.question) put([live.question], live.question.id)
    if (event.type !== 'done' && event.type !== 'error') {
      store.changeLive(chatId, (one) => applyEvent(one, event), event.type !== 'delta')
      return
    }
    const { reply } = event
    if (event.type === 'error') {
      const { error, says } = reply?.error ? reply : event
      conclude(reply?.status ?? 'failed', { ...reply, error, says: says ?? null })
      return
    }
    if (event.refusal)
      store.change(chatId, { refusals: { ...refusals, [event.reply.clientId]: event.refusal } })
    if (event.original) put([event.original], event.reply.id)
    conclude(event.reply.status, event.reply)
    if (event.reply.humanized || event.remainingWords !== null) announceWordCount(event.remainingWords)
  }

  function conclude(status: ChatMessage['status'], told: Partial<ChatMessage> = {}): void {
    const { live, reveals } = store.read(chatId)
    if (!live) return
    const text = told.text || (live.humanize ? '' : textSoFar(live))
    const reply = { ...live.reply, ...told, text, status }
    put([reply], reply.id)
    const isRevealed = reply.humanized && !reply.typingAnimationCompleted
    store.change(chatId, {
      live: null,
      reveals: isRevealed ? { ...reveals, [reply.clientId]: Date.now() } : reveals,
    })
  }

  /** Ends a reply that was stopped, refused or cut off. Before the first word, the text returns to the field. */
  function giveUp(error: unknown): void {
    const { live } = store.read(chatId)
    if (!live) return
    const isStopped = call?.signal.aborted ?? false
    if (live.phase === 'streaming' || live.question === null) {
      const why = !isStopped && error instanceof ApiError ? error.message : null
      conclude(isStopped ? 'stopped' : textSoFar(live) ? 'interrupted' : 'failed', { error: why })
      return
    }
    const known = error instanceof ApiError ? error : new ApiError(0, 'internal', errorTexts.chatFailed)
    const { status, message } = known
    const ids = { clientId: live.question.clientId, replyClientId: live.reply.clientId }
    const code = isStopped ? 'stopped' : known.code
    store.change(chatId, {
      live: null,
      failure: { text: live.question.text, files: [], filesGone: [], ids, status, code, message },
    })
    if (code === 'out_of_words') announceWordCount(null)
  }

  function edit(clientId: string, edited: Partial<ChatMessage>): void {
    change({
      messages: open.messages.map((one) => (one.clientId === clientId ? { ...one, ...edited } : one)),
    })
  }

  const adapter: ChatAdapter = {
    chatId,
    keepsDraft: false,
    filesRefusal: temporaryTexts.temporaryChatsDoNot,
    readRun: () => store.read(chatId),
    send({ text, after }, options) {
      const past = readBranches(open.messages).pathTo(after === undefined ? open.leafId : after)
      const parentId = after === undefined ? (past.at(-1)?.id ?? null) : after
      const question = shownMessage({ clientId: randomId(), sender: 'user', text, parentId })
      const before = parentId === null ? [] : past
      void run([...before, question], liveOf(question, options, { parentId: question.id }), options)
    },
    regenerate(reply, options) {
      if (reply.parentId === null) return
      const path = readBranches(open.messages).pathTo(reply.parentId)
      void run(path, liveOf(null, options, { parentId: reply.parentId }), options, true)
    },
    goOn(reply, options) {
      const path = readBranches(open.messages).pathTo(reply.id)
      void run(path, { ...liveOf(null, options, { ...reply, error: null }), isContinued: true }, options)
    },
    stop() {
      store.changeLive(chatId, (live) => ({ ...live, isStopping: true }))
      call?.abort()
    },
    branchBeside: (message, step) => readBranches(open.messages).leafBeside(message, step),
    showBranch: (leafId) => change({ leafId }),
    rate: (reply, rating) => edit(reply.clientId, { rating }),
    async remove(message) {
      const { leafId: leafBefore } = open
      const gone = new Set([message.id])
      for (const { id, parentId } of open.messages) if (parentId !== null && gone.has(parentId)) gone.add(id)
      const deleted = open.messages.filter(({ id }) => gone.has(id))
      const leafAfter = message.parentId
      change({ messages: open.messages.filter(({ id }) => !gone.has(id)), leafId: leafAfter })
      return async () => {
        const messages = [...open.messages, ...deleted].sort((one, other) => placeOf(one) - placeOf(other))
        // What was written since the deletion stays, and stays in view.
        const leafId = open.leafId === leafAfter ? leafBefore : open.leafId
        change({ messages, leafId: leafId === null ? null : readBranches(messages).newestLeaf(leafId) })
      }
    },
    revealed(clientId) {
      const { [clientId]: _, ...reveals } = store.read(chatId).reveals
      store.change(chatId, { reveals })
      edit(clientId, { typingAnimationCompleted: true })
    },
    retryNow() {},
  }

  return {
    adapter,
    read: () => open,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribeToRun: store.subscribe,
    close: () => call?.abort(),
  }
}

function liveOf(
  question: ChatMessage | null,
  { humanize }: ReplyOptions,
  reply: Partial<ChatMessage>,
): LiveReply {
  const clientId = randomId()
  return newLiveReply({
    humanize,
    question,
    reply: shownMessage({ clientId, ...reply, sender: 'assistant', status: 'streaming' }),
  })
}
