import { readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { ApiError } from '../../../api.ts'
import { randomId } from '../../../ui/random-id.ts'
import { announceWordCount } from '../chat-events.ts'
import { applyEvent, type LiveReply, newMessage, textSoFar } from '../replies/live-reply.ts'
import { createReplyStore } from '../replies/reply-store.ts'
import { asHistory, openTemporaryReply } from './temporary-calls.ts'

export type TemporaryMessages = { messages: ChatMessage[]; leafId: string | null }
export type TemporaryWishes = { humanize: boolean; model: string | undefined; tone: Tone }
export type TemporaryChat = ReturnType<typeof createTemporaryChat>

const chatId = 'temporary'

/** A chat that exists only in this page: it is not stored in the browser or the database. */
export function createTemporaryChat() {
  const store = createReplyStore()
  let open: TemporaryMessages = { messages: [], leafId: null }
  const listeners = new Set<() => void>()
  let call: AbortController | null = null

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
    const kept = [...known, ...added].filter((one) => fresh.has(one.clientId) || !isEmptied(one))
    change({ messages: kept, leafId })
  }

  async function run(
    path: ChatMessage[],
    live: LiveReply,
    { humanize, ...wishes }: TemporaryWishes,
    isAgain = false,
  ): Promise<void> {
    if (call) return
    call = new AbortController()
    store.change(chatId, { failure: null, live })
    const messages = asHistory(path)
    const asked = { ...wishes, humanize, isAgain, messages, replyClientId: live.reply.clientId }
    try {
      for await (const event of await openTemporaryReply(asked, call.signal)) take(event)
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
      conclude(reply?.status ?? 'failed', { ...reply, error: reply?.error ?? event.error })
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

  return {
    store,
    read: () => open,
    readRun: () => store.read(chatId),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `after` is the message that the new one follows. Defaults to the last visible message. */
    send(text: string, wishes: TemporaryWishes, after?: string | null): void {
      const branches = readBranches(open.messages)
      const past = branches.pathTo(after === undefined ? open.leafId : after)
      const parentId = after === undefined ? (past.at(-1)?.id ?? null) : after
      const question = newMessage({ clientId: randomId(), sender: 'user', text, parentId })
      const before = parentId === null ? [] : past
      void run([...before, question], liveOf(question, wishes, { parentId: question.id }), wishes)
    },
    again(reply: ChatMessage, wishes: TemporaryWishes): void {
      const path = readBranches(open.messages).pathTo(reply.parentId)
      if (reply.parentId === null) return
      void run(path, liveOf(null, wishes, { parentId: reply.parentId }), wishes, true)
    },
    goOn(reply: ChatMessage, wishes: TemporaryWishes): void {
      const path = readBranches(open.messages).pathTo(reply.id)
      void run(path, { ...liveOf(null, wishes, { ...reply, error: null }), isContinued: true }, wishes)
    },
    stop(): void {
      store.changeLive(chatId, (live) => ({ ...live, isStopping: true }))
      call?.abort()
    },
    turn(message: ChatMessage, step: -1 | 1): void {
      const branches = readBranches(open.messages)
      const siblings = branches.siblings(message)
      const next = siblings[siblings.indexOf(message) + step]
      if (next) change({ leafId: branches.newestLeaf(next.id) })
    },
    edit(clientId: string, edited: Partial<ChatMessage>): void {
      change({
        messages: open.messages.map((one) => (one.clientId === clientId ? { ...one, ...edited } : one)),
      })
    },
    /** Removes a message with everything that follows it. */
    remove(message: ChatMessage): void {
      const gone = new Set([message.id])
      for (const { id, parentId } of open.messages) if (parentId !== null && gone.has(parentId)) gone.add(id)
      const messages = open.messages.filter(({ id }) => !gone.has(id))
      change({ messages, leafId: message.parentId })
    },
    restore: (before: TemporaryMessages) => change(before),
    revealed(clientId: string): void {
      const { [clientId]: _, ...reveals } = store.read(chatId).reveals
      store.change(chatId, { reveals })
      this.edit(clientId, { typingAnimationCompleted: true })
    },
    close: () => call?.abort(),
  }
}

function liveOf(
  question: ChatMessage | null,
  { humanize }: TemporaryWishes,
  reply: Partial<ChatMessage>,
): LiveReply {
  return {
    phase: 'sending',
    humanize,
    isStopping: false,
    startedAtMs: Date.now(),
    question,
    isOwn: true,
    isContinued: false,
    reply: newMessage({ clientId: randomId(), ...reply, sender: 'assistant', status: 'streaming' }),
    heard: '',
    stages: [],
  }
}
