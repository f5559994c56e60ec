import { betterAuth } from 'better-auth'
import { brand } from '../../../../contract/brand.ts'
import { authDatabase } from '../auth-database.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { cookiePrefix, isSecure, trustedOrigins } from '../rules.ts'
import { coarseAddress } from '../security-log/security-log-words.ts'
import { noteFailure } from './auth-failures.ts'
import { type AuthDoors, authPlugins } from './auth-plugins.ts'
import { refuseSuspended } from './refuse-suspended.ts'

const sessionDays = 30
/** The library counts UTF-16 units before normalisation; the actual rule is passwordPolicy. */
const passwordUnitsMax = 4_000

export type Auth = ReturnType<typeof createAuth>

/** Configures better-auth, whose routes are mounted under /api/auth. */
export function createAuth(doors: AuthDoors) {
  const { env, db } = doors
  return betterAuth({
    appName: brand.name,
    baseURL: env.BASE_URL,
    basePath: '/api/auth',
    secret: env.SECRET,
    trustedOrigins: trustedOrigins(env),
    telemetry: { enabled: false },
    // The library's log lines contain e-mail addresses.
    logger: { disabled: true },
    onAPIError: { onError: noteFailure },
    database: authDatabase(db),
    // Sign-up, links and new passwords are our own (sign-up.ts, mail-links.ts); the library signs in.
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      disableSignUp: true,
      maxPasswordLength: passwordUnitsMax,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(password, hash),
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    // guard-attempts.ts has our own limits, by account and by address.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(env),
      // The library only knows the prefix __Secure-, and would put it before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(env) },
      ipAddress: { ipAddressHeaders: ['x-longhand-address'] },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            await refuseSuspended(db, session.userId)
            return {
              data: { ...session, ipAddress: coarseAddress(session.ipAddress ?? null) },
            }
          },
        },
      },
    },
    plugins: authPlugins(doors),
  })
}
