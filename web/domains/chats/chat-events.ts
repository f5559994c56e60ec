import { type EssayUpdatedDetail, essayUpdatedEvent } from '../../../contract/essays/essay-events.ts'
import { tabId } from '../../tab-id.ts'
import { storeItem } from '../../ui/browser-storage.ts'

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

/** A message between tabs; `from` is the page that made the change, if the server knows it. */
type TabNews = { name: ChatNewsName | EssayNewsName; chatId: string; seq?: number; from?: string }

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
const channel =
  typeof window === 'undefined' || !('BroadcastChannel' in window) ? null : new BroadcastChannel(topic)

/** Dispatches a browser event on this page and sends it to the other tabs of this browser. */
export function announce(name: ChatNewsName, chatId: string): void {
  dispatch({ name, chatId })
  if (name !== 'chatLoaded') tellTabs({ name, chatId })
}

/** Passes on an event from the server to all tabs of this browser but the one that caused it. */
export function passOn(name: ChatNewsName, chatId: string, from: string): void {
  if (from !== tabId) dispatch({ name, chatId, fromOtherTab: true })
  tellTabs({ name, chatId, from })
}

function tellTabs(news: TabNews): void {
  if (channel) channel.postMessage(news)
  else storeItem('local', topic, JSON.stringify({ ...news, at: Date.now() }))
}

/** Passes on that another device changed an essay. */
export function passOnEssay(detail: EssayUpdatedDetail): void {
  window.dispatchEvent(new CustomEvent(essayUpdatedEvent, { detail }))
  tellTabs({ name: essayUpdatedEvent, ...detail })
}

/** Announces the remaining words, on which displays refetch; null when the count is unknown. */
export function announceWordCount(count: number | null): void {
  window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count } }))
}

function dispatch({ name, ...detail }: ChatNews | (EssayUpdatedDetail & { name: EssayNewsName })): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

function relay({ data: { name, chatId, seq = 0, from } }: MessageEvent<TabNews>): void {
  if (name === essayUpdatedEvent) {
    dispatch({ name, chatId, seq })
    return
  }
  if (from !== tabId) dispatch({ name, chatId, fromOtherTab: true })
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
