import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import { openVault } from '../../../platform/secrets.ts'
import { type GrowingWait, waitLonger } from '../../../platform/throttle/growing-wait.ts'
import { forgive } from '../../../platform/throttle/throttle.ts'
import { twoFactors } from '../tables.ts'
import { spendRecoveryCode } from './two-factor-codes.ts'
import { matchingStep, plainCode } from './two-factor-totp.ts'

export type Factor = 'totp' | 'recovery-code'

/**
 * Counted separately, so that guesses at one leave the other open. For six digits with three valid time steps the wait
 * grows to a day: about 400 attempts a year, which find a code once in 800 years. A recovery code has 50 bits, so one
 * attempt a minute is safe, and its owner never waits longer.
 */
const waits: Record<Factor, GrowingWait> = {
  totp: {
    name: 'code-totp',
    free: 5,
    firstSeconds: 30,
    maxSeconds: 86_400,
    forgetSeconds: 30 * 86_400,
    advice: refusalTexts.recoveryCodeHelps,
  },
  'recovery-code': {
    name: 'code-recovery',
    free: 10,
    firstSeconds: 10,
    maxSeconds: 60,
    forgetSeconds: 86_400,
  },
}

export type FactorDoors = Pick<Doors, 'db' | 'env' | 'now'>

/** Returns the vault that seals the authenticators' secrets. */
export function totpVault(secret: string) {
  return openVault(secret, 'totp')
}

/** Six digits are an authenticator's code; anything else is treated as a recovery code. */
export function factorOf(code: string): Factor {
  return /^\d{6}$/.test(plainCode(code)) ? 'totp' : 'recovery-code'
}

/**
 * Returns true for an authenticator's code or a recovery code; each works once. Wrong ones make the account wait. A
 * right one takes back `tries`: its own, and earlier mistakes in the same sign-in.
 */
export async function verifySecondFactor(
  doors: FactorDoors,
  userId: string,
  code: string,
  tries = 1,
): Promise<boolean> {
  const factor = factorOf(code)
  await waitLonger(doors.db, waits[factor], userId)
  const spend = factor === 'totp' ? spendTotpCode : spendRecoveryCode
  if (!(await spend(doors, userId, code))) return false
  for (let i = 0; i < tries; i++) await forgive(doors.db, waits[factor], userId)
  return true
}

/** One statement compares and writes the step, so that simultaneous requests with one code cannot both succeed. */
async function spendTotpCode({ db, env, now }: FactorDoors, userId: string, code: string): Promise<boolean> {
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
