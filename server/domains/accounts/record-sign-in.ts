import { and, eq } from 'drizzle-orm'
import { recordSecurityEvent, type SecurityDoors } from './security-log.ts'
import { coarseAddress, deviceName, type Origin } from './security-log-words.ts'
import { newSignInMail } from './security-mails.ts'
import { securityEvents } from './tables.ts'
import { noteDevice } from './two-factor-devices.ts'

/** Does this user want mails about sign-ins? The preferences know, which stand above accounts. */
export type WantsAlerts = (userId: string) => Promise<boolean>

type SignIn = {
  user: { id: string; email: string }
  deviceToken: string
  trusted?: boolean
  origin: Origin
}

/** Logs a sign-in; from the second browser on a new one is told by mail too, to those who want that. */
export async function recordSignIn(
  doors: SecurityDoors & { wantsAlerts: WantsAlerts },
  { user, deviceToken, trusted, origin }: SignIn,
): Promise<void> {
  const { db, env, mailer, log } = doors
  const signIns = and(eq(securityEvents.userId, user.id), eq(securityEvents.kind, 'sign_in'))
  const isFirst = (await db.$count(securityEvents, signIns)) === 0
  const { isNew } = await noteDevice(db, { userId: user.id, token: deviceToken, trusted, now: new Date() })
  await recordSecurityEvent(doors, { userId: user.id, kind: 'sign_in', origin })
  if (!isNew || isFirst || !(await doors.wantsAlerts(user.id))) return
  try {
    const device = deviceName(origin.userAgent)
    const address = coarseAddress(origin.address)
    await mailer.send(newSignInMail(user.email, { device, address, baseUrl: env.BASE_URL }))
  } catch (err) {
    log.warn({ err }, 'sign-in mail')
  }
}
