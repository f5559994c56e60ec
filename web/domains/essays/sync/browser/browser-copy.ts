import * as Y from 'yjs'
import { type LocalCopy, openLocalCopy } from './local-copy.ts'

/** The copy of an open essay in this browser, and what is known from it. */
export type BrowserCopy = Pick<LocalCopy, 'whenRead' | 'isWorking' | 'close'> & {
  /** Reports whether this browser stores the changes, as far as is known. */
  isKept: () => boolean
  /** The copy has been read, or given up. */
  isRead: () => boolean
  /** The copy has been read and had a text. */
  hadText: () => boolean
  /** Returns, once, what this browser had when the copy was read, to say later which of it the server did not have. */
  takeHad: () => Map<number, number>
}

type BrowserCopyEvents = {
  /** The copy has been read. */
  onRead: () => void
  /** The copy was merged after it had been given up. */
  onLate: () => void
  onWorking: () => void
  onUnmerged: (updates: Uint8Array[]) => void
}

/** Opens the copy in this browser. Nothing is reported once `signal` is aborted. */
export function openBrowserCopy(
  { doc, userId, chatId }: { doc: Y.Doc; userId: string; chatId: string },
  signal: AbortSignal,
  events: BrowserCopyEvents,
): BrowserCopy {
  let isRead = false
  let hadText = false
  let had: Map<number, number> | null = null

  function noteHad(): void {
    had = Y.decodeStateVector(Y.encodeStateVector(doc))
    // Words that were written since the page was opened are not restored ones.
    had.delete(doc.clientID)
  }

  const copy = openLocalCopy(doc, userId, chatId, {
    onWorking: events.onWorking,
    onUnmerged: events.onUnmerged,
    onLate() {
      if (signal.aborted) return
      noteHad()
      events.onLate()
    },
  })
  void copy.whenRead.then(() => {
    if (signal.aborted) return
    noteHad()
    isRead = true
    hadText = doc.store.clients.size > 0
    events.onRead()
  })
  return {
    whenRead: copy.whenRead,
    isWorking: copy.isWorking,
    close: copy.close,
    isKept: () => !isRead || copy.isWorking(),
    isRead: () => isRead,
    hadText: () => hadText,
    takeHad() {
      const taken = had ?? new Map<number, number>()
      had = null
      return taken
    },
  }
}
