import type { Context as HonoContext } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  addPasskeyInput,
  removePasskeyInput,
  renamePasskeyInput,
} from '../../../contract/accounts/passkeys.ts'
import { proofInput } from '../../../contract/accounts/security.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import { validate } from '../../platform/http/validate.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/list-passkeys.ts'
import type { Origin } from './security-log/security-log-words.ts'
import type { Auth } from './sign-in/auth.ts'
import type { Proof } from './two-factor/two-factor-proof.ts'

const passkeyParam = z.object({ passkeyId: z.uuid() })

/** The passkeys of an account. The sign-in with one is a path of the accounts library. */
export function passkeyRoutes(doors: Doors, auth: Auth) {
  const originOf = (c: HonoContext): Origin => ({
    address: remoteAddress(c, doors.env.TRUST_PROXY),
    userAgent: c.req.header('user-agent') ?? null,
  })
  async function proofOf(c: HonoContext, given: Pick<Proof, 'password' | 'code'>): Promise<Proof> {
    const session = await auth.api.getSession({ headers: c.req.raw.headers })
    return { ...given, signedInAt: session?.session.createdAt ?? null }
  }

  return new Hono<ActorEnv>()
    .get('/api/account/passkeys', async (c) =>
      c.json({ passkeys: await listPasskeys(actorContext(c, doors)) }),
    )
    .post('/api/account/passkeys/options', validate('json', proofInput), async (c) => {
      const ctx = actorContext(c, doors)
      return c.json(await beginPasskey(ctx, await proofOf(c, c.req.valid('json'))))
    })
    .post('/api/account/passkeys', validate('json', addPasskeyInput), async (c) =>
      c.json({ passkey: await addPasskey(actorContext(c, doors), c.req.valid('json'), originOf(c)) }),
    )
    .patch(
      '/api/account/passkeys/:passkeyId',
      validate('param', passkeyParam),
      validate('json', renamePasskeyInput),
      async (c) => {
        const { passkeyId } = c.req.valid('param')
        return c.json({
          passkey: await renamePasskey(actorContext(c, doors), passkeyId, c.req.valid('json').name),
        })
      },
    )
    .post(
      '/api/account/passkeys/:passkeyId/remove',
      validate('param', passkeyParam),
      validate('json', removePasskeyInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const proof = await proofOf(c, c.req.valid('json'))
        await removePasskey(ctx, c.req.valid('param').passkeyId, proof, originOf(c))
        return c.json({ removed: true })
      },
    )
}
