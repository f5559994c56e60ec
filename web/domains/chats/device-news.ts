import { useEffect } from 'react'
import type { ChatNewsEvent } from '../../../contract/chats/chat-list.ts'
import { leaving } from '../../ui/leaving.ts'
import { isRecentNews, passOn } from './chat-events.ts'

/** What this browser does is heard by its own tabs at once; the server's word of it comes within this time. */
const ownNewsMs = 400
const lockName = 'longhand-chat-news'

/**
 * Listens to what the user's other devices change. One tab of a browser listens for all of them, because a browser
 * opens six connections to a server at most; without locks each tab does.
 */
export function useDeviceNews(): void {
  useEffect(() => {
    const left = new AbortController()
    // Else this tab would take over from the one that signed out, and be turned away.
    leaving.addEventListener('abort', () => left.abort())
    if (leaving.aborted) return
    if (!navigator.locks) listen(left.signal)
    else
      navigator.locks
        .request(lockName, { signal: left.signal }, () => listen(left.signal))
        // Left while another tab was listening.
        .catch(() => {})
    return () => left.abort()
  }, [])
}

/** Ends when the page is left. The browser connects again by itself, unless the session has ended. */
function listen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource('/api/chats/news')
    let wasOpen = false
    source.onopen = () => {
      // What happened while the connection was lost is not told again.
      if (wasOpen) passOn('refreshChatList', '')
      wasOpen = true
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { chatId } = JSON.parse(data) as ChatNewsEvent
      setTimeout(() => {
        if (!isRecentNews(chatId)) passOn(chatId ? 'chatUpdated' : 'refreshChatList', chatId)
      }, ownNewsMs)
    }
    left.addEventListener('abort', () => {
      source.close()
      resolve()
    })
  })
}
