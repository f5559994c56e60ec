import * as Y from 'yjs'
import { signOutSignal } from '../../../../ui/sign-out-signal.ts'
import { applyUpdates } from '../apply-updates.ts'
import { addRow, exchangeRows, openLocalDatabase, type RowChange } from './local-database.ts'

/** The copy of an essay in this browser's IndexedDB, which a document reads and writes. */
export type LocalCopy = {
  /** Resolves when the copy has been read, when it cannot be read, and at the latest after five seconds. */
  whenRead: Promise<void>
  /** Changes of the document are being stored. */
  isWorking: () => boolean
  /** Stops storing changes, once those so far are stored. */
  close: () => Promise<void>
}

export type LocalCopyEvents = {
  /** The copy was merged after `whenRead` had resolved, as it can happen after a crash. */
  onLate?: () => void
  /** The browser has begun or ceased to store changes. */
  onWorking?: () => void
  /** The copy has changes that cannot be merged. */
  onUnmerged?: (updates: Uint8Array[]) => void
}

const readLimitMs = 5_000
/** So many rows are replaced by one when the writer pauses. */
const rowsMax = 500
const pauseMs = 1_000
const retryMsMin = 50
const retryMsMax = 30_000

const fromCopy = Symbol('localCopy')

/** Reports whether a change of a document comes from its copy in this browser. */
export function isLocalCopy(origin: unknown): boolean {
  return origin === fromCopy
}

/**
 * Merges the copy into the document, and stores every later change at once. Where the browser fails to store one, for
 * example because its disk is full, the whole document is stored as soon as that is possible again.
 */
export function openLocalCopy(
  doc: Y.Doc,
  userId: string,
  chatId: string,
  events: LocalCopyEvents = {},
): LocalCopy {
  const copy = new Copy(doc, () => openLocalDatabase(userId, chatId), events)
  return { whenRead: copy.whenRead, isWorking: () => copy.isWorking, close: () => copy.close() }
}

class Copy {
  isWorking = false
  readonly whenRead: Promise<void>
  #doc: Y.Doc
  #openDatabase: () => Promise<IDBDatabase>
  #events: LocalCopyEvents
  #database: IDBDatabase | null = null
  #lastKey = 0
  /** The number of rows since all were replaced by one. */
  #rows = 0
  /** The copy has rows that cannot be merged, so that they are not replaced. */
  #keepsRows = false
  #isAwaited = true
  #isEnded = false
  #retryMs = retryMsMin
  #retry: ReturnType<typeof setTimeout> | undefined
  #pause: ReturnType<typeof setTimeout> | undefined
  #lastWork: Promise<unknown>

  constructor(doc: Y.Doc, openDatabase: () => Promise<IDBDatabase>, events: LocalCopyEvents) {
    this.#doc = doc
    this.#openDatabase = openDatabase
    this.#events = events
    const opening = this.#open()
    this.#lastWork = opening
    const limit = new Promise<void>((resolve) => setTimeout(resolve, readLimitMs))
    this.whenRead = Promise.race([opening, limit]).then(() => {
      this.#isAwaited = false
    })
  }

  async close(): Promise<void> {
    this.#isEnded = true
    this.#doc.off('update', this.#store)
    clearTimeout(this.#retry)
    clearTimeout(this.#pause)
    await this.#lastWork
    this.#database?.close()
  }

  /** Merges the copy, and stores what only the document has. Tries again later if that fails. */
  async #open(): Promise<void> {
    try {
      this.#database ??= this.#watch(await this.#openDatabase())
      // The copies have been removed in the meantime, and no other one may be made.
      if (signOutSignal.aborted) return this.#database.close()
      await this.#exchange((hadText) => (hadText ? { add: this.#whole() } : {}))
    } catch {
      return this.#fail()
    }
    this.#retryMs = retryMsMin
    this.#setWorking(true)
    if (!this.#isAwaited) this.#events.onLate?.()
  }

  #watch(database: IDBDatabase): IDBDatabase {
    // Another tab removes the copies.
    database.onversionchange = () => {
      this.#isEnded = true
      database.close()
      this.#setWorking(false)
    }
    // The browser has closed it after an error of its own.
    database.onclose = () => {
      this.#database = null
      this.#fail()
    }
    return database
  }

  /** Merges the rows that were not read yet. From then on, changes of the document are stored. */
  async #exchange(change: (hadText: boolean) => RowChange): Promise<void> {
    this.#lastKey = await exchangeRows(this.#database!, this.#lastKey, (updates) => {
      const hadText = this.#doc.store.clients.size > 0
      const unmerged = applyUpdates(this.#doc, updates, fromCopy)
      if (unmerged.length > 0) {
        this.#keepsRows = true
        this.#events.onUnmerged?.(unmerged)
      }
      this.#rows += updates.length
      if (!this.#isEnded) this.#doc.on('update', this.#store)
      return change(hadText)
    })
  }

  #store = (update: Uint8Array, origin: unknown): void => {
    if (origin === fromCopy || !this.#database) return
    this.#lastWork = addRow(this.#database, update).catch(() => this.#fail())
    if (++this.#rows < rowsMax || this.#keepsRows) return
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#replaceRows(), pauseMs)
  }

  #replaceRows(): void {
    if (!this.#database || !this.isWorking) return
    this.#rows = 0
    this.#lastWork = this.#exchange(() => (this.#keepsRows ? {} : { replaceAll: this.#whole() })).catch(() =>
      this.#fail(),
    )
  }

  #whole(): Uint8Array {
    return Y.encodeStateAsUpdate(this.#doc)
  }

  #fail(): void {
    if (this.#isEnded) return
    this.#setWorking(false)
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => {
      this.#lastWork = this.#open()
    }, this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 4, retryMsMax)
  }

  #setWorking(isWorking: boolean): void {
    if (this.isWorking === isWorking) return
    this.isWorking = isWorking
    this.#events.onWorking?.()
  }
}
