import { createHmac, randomBytes } from 'node:crypto'
import { generateId } from 'better-auth'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { recordSignIn } from '../domains/accounts/security-log/record-sign-in.ts'
import type { Auth } from '../domains/accounts/sign-in/auth.ts'
import { identities, users } from '../domains/accounts/tables.ts'
import type { Doors } from '../platform/context.ts'
import type { TestApp } from './test-app.ts'
import { type TestUser, testPassword, userOf } from './test-user.ts'

type Parts = { doors: Doors; auth: Auth; request: TestApp['request'] }

const address = '127.0.0.1'
let passwordHash: Promise<string> | null = null

/**
 * A signed-in user whose rows are those of `signUpUser`, written without the form, the mail and two password hashes. A
 * test of sign-ups compares the two.
 */
export async function makeUser({ doors, auth, request }: Parts, name = 'Ana Moreau'): Promise<TestUser> {
  const id = generateId(32)
  const email = `${randomBytes(5).toString('hex')}@example.org`
  passwordHash ??= hashPassword(testPassword)
  const password = await passwordHash
  await doors.db.transaction(async (tx) => {
    await tx.insert(users).values({ id, email, name, emailVerified: true })
    await tx
      .insert(identities)
      .values({ id: generateId(32), userId: id, providerId: 'credential', accountId: id, password })
  })
  const library = await auth.$context
  const session = await library.internalAdapter.createSession(id, false, { ipAddress: address })
  const device = await recordSignIn(
    { ...doors, wantsAlerts: async () => false },
    { user: { id, email }, deviceCookie: null, trusted: false, origin: { address, userAgent: null } },
  )
  const signature = createHmac('sha256', doors.env.SECRET).update(session.token).digest('base64')
  const cookie = [
    `${library.createAuthCookie('device').name}=${device}`,
    `${library.authCookies.sessionToken.name}=${encodeURIComponent(`${session.token}.${signature}`)}`,
  ].join('; ')
  return userOf(request, { id, email, cookie })
}
