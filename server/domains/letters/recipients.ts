import { and, eq, notExists, sql } from 'drizzle-orm'
import type { LetterKind } from '../../../contract/letters.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { whoWants } from '../preferences/letter-wishes.ts'
import { lettersSent } from './tables.ts'

export type Recipient = { userId: string; email: string }

type Wanted = { kind: LetterKind; period: string; zone?: string }

/** Returns the users who have not yet received the letter of a period. */
function waiting(db: Database | Transaction, { kind, period, zone }: Wanted) {
  const wanting = whoWants(db, kind)
  const sent = db
    .select({ one: sql`1` })
    .from(lettersSent)
    .where(
      and(eq(lettersSent.userId, wanting.userId), eq(lettersSent.kind, kind), eq(lettersSent.period, period)),
    )
  return db
    .select({ userId: wanting.userId, email: wanting.email })
    .from(wanting)
    .where(and(zone === undefined ? undefined : eq(wanting.zone, zone), notExists(sent)))
    .orderBy(wanting.userId)
}

export async function countWaiting(db: Database, kind: LetterKind, period: string): Promise<number> {
  return db.$count(waiting(db, { kind, period }).as('waiting'))
}

/**
 * Claims up to `max` waiting users for this transaction; users whom another server claimed are left out. Their work is
 * done completely or not at all, with the transaction. Returns null if no user waits.
 */
export async function claimRecipients(
  tx: Transaction,
  { max, ...wanted }: Wanted & { max: number },
): Promise<Recipient[] | null> {
  const { kind, period } = wanted
  const found = await waiting(tx, wanted).limit(max)
  if (found.length === 0) return null
  const claimed = await claim(
    tx,
    found.map(({ userId }) => ({ userId, kind, period })),
  )
  return found.filter(({ userId }) => claimed.has(userId))
}

/** Marks letters as handled; returns the users whose letters no other server had marked. */
export async function claim(
  tx: Transaction,
  rows: (typeof lettersSent.$inferInsert)[],
): Promise<Set<string>> {
  const made = await tx
    .insert(lettersSent)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: lettersSent.userId })
  return new Set(made.map(({ userId }) => userId))
}
