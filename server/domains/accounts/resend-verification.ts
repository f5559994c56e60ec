import { and, eq } from 'drizzle-orm'
import { normalizeEmail } from './email-address.ts'
import { createMailLink, type LinkKind } from './mail-links.ts'
import { type LinkDoors, sendLink } from './send-link.ts'
import { identities, users } from './tables.ts'

/** Sends the confirmation once more, where one is still missing. The answer is the same for everybody. */
export async function resendVerification(
  doors: LinkDoors,
  input: { email: string; next?: string | undefined },
): Promise<void> {
  const email = normalizeEmail(input.email)
  const [row] = await doors.db
    .select({ verified: users.emailVerified, password: identities.password })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
    .where(eq(users.email, email))
  const kind: LinkKind = row?.password ? 'verify-email' : 'choose-password'
  const { token, userId } = await createMailLink(doors.db, { kind, email, returnPath: input.next })
  if (userId && row && !row.verified) sendLink(doors, kind, email, token)
}
