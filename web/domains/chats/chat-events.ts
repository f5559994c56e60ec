import { type EssayUpdatedDetail, essayUpdatedEvent } from '../../../contract/essays/essay-events.ts'

/** The documented browser events (docs/spec/1-writing.md section 7). */
export type ChatNewsName =
  | 'chatUpdated'
  | 'refreshChatList'
  | 'newChatCreated'
  | 'chatCreated'
  | 'chatLoaded'
  | 'messageSent'

/** News of an essay, which the essay writer listens to; `seq` as in ChatNewsEvent. */
type EssayNewsName = typeof essayUpdatedEvent

export type ChatNews = { name: ChatNewsName; chatId: string; fromOtherTab?: boolean }

/** A message between tabs; `fromDevice` means that the change came from another device. */
type TabNews = { name: ChatNewsName | EssayNewsName; chatId: string; seq?: number; fromDevice?: boolean }

const newsNames: ChatNewsName[] = [
  'chatUpdated',
  'chatLoaded',
  'refreshChatList',
  'chatCreated',
  'newChatCreated',
  'messageSent',
]
const topic = 'longhand-chats'
const storageFreshMs = 2_000
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic)

const recentMs = 3_000
/** The time of the last event about a chat from one of this browser's tabs. */
const heardAt = new Map<string, number>()

/** Reports whether this browser changed the chat itself a moment ago, or the list when the id is empty. */
export function isRecentNews(chatId: string): boolean {
  return Date.now() - (heardAt.get(chatId) ?? 0) < recentMs
}

/** Dispatches a browser event on this page and sends it to the other tabs of this browser. */
export function announce(name: ChatNewsName, chatId: string): void {
  dispatch({ name, chatId })
  if (name === 'chatLoaded') return
  heardAt.set(chatId, Date.now())
  tellTabs({ name, chatId })
}

/** Passes on an event from another device to this page and to the other tabs of this browser. */
export function passOn(name: ChatNewsName, chatId: string): void {
  dispatch({ name, chatId, fromOtherTab: true })
  tellTabs({ name, chatId, fromDevice: true })
}

function tellTabs(news: TabNews): void {
  if (channel) channel.postMessage(news)
  else localStorage.setItem(topic, JSON.stringify({ ...news, at: Date.now() }))
}

/** Passes on that another device changed an essay. */
export function passOnEssay(detail: EssayUpdatedDetail): void {
  window.dispatchEvent(new CustomEvent(essayUpdatedEvent, { detail }))
  tellTabs({ name: essayUpdatedEvent, ...detail, fromDevice: true })
}

/** Announces the remaining words, on which displays refetch; null when the count is unknown. */
export function announceWordCount(count: number | null): void {
  window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count } }))
}

function dispatch({ name, ...detail }: ChatNews | (EssayUpdatedDetail & { name: EssayNewsName })): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

function relay({ data: { name, chatId, seq = 0, fromDevice } }: MessageEvent<TabNews>): void {
  if (name === essayUpdatedEvent) {
    dispatch({ name, chatId, seq })
    return
  }
  if (!fromDevice) heardAt.set(chatId, Date.now())
  dispatch({ name, chatId, fromOtherTab: true })
}

function relayStored(event: StorageEvent): void {
  if (event.key !== topic || !event.newValue) return
  const { at, ...data } = JSON.parse(event.newValue) as TabNews & { at: number }
  if (Date.now() - at < storageFreshMs) relay({ data } as MessageEvent<TabNews>)
}

let listeners = 0

/** Subscribes to the events of this and the other tabs. Returns the unsubscribe function. */
export function listenToChats(hear: (news: ChatNews) => void): () => void {
  if (listeners++ === 0) {
    if (channel) channel.onmessage = relay
    else window.addEventListener('storage', relayStored)
  }
  function onNews(event: Event) {
    const detail = (event as CustomEvent<Partial<ChatNews> | null>).detail
    hear({ chatId: '', ...detail, name: event.type as ChatNewsName })
  }
  for (const name of newsNames) window.addEventListener(name, onNews)
  return () => {
    for (const name of newsNames) window.removeEventListener(name, onNews)
    if (--listeners > 0) return
    if (channel) channel.onmessage = null
    else window.removeEventListener('storage', relayStored)
  }
}
