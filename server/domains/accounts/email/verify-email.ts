import { and, eq } from 'drizzle-orm'
import type { ConfirmedEmail } from '../../../../contract/accounts.ts'
import type { Doors } from '../../../platform/context.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { deadLink, findMailLink, spendMailLink } from '../mail-links.ts'
import { users } from '../tables.ts'

/** For a double click or two tabs: a second confirmation succeeds during this time. */
const graceSeconds = 120

/** Confirms the address of a verification mail. Returns where its reader continues. */
export async function verifyEmail(
  doors: Pick<Doors, 'db' | 'env' | 'jobs' | 'now'>,
  token: string,
): Promise<ConfirmedEmail> {
  const { db, now } = doors
  const link = await findMailLink(db, token)
  if (!link || link.kind === 'reset-password') throw deadLink('invalid')
  if (link.kind === 'choose-password') return { status: 'choose_password', next: null }
  const verified = { status: 'verified', next: link.returnPath } as const
  if (link.state === 'used' && (link.usedSecondsAgo ?? 0) < graceSeconds) return verified
  if (link.state !== 'good') throw deadLink(link.state)
  const spent = await db.transaction(async (tx) => {
    if (!(await spendMailLink(tx, link))) return false
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now() })
      .where(and(eq(users.id, link.userId!), eq(users.email, link.email!)))
    await acceptInvitation(doors, tx, link.userId!)
    return true
  })
  // The link changed in the meantime: another tab used it, or another sign-up made it a link to choose a password.
  return spent ? verified : verifyEmail(doors, token)
}

/** The page of the link. The token follows the `#`, so that neither logs nor other sites receive it. */
export function verifyEmailPage(baseUrl: string, token: string): string {
  return `${baseUrl}/verify-email#token=${encodeURIComponent(token)}`
}
