import { eq } from 'drizzle-orm'
import { recordSecurityEvent, type SecurityDoors } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { emailChanges } from '../tables.ts'
import { dropSecondSteps } from '../two-factor/two-factor-steps.ts'
import { distrustDevices } from '../two-factor-devices.ts'

/** Closes every other access after a new password: sessions, open links and pending sign-ins. */
export async function revokeOtherAccess(
  doors: SecurityDoors,
  { userId, how, origin }: { userId: string; how: 'changed' | 'reset'; origin: Origin | null },
): Promise<void> {
  const stopped = await doors.db.transaction(async (tx) => {
    await distrustDevices(tx, userId)
    await dropSecondSteps(tx, userId)
    return tx
      .delete(emailChanges)
      .where(eq(emailChanges.userId, userId))
      .returning({ userId: emailChanges.userId })
  })
  if (stopped.length > 0) await recordSecurityEvent(doors, { userId, kind: 'email_change_cancelled', origin })
  const kind = how === 'changed' ? 'password_changed' : 'password_reset'
  await recordSecurityEvent(doors, { userId, kind, origin })
}
