import type { QueryClient } from '@tanstack/react-query'
import { browserStorage } from '../../ui/browser-storage.ts'
import { removeLocalCopies } from '../../ui/local-copies.ts'
import { abortOnSignOut } from '../../ui/sign-out-signal.ts'
import { sessionKey } from './session.ts'

type News = 'signed-in' | 'signed-out'

const topic = 'longhand-session'
/** docs/spec/2-commercial.md section 4: older messages in the storage are ignored. */
const storageFreshMs = 2_000
// One object for sending and receiving, so that this tab does not receive its own messages.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic)

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news)
  if (channel) return
  const storage = browserStorage('local')
  // Removed at once: the other tabs receive the storage event, and no entry stays behind.
  storage?.setItem(topic, JSON.stringify({ news, at: Date.now() }))
  storage?.removeItem(topic)
}

/** Removes everything that the app stores in this browser except the theme, which belongs to the device. */
export function forgetThisUser(): void {
  const local = browserStorage('local')
  const theme = local?.getItem('theme')
  local?.clear()
  browserStorage('session')?.clear()
  if (theme) local?.setItem('theme', theme)
  void removeLocalCopies()
}

/** Loads the page from the server, so that no data of the previous user stays in memory. */
export function leaveTo(path: '/' | '/login?account=deleted'): void {
  abortOnSignOut()
  // Registered last, so that it also removes the draft that the page saves on pagehide.
  addEventListener('pagehide', forgetThisUser)
  location.replace(path)
}

/** Returns the message in a storage event, or null when it is another key or too old. */
export function newsInStorage(event: Pick<StorageEvent, 'key' | 'newValue'>, now = Date.now()): News | null {
  if (event.key !== topic || !event.newValue) return null
  const { news, at } = JSON.parse(event.newValue) as { news: News; at: number }
  return now - at < storageFreshMs ? news : null
}

/** Follows sign-ins and sign-outs in other tabs of this browser. Returns the unsubscribe function. */
export function followOtherTabs(client: QueryClient): () => void {
  function hear(news: News | null) {
    if (news === 'signed-in') client.invalidateQueries({ queryKey: sessionKey })
    if (news !== 'signed-out') return
    forgetThisUser()
    // A user who is signing in here stays on the page.
    if (client.getQueryData(sessionKey) !== null) leaveTo('/')
  }
  const hearStorage = (event: StorageEvent) => hear(newsInStorage(event))
  if (channel) channel.onmessage = (event: MessageEvent<News>) => hear(event.data)
  else window.addEventListener('storage', hearStorage)
  return () => {
    if (channel) channel.onmessage = null
    window.removeEventListener('storage', hearStorage)
  }
}
