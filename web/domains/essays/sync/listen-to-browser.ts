import { type EssayUpdatedDetail, essayUpdatedEvent } from '../../../../contract/essays/essay-events.ts'
import { signOutSignal } from '../../../ui/sign-out-signal.ts'
import { hasUnsaved, type OpenParts } from './open-parts.ts'
import { saveLastText } from './save-text.ts'

const checkEveryMs = 30_000

type BrowserEvents = {
  /** Asks the server for news. */
  check: () => void
  /** The user signs out. */
  end: () => void
}

/** Reacts to news, to the connection and to the page being hidden or left, until `signal` aborts. */
export function listenToBrowser(parts: OpenParts, signal: AbortSignal, { check, end }: BrowserEvents): void {
  const { chatId, copy, saver, server } = parts
  const on = (target: EventTarget, name: string, hear: (event: Event) => void) =>
    target.addEventListener(name, hear, { signal })
  on(window, essayUpdatedEvent, (event) => {
    const { detail } = event as CustomEvent<EssayUpdatedDetail>
    if (detail.chatId === chatId && (detail.seq === 0 || server.isNews(detail.seq))) check()
  })
  on(window, 'online', check)
  on(window, 'focus', check)
  on(window, 'pagehide', () => saveLastText(parts))
  on(window, 'beforeunload', (event) => {
    if (hasUnsaved(parts) && !copy.isKept()) event.preventDefault()
  })
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
    else if (hasUnsaved(parts)) saver.retry()
  })
  on(signOutSignal, 'abort', end)
  const timer = setInterval(() => document.visibilityState === 'visible' && check(), checkEveryMs)
  on(signal, 'abort', () => clearInterval(timer))
}
