import { type SQL, sql } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'

/** Changes that one statement adds up, so that it stays fast. */
const changesMax = 20_000

/** $1 user. For statements that also read something else. */
export const storedBytesSql = `(coalesce((select bytes from stored_text where user_id = $1), 0)
    + coalesce((select sum(bytes) from stored_text_changes where user_id = $1), 0))`

/** The same as a part of a statement. */
export function storedBytesOf(userId: string): SQL {
  const [before = '', between = '', after = ''] = storedBytesSql.split('$1')
  return sql`${sql.raw(before)}${userId}${sql.raw(between)}${userId}${sql.raw(after)}`
}

/** A user, and the database or the open transaction of the caller, which must not wait for a second connection. */
type Owner = { db: Database | Transaction; userId: string }

/** Returns the bytes of text that an account stores in chats, links, files, checks and humanized texts. */
export async function readStoredText({ db, userId }: Owner): Promise<number> {
  if (!('$client' in db)) {
    const { rows } = await db.execute<{ bytes: string }>(sql`select ${storedBytesOf(userId)} as bytes`)
    return Number(rows[0]!.bytes)
  }
  // Named, so that PostgreSQL plans it once a connection: each message asks.
  const { rows } = await db.$client.query<{ bytes: string }>({
    name: 'stored_bytes',
    text: `select ${storedBytesSql} as bytes`,
    values: [userId],
  })
  return Number(rows[0]!.bytes)
}

/** Returns whether this many more characters fit. Simultaneous requests may each see the same free room. */
export async function hasRoom(ctx: Owner, characters = 0): Promise<boolean> {
  return (await readStoredText(ctx)) + characters <= limits.userTextBytesMax
}

/** Throws if the account is full. Every verb that stores a user's text calls this first. */
export async function requireRoom(ctx: Pick<Context, 'db' | 'userId'>, characters = 0): Promise<void> {
  requireRoomBeside(await readStoredText(ctx), characters)
}

/** The same, where the stored bytes were read together with something else. */
export function requireRoomBeside(storedBytes: number, characters = 0): void {
  if (storedBytes + characters > limits.userTextBytesMax)
    throw new AppError('account_full', refusalTexts.accountFull)
}

/** Adds up the changes recorded by triggers. Several servers can do so at once, because each takes other rows. */
export async function addUpStoredText({ db }: Pick<Doors, 'db'>): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from stored_text_changes where id in (
        select id from stored_text_changes order by id limit ${changesMax} for update skip locked
      ) returning user_id, bytes
    )
    insert into stored_text as s (user_id, bytes)
    select user_id, sum(bytes) from gone group by user_id order by user_id
    on conflict (user_id) do update set bytes = s.bytes + excluded.bytes`)
}
