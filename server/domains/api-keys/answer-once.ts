import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { parseJson } from '../../platform/foreign-data/read-json.ts'
import type { Program } from '../../platform/http/program.ts'
import { keyedHash, openVault } from '../../platform/secrets.ts'
import { apiAnswers } from './tables.ts'

type Call = { route: string; idempotencyKey: string | undefined; request: unknown }
type Answered<T> = { body: T; isReplayed: boolean }

/** Answers are kept for a day. A call that has run longer than this ended with its server. */
const runMinutes = 20
/** A larger answer is made again; older ones make room. */
const bodyCharactersMax = 131_072
const answersMax = 200
const busySeconds = 5
const keyCharacters = /^[\x21-\x7e]{1,200}$/

/**
 * Runs a call once for each Idempotency-Key: a repeat gets the stored answer, also after a crash of the caller, and is not
 * charged again. A call that failed may be repeated. The answer is sealed with the caller's key, which is not stored.
 */
export async function answerOnce<T>(
  ctx: Context,
  program: Program,
  call: Call,
  run: () => Promise<T>,
): Promise<Answered<T>> {
  const { idempotencyKey } = call
  if (idempotencyKey === undefined) return { body: await run(), isReplayed: false }
  if (!keyCharacters.test(idempotencyKey))
    throw new AppError('invalid_input', refusalTexts.idempotencyKeyWrong)
  const callHash = keyedHash(program.secret, 'call', JSON.stringify([call.route, idempotencyKey]))
  const requestHash = keyedHash(program.secret, 'request', JSON.stringify(call.request))
  const mine = and(
    eq(apiAnswers.keyId, program.keyId),
    eq(apiAnswers.userId, ctx.userId),
    eq(apiAnswers.callHash, callHash),
  )
  const isOver = sql`${apiAnswers.createdAt} < now() - interval '1 day'
    or (${apiAnswers.status} is null and ${apiAnswers.createdAt} < now() - make_interval(mins => ${runMinutes}))`
  await ctx.db.delete(apiAnswers).where(and(mine, sql`(${isOver})`))
  const begun = await ctx.db
    .insert(apiAnswers)
    .values({ userId: ctx.userId, keyId: program.keyId, callHash, requestHash })
    .onConflictDoNothing()
    .returning({ callHash: apiAnswers.callHash })
  const vault = openVault(program.secret, 'answers')
  if (begun.length === 0) {
    const [known] = await ctx.db.select().from(apiAnswers).where(mine)
    if (known && known.requestHash !== requestHash) throw new AppError('idempotency_mismatch')
    if (!known?.sealedBody)
      throw new AppError('run_in_progress', undefined, { retryAfterSeconds: busySeconds })
    return { body: parseJson(vault.open(known.sealedBody, callHash)) as T, isReplayed: true }
  }
  try {
    const body = await run()
    const text = JSON.stringify(body)
    if (text.length > bodyCharactersMax) await ctx.db.delete(apiAnswers).where(mine)
    else {
      await ctx.db
        .update(apiAnswers)
        .set({ status: 200, sealedBody: vault.seal(text, callHash) })
        .where(mine)
      await dropOldest(ctx, program.keyId)
    }
    return { body, isReplayed: false }
  } catch (error) {
    await ctx.db.delete(apiAnswers).where(mine)
    throw error
  }
}

async function dropOldest({ db, userId }: Context, keyId: string): Promise<void> {
  const owned = and(eq(apiAnswers.keyId, keyId), eq(apiAnswers.userId, userId))
  const old = db
    .select({ callHash: apiAnswers.callHash })
    .from(apiAnswers)
    .where(owned)
    .orderBy(desc(apiAnswers.createdAt))
    .offset(answersMax)
  await db.delete(apiAnswers).where(and(owned, inArray(apiAnswers.callHash, old)))
}

/** Deletes the answers of the day before. */
export async function sweepAnswers({ db }: Pick<Doors, 'db'>): Promise<void> {
  await db.delete(apiAnswers).where(lt(apiAnswers.createdAt, sql`now() - interval '1 day'`))
}
