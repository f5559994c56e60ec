import type { GenericEndpointContext } from '@better-auth/core'
import { createAuthEndpoint, createAuthMiddleware } from '@better-auth/core/api'
import { APIError } from '@better-auth/core/error'
import { deleteSessionCookie, expireCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { securityTexts } from '../../../../contract/accounts/security.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { refusalBody } from '../api-refusal.ts'
import { recordSignIn, type WantsAlerts } from '../security-log/record-sign-in.ts'
import { recordWrongCode } from '../security-log/record-wrong-code.ts'
import { recordSecurityEvent, type SecurityDoors } from '../security-log/security-log.ts'
import { originOf } from '../security-log/security-log-words.ts'
import { endOldestSessions } from '../sessions/end-sessions.ts'
import { deviceCookieDays, isTrustedDevice } from '../two-factor-devices.ts'
import { countRecoveryCodes } from './two-factor-codes.ts'
import {
  closeSecondStep,
  hasTwoFactor,
  openSecondStep,
  stepSeconds,
  trySecondStep,
} from './two-factor-steps.ts'
import { type Factor, factorOf, verifySecondFactor } from './verify-second-factor.ts'

export type SecondStepDoors = SecurityDoors & Pick<Doors, 'now' | 'notifier'> & { wantsAlerts: WantsAlerts }
type CodeBody = { code: string; trustDevice?: boolean | undefined }

/** Paths of the library that renew an existing session. On any other path, a new session is a sign-in. */
const notSignIns = new Set(['/get-session', '/update-session', '/update-user', '/change-password'])
const ownPaths = new Set(['/two-factor/verify-totp', '/two-factor/verify-backup-code'])
/** A passkey takes the device and its PIN or fingerprint, so it needs no code. */
const twoFactorsAtOnce = new Set(['/passkey/sign-in'])
const codeBody = z.object({ code: z.string().min(1).max(40), trustDevice: z.boolean().optional() })

/**
 * The second step of a sign-in, for every way to sign in. The library's own plugin skips it for Google, stores recovery
 * codes readable and accepts a code twice.
 */
export function secondStep(doors: SecondStepDoors) {
  const options = { method: 'POST', body: codeBody } as const
  return {
    id: 'second-step' as const,
    hooks: {
      after: [
        { matcher: () => true, handler: createAuthMiddleware((ctx) => holdSignIn(doors, ctx as never)) },
      ],
    },
    endpoints: {
      verifyTotp: createAuthEndpoint('/two-factor/verify-totp', options, async (ctx) =>
        ctx.json(await finishSignIn(doors, ctx as never, ctx.body, 'totp')),
      ),
      verifyBackupCode: createAuthEndpoint('/two-factor/verify-backup-code', options, async (ctx) => {
        const { user, token } = await finishSignIn(doors, ctx as never, ctx.body, 'recovery-code')
        return ctx.json({ user, token, recoveryCodesLeft: await countRecoveryCodes(doors.db, user.id) })
      }),
    },
  }
}

/** Withdraws the new session while a code is missing. Its token never left this server. */
async function holdSignIn(doors: SecondStepDoors, ctx: GenericEndpointContext) {
  const made = ctx.context.newSession
  if (!made || notSignIns.has(ctx.path) || ownPaths.has(ctx.path)) return
  const { id, email } = made.user
  if (
    twoFactorsAtOnce.has(ctx.path) ||
    !(await hasTwoFactor(doors.db, id)) ||
    (await isTrustedDevice(doors.db, { userId: id, cookie: deviceCookie(ctx) }))
  )
    return noteSignIn(doors, ctx, { id, email }, false)
  deleteSessionCookie(ctx, true)
  await ctx.context.internalAdapter.deleteSession(made.session.token)
  ctx.context.setNewSession(null)
  const cookie = stepCookie(ctx)
  ctx.setCookie(cookie.name, await openSecondStep(doors.db, id), cookie.attributes)
  const redirect = redirectOf((ctx.context as { returned?: unknown }).returned)
  if (redirect) throw ctx.redirect(codePage(redirect, doors.env.BASE_URL))
  return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ['totp', 'backup-code'] })
}

async function finishSignIn(
  doors: SecondStepDoors,
  ctx: GenericEndpointContext,
  { code, trustDevice }: CodeBody,
  factor: Factor,
) {
  const origin = originOf(ctx.headers)
  const cookie = stepCookie(ctx)
  const token = ctx.getCookie(cookie.name)
  const step = token ? await trySecondStep(doors.db, token) : null
  if (!token || !step) throw expired(ctx)
  const { userId, attempts } = step
  const isRight =
    factorOf(code) === factor && (await throttled(() => verifySecondFactor(doors, userId, code, attempts)))
  if (!isRight) {
    await recordWrongCode(doors, userId, origin)
    throw new APIError('UNAUTHORIZED', refusalBody('INVALID_CODE', securityTexts.wrongCode))
  }
  const user = await ctx.context.internalAdapter.findUserById(userId)
  if (!user || !(await closeSecondStep(doors.db, token))) throw expired(ctx)
  const forThisVisit = await ctx.getSignedCookie(
    ctx.context.authCookies.dontRememberToken.name,
    ctx.context.secret,
  )
  const session = await ctx.context.internalAdapter.createSession(userId, Boolean(forThisVisit))
  await setSessionCookie(ctx, { session, user })
  expireCookie(ctx, cookie)
  if (factor === 'recovery-code')
    await recordSecurityEvent(doors, { userId, kind: 'recovery_code_used', origin })
  await noteSignIn(doors, ctx, user, trustDevice ?? false)
  const { id, email, name, image = null } = user
  return { token: session.token, user: { id, email, name, image } }
}

async function noteSignIn(
  doors: SecondStepDoors,
  ctx: GenericEndpointContext,
  user: { id: string; email: string },
  trusted: boolean,
): Promise<void> {
  const cookie = ctx.context.createAuthCookie('device', { maxAge: deviceCookieDays * 86_400 })
  const signIn = { user, deviceCookie: deviceCookie(ctx), trusted, origin: originOf(ctx.headers) }
  ctx.setCookie(cookie.name, await recordSignIn(doors, signIn), cookie.attributes)
  // Only now: a password without the second step must not end anyone's sessions.
  await endOldestSessions(doors, user.id)
}

function stepCookie(ctx: GenericEndpointContext) {
  return ctx.context.createAuthCookie('second_step', { maxAge: stepSeconds })
}

function deviceCookie(ctx: GenericEndpointContext): string | null {
  return ctx.getCookie(ctx.context.createAuthCookie('device').name) ?? null
}

function expired(ctx: GenericEndpointContext): APIError {
  expireCookie(ctx, stepCookie(ctx))
  return new APIError('UNAUTHORIZED', refusalBody('SECOND_STEP_EXPIRED', securityTexts.secondStepExpired))
}

/** A provider's callback returns a redirect, which the library passes on as an error of one of its two kinds. */
function redirectOf(returned: unknown): string | null {
  const { statusCode, headers } = (returned ?? {}) as { statusCode?: number; headers?: HeadersInit }
  return statusCode === 302 ? new Headers(headers).get('location') : null
}

/** Returns the page that asks for the code; keeps the address that the visitor wanted. */
function codePage(target: string, baseUrl: string): string {
  const url = new URL(target, baseUrl)
  const next = url.pathname + url.search
  return `${baseUrl}/login?step=two-factor&next=${encodeURIComponent(next)}`
}

/** Converts our errors, because the library only handles its own. */
async function throttled<T>(guarded: () => Promise<T>): Promise<T> {
  try {
    return await guarded()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const seconds = Number(error.details?.retryAfterSeconds ?? 60)
    throw new APIError(
      'TOO_MANY_REQUESTS',
      { ...refusalBody('TOO_MANY_ATTEMPTS', error.says), retryAfterSeconds: seconds },
      { 'retry-after': String(seconds) },
    )
  }
}
