import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { endOfShare, sharesMax } from '../../contract/chats/sharing.ts'
import { refusalTexts } from '../../contract/refusals.ts'
import type { Context, Doors } from './context.ts'
import { AppError, notFound } from './errors.ts'

/** A table of links that users share. Each domain has its own, with what its readers see. */
type LinkTable = PgTable & { id: PgColumn; userId: PgColumn; expiresAt: PgColumn }

/** An expired link stays in the list for a while, so that its owner sees that it has expired. */
const expiredDays = 30

/** Returns the secret part of a link's address. Only its hash is stored. */
function createShareToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Returns what a new link of any kind stores, and the secret part of its address. */
export function newLink(now: Date, lifetime: Parameters<typeof endOfShare>[0]) {
  const token = createShareToken()
  return {
    token,
    stored: { tokenHash: hashShareToken(token), createdAt: now, expiresAt: endOfShare(lifetime, now) },
  }
}

/** Throws if the user has as many links of this kind as one may have. */
export async function requireFewLinks({ db, userId }: Context, table: LinkTable): Promise<void> {
  if ((await db.$count(table, eq(table.userId, userId))) >= sharesMax)
    throw new AppError('conflict', refusalTexts.tooManyLinks({ most: sharesMax }))
}

/** Deletes a link; its address then behaves like one that never existed. */
export async function revokeLink({ db, userId }: Context, table: LinkTable, id: string): Promise<void> {
  const gone = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id })
  if (gone.length === 0) throw notFound('link')
}

export function sweepLinks({ db }: Pick<Doors, 'db'>, table: LinkTable): Promise<unknown> {
  return db.delete(table).where(lt(table.expiresAt, sql`now() - make_interval(days => ${expiredDays})`))
}

type Moments = { createdAt: Date; expiresAt: Date | null }

/** Returns the times of a link as they are sent. */
export function linkTimes({ createdAt, expiresAt }: Moments): {
  createdAt: string
  expiresAt: string | null
} {
  return { createdAt: createdAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null }
}
