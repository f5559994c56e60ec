import type { QueryClient } from '@tanstack/react-query'
import { channel, forgetThisUser, leaveTo, type News, topic } from './end-session.ts'
import { sessionKey } from './session.ts'

/** docs/spec/2-commercial.md section 4: older messages in the storage are ignored. */
const storageFreshMs = 2_000

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
