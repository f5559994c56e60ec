import { eq } from 'drizzle-orm'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { recoveryCodes, twoFactors } from '../tables.ts'
import { distrustDevices } from '../two-factor-devices.ts'
import { replaceRecoveryCodes } from './two-factor-codes.ts'
import { type Proof, proveOwner } from './two-factor-proof.ts'
import { dropSecondSteps, hasTwoFactor } from './two-factor-steps.ts'

/**
 * Switches two-factor authentication off: deletes the secret and the recovery codes, and ends the trust in browsers.
 */
export async function disableTwoFactor(ctx: Context, proof: Proof, origin: Origin): Promise<void> {
  await needTwoFactor(ctx)
  await proveOwner(ctx, proof)
  await ctx.db.transaction((tx) => removeTwoFactor(tx, ctx.userId))
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'two_factor_off', origin })
}

/** Deletes all that belongs to the second factor. Returns whether there was one. */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await distrustDevices(tx, userId)
  await dropSecondSteps(tx, userId)
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Creates new recovery codes. The old ones stop working, and trusted browsers need a code again. */
export async function renewRecoveryCodes(ctx: Context, proof: Proof, origin: Origin): Promise<string[]> {
  await needTwoFactor(ctx)
  await proveOwner(ctx, proof)
  const codes = await ctx.db.transaction(async (tx) => {
    await distrustDevices(tx, ctx.userId)
    return replaceRecoveryCodes(tx, ctx.env.SECRET, ctx.userId)
  })
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'recovery_codes_renewed', origin })
  return codes
}

export async function forgetTrustedDevices(ctx: Context, origin: Origin): Promise<void> {
  await distrustDevices(ctx.db, ctx.userId)
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'devices_forgotten', origin })
}

async function needTwoFactor(ctx: Context): Promise<void> {
  if (!(await hasTwoFactor(ctx.db, ctx.userId))) throw new AppError('conflict', refusalTexts.twoFactorOff)
}
