import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import { openVault } from '../../platform/secrets.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { twoFactors } from './tables.ts'
import { spendRecoveryCode } from './two-factor-codes.ts'
import { matchingStep, plainCode } from './two-factor-totp.ts'

/** At six digits and three open time steps, ten tries in 15 minutes find a code once in 500 years. */
const accountRule = { name: 'second-factor', max: 10, windowSeconds: 900 }

export type FactorDoors = Pick<Doors, 'db' | 'env' | 'now'>

/** The vault in which the authenticators' secrets are sealed. */
export function totpVault(secret: string) {
  return openVault(secret, 'totp')
}

/** True when the code is the authenticator's or a recovery code; either counts once. Throttled by account. */
export async function verifySecondFactor(doors: FactorDoors, userId: string, code: string): Promise<boolean> {
  await throttle(doors.db, accountRule, userId)
  return /^\d{6}$/.test(plainCode(code))
    ? spendTotpCode(doors, userId, code)
    : spendRecoveryCode(doors, userId, code)
}

/** The step is written in the same statement that compares it, so that two who send one code at once are not both let in. */
export async function spendTotpCode(
  { db, env, now }: FactorDoors,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
  if (!row) return false
  const secret = totpVault(env.SECRET).open(row.sealedSecret, userId)
  const step = matchingStep(secret, plainCode(code), now(), row.lastStep)
  if (step === null) return false
  const spent = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return spent.length === 1
}
