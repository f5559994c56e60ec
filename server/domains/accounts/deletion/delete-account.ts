import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { leavingTexts } from '../../../../contract/accounts/leaving.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttles } from '../../../platform/throttle/tables.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { accountDeletedMail } from '../mails/leaving-mails.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { mailLinks, users, verifications } from '../tables.ts'
import { type LeavingProof, proveLeaving } from './delete-proof.ts'

/**
 * Work of other domains before an account is deleted: stop a reply, cancel a subscription. If one fails, the account
 * stays unchanged, and each is called again with the owner's next try; so each must be safe to call twice.
 */
export type BeforeAccountDeleted = (user: { id: string; email: string }) => Promise<void>

const rule = { name: 'delete-account', max: 10, windowSeconds: 3_600 }

/**
 * 1. The owner proves their identity, 2. other domains release what they hold, 3. one transaction deletes everything and queues the farewell mail. Deleting twice has the effect of deleting once.
 */
export async function deleteAccount(
  ctx: Context,
  before: BeforeAccountDeleted[],
  proof: LeavingProof,
): Promise<void> {
  await throttle(ctx.db, rule, ctx.userId)
  await proveLeaving(ctx, proof)
  await removeAccount(ctx, ctx.userId, before)
}

type RemovalDoors = Pick<Doors, 'db' | 'env' | 'log' | 'mailer' | 'jobs' | 'notifier'>

/** Deletes an account. `also` is part of the transaction, before the account is gone. */
export async function removeAccount(
  doors: RemovalDoors,
  userId: string,
  before: BeforeAccountDeleted[],
  also: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  const { db, log, mailer, jobs } = doors
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  for (const letGo of before) {
    await letGo(user).catch((err: unknown) => {
      log.error({ err }, 'before an account is deleted')
      throw new AppError('conflict', leavingTexts.hookFailed)
    })
  }
  const language = await mailer.languageOf(user.email)
  await db.transaction(async (tx) => {
    await also(tx)
    await endSessions(doors, tx, { userId })
    const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
    if (gone.length === 0) return
    await forgetTraces(tx, user)
    await jobs.forget(userId, tx)
    await jobs.forget(user.email, tx)
    await mailer.send({ ...accountDeletedMail(user.email, doors.env.billing !== null), language }, tx)
  })
}

/** Deletes rows that mention the account in a text. Rows that belong to the account are deleted with the user's row. */
async function forgetTraces(tx: Transaction, user: { id: string; email: string }): Promise<void> {
  const named = (column: PgColumn): SQL =>
    sql`(strpos(${column}, ${user.id}) > 0 or strpos(${column}, ${user.email}) > 0)`
  await tx.delete(throttles).where(named(throttles.key))
  await tx.delete(verifications).where(or(named(verifications.identifier), named(verifications.value)))
  await tx.delete(mailLinks).where(eq(mailLinks.email, user.email))
}
