import { essayCopyName } from '../../../../ui/local-copies.ts'

/** The names that the library y-indexeddb used, so that copies which it made can be read. */
const updatesStore = 'updates'
const unusedStore = 'custom'

/** Opens the database with this browser's copy of an essay. Rejects where the browser keeps nothing. */
export function openLocalDatabase(userId: string, chatId: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(essayCopyName(userId, chatId))
    request.onupgradeneeded = () => {
      request.result.createObjectStore(updatesStore, { autoIncrement: true })
      request.result.createObjectStore(unusedStore)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Stores an update as the last row. */
export function addRow(database: IDBDatabase, update: Uint8Array): Promise<void> {
  return inTransaction(database, (store) => {
    store.add(update)
  })
}

export type RowChange = { add?: Uint8Array | undefined; replaceAll?: Uint8Array | undefined }

/**
 * Reads the rows after a key, passes them to `take`, and stores in the same transaction what it returns: one more row, or
 * one row in place of all. Other tabs write before or after it. Resolves to the key of the last row that was read.
 */
export async function exchangeRows(
  database: IDBDatabase,
  after: number,
  take: (updates: Uint8Array[]) => RowChange,
): Promise<number> {
  let lastKey = after
  await inTransaction(database, (store) => {
    const range = IDBKeyRange.lowerBound(after, true)
    const keys = store.getAllKeys(range)
    const rows = store.getAll(range)
    rows.onsuccess = () => {
      lastKey = (keys.result as number[]).at(-1) ?? after
      const { add, replaceAll } = take(rows.result as Uint8Array[])
      if (replaceAll) store.clear()
      const added = replaceAll ?? add
      if (added) store.add(added)
    }
  })
  return lastKey
}

/** Resolves once the browser has committed, and rejects if it stored nothing, for example because the disk is full. */
function inTransaction(database: IDBDatabase, work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(updatesStore, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
    work(transaction.objectStore(updatesStore))
  })
}
