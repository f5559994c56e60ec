import { IndexeddbPersistence } from 'y-indexeddb'
import type * as Y from 'yjs'
import { essayCopyName } from '../../../ui/local-copies.ts'

/** The copy of an essay in this browser's IndexedDB, which a document reads and writes. */
export type LocalCopy = { close: () => Promise<void> }

const openLimitMs = 5_000

/**
 * Loads the copy into the document, and stores all later changes at once. Resolves to null where the browser keeps
 * nothing, and after five seconds where it is slow, as after a crash: the copy is passed to `onLate` when it has been
 * read after all, or closed without it.
 */
export async function openLocalCopy(
  doc: Y.Doc,
  userId: string,
  chatId: string,
  onLate: (copy: LocalCopy) => void = (copy) => void copy.close(),
): Promise<LocalCopy | null> {
  const opening = readLocalCopy(doc, userId, chatId)
  const first = await Promise.race([
    opening,
    new Promise<'late'>((resolve) => setTimeout(resolve, openLimitMs, 'late')),
  ])
  if (first !== 'late') return first
  void opening.then((copy) => copy && onLate(copy))
  return null
}

async function readLocalCopy(doc: Y.Doc, userId: string, chatId: string): Promise<LocalCopy | null> {
  if (!(await canKeep())) return null
  const persistence = new IndexeddbPersistence(essayCopyName(userId, chatId), doc)
  await persistence.whenSynced
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
    } catch {
      resolve(false)
    }
  })
}

/** Reports whether a change of a document comes from its copy in this browser. */
export function isLocalCopy(origin: unknown): boolean {
  return origin instanceof IndexeddbPersistence
}
