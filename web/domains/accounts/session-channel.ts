import type { QueryClient } from '@tanstack/react-query'
import { browserStorage } from '../../ui/browser-storage.ts'
import { announceLeaving } from '../../ui/leaving.ts'
import { sessionKey } from './session.ts'

type News = 'signed-in' | 'signed-out'

const topic = 'longhand-session'
/** docs/spec/2-commercial.md section 4: older news in the storage is not news. */
const storageFreshMs = 2_000
// One object for sending and listening: a second one in this tab would hear the tab's own news.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic)

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news)
  if (channel) return
  const storage = browserStorage('local')
  // Taken out again at once: the other tabs hear the change, and nothing is left behind.
  storage?.setItem(topic, JSON.stringify({ news, at: Date.now() }))
  storage?.removeItem(topic)
}

/** Everything the app keeps in this browser goes, but for the theme: that belongs to the screen, not to a person. */
export function forgetThisUser(): void {
  const local = browserStorage('local')
  const theme = local?.getItem('theme')
  local?.clear()
  browserStorage('session')?.clear()
  if (theme) local?.setItem('theme', theme)
}

/** Loads a page anew, so that nothing of the last user stays in memory. */
export function leaveTo(path: '/' | '/login?account=deleted'): void {
  announceLeaving()
  // What the page saves on its way out (a draft) goes too: this listener is the last one.
  addEventListener('pagehide', forgetThisUser)
  location.replace(path)
}

/** The news in a change of the storage, or null when it is none or old. */
export function newsInStorage(event: Pick<StorageEvent, 'key' | 'newValue'>, now = Date.now()): News | null {
  if (event.key !== topic || !event.newValue) return null
  const { news, at } = JSON.parse(event.newValue) as { news: News; at: number }
  return now - at < storageFreshMs ? news : null
}

/** Follows what happens in other tabs of this browser; returns how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  function hear(news: News | null) {
    if (news === 'signed-in') client.invalidateQueries({ queryKey: sessionKey })
    if (news !== 'signed-out') return
    forgetThisUser()
    // Somebody who is just signing in here stays at the door.
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
