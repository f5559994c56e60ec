/** The documented browser events (1-writing.md section 7). */
export type ChatNewsName =
  | 'chatUpdated'
  | 'refreshChatList'
  | 'newChatCreated'
  | 'chatCreated'
  | 'chatLoaded'
  | 'messageSent'

export type ChatNews = { name: ChatNewsName; chatId: string; fromOtherTab?: boolean }

const newsNames: ChatNewsName[] = [
  'chatUpdated',
  'refreshChatList',
  'chatCreated',
  'newChatCreated',
  'messageSent',
]
const topic = 'longhand-chats'
const storageFreshMs = 2_000
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic)

/** Tells this page by a browser event, and the other tabs of this browser by the channel. */
export function announce(name: ChatNewsName, chatId: string): void {
  dispatch({ name, chatId })
  if (name === 'chatLoaded') return
  if (channel) channel.postMessage({ name, chatId })
  else localStorage.setItem(topic, JSON.stringify({ name, chatId, at: Date.now() }))
}

/** Words of credit that are left, for the displays that refetch on it; null when it is not known. */
export function announceWordCount(count: number | null): void {
  window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count } }))
}

function dispatch({ name, ...detail }: ChatNews): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}

function relay(event: MessageEvent<ChatNews>): void {
  dispatch({ ...event.data, fromOtherTab: true })
}

function relayStored(event: StorageEvent): void {
  if (event.key !== topic || !event.newValue) return
  const news = JSON.parse(event.newValue) as ChatNews & { at: number }
  if (Date.now() - news.at < storageFreshMs) dispatch({ ...news, fromOtherTab: true })
}

let listeners = 0

/** Hears the news of this and the other tabs; returns how to stop. */
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
