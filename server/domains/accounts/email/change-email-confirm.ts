import { and, eq, gt, or, sql } from 'drizzle-orm'
import { securityTexts } from '../../../../contract/accounts/security.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { closeMailLinks } from '../mail-links.ts'
import { emailChangedMail } from '../mails/change-email-mails.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { emailChanges, users } from '../tables.ts'
import { hashLinkToken } from './change-email.ts'

type Change = typeof emailChanges.$inferSelect
export type EmailChangeState = { state: 'waiting' | 'changed'; waitsFor: 'old' | 'new' | null }

/** Confirms one side of a change through its link; the second confirmation makes the change. */
export async function confirmEmailChange(
  doors: Doors,
  { token, origin }: { token: string; origin: Origin },
): Promise<EmailChangeState> {
  const change = await markConfirmed(doors, token)
  if (!change) throw new AppError('link_expired', securityTexts.linkDead)
  if (!change.oldConfirmedAt) return { state: 'waiting', waitsFor: 'old' }
  if (!change.newConfirmedAt) return { state: 'waiting', waitsFor: 'new' }
  const oldEmail = await moveAccount(doors, change)
  if (!oldEmail) throw new AppError('link_expired', securityTexts.linkDead)
  await recordSecurityEvent(doors, { userId: change.userId, kind: 'email_changed', origin })
  const link = `${doors.env.BASE_URL}/settings/privacy`
  for (const to of [oldEmail, change.newEmail]) {
    // The old address belongs to no account any more.
    const language = await doors.mailer.languageOf(change.newEmail)
    await doors.mailer.send({ ...emailChangedMail(to, { newEmail: change.newEmail, link }), language })
  }
  return { state: 'changed', waitsFor: null }
}

/** Cancels a change: with the link in the old address's mail, or by the owner in the settings. */
export async function cancelEmailChange(
  doors: Doors,
  by: { token: string } | { userId: string },
  origin: Origin,
): Promise<void> {
  const mine =
    'token' in by
      ? eq(emailChanges.cancelTokenHash, hashLinkToken(by.token))
      : eq(emailChanges.userId, by.userId)
  const [gone] = await doors.db.delete(emailChanges).where(mine).returning({ userId: emailChanges.userId })
  if (!gone) {
    if ('userId' in by) return
    throw new AppError('link_expired', securityTexts.linkDead)
  }
  await recordSecurityEvent(doors, { userId: gone.userId, kind: 'email_change_cancelled', origin })
}

/** A link confirms its own side once; using it again finds nothing. */
async function markConfirmed({ db, now }: Doors, token: string): Promise<Change | null> {
  const hash = hashLinkToken(token)
  return db.transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(emailChanges)
      .where(
        and(
          or(eq(emailChanges.oldTokenHash, hash), eq(emailChanges.newTokenHash, hash)),
          gt(emailChanges.expiresAt, sql`now()`),
        ),
      )
      .for('update')
    if (!change) return null
    const isOld = change.oldTokenHash === hash
    if (isOld ? change.oldConfirmedAt : change.newConfirmedAt) return null
    const side = isOld ? { oldConfirmedAt: now() } : { newConfirmedAt: now() }
    const [marked] = await tx
      .update(emailChanges)
      .set(side)
      .where(eq(emailChanges.userId, change.userId))
      .returning()
    return marked ?? null
  })
}

/** Returns the account's previous address, or null if the new one was taken in the meantime. */
async function moveAccount({ db, now }: Doors, change: Change): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, change.userId))
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, change.userId))
    // An unconfirmed account with this address does not block its owner.
    await tx.delete(users).where(and(eq(users.email, change.newEmail), eq(users.emailVerified, false)))
    const taken = await tx.$count(users, eq(users.email, change.newEmail))
    if (!user || taken > 0) return null
    await tx
      .update(users)
      .set({ email: change.newEmail, emailVerified: true, updatedAt: now() })
      .where(eq(users.id, change.userId))
    // A reset link in the old mailbox must no longer open the account.
    await closeMailLinks(tx, change.userId)
    return user.email
  })
}
