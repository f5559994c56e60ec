import { useEffect } from 'react'
import type { ChatNewsEvent } from '../../../contract/chats/chat-list.ts'
import { followLiveEvents } from '../../live-events.ts'
import { signOutSignal } from '../../ui/sign-out-signal.ts'
import { listenToChats, passOn, passOnEssay } from './chat-events.ts'

const lockName = 'longhand-chat-news'

/** Asks the server whether the session goes on. */
type HasSession = () => Promise<boolean>

/**
 * Listens to changes from the user's other devices. One tab listens for all tabs of a browser, because a browser opens
 * at most six connections to a server. Without the Web Locks API each tab listens.
 */
function useOtherDevices(hasSession: HasSession): void {
  useEffect(() => {
    const left = new AbortController()
    // Otherwise this tab would take over from the one that signed out, and be refused.
    signOutSignal.addEventListener('abort', () => left.abort())
    if (signOutSignal.aborted) return
    if (!navigator.locks) listen(hasSession, left.signal)
    else
      navigator.locks
        .request(lockName, { signal: left.signal }, () => listen(hasSession, left.signal))
        // The page was left while another tab was listening.
        .catch(() => {})
    return () => left.abort()
  }, [hasSession])
}

/** Listens for as long as it is mounted: on every page, because the list of chats may be hidden. */
export function OtherDevices({ hasSession }: { hasSession: HasSession }): null {
  useOtherDevices(hasSession)
  // Receives what another tab of this browser has heard.
  useEffect(() => listenToChats(() => {}), [])
  return null
}

/** Listens until the page is left or the session has ended. */
function listen(hasSession: HasSession, signal: AbortSignal): Promise<void> {
  return followLiveEvents({
    path: '/api/chats/news',
    onEvent(data) {
      const { chatId, essaySeq: seq, tabId = '' } = JSON.parse(data) as ChatNewsEvent
      if (seq !== undefined) return passOnEssay({ chatId, seq })
      passOn(chatId ? 'chatUpdated' : 'refreshChatList', chatId, tabId)
    },
    onMissed: () => passOn('refreshChatList', '', ''),
    hasSession,
    signal,
  })
}
