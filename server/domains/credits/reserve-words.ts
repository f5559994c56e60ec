import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { readBalance } from './read-balance.ts'
import { outOfWords, wordsToReserve } from './rules.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

export type Reservation = {
  runId: string
  words: number
  /** True when the same run was settled before: it is made again and costs nothing. */
  paid: boolean
}

const lifeMs = 10 * 60_000

/**
 * Sets words aside for a run over `text`. Many runs may ask at once: the balance never goes below zero. The same key
 * with the same text is the same run, and is charged once.
 */
export async function reserveWords(
  ctx: Context,
  input: { words: number; text: string; idempotencyKey?: string },
): Promise<Reservation> {
  const key = input.idempotencyKey ?? randomUUID()
  const digest = createHash('sha256').update(ctx.env.SECRET).update(input.text).digest('base64url')
  await readBalance(ctx.db, ctx.userId)
  return ctx.db.transaction(async (tx) => {
    const earlier = await findRun(tx, ctx.userId, key)
    if (earlier) return repeatRun(earlier, digest)
    return makeRun(tx, ctx, key, digest, input.words)
  })
}

async function findRun(tx: Transaction, userId: string, key: string) {
  const [run] = await tx
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.idempotencyKey, key)))
  return run
}

function repeatRun(run: typeof creditRuns.$inferSelect, digest: string): Reservation {
  if (run.inputDigest !== digest) {
    throw new AppError('conflict', 'This request was sent before with another text. Please send it anew.')
  }
  if (run.state === 'settled') return { runId: run.id, words: run.reservedWords, paid: true }
  if (run.state === 'reserved') throw new AppError('run_in_progress', 'This text is being worked on already.')
  throw new AppError('conflict', 'This run has ended without a result. Please start it again.')
}

async function makeRun(
  tx: Transaction,
  ctx: Context,
  key: string,
  digest: string,
  words: number,
): Promise<Reservation> {
  const { userId } = ctx
  const [balance] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId)).for('update')
  if (!balance || balance.remainingWords < words)
    throw outOfWords(balance?.tier ?? 'free', words, balance?.remainingWords ?? 0)
  const reserved = wordsToReserve(words, balance.remainingWords)
  await tx
    .update(userCredits)
    .set({ remainingWords: sql`${userCredits.remainingWords} - ${reserved}`, updatedAt: ctx.now() })
    .where(and(eq(userCredits.userId, userId), gte(userCredits.remainingWords, reserved)))
  const id = randomUUID()
  const expiresAt = new Date(ctx.now().getTime() + lifeMs)
  const made = await tx
    .insert(creditRuns)
    .values({ id, userId, idempotencyKey: key, inputDigest: digest, reservedWords: reserved, expiresAt })
    .onConflictDoNothing()
    .returning({ id: creditRuns.id })
  if (made.length === 0) throw new AppError('run_in_progress', 'This text is being worked on already.')
  await tx.insert(creditEntries).values({ userId, runId: id, kind: 'reserve', words: -reserved })
  return { runId: id, words: reserved, paid: false }
}
