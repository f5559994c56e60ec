import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Env } from '../env.ts'
import { SettingsError } from '../env.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { type ObjectStore, openS3Store, StoreError } from './s3-store.ts'
import { fileDeletions } from './tables.ts'

/** Where the bytes of a file are: in its row, or in the store under a key. */
export type StoredFile = { bytes: Buffer | null; fileKey: string | null }

export type Files = {
  /** The store of FILES_URL; null where files are in the database. */
  store: ObjectStore | null
  /** How much of a large file one row should have. */
  pieceBytes: number
  /** Stores bytes, and returns what the row must have. Without such a row, they are deleted after a day. */
  keep: (bytes: Buffer) => Promise<StoredFile>
  /** Returns the bytes that a row names; null if it has none, or if the store has lost them. */
  read: (file: StoredFile) => Promise<Buffer | null>
  /** Deletes what no row names any more. */
  sweep: () => Promise<void>
}

type FilesParts = { db: Database; env: Pick<Env, 'FILES_URL'>; log: Log }

const pieceBytesInRow = 256 * 1024
/** A row takes memory twice on its way through the database, a request to the store once; and each request costs. */
const pieceBytesInStore = 4 * 1024 * 1024
const fileBytesMax = 64 * 1024 * 1024
const unnamedDays = 1
/** After a refusal of the store, such as a legal hold, a file is tried again. */
const againMinutes = 60
const startMs = 3_000
const sweptAtOnce = 20
const sweepsMax = 200

/** Opens the store for files. Rows remain readable where they are when the setting changes. */
export function openFiles({ db, env, log }: FilesParts): Files {
  const store = env.FILES_URL ? openS3Store(env.FILES_URL) : null

  async function upload(to: ObjectStore, bytes: Buffer): Promise<StoredFile> {
    const key = randomUUID()
    const dueAt = sql`now() + make_interval(days => ${unnamedDays})`
    await db.insert(fileDeletions).values({ key, dueAt })
    try {
      await to.put(key, bytes)
    } catch (error) {
      // A store that did not answer may have the file.
      await db.update(fileDeletions).set({ dueAt: sql`now()` }).where(eq(fileDeletions.key, key))
      throw unavailable(error)
    }
    return { bytes: null, fileKey: key }
  }

  function unavailable(error: unknown): unknown {
    if (!(error instanceof StoreError)) return error
    log.error({ reason: error.message }, 'the store of files failed')
    return new AppError('files_unavailable')
  }

  return {
    store,
    pieceBytes: store ? pieceBytesInStore : pieceBytesInRow,
    keep: async (bytes) => (store ? upload(store, bytes) : { bytes, fileKey: null }),
    async read({ bytes, fileKey }) {
      if (fileKey === null) return bytes
      if (!store) {
        log.error('a file is in a store, and FILES_URL is not set')
        throw new AppError('files_unavailable')
      }
      const found = await store.read(fileKey, fileBytesMax).catch((error: unknown) => {
        throw unavailable(error)
      })
      if (!found) log.error({ fileKey }, 'the store of files does not have a file')
      return found
    },
    async sweep() {
      if (!store) return
      let fault: unknown = null
      for (let round = 0; round < sweepsMax; round++) {
        const swept = await sweepSome(db, store)
        fault ??= swept.fault
        if (swept.isLast) break
      }
      if (fault) throw fault
    },
  }
}

type Swept = { isLast: boolean; fault: unknown }

/**
 * Several servers may do this at once: each takes files that no other one is deleting. A file that could not be deleted is
 * due again later, so that it does not keep the others from their turn.
 */
function sweepSome(db: Database, store: ObjectStore): Promise<Swept> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ key: fileDeletions.key })
      .from(fileDeletions)
      // A time of the table is rounded to a millisecond, up or down.
      .where(sql`${fileDeletions.dueAt} <= now() + interval '1 millisecond'`)
      .orderBy(fileDeletions.dueAt)
      .limit(sweptAtOnce)
      .for('update', { skipLocked: true })
    const results = await Promise.allSettled(due.map(({ key }) => store.delete(key)))
    const keysOf = (status: 'fulfilled' | 'rejected') =>
      due.filter((_, at) => results[at]?.status === status).map(({ key }) => key)
    const [deleted, kept] = [keysOf('fulfilled'), keysOf('rejected')]
    if (deleted.length > 0) await tx.delete(fileDeletions).where(inArray(fileDeletions.key, deleted))
    const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    const isAway = faults.some((fault) => !(fault instanceof StoreError && fault.isRefusal))
    // While the store is away everything stays due, for the next minute.
    if (kept.length > 0 && !isAway)
      await tx
        .update(fileDeletions)
        .set({ dueAt: sql`now() + make_interval(mins => ${againMinutes})` })
        .where(inArray(fileDeletions.key, kept))
    return { isLast: due.length < sweptAtOnce || isAway, fault: faults[0] ?? null }
  })
}

/**
 * Tries the store at the start. A store that refuses the keys is a mistake in the settings; one that does not respond may
 * come back, and everything but files works without it, so the start does not wait for it.
 */
export async function tryFiles({ store }: Files, db: Database, log: Log): Promise<void> {
  if (!store) {
    if ((await countFiles(db)).inStore > 0)
      log.error('files of this database are in a store: set FILES_URL, or they cannot be opened')
    return
  }
  try {
    await store.tryOut(startMs)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error.isRefusal)
      throw new SettingsError(`FILES_URL is refused by the store at ${store.name} (${error.message}).`)
    log.error({ reason: error.message }, 'the store of files cannot be reached')
  }
}

/** The tables whose rows may have their bytes in the store. */
export async function fileTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'file_key' order by 1`)
  return rows.map(({ name }) => name)
}

export type FileCounts = { inDatabase: number; inStore: number; toDelete: number }

/** Counts the files by where they are, an archive by its pieces, and those that the store still has to delete. */
export async function countFiles(db: Database): Promise<FileCounts> {
  const counts = { inDatabase: 0, inStore: 0, toDelete: await db.$count(fileDeletions) }
  for (const name of await fileTables(db)) {
    const { rows } = await db.execute<{ inside: number; outside: number }>(
      sql`select count(bytes)::int as inside, count(file_key)::int as outside from ${sql.identifier(name)}`,
    )
    counts.inDatabase += rows[0]?.inside ?? 0
    counts.inStore += rows[0]?.outside ?? 0
  }
  return counts
}
