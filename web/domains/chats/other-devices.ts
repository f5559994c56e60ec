import { useEffect } from 'react'
import type { ChatNewsEvent } from '../../../contract/chats/chat-list.ts'
import { createRetry, type RetryRule } from '../../../contract/connection/retry.ts'
import { api, unwrap } from '../../api.ts'
import { signOutSignal } from '../../ui/sign-out-signal.ts'
import { listenToChats, passOn, passOnEssay } from './chat-events.ts'

const lockName = 'longhand-chat-news'

/**
 * Listens to changes from the user's other devices. One tab listens for all tabs of a browser, because a browser opens
 * at most six connections to a server. Without the Web Locks API each tab listens.
 */
function useOtherDevices(): void {
  useEffect(() => {
    const left = new AbortController()
    // Otherwise this tab would take over from the one that signed out, and be refused.
    signOutSignal.addEventListener('abort', () => left.abort())
    if (signOutSignal.aborted) return
    if (!navigator.locks) listen(left.signal)
    else
      navigator.locks
        .request(lockName, { signal: left.signal }, () => listen(left.signal))
        // The page was left while another tab was listening.
        .catch(() => {})
    return () => left.abort()
  }, [])
}

/** Listens for as long as it is mounted: on every page, because the list of chats may be hidden. */
export function OtherDevices(): null {
  useOtherDevices()
  // Receives what another tab of this browser has heard.
  useEffect(() => listenToChats(() => {}), [])
  return null
}

/** When a stream that the server refused is asked for again. */
const againRule: RetryRule = { firstMs: 1_000, longestMs: 60_000 }

/**
 * Listens until the page is left. The browser reconnects by itself after a lost connection, but not after a refusal,
 * such as that of a server without its database: the stream is then opened again.
 */
function listen(left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let wasOpen = false
    const again = createRetry(againRule, () => void reopen())

    function open(): void {
      source = new EventSource('/api/chats/news')
      source.onopen = () => {
        again.worked()
        // Events during the lost connection are not repeated.
        if (wasOpen) passOn('refreshChatList', '', '')
        wasOpen = true
      }
      source.onmessage = ({ data }: MessageEvent<string>) => {
        const { chatId, essaySeq: seq, tabId = '' } = JSON.parse(data) as ChatNewsEvent
        if (seq !== undefined) return passOnEssay({ chatId, seq })
        passOn(chatId ? 'chatUpdated' : 'refreshChatList', chatId, tabId)
      }
      source.onerror = () => {
        if (source.readyState === EventSource.CLOSED) again.later()
      }
    }

    /** Without a session the stream would only be refused again. */
    async function reopen(): Promise<void> {
      const answer = await unwrap(api.api.session.$get({}, { init: { signal: left } })).catch(() => null)
      if (left.aborted) return
      if (answer?.user) open()
      else again.later()
    }

    open()
    left.addEventListener('abort', () => {
      again.stop()
      source.close()
      resolve()
    })
  })
}
