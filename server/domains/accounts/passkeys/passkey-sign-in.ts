import type { BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core'
import { createAuthEndpoint } from '@better-auth/core/api'
import { APIError } from '@better-auth/core/error'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { setSessionCookie } from 'better-auth/cookies'
import { eq, sql } from 'drizzle-orm'
import { passkeyAnswer, passkeyTexts } from '../../../../contract/accounts/passkeys.ts'
import type { Doors } from '../../../platform/context.ts'
import { refusalBody } from '../api-refusal.ts'
import { passkeys } from '../tables.ts'
import { closeChallenge, openChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

type PasskeyDoors = Pick<Doors, 'db' | 'env'>

/**
 * Sign-in with a passkey, as a plugin of the library. It takes the device and its PIN or fingerprint, which are two
 * factors, so no code is asked for after it.
 */
export function passkeySignIn(doors: PasskeyDoors) {
  return {
    id: 'passkey-sign-in' as const,
    endpoints: {
      passkeyOptions: createAuthEndpoint('/passkey/options', { method: 'POST' }, async (ctx) => {
        const options = await generateAuthenticationOptions({
          rpID: relyingParty(doors.env).id,
          userVerification: 'required',
        })
        await openChallenge(doors.db, options.challenge, null)
        return ctx.json(options)
      }),
      signInPasskey: createAuthEndpoint(
        '/passkey/sign-in',
        { method: 'POST', body: passkeyAnswer },
        async (ctx) => ctx.json(await signIn(doors, ctx as never, ctx.body as AuthenticationResponseJSON)),
      ),
    },
  } satisfies BetterAuthPlugin
}

async function signIn(doors: PasskeyDoors, ctx: GenericEndpointContext, answer: AuthenticationResponseJSON) {
  const userId = await ownerOf(doors, answer)
  const user = userId && (await ctx.context.internalAdapter.findUserById(userId))
  if (!user) throw new APIError('UNAUTHORIZED', refusalBody('PASSKEY_REFUSED', passkeyTexts.refused))
  const session = await ctx.context.internalAdapter.createSession(user.id)
  await setSessionCookie(ctx, { session, user })
  const { id, email, name, image = null } = user
  return { token: session.token, user: { id, email, name, image } }
}

/** Returns the account whose passkey answered the challenge; null if none did. */
async function ownerOf(
  { db, env }: PasskeyDoors,
  answer: AuthenticationResponseJSON,
): Promise<string | null> {
  const [held] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!held) return null
  const { id, origins } = relyingParty(env)
  const { credentialId, publicKey, counter, transports } = held
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => closeChallenge(db, challenge, null),
      expectedOrigin: origins,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      requireUserVerification: true,
    })
    if (!verified) return null
    const { newCounter, credentialBackedUp } = authenticationInfo
    await db
      .update(passkeys)
      .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: sql`now()` as never })
      .where(eq(passkeys.id, held.id))
    return held.userId
  } catch {
    // The library's errors quote what the browser sent.
    return null
  }
}
