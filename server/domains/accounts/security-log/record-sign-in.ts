import { and, eq } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import { newSignInMail } from '../mails/security-mails.ts'
import { securityEvents } from '../tables.ts'
import { noteDevice } from '../two-factor-devices.ts'
import { recordSecurityEvent, type SecurityDoors } from './security-log.ts'
import { coarseAddress, deviceName, type Origin } from './security-log-words.ts'

/** Returns whether a user wants mails about sign-ins. Passed in, because preferences depend on accounts. */
export type WantsAlerts = (userId: string) => Promise<boolean>

type SignIn = {
  user: { id: string; email: string }
  deviceCookie: string | null
  trusted: boolean
  origin: Origin
}

/** Logs a sign-in and mails the owner about a new browser, except the first. Returns the browser's device cookie. */
export async function recordSignIn(
  doors: SecurityDoors & Pick<Doors, 'now'> & { wantsAlerts: WantsAlerts },
  { user, deviceCookie, trusted, origin }: SignIn,
): Promise<string> {
  const { db, env, mailer, log } = doors
  const signIns = and(eq(securityEvents.userId, user.id), eq(securityEvents.kind, 'sign_in'))
  const isFirst = (await db.$count(securityEvents, signIns)) === 0
  const noted = await noteDevice(db, { userId: user.id, cookie: deviceCookie, trusted, now: doors.now() })
  await recordSecurityEvent(doors, { userId: user.id, kind: 'sign_in', origin })
  if (!noted.isNew || isFirst || !(await doors.wantsAlerts(user.id))) return noted.cookie
  try {
    const device = deviceName(origin.userAgent)
    const address = coarseAddress(origin.address)
    await mailer.send(newSignInMail(user.email, { device, address, baseUrl: env.BASE_URL }))
  } catch (err) {
    log.warn({ err }, 'sign-in mail')
  }
  return noted.cookie
}
