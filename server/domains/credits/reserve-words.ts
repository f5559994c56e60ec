import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { releaseExpiredRuns, releaseRun } from './end-run.ts'
import { digestOf, findCharged } from './find-charged.ts'
import { lockBalance } from './lock-balance.ts'
import { readBalance } from './read-balance.ts'
import { expiryOfRun, outOfWords, runSilenceMs, wordsToReserve } from './rules.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

export type Reservation = {
  runId: string
  words: number
  /** True if the same run was charged before: it runs again and costs nothing. */
  paid: boolean
}

type Wish = {
  words: number
  text: string
  idempotencyKey?: string
  /** The client no longer receives the run with this key: if it was not charged, this one replaces it. */
  takeOver?: boolean
}

/**
 * Reserves words for a run over `text`, which names its choices too. With simultaneous runs the balance never goes below
 * zero. The same key with the same text is the same run, and the same text is charged once in 30 days.
 */
export async function reserveWords(ctx: Context, wish: Wish): Promise<Reservation> {
  const key = wish.idempotencyKey ?? randomUUID()
  const digest = digestOf(ctx, wish.text)
  const reserved = await reserveNew(ctx, { key, digest, words: wish.words })
  if (reserved) return reserved
  const { remainingWords } = await readBalance(ctx, ctx.userId)
  // Words held by a dead server count as available.
  const isLimited = ctx.env.billing !== null
  if (isLimited && remainingWords < wish.words) await releaseExpiredRuns(ctx, ctx.userId)
  return ctx.db.transaction(async (tx) => {
    await lockBalance(tx, ctx.userId)
    const earlier = await findRun(tx, ctx.userId, key)
    const paid = earlier && (await repeatRun(tx, earlier, digest, wish))
    if (paid) return paid
    const charged = await findCharged(tx, { userId: ctx.userId, inputDigest: digest })
    if (charged) return { runId: charged.id, words: charged.reservedWords, paid: true }
    return makeRun(tx, ctx, key, digest, isLimited ? wish.words : 0)
  })
}

/**
 * $1 owner, $2 key, $3 digest, $4 words, $5 id of the run, $6 seconds until it expires, $7 now. Reserves the words of a run
 * that is new, in one statement. Stores nothing if the key or the text was used before or words are missing: the
 * transaction then decides. The balance comes first, as everywhere, and its condition holds for its newest version, so
 * that simultaneous runs cannot take it below zero.
 */
const reservationOfNew = `
  with taken as (
    update user_credits set remaining_words = remaining_words - $4::int, updated_at = $7
    where user_id = $1 and remaining_words >= $4::int
      and not exists (select from credit_runs where user_id = $1 and idempotency_key = $2)
      and not exists (select from credit_runs where user_id = $1 and input_digest = $3 and settled_words > 0)
    returning user_id
  ), run as (
    insert into credit_runs (id, user_id, idempotency_key, input_digest, reserved_words, expires_at, created_at)
    select $5::uuid, user_id, $2, $3, $4::int, now() + make_interval(secs => $6), $7 from taken
    returning user_id, id
  ), entry as (
    insert into credit_entries (user_id, run_id, kind, words) select user_id, id, 'reserve', -$4::int from run
  )
  select id from run`

type NewRun = { key: string; digest: string; words: number }

async function reserveNew(
  { db, env, userId, now }: Context,
  { key, digest, words }: NewRun,
): Promise<Reservation | null> {
  const reserved = wordsToReserve(env.billing === null ? 0 : words, Number.MAX_SAFE_INTEGER)
  const runId = randomUUID()
  const values = [userId, key, digest, reserved, runId, runSilenceMs / 1_000, now()]
  try {
    // Named, so that PostgreSQL plans it once a connection.
    const { rowCount } = await db.$client.query({ name: 'reserve_words', text: reservationOfNew, values })
    return rowCount ? { runId, words: reserved, paid: false } : null
  } catch (error) {
    // A run with the same key was stored at the same moment, so that the whole statement did nothing.
    if (isKeyUsed(error)) return null
    throw error
  }
}

const isKeyUsed = (error: unknown) => (error as { constraint?: string }).constraint === 'credit_runs_key'

type Run = typeof creditRuns.$inferSelect & { isExpired: boolean }

async function findRun(tx: Transaction, userId: string, key: string): Promise<Run | undefined> {
  const [run] = await tx
    .select({ ...getTableColumns(creditRuns), isExpired: sql<boolean>`${creditRuns.expiresAt} <= now()` })
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.idempotencyKey, key)))
  return run
}

/** Decides how to treat a run with the key of an earlier one; null if it replaces that one. */
async function repeatRun(
  tx: Transaction,
  run: Run,
  digest: string,
  { takeOver = false }: Wish,
): Promise<Reservation | null> {
  // After 30 days the run is forgotten, and the key is free again.
  if (run.inputDigest === '') {
    await retireKey(tx, run)
    return null
  }
  if (run.inputDigest !== digest) {
    throw new AppError('conflict', refusalTexts.runOfOtherText)
  }
  const wasCharged = (run.settledWords ?? 0) > 0
  if (wasCharged) return { runId: run.id, words: run.reservedWords, paid: true }
  if (!takeOver && run.state === 'released') throw new AppError('conflict', refusalTexts.runWithoutResult)
  if (!takeOver && run.state === 'reserved' && !run.isExpired) throw inProgress()
  await releaseRun(tx, run.id)
  await retireKey(tx, run)
  return null
}

async function retireKey(tx: Transaction, run: Run): Promise<void> {
  const retired = `${run.idempotencyKey}/${run.id}`
  await tx.update(creditRuns).set({ idempotencyKey: retired }).where(eq(creditRuns.id, run.id))
}

/** Returns whether an equal run is in progress, which this one may repeat at no cost once that has ended. */
async function isInProgress(tx: Transaction, userId: string, digest: string): Promise<boolean> {
  const open = await tx
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(
      and(
        eq(creditRuns.userId, userId),
        eq(creditRuns.inputDigest, digest),
        eq(creditRuns.state, 'reserved'),
      ),
    )
    .limit(1)
  return open.length > 0
}

function inProgress(): AppError {
  return new AppError('run_in_progress')
}

async function makeRun(
  tx: Transaction,
  ctx: Context,
  key: string,
  digest: string,
  words: number,
): Promise<Reservation> {
  const { userId } = ctx
  const [balance] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId))
  if (!balance || balance.remainingWords < words) {
    if (await isInProgress(tx, userId, digest)) throw inProgress()
    throw outOfWords(balance?.tier ?? 'free', words, balance?.remainingWords ?? 0)
  }
  const reserved = wordsToReserve(words, balance.remainingWords)
  await tx
    .update(userCredits)
    .set({ remainingWords: sql`${userCredits.remainingWords} - ${reserved}`, updatedAt: ctx.now() })
    .where(and(eq(userCredits.userId, userId), gte(userCredits.remainingWords, reserved)))
  const id = randomUUID()
  const createdAt = ctx.now()
  const made = await tx
    .insert(creditRuns)
    .values({
      id,
      userId,
      idempotencyKey: key,
      inputDigest: digest,
      reservedWords: reserved,
      expiresAt: expiryOfRun(),
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: creditRuns.id })
  if (made.length === 0) throw inProgress()
  await tx.insert(creditEntries).values({ userId, runId: id, kind: 'reserve', words: -reserved })
  return { runId: id, words: reserved, paid: false }
}
