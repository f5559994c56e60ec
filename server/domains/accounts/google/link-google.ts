import { and, eq, isNotNull } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { resetPasswordPage } from '../links/send-link.ts'
import { closeMailLinks, createMailLink } from '../mail-links.ts'
import { googleLinkedMail } from '../mails/security-mails.ts'
import { recordSecurityEvent, type SecurityDoors } from '../security-log/security-log.ts'
import { coarseAddress, deviceName, type Origin } from '../security-log/security-log-words.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { emailChanges, identities, users } from '../tables.ts'
import { dropSecondSteps } from '../two-factor/two-factor-steps.ts'
import { distrustDevices } from '../two-factor-devices.ts'

export type LinkGoogleDoors = SecurityDoors & Pick<Doors, 'notifier'>

/**
 * Secures an account that had another way to sign in when Google is linked to it. Google has proved the mailbox, but
 * the password may belong to another person who only got the address confirmed: it stops working, its sessions end, and
 * the mailbox gets a link for a new one.
 */
export async function googleWasLinked(
  doors: LinkGoogleDoors,
  { userId, origin }: { userId: string; origin: Origin },
): Promise<void> {
  const { db, env, mailer } = doors
  await recordSecurityEvent(doors, { userId, kind: 'google_linked', origin })
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const disowned = await tx
      .update(identities)
      .set({ password: null })
      .where(
        and(
          eq(identities.userId, userId),
          eq(identities.providerId, 'credential'),
          isNotNull(identities.password),
        ),
      )
      .returning({ id: identities.id })
    const { email } = user!
    let link: string | null = null
    if (disowned.length > 0) {
      await closeMailLinks(tx, userId)
      await endSessions(doors, tx, { userId })
      await distrustDevices(tx, userId)
      await dropSecondSteps(tx, userId)
      await tx.delete(emailChanges).where(eq(emailChanges.userId, userId))
      link = resetPasswordPage(
        env.BASE_URL,
        (await createMailLink(tx, { kind: 'choose-password', email })).token,
      )
    }
    const from = {
      device: deviceName(origin.userAgent),
      address: coarseAddress(origin.address),
      baseUrl: env.BASE_URL,
    }
    await mailer.send(googleLinkedMail(email, from, link), tx)
  })
}
