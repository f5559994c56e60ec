import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { missing } from './provider-error.ts'
import { localPaymentObjects } from './tables.ts'

/** An object of the API. Fields whose name begins with `_` are the provider's own and are never sent. */
export type Thing = { id: string; object: string } & Record<string, unknown>

export type ListQuery = {
  customer?: string | undefined
  limit?: number | undefined
  startingAfter?: string | undefined
  endingBefore?: string | undefined
  where?: SQL | undefined
}

/** Names one lock for all servers: calls that change objects run one after another. */
const writeLock = 7_219_004

/** The provider's objects inside one transaction. */
export type Store = ReturnType<typeof openStore>

/** Runs `work` alone among all servers of this database; a refusal undoes everything that it stored. */
export function withStore<T>(db: Database, now: () => Date, work: (store: Store) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writeLock})`)
    return work(openStore(tx, now))
  })
}

function openStore(tx: Transaction, realNow: () => Date) {
  async function find<T extends Thing>(id: string): Promise<T | null> {
    const [row] = await tx.select().from(localPaymentObjects).where(eq(localPaymentObjects.id, id))
    return (row?.data as T | undefined) ?? null
  }

  async function require<T extends Thing>(kind: string, id: string): Promise<T> {
    const found = await find<T>(id)
    if (!found || found.object !== kind) throw missing(kind, id)
    return found
  }

  async function save<T extends Thing>(thing: T): Promise<T> {
    const customer = typeof thing.customer === 'string' ? thing.customer : null
    await tx
      .insert(localPaymentObjects)
      .values({ id: thing.id, kind: thing.object, customer, data: thing })
      .onConflictDoUpdate({ target: localPaymentObjects.id, set: { data: thing, customer } })
    return thing
  }

  async function list<T extends Thing>(
    kind: string,
    { customer, limit = 10, startingAfter, endingBefore, where }: ListQuery = {},
  ): Promise<{ data: T[]; hasMore: boolean }> {
    const { seq } = localPaymentObjects
    const placeOf = (id: string) => sql`(select o.seq from ${localPaymentObjects} o where o.id = ${id})`
    const rows = await tx
      .select()
      .from(localPaymentObjects)
      .where(
        and(
          eq(localPaymentObjects.kind, kind),
          customer ? eq(localPaymentObjects.customer, customer) : undefined,
          startingAfter ? lt(seq, placeOf(startingAfter)) : undefined,
          endingBefore ? gt(seq, placeOf(endingBefore)) : undefined,
          where,
        ),
      )
      .orderBy(endingBefore ? asc(seq) : desc(seq))
      .limit(limit + 1)
    const page = rows.slice(0, limit).map(({ data }) => data as T)
    return { data: endingBefore ? page.reverse() : page, hasMore: rows.length > limit }
  }

  /** Returns every object of a kind, of one customer or of all, oldest first, for the provider's own work. */
  async function all<T extends Thing>(kind: string, customer: string | null, where?: SQL): Promise<T[]> {
    const rows = await tx
      .select()
      .from(localPaymentObjects)
      .where(
        and(
          eq(localPaymentObjects.kind, kind),
          customer === null ? undefined : eq(localPaymentObjects.customer, customer),
          where,
        ),
      )
      .orderBy(asc(localPaymentObjects.seq))
    return rows.map(({ data }) => data as T)
  }

  async function remove(ids: string[]): Promise<void> {
    if (ids.length > 0) await tx.delete(localPaymentObjects).where(inArray(localPaymentObjects.id, ids))
  }

  return { tx, find, require, save, list, all, remove, realSeconds: () => seconds(realNow()) }
}

/** A condition on a field of the stored JSON. */
export function fieldIs(field: string, value: string | boolean): SQL {
  return sql`${localPaymentObjects.data} ->> ${field} = ${String(value)}`
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}

/** Returns an object as the API sends it. */
export function withoutOwnFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnFields)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key.startsWith('_') ? [] : [[key, withoutOwnFields(inner)]],
    ),
  )
}
