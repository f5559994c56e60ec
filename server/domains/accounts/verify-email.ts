import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { findMailLink, spendMailLink } from './mail-links.ts'
import { users } from './tables.ts'

/** Two tabs, a double click, or a mail program that looks first: for so long the second visit is still the first. */
const graceSeconds = 120

/** Follows the link of a verification mail. Answers the path of ours on which its reader goes on. */
export async function verifyEmail({ db, now }: Pick<Doors, 'db' | 'now'>, token: string): Promise<string> {
  const link = await findMailLink(db, token)
  if (!link || link.kind === 'reset-password') return '/login?link=invalid'
  if (link.kind === 'choose-password') return `/reset-password?token=${encodeURIComponent(token)}`
  const next = link.returnPath ? `&next=${encodeURIComponent(link.returnPath)}` : ''
  const verified = `/login?verified=1${next}`
  if (link.state === 'used') return (link.usedSecondsAgo ?? 0) < graceSeconds ? verified : '/login?link=used'
  if (link.state !== 'good') return `/login?link=${link.state}`
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
