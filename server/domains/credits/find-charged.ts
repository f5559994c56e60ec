import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context, Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { creditRuns } from './tables.ts'

/** The same text with the same choices is charged once in this time (docs/spec/decisions.md 57). */
const chargedOnceDays = 30
export const sameInputSince = sql`now() - make_interval(days => ${chargedOnceDays})`

type Run = typeof creditRuns.$inferSelect

/** Returns the charged run over the same text and choices, or null. */
export async function findCharged(
  tx: Database | Transaction,
  { userId, inputDigest }: Pick<Run, 'userId' | 'inputDigest'>,
): Promise<Run | null> {
  const [run] = await tx
    .select()
    .from(creditRuns)
    .where(
      and(
        eq(creditRuns.userId, userId),
        eq(creditRuns.inputDigest, inputDigest),
        gt(creditRuns.settledWords, 0),
        gt(creditRuns.createdAt, sameInputSince),
      ),
    )
    .orderBy(desc(creditRuns.createdAt))
    .limit(1)
  return run ?? null
}

/** Returns what is stored of a text and its choices. */
export function digestOf({ env, userId }: Context, text: string): string {
  return keyedHash(env.SECRET, 'run', `${userId}\n${text}`)
}

/** Returns whether a run over this text, which names its choices too, was paid for. */
export async function isPaidFor(ctx: Context, text: string): Promise<boolean> {
  return (await findCharged(ctx.db, { userId: ctx.userId, inputDigest: digestOf(ctx, text) })) !== null
}

/** Forgets what the older runs were about. The hashes are kept only as long as they save a second charge. */
export async function forgetOldDigests({ db }: Pick<Doors, 'db'>): Promise<void> {
  const old = db
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(and(sql`${creditRuns.inputDigest} <> ''`, sql`${creditRuns.createdAt} < ${sameInputSince}`))
    .limit(10_000)
  await db.update(creditRuns).set({ inputDigest: '' }).where(inArray(creditRuns.id, old))
}
