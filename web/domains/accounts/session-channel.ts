import type { QueryClient } from '@tanstack/react-query'
import { sessionKey } from './session.ts'

type News = 'signed-in' | 'signed-out'

// One object for sending and listening: a second one in this tab would hear the tab's own news.
const channel = new BroadcastChannel('longhand-session')

export function tellOtherTabs(news: News): void {
  channel.postMessage(news)
}

/** Everything the app keeps in this browser goes, but for the theme: that belongs to the screen, not to a person. */
export function forgetThisUser(): void {
  const theme = localStorage.getItem('theme')
  localStorage.clear()
  sessionStorage.clear()
  if (theme) localStorage.setItem('theme', theme)
}

/** Loads the front page anew, so that nothing of the last user stays in memory. */
export function leaveToFrontPage(): void {
  // What the page saves on its way out (a draft) goes too: this listener is the last one.
  addEventListener('pagehide', forgetThisUser)
  location.replace('/')
}

/** Follows what happens in other tabs of this browser; returns how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  channel.onmessage = (event: MessageEvent<News>) => {
    if (event.data === 'signed-in') client.invalidateQueries({ queryKey: sessionKey })
    if (event.data === 'signed-out') {
      forgetThisUser()
      leaveToFrontPage()
    }
  }
  return () => {
    channel.onmessage = null
  }
}
