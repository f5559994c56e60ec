import { IndexeddbPersistence } from 'y-indexeddb'
import type * as Y from 'yjs'
import { essayCopyName } from '../../../ui/local-copies.ts'

/** The copy of an essay in this browser's IndexedDB, which a document reads and writes. */
export type LocalCopy = { close: () => Promise<void> }

const openLimitMs = 5_000

/** Loads the copy into the document, and stores all later changes at once. Null where the browser keeps nothing. */
export async function openLocalCopy(doc: Y.Doc, userId: string, chatId: string): Promise<LocalCopy | null> {
  if (!(await canKeep())) return null
  const persistence = new IndexeddbPersistence(essayCopyName(userId, chatId), doc)
  const loaded = await Promise.race([
    persistence.whenSynced.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, openLimitMs, false)),
  ])
  if (!loaded) {
    void persistence.destroy()
    return null
  }
  return { close: async () => void (await persistence.destroy()) }
}

/** Some browsers block IndexedDB in private windows, and the library does not report it. */
function canKeep(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('longhand-probe')
      request.onerror = () => resolve(false)
      request.onsuccess = () => {
        request.result.close()
        resolve(true)
      }
      setTimeout(resolve, openLimitMs, false)
    } catch {
      resolve(false)
    }
  })
}

/** Reports whether a change of a document comes from its copy in this browser. */
export function isLocalCopy(origin: unknown): boolean {
  return origin instanceof IndexeddbPersistence
}
