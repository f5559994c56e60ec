import { betterAuth } from 'better-auth'
import { passwordPolicy } from '../../../contract/accounts.ts'
import { brand } from '../../../contract/brand.ts'
import { authDatabase } from './auth-database.ts'
import { type AuthDoors, authPlugins } from './auth-plugins.ts'
import { existingAccountMail, verificationMail } from './mails.ts'
import { trustedOrigins } from './rules.ts'

export const cookiePrefix = 'longhand'
export const sessionDays = 30
const linkSeconds = 60 * 60 * 24

export type Auth = ReturnType<typeof createAuth>

/** Accounts are better-auth's; its routes are mounted under /api/auth. */
export function createAuth(doors: AuthDoors) {
  const { env, db, mailer, log } = doors
  const policy = passwordPolicy(env.PASSWORD_MIN)
  return betterAuth({
    appName: brand.name,
    baseURL: env.BASE_URL,
    basePath: '/api/auth',
    secret: env.SECRET,
    trustedOrigins: trustedOrigins(env),
    telemetry: { enabled: false },
    // Its log lines name e-mail addresses.
    logger: { disabled: true },
    onAPIError: { onError: (error) => log.warn({ err: error }, 'accounts') },
    database: authDatabase(db),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: policy.min,
      maxPasswordLength: policy.max,
      disableSignUp: env.SIGN_UPS === 'closed',
      onExistingUserSignUp: async ({ user }) => {
        await mailer.send(existingAccountMail(user.email, `${env.BASE_URL}/login`))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: linkSeconds,
      sendVerificationEmail: async ({ user, url }) => {
        await mailer.send(verificationMail(user.email, url))
      },
    },
    session: { expiresIn: sessionDays * 86_400, updateAge: 86_400, cookieCache: { enabled: false } },
    // Ours, by account and by address, is in guard-attempts.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      useSecureCookies: env.BASE_URL.startsWith('https:'),
      ipAddress: { ipAddressHeaders: ['x-longhand-address'] },
    },
    plugins: authPlugins(doors),
  })
}
