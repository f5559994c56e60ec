import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import {
  linkInput,
  linkQuery,
  oauthUserInput,
  passwordChangeInput,
  resendInput,
  resetInput,
  resetRequestInput,
  signUpInput,
} from '../../../contract/accounts/account-inputs.ts'
import { invitationInput } from '../../../contract/accounts/invitations.ts'
import { accountTexts } from '../../../contract/accounts.ts'
import { type LanguageTag, languageFor } from '../../../contract/languages.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext, sessionContext } from '../../platform/http/actor.ts'
import { callOrigin } from '../../platform/http/address.ts'
import { jsonBodies } from '../../platform/http/guards.ts'
import { validate } from '../../platform/http/validate.ts'
import { verifyEmail, verifyEmailPage } from './email/verify-email.ts'
import { normalizeEmail } from './email-address.ts'
import { guardCall, guardMail } from './guard-attempts.ts'
import { showInvitation } from './invitations/find-invitation.ts'
import { requestLink } from './links/send-link.ts'
import { replacePassword } from './passwords/replace-password.ts'
import { checkResetLink, resetPassword } from './passwords/reset-password.ts'
import { deviceCookieName, isSecure } from './rules.ts'
import { endOtherSessions, endSession } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { readCookie } from './sessions/read-session.ts'
import { createAuthAnswer, wantTokenHeader } from './sign-in/answer-auth.ts'
import type { Auth } from './sign-in/auth.ts'
import { isOperator } from './sign-in/operators.ts'
import { signUp } from './sign-up/sign-up.ts'
import { deviceCookieDays, noteDevice } from './two-factor-devices.ts'

const mailSent = { status: 'mail_sent' } as const
const passwordSet = { status: 'password_set' } as const

/** Sign-up, sign-in, links, passwords and sessions. The other routes under /api/auth are the library's. */
/** The pages send the language that they show. */
function pageLanguage(header = ''): LanguageTag {
  const preferred = header.slice(0, 200).split(',')
  return languageFor(
    'auto',
    preferred.map((tag) => tag.trim()),
  )
}

export function accountsRoutes(auth: Auth, doors: Doors) {
  const { env } = doors
  const answerAuth = createAuthAnswer(auth, doors)
  return (
    new Hono<ActorEnv>()
      .use('/api/auth/*', jsonBodies)
      .use('/api/account/*', jsonBodies)
      .post('/api/auth/sign-up/email', validate('json', signUpInput), async (c) => {
        const input = c.req.valid('json')
        if (c.get('user')) throw new AppError('signed_in_already', accountTexts.signedInAlready)
        await guardMail(doors, 'sign-up', { email: input.email, ...callOrigin(c, env) })
        await signUp(doors, { ...input, language: pageLanguage(c.req.header('accept-language')) })
        return c.json(mailSent)
      })
      // The token is in the body, so that no log has it.
      .post('/api/invitations/open', validate('json', invitationInput), async (c) => {
        await guardCall(doors, callOrigin(c, env))
        return c.json(await showInvitation(doors, c.req.valid('json').token))
      })
      .post('/api/auth/send-verification-email', validate('json', resendInput), async (c) => {
        const input = c.req.valid('json')
        await guardMail(doors, 'link', { email: input.email, ...callOrigin(c, env) })
        const email = normalizeEmail(input.email)
        await requestLink(doors, { wanted: 'verification', email, next: input.next })
        return c.json(mailSent)
      })
      // Mail programs and scanners open links by themselves, so a GET confirms nothing: it redirects to the page.
      .get('/api/auth/verify-email', validate('query', linkQuery), (c) => {
        c.header('referrer-policy', 'no-referrer')
        return c.redirect(verifyEmailPage('', c.req.valid('query').token), 303)
      })
      .post('/api/auth/verify-email', validate('json', linkInput), async (c) => {
        await guardCall(doors, callOrigin(c, env))
        return c.json(await verifyEmail(doors, c.req.valid('json').token))
      })
      .post('/api/auth/request-password-reset', validate('json', resetRequestInput), async (c) => {
        const input = c.req.valid('json')
        await guardMail(doors, 'link', { email: input.email, ...callOrigin(c, env) })
        await requestLink(doors, { wanted: 'reset', email: normalizeEmail(input.email) })
        return c.json(mailSent)
      })
      .get('/api/auth/reset-password', validate('query', linkQuery), async (c) =>
        c.json({
          link: await checkResetLink(doors, c.req.valid('query').token),
          passwordMin: env.PASSWORD_MIN,
        }),
      )
      .post('/api/auth/reset-password', validate('json', resetInput), async (c) => {
        const origin = callOrigin(c, env)
        await guardCall(doors, origin)
        const { userId } = await resetPassword(doors, c.req.valid('json'), origin)
        // The reader of the mailbox may sign in here now, whatever other people try with the account meanwhile.
        const name = deviceCookieName(env)
        const given = readCookie(c.req.raw.headers, name)
        const { cookie } = await noteDevice(doors.db, { userId, cookie: given, now: doors.now() })
        const maxAge = deviceCookieDays * 86_400
        setCookie(c, name, cookie, {
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          secure: isSecure(env),
          maxAge,
        })
        return c.json(passwordSet)
      })
      .post('/api/auth/change-password', validate('json', passwordChangeInput), async (c) => {
        const ctx = sessionContext(c, doors)
        const input = { ...c.req.valid('json'), sessionId: ctx.sessionId }
        await replacePassword(ctx, input, callOrigin(c, env))
        return c.json(passwordSet)
      })
      .on(['GET', 'POST'], '/api/auth/*', (c) =>
        answerAuth({
          request: c.req.raw,
          address: callOrigin(c, env).address,
          sessionId: c.get('sessionId'),
          wantsToken: c.req.header(wantTokenHeader) === '1',
        }),
      )
      .get('/api/session', async (c) => {
        const user = c.get('user')
        if (!user) return c.json({ user: null })
        // better-auth's own reading also extends the expiry of a session in use.
        const answer = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
        for (const cookie of answer.headers?.getSetCookie() ?? [])
          c.header('set-cookie', cookie, { append: true })
        const operates = await isOperator(doors, user.id)
        const needsSetUp = operates && !doors.site.stored().isSetUp
        return c.json({ user: { ...user, isOperator: operates, needsSetUp } })
      })
      .get('/api/account/sessions', async (c) => {
        const ctx = sessionContext(c, doors)
        return c.json({ sessions: await listSessions(ctx, ctx.sessionId) })
      })
      .delete('/api/account/sessions', async (c) => {
        const ctx = sessionContext(c, doors)
        return c.json({ ended: await endOtherSessions(ctx, ctx.sessionId, callOrigin(c, env)) })
      })
      .delete('/api/account/sessions/:sessionId', async (c) => {
        await endSession(actorContext(c, doors), c.req.param('sessionId'), callOrigin(c, env))
        return c.body(null, 204)
      })
      // The documented call after a social sign-in: the server has already created the user, so the input is not
      // stored.
      .post('/api/create-oauth-user', validate('json', oauthUserInput), (c) => {
        actorContext(c, doors, c.req.valid('json').userId)
        return c.json({ success: true, user: c.get('user') })
      })
  )
}
