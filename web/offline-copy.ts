import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { clear, createStore, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval'
import type { SessionUser } from '../contract/accounts.ts'
import { isOffline } from './api.ts'
import { restoredAt, sessionKey } from './domains/accounts/session.ts'
import { forgetOthers } from './forget-others.ts'
import { browserStorage, storeItem } from './ui/browser-storage.ts'
import { answersCopyName } from './ui/local-copies.ts'

/**
 * The queries whose last answers are kept, with the most answers of each: by the first part of their keys, or by the
 * first and the last. Keys and security data are not among them, nor invoices, nor temporary chats, which are no query.
 */
const keptMax: Readonly<Record<string, number>> = {
  config: 1,
  preferences: 1,
  models: 1,
  'remaining-words': 2,
  'remaining-words/usage': 1,
  'billing/subscription': 1,
  'scans/recent-work': 1,
  'humanized-texts/recent-work': 1,
  'pinned-and-folders': 1,
  chats: 20,
  chat: 50,
}
/** A chat with more characters is not kept. */
const charactersMax = 2_000_000
/** A reply changes a chat many times a second while it arrives. */
const pauseMs = 2_000
const keptMs = 30 * 24 * 3_600_000
const userEntry = 'user'
/** The owner's id in the local storage, which sign-out empties at once; the database may be removed only later. */
const ownerName = 'offline-copy'

type Kept = { queryKey: QueryKey; data: unknown; at: number }

/**
 * Keeps the last answers of the server in this browser, and shows them while the server cannot be reached. They belong
 * to one user: they are removed when another one signs in, at sign-out and when the session ends. Returns the function
 * that stops it.
 */
export function keepOfflineCopy(client: QueryClient): () => void {
  const copy = new OfflineCopy(client)
  if (!navigator.onLine) void copy.restore()
  const session = client.getQueryCache().find({ queryKey: sessionKey })
  if (session?.state.status === 'success') copy.note(session)
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event)) return
    const { action } = event
    if (action.type === 'success') copy.note(query)
    if (action.type === 'failed' && isSession(query) && isOffline(action.error)) void copy.restore()
  })
}

function kindOf(queryKey: QueryKey): string {
  const whole = `${queryKey[0]}/${queryKey.at(-1)}`
  return whole in keptMax ? whole : String(queryKey[0])
}
const isSession = (query: Query) => query.queryHash === hashKey(sessionKey)

/** Returns the names of the oldest answers of a kind, those beyond its maximum. */
function tooOld(all: readonly [string, Kept][], kind: string): string[] {
  return all
    .filter(([name, { queryKey }]) => name !== userEntry && kindOf(queryKey) === kind)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(keptMax[kind])
    .map(([name]) => name)
}

class OfflineCopy {
  #client: QueryClient
  #store: UseStore | null = null
  #user: SessionUser | null = null
  #restored: SessionUser | null = null
  /** The last user of this page; null for a visitor, undefined before the first answer. */
  #seen: string | null | undefined
  #last: Promise<unknown> = Promise.resolve()
  #unwritten = new Map<string, Kept>()
  #waiting = new Map<string, { query: Query; timer: ReturnType<typeof setTimeout> }>()
  /** What was written last, so that an unchanged answer is not written again. */
  #written = new Map<string, unknown>()

  constructor(client: QueryClient) {
    this.#client = client
    try {
      this.#store = createStore(answersCopyName, 'answers')
    } catch {
      // This browser keeps no databases.
    }
  }

  /** Works on the copy, one task after another. What the browser refuses is not kept. */
  #work(task: (store: UseStore) => Promise<unknown>): Promise<unknown> {
    const store = this.#store
    if (!store) return Promise.resolve()
    this.#last = this.#last.then(() => task(store)).catch(() => {})
    return this.#last
  }

  /** Keeps the data of a query, if it is one that is kept: the first answer at once, changes of it soon. */
  note(query: Query): void {
    if (isSession(query)) void this.#keepUser(query.state.data as SessionUser | null)
    if (keptMax[kindOf(query.queryKey)] === undefined || this.#waiting.has(query.queryHash)) return
    if (this.#user && !this.#written.has(query.queryHash)) {
      this.#keep(query)
      return
    }
    const timer = setTimeout(() => this.#keepWaiting(query.queryHash), pauseMs)
    this.#waiting.set(query.queryHash, { query, timer })
  }

  #keepWaiting(queryHash: string): void {
    const waiting = this.#waiting.get(queryHash)
    if (!waiting) return
    clearTimeout(waiting.timer)
    this.#waiting.delete(queryHash)
    this.#keep(waiting.query)
  }

  #keep({ queryKey, queryHash, state: { data } }: Query): void {
    if (!this.#user || data === undefined || this.#written.get(queryHash) === data) return
    this.#written.set(queryHash, data)
    if (JSON.stringify(data).length > charactersMax) return
    this.#unwritten.set(queryHash, { queryKey, data, at: Date.now() })
    if (this.#unwritten.size === 1) void this.#work((store) => this.#write(store))
  }

  /** Writes what has come meanwhile at once: a user may leave the page as soon as it is filled. */
  async #write(store: UseStore): Promise<void> {
    const answers = [...this.#unwritten]
    this.#unwritten.clear()
    await setMany(answers, store)
    const kinds = new Set(answers.map(([, { queryKey }]) => kindOf(queryKey)))
    const all = await entries<string, Kept>(store)
    for (const kind of kinds) await delMany(tooOld(all, kind), store)
  }

  async #keepUser(user: SessionUser | null): Promise<void> {
    const isOther = this.#restored !== null && user !== null && this.#restored.id !== user.id
    // A page whose session has ended keeps what is on it, for the user who signs in again.
    if (this.#seen === undefined || (user && user.id !== this.#seen)) void forgetOthers(user?.id ?? null)
    this.#seen = user?.id ?? this.#seen ?? null
    this.#user = user
    if (user) storeItem('local', ownerName, user.id)
    else browserStorage('local')?.removeItem(ownerName)
    await this.#work(async (store) => {
      const kept = await get<SessionUser>(userEntry, store)
      if (kept && kept.id !== user?.id) await clear(store)
      if (user) await set(userEntry, user, store)
      else this.#written.clear()
    })
    // The page shows the data of another user.
    if (isOther) return location.reload()
    // These answers arrived before the user was known.
    for (const queryHash of this.#waiting.keys())
      if (!this.#written.has(queryHash)) this.#keepWaiting(queryHash)
  }

  /** Shows what is kept, where the server has not answered yet. */
  restore(): Promise<unknown> {
    return this.#work(async (store) => {
      const user = await get<SessionUser>(userEntry, store)
      if (
        !user ||
        browserStorage('local')?.getItem(ownerName) !== user.id ||
        this.#restored ||
        this.#client.getQueryData(sessionKey) !== undefined
      )
        return
      this.#restored = user
      const after = Date.now() - keptMs
      const answers = (await entries<string, Kept>(store)).filter(
        ([name, { at }]) => name !== userEntry && at > after,
      )
      for (const [, { queryKey, data }] of answers) this.#show(queryKey, data)
      this.#show(sessionKey, user)
    })
  }

  #show(queryKey: QueryKey, data: unknown): void {
    // Kept for as long as the page is open, because it cannot be loaded again.
    const options = { queryKey, gcTime: Number.POSITIVE_INFINITY }
    const query = this.#client.getQueryCache().build(this.#client, options)
    if (query.state.data !== undefined) return
    this.#written.set(query.queryHash, data)
    query.setData(data, { updatedAt: restoredAt, manual: true })
  }
}
