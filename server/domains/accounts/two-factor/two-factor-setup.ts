import { and, eq, isNull } from 'drizzle-orm'
import { securityTexts } from '../../../../contract/accounts/security.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { twoFactors, users } from '../tables.ts'
import { distrustDevices } from '../two-factor-devices.ts'
import { replaceRecoveryCodes } from './two-factor-codes.ts'
import { type Proof, proveOwner } from './two-factor-proof.ts'
import { hasTwoFactor } from './two-factor-steps.ts'
import { matchingStep, newTotpSecret, plainCode, totpUri } from './two-factor-totp.ts'
import { totpVault } from './verify-second-factor.ts'

const enableRule = { name: 'two-factor-enable', max: 20, windowSeconds: 900 }

/** Step one: creates a secret for the authenticator. It protects nothing yet and can be repeated. */
export async function beginTwoFactor(ctx: Context, proof: Proof): Promise<{ secret: string; uri: string }> {
  await proveOwner(ctx, proof)
  if (await hasTwoFactor(ctx.db, ctx.userId)) throw alreadyOn()
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, ctx.userId))
  const secret = newTotpSecret()
  const sealedSecret = totpVault(ctx.env.SECRET).seal(secret, ctx.userId)
  const written = await ctx.db
    .insert(twoFactors)
    .values({ userId: ctx.userId, sealedSecret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, lastStep: 0, createdAt: ctx.now() },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId })
  if (written.length === 0) throw alreadyOn()
  return { secret, uri: totpUri(secret, user!.email) }
}

/**
 * Step two: a right code proves that the authenticator has the secret. Returns the recovery codes once. All other
 * sessions end, because they were opened without a code.
 */
export async function enableTwoFactor(
  ctx: Context,
  { code, sessionId, origin }: { code: string; sessionId: string; origin: Origin },
): Promise<string[]> {
  await throttle(ctx.db, enableRule, ctx.userId)
  const [row] = await ctx.db
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, ctx.userId), isNull(twoFactors.confirmedAt)))
  if (!row) throw new AppError('conflict', refusalTexts.twoFactorStartAgain)
  const secret = totpVault(ctx.env.SECRET).open(row.sealedSecret, ctx.userId)
  const step = matchingStep(secret, plainCode(code), ctx.now(), row.lastStep)
  if (step === null) throw new AppError('wrong_code', securityTexts.wrongCode, { field: 'code' })
  const codes = await ctx.db.transaction(async (tx) => {
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: ctx.now(), lastStep: step })
      .where(
        and(
          eq(twoFactors.userId, ctx.userId),
          eq(twoFactors.sealedSecret, row.sealedSecret),
          isNull(twoFactors.confirmedAt),
        ),
      )
      .returning({ userId: twoFactors.userId })
    if (confirmed.length === 0) throw alreadyOn()
    await distrustDevices(tx, ctx.userId)
    await endSessions(ctx, tx, { userId: ctx.userId, exceptId: sessionId })
    return replaceRecoveryCodes(tx, ctx.env.SECRET, ctx.userId)
  })
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'two_factor_on', origin })
  return codes
}

function alreadyOn(): AppError {
  return new AppError('conflict', refusalTexts.twoFactorOn)
}
