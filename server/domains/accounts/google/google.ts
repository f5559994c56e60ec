import type { AuthContext, BetterAuthPlugin, GenericEndpointContext } from '@better-auth/core'
import { createAuthEndpoint } from '@better-auth/core/api'
import { APIError } from '@better-auth/core/error'
import { generateIdTokenNonce, generateState } from 'better-auth/oauth2'
import { z } from 'zod'
import { accountTexts, safeReturnPath } from '../../../../contract/accounts.ts'
import { errors } from '../../../../contract/errors.ts'
import type { Doors } from '../../../platform/context.ts'
import { refusalBody } from '../api-refusal.ts'
import { originOf } from '../security-log/security-log-words.ts'
import { inviteHooks } from './google-invitation.ts'
import { type GoogleDoor, googleId, googleProvider } from './google-provider.ts'
import { googleWasLinked, type LinkGoogleDoors } from './link-google.ts'

export type GoogleSignInDoors = LinkGoogleDoors & Pick<Doors, 'jobs'> & { google: GoogleDoor }
type Way = { intent: 'sign-in' | 'sign-up'; next?: string | undefined; invitation?: string | undefined }

const body = z.object({
  intent: z.enum(['sign-in', 'sign-up']).default('sign-in'),
  next: z.string().max(2_000).optional(),
  invitation: z.string().max(100).optional(),
})
/** The provider's tokens are not used later, so none are stored. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
}

/**
 * Sign-in with Google. The redirect to Google is our own call, because the library's also accepts ID tokens from the
 * page, without the nonce that binds them to this sign-in. The return is the library's `/callback/google`.
 */
export function googleSignIn(doors: GoogleSignInDoors) {
  return {
    id: 'google-sign-in' as const,
    init: (context: AuthContext) => openProvider(doors, context),
    endpoints: {
      signInGoogle: createAuthEndpoint('/sign-in/google', { method: 'POST', body }, async (ctx) =>
        ctx.json({ url: await authorizationUrl(doors, ctx as never, ctx.body) }),
      ),
    },
  } satisfies BetterAuthPlugin
}

function openProvider(doors: GoogleSignInDoors, context: AuthContext) {
  const keep = async (account: { providerId?: string }) =>
    account.providerId === googleId ? { data: { ...account, ...noTokens } } : undefined
  return {
    context: {
      socialProviders: [googleProvider(doors, context)],
      // Sealed in a cookie, so that neither state nor code verifier is stored in the database.
      oauthConfig: { ...context.oauthConfig, storeStateStrategy: 'cookie' as const },
    },
    options: {
      onAPIError: { errorURL: `${doors.env.BASE_URL}/auth/callback` },
      account: { updateAccountOnSignIn: false },
      databaseHooks: {
        user: { create: inviteHooks(doors) },
        account: {
          create: { before: keep, after: (account: Linked, ctx: unknown) => noteLink(doors, account, ctx) },
          update: { before: keep },
        },
      },
    },
  }
}

async function authorizationUrl(
  { env }: GoogleSignInDoors,
  ctx: GenericEndpointContext,
  { intent, next, invitation }: Way,
): Promise<string> {
  if (intent === 'sign-up' && env.SIGN_UPS === 'closed')
    throw new APIError('FORBIDDEN', refusalBody('REGISTRATION_DISABLED', accountTexts.registrationDisabled))
  if (intent === 'sign-up' && env.SIGN_UPS === 'invited' && !invitation)
    throw new APIError('FORBIDDEN', refusalBody('INVITATION_NEEDED', errors.invitation_needed.text))
  const provider = ctx.context.socialProviders.find(({ id }) => id === googleId)!
  const page = new URL('/auth/callback', env.BASE_URL)
  page.searchParams.set('intent', intent)
  const path = safeReturnPath(next, '')
  if (path) page.searchParams.set('next', path)
  const idTokenNonce = generateIdTokenNonce(provider)
  // The library takes the addresses from the page's request; these replace them.
  Object.assign(ctx.body, { callbackURL: page.toString(), errorCallbackURL: page.toString() })
  const { state, codeVerifier } = await generateState(ctx, {
    ...(idTokenNonce ? { idTokenNonce } : {}),
    ...(invitation ? { additionalData: { invitation } } : {}),
  })
  const url = await provider.createAuthorizationURL({
    state,
    codeVerifier,
    idTokenNonce,
    redirectURI: `${ctx.context.baseURL}/callback/${googleId}`,
    // As documented, sign-up requests offline access and consent.
    ...(intent === 'sign-up' ? { additionalParams: { access_type: 'offline', prompt: 'consent' } } : {}),
  })
  return url.toString()
}

type Linked = { providerId: string; userId: string }

/** Records that Google was linked to an account with another way to sign in. */
async function noteLink(
  doors: GoogleSignInDoors,
  { providerId, userId }: Linked,
  ctx: unknown,
): Promise<void> {
  if (providerId !== googleId) return
  const context = ctx as GenericEndpointContext | null
  const ways = await context?.context.internalAdapter.findAccounts(userId)
  if (!ways?.some((way) => way.providerId !== googleId)) return
  await googleWasLinked(doors, { userId, origin: originOf(context?.headers) })
}
