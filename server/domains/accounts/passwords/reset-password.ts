import { and, eq } from 'drizzle-orm'
import type { LinkState } from '../../../../contract/accounts.ts'
import type { Doors } from '../../../platform/context.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { closeMailLinks, deadLink, type FoundLink, findMailLink, spendMailLink } from '../mail-links.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { users } from '../tables.ts'
import { revokeOtherAccess } from './revoke-access.ts'
import { setPassword } from './set-password.ts'

type ResetDoors = Pick<Doors, 'db' | 'env' | 'jobs' | 'log' | 'mailer' | 'notifier' | 'now'>

/** Checks whether the link still sets a password, before the user fills in the form. */
export async function checkResetLink({ db }: ResetDoors, token: string): Promise<LinkState> {
  return (await findResetLink(db, token))?.state ?? 'invalid'
}

/**
 * Sets the password of the link's account. The link proves the mailbox, so the address counts as confirmed; all
 * sessions end, because one of them may be the reason for the reset. Returns the account's id.
 */
export async function resetPassword(
  doors: ResetDoors,
  input: { token: string; newPassword: string },
  origin: Origin,
): Promise<{ userId: string; email: string }> {
  const { db, env, now } = doors
  const link = await findResetLink(db, input.token)
  if (!link) throw deadLink('invalid')
  if (link.state !== 'good') throw deadLink(link.state)
  checkNewPassword(input.newPassword, env.PASSWORD_MIN)
  const hash = await hashPassword(input.newPassword)
  const [userId, email] = [link.userId!, link.email!]
  await db.transaction(async (tx) => {
    if (!(await spendMailLink(tx, link))) throw deadLink('used')
    const mine = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now() })
      .where(and(eq(users.id, userId), eq(users.email, email)))
      .returning({ id: users.id })
    // The account's address has changed, so links to the old one no longer work.
    if (mine.length === 0) throw deadLink('invalid')
    await acceptInvitation(doors, tx, userId)
    await setPassword(tx, userId, hash)
    await closeMailLinks(tx, userId)
    await endSessions(doors, tx, { userId })
  })
  await revokeOtherAccess(doors, { userId, how: 'reset', origin })
  return { userId, email }
}

async function findResetLink(db: ResetDoors['db'], token: string): Promise<FoundLink | null> {
  const link = await findMailLink(db, token)
  return link?.kind === 'verify-email' ? null : link
}
