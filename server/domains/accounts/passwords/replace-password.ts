import { and, eq } from 'drizzle-orm'
import { accountTexts } from '../../../../contract/accounts.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { waitLonger } from '../../../platform/throttle/growing-wait.ts'
import { forgive } from '../../../platform/throttle/throttle.ts'
import { closeMailLinks } from '../mail-links.ts'
import { checkNewPassword, hashPassword, verifyPassword } from '../passwords.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { identities } from '../tables.ts'
import { revokeOtherAccess } from './revoke-access.ts'
import { setPassword } from './set-password.ts'

/** Keeps a person at an unattended browser from guessing the current password. */
const guessRule = {
  name: 'password-change',
  free: 5,
  firstSeconds: 30,
  maxSeconds: 900,
  forgetSeconds: 86_400,
}

/** Changes the password of a signed-in user who knows it. Ends all other sessions and keeps this one. */
export async function replacePassword(
  ctx: Context,
  input: { currentPassword: string; newPassword: string; sessionId: string },
  origin: Origin,
): Promise<void> {
  const { db, env, userId } = ctx
  checkNewPassword(input.newPassword, env.PASSWORD_MIN)
  const [identity] = await db
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
  if (!identity?.password) throw new AppError('no_password', accountTexts.noPassword)
  await waitLonger(db, guessRule, userId)
  if (!(await verifyPassword(input.currentPassword, identity.password)))
    throw new AppError('wrong_password', accountTexts.wrongPassword)
  await forgive(db, guessRule, userId)
  const hash = await hashPassword(input.newPassword)
  await db.transaction(async (tx) => {
    await setPassword(tx, userId, hash)
    await closeMailLinks(tx, userId)
    await endSessions(ctx, tx, { userId, exceptId: input.sessionId })
  })
  await revokeOtherAccess(ctx, { userId, how: 'changed', origin })
}
