import { and, eq } from 'drizzle-orm'
import type { ConfirmedEmail } from '../../../../contract/accounts.ts'
import type { Doors } from '../../../platform/context.ts'
import { deadLink, findMailLink, spendMailLink } from '../mail-links.ts'
import { users } from '../tables.ts'

/** A double click or two tabs: for this long, a second confirmation succeeds like the first. */
const graceSeconds = 120

/** Confirms the address that a verification mail was sent to, and returns where its reader goes on. */
export async function verifyEmail(
  { db, now }: Pick<Doors, 'db' | 'now'>,
  token: string,
): Promise<ConfirmedEmail> {
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
    return true
  })
  // Something came between: another tab, or another sign-up that made this a link to choose a password.
  return spent ? verified : verifyEmail({ db, now }, token)
}

/** The page behind the link. The token follows the `#`, so that neither logs nor other sites receive it. */
export function verifyEmailPage(baseUrl: string, token: string): string {
  return `${baseUrl}/verify-email#token=${encodeURIComponent(token)}`
}
