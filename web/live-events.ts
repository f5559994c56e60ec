import { createRetry, type RetryRule } from '../contract/connection/retry.ts'

/** When a stream that the server refused is asked for again. */
const againRule: RetryRule = { firstMs: 1_000, longestMs: 60_000 }

export type LiveEvents = {
  path: string
  onEvent: (data: string) => void
  /** The stream is open after a failure. The server does not repeat what happened until then. */
  onMissed: () => void
  /** Asks the server whether the session goes on. Rejects when there is no answer. */
  hasSession: () => Promise<boolean>
  signal: AbortSignal
}

/**
 * Listens to a stream of the server until `signal` aborts or the session has ended. The browser reconnects by itself
 * after a lost connection, but not after a refusal, such as that of a server without its database: the stream is then
 * opened again after a wait, or at once when the page is shown or the network is back.
 */
export function followLiveEvents(live: LiveEvents): Promise<void> {
  const { path, onEvent, onMissed, hasSession, signal } = live
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    let source = open()
    let hasMissed = false
    const again = createRetry(againRule, () => void openAgain())

    function open(): EventSource {
      const opened = new EventSource(path)
      opened.onopen = () => {
        again.worked()
        if (hasMissed) onMissed()
        hasMissed = false
      }
      opened.onmessage = ({ data }: MessageEvent<string>) => onEvent(data)
      opened.onerror = () => {
        hasMissed = true
        if (opened.readyState === EventSource.CLOSED) again.later()
      }
      return opened
    }

    /** Does not ask for the stream without a session, because the server would refuse it again. */
    async function openAgain(): Promise<void> {
      const isSignedIn = await hasSession().catch(() => null)
      if (signal.aborted) return
      if (isSignedIn) source = open()
      else if (isSignedIn === false) end()
      else again.later()
    }

    function onShown(): void {
      if (!document.hidden) again.now()
    }

    function end(): void {
      again.stop()
      source.close()
      window.removeEventListener('online', again.now)
      document.removeEventListener('visibilitychange', onShown)
      signal.removeEventListener('abort', end)
      resolve()
    }

    window.addEventListener('online', again.now)
    document.addEventListener('visibilitychange', onShown)
    signal.addEventListener('abort', end)
  })
}
