import { and, eq } from 'drizzle-orm'
import { securityTexts } from '../../../../contract/accounts/security.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { verifyPassword } from '../passwords.ts'
import { identities } from '../tables.ts'
import { hasTwoFactor } from './two-factor-steps.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

/** `signedInAt`: when the session of the request began. */
export type Proof = { password?: string | undefined; code?: string | undefined; signedInAt: Date | null }

const passwordRule = { name: 'prove-password', max: 10, windowSeconds: 900 }
const freshMs = 15 * 60_000

/**
 * Proves ownership beyond an open session, before a change of the account's protection: by the password; without one
 * (Google only) by a code; and without a second factor by a sign-in of the last 15 minutes.
 */
export async function proveOwner(ctx: Context, proof: Proof): Promise<void> {
  const hash = await passwordHash(ctx.db, ctx.userId)
  if (hash) return provePassword(ctx, hash, proof.password)
  if (await hasTwoFactor(ctx.db, ctx.userId)) return proveCode(ctx, proof.code)
  const age = proof.signedInAt ? ctx.now().getTime() - proof.signedInAt.getTime() : Number.POSITIVE_INFINITY
  if (age > freshMs) throw new AppError('fresh_sign_in_required', securityTexts.freshSignInNeeded)
}

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  return (await passwordHash(db, userId)) !== null
}

async function provePassword(ctx: Context, hash: string, password: string | undefined): Promise<void> {
  if (!password) throw new AppError('wrong_password', securityTexts.passwordMissing, { field: 'password' })
  await throttle(ctx.db, passwordRule, ctx.userId)
  if (!(await verifyPassword(password, hash)))
    throw new AppError('wrong_password', securityTexts.wrongPassword, { field: 'password' })
}

async function proveCode(ctx: Context, code: string | undefined): Promise<void> {
  if (!code || !(await verifySecondFactor(ctx, ctx.userId, code)))
    throw new AppError('wrong_code', securityTexts.wrongCode, { field: 'code' })
}

async function passwordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
  return row?.hash ?? null
}
