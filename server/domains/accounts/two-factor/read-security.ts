import { and, eq, gt, sql } from 'drizzle-orm'
import type { AccountSecurity } from '../../../../contract/accounts/security.ts'
import type { Context } from '../../../platform/context.ts'
import { emailChanges, twoFactors } from '../tables.ts'
import { countTrustedDevices } from '../two-factor-devices.ts'
import { countRecoveryCodes } from './two-factor-codes.ts'
import { hasPassword } from './two-factor-proof.ts'

/** Returns the account's protection for its settings page. */
export async function readSecurity(ctx: Context): Promise<AccountSecurity> {
  const { db, userId } = ctx
  const [withPassword, [factor], recoveryCodesLeft, trustedDevices, [change]] = await Promise.all([
    hasPassword(db, userId),
    db.select({ since: twoFactors.confirmedAt }).from(twoFactors).where(eq(twoFactors.userId, userId)),
    countRecoveryCodes(db, userId),
    countTrustedDevices(db, userId),
    db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`))),
  ])
  const since = factor?.since?.toISOString() ?? null
  return {
    hasPassword: withPassword,
    twoFactor: { on: since !== null, since, recoveryCodesLeft, trustedDevices },
    emailChange: change
      ? {
          newEmail: change.newEmail,
          oldConfirmed: change.oldConfirmedAt !== null,
          newConfirmed: change.newConfirmedAt !== null,
          expiresAt: change.expiresAt.toISOString(),
        }
      : null,
  }
}
