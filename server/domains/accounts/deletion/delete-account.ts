import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leavingTexts } from '../../../../contract/leaving.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttles } from '../../../platform/throttle/tables.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { accountDeletedMail } from '../mails/mails-leaving.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { mailLinks, users, verifications } from '../tables.ts'
import { type LeavingProof, proveLeaving } from './delete-proof.ts'

/**
 * What others do before an account goes: stop a reply, cancel a subscription. One that fails keeps the account whole,
 * and is called again when the owner tries again; so each must bear being called twice.
 */
export type BeforeAccountDeleted = (user: { id: string; email: string }) => Promise<void>

const rule = { name: 'delete-account', max: 10, windowSeconds: 3_600 }

/**
 * 1. the owner proves to be it, 2. others let go, 3. everything goes in one transaction, with the farewell mail in it.
 * Deleting twice is one deletion.
 */
export async function deleteAccount(
  ctx: Context,
  before: BeforeAccountDeleted[],
  proof: LeavingProof,
): Promise<void> {
  const { db, userId, log, mailer, jobs } = ctx
  await throttle(db, rule, userId)
  await proveLeaving(ctx, proof)
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  for (const letGo of before) {
    await letGo(user).catch((err: unknown) => {
      log.error({ err }, 'before an account is deleted')
      throw new AppError('conflict', leavingTexts.hookFailed)
    })
  }
  await db.transaction(async (tx) => {
    await endSessions(ctx, tx, { userId })
    const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
    if (gone.length === 0) return
    await forgetTraces(tx, user)
    await jobs.forget(userId, tx)
    await jobs.forget(user.email, tx)
    await mailer.send(accountDeletedMail(user.email), tx)
  })
}

/** Rows that name the account in a text instead of belonging to it. What belongs to it went with the user's row. */
async function forgetTraces(tx: Transaction, user: { id: string; email: string }): Promise<void> {
  const named = (column: PgColumn): SQL =>
    sql`(strpos(${column}, ${user.id}) > 0 or strpos(${column}, ${user.email}) > 0)`
  await tx.delete(throttles).where(named(throttles.key))
  await tx.delete(verifications).where(or(named(verifications.identifier), named(verifications.value)))
  await tx.delete(mailLinks).where(eq(mailLinks.email, user.email))
}
