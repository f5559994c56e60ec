import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { changeEmailInput, codeInput, proofInput, tokenInput } from '../../../contract/accounts/security.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext, sessionContext } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import { validate } from '../../platform/http/validate.ts'
import { askForEmailChange } from './email/change-email.ts'
import { cancelEmailChange, confirmEmailChange } from './email/change-email-confirm.ts'
import { listSecurityEvents } from './security-log/security-log.ts'
import type { Origin } from './security-log/security-log-words.ts'
import type { Auth } from './sign-in/auth.ts'
import { readSecurity } from './two-factor/read-security.ts'
import { disableTwoFactor, forgetTrustedDevices, renewRecoveryCodes } from './two-factor/two-factor-change.ts'
import type { Proof } from './two-factor/two-factor-proof.ts'
import { beginTwoFactor, enableTwoFactor } from './two-factor/two-factor-setup.ts'

const eventsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.uuid().optional(),
})

/** An account's protection: second factor, e-mail address, and the security log. */
export function securityRoutes(doors: Doors, auth: Auth) {
  const originOf = (c: HonoContext): Origin => ({
    address: remoteAddress(c, doors.env.TRUST_PROXY),
    userAgent: c.req.header('user-agent') ?? null,
  })
  async function proofOf(c: HonoContext, given: Pick<Proof, 'password' | 'code'>): Promise<Proof> {
    const session = await auth.api.getSession({ headers: c.req.raw.headers })
    return { ...given, signedInAt: session?.session.createdAt ?? null }
  }

  return new Hono<ActorEnv>()
    .get('/api/account/security', async (c) => c.json(await readSecurity(actorContext(c, doors))))
    .get('/api/account/security-events', validate('query', eventsQuery), async (c) =>
      c.json(await listSecurityEvents(actorContext(c, doors), c.req.valid('query'))),
    )
    .post('/api/account/two-factor/setup', validate('json', proofInput), async (c) => {
      const ctx = actorContext(c, doors)
      return c.json(await beginTwoFactor(ctx, await proofOf(c, c.req.valid('json'))))
    })
    .post('/api/account/two-factor/enable', validate('json', codeInput), async (c) => {
      const { code } = c.req.valid('json')
      const ctx = sessionContext(c, doors)
      const { sessionId } = ctx
      const codes = await enableTwoFactor(ctx, { code, sessionId, origin: originOf(c) })
      return c.json({ recoveryCodes: codes })
    })
    .post('/api/account/two-factor/recovery-codes', validate('json', proofInput), async (c) => {
      const ctx = actorContext(c, doors)
      const proof = await proofOf(c, c.req.valid('json'))
      return c.json({ recoveryCodes: await renewRecoveryCodes(ctx, proof, originOf(c)) })
    })
    .post('/api/account/two-factor/disable', validate('json', proofInput), async (c) => {
      const ctx = actorContext(c, doors)
      await disableTwoFactor(ctx, await proofOf(c, c.req.valid('json')), originOf(c))
      return c.json({ on: false })
    })
    .delete('/api/account/trusted-devices', async (c) => {
      await forgetTrustedDevices(actorContext(c, doors), originOf(c))
      return c.json({ trustedDevices: 0 })
    })
    .post('/api/account/change-email', validate('json', changeEmailInput), async (c) => {
      const ctx = actorContext(c, doors)
      const { newEmail, ...given } = c.req.valid('json')
      await askForEmailChange(ctx, { newEmail, proof: await proofOf(c, given), origin: originOf(c) })
      return c.json({ status: 'mail_sent' as const })
    })
    .delete('/api/account/change-email', async (c) => {
      const { userId } = actorContext(c, doors)
      await cancelEmailChange(doors, { userId }, originOf(c))
      return c.json({ status: 'cancelled' as const })
    })
    .post('/api/account/change-email/confirm', validate('json', tokenInput), async (c) => {
      const { token } = c.req.valid('json')
      return c.json(await confirmEmailChange(doors, { token, origin: originOf(c) }))
    })
    .post('/api/account/change-email/cancel', validate('json', tokenInput), async (c) => {
      await cancelEmailChange(doors, c.req.valid('json'), originOf(c))
      return c.json({ status: 'cancelled' as const })
    })
}
