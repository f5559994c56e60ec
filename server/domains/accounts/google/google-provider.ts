import type { AuthContext } from '@better-auth/core'
import type { OAuthProvider } from '@better-auth/core/oauth2'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { removeUnprovenAccount } from '../sign-up/remove-unproven-account.ts'
import { backToThePage } from './back-to-the-page.ts'
import { readClaims } from './google-claims.ts'
import { mayJoin } from './google-invitation.ts'

export type GoogleClient = {
  clientId: string
  clientSecret: string
  discoveryUrl: string
  /** Where the browser is sent, if it differs from the discovery document: the page of the local stand-in. */
  authorizationUrl?: string
  /** The claim that identifies an account of the provider. The local stand-in creates a new `sub` at each start. */
  subject: 'sub' | 'email'
}
/** Called on first use, so that the server starts without waiting for it. */
export type GoogleDoor = () => Promise<GoogleClient>
export type GoogleDoors = Pick<Doors, 'env' | 'db' | 'log'> & { google: GoogleDoor }

export const googleId = 'google'
const discoveryTimeoutMs = 5_000
const exchangeTimeoutMs = 10_000

/**
 * Wraps better-auth's generic provider and runs discovery on first use. The library runs it once at the start and, if
 * that fails, has no provider until the next start.
 */
export function googleProvider(doors: GoogleDoors, context: AuthContext): OAuthProvider {
  let ready: Promise<OAuthProvider> | null = null
  const open = () => {
    ready ??= discover(doors, context).catch((error) => {
      ready = null
      throw error
    })
    return ready
  }
  let issuer: string | undefined
  return {
    id: googleId,
    name: 'Google',
    get issuer() {
      return issuer
    },
    requiresIdTokenNonce: true,
    options: {
      get disableSignUp() {
        return doors.env.SIGN_UPS === 'closed'
      },
    },
    accountSubject: async (account) => (await open()).accountSubject(account),
    async createAuthorizationURL(request) {
      const provider = await open()
      issuer = provider.issuer
      return provider.createAuthorizationURL(request)
    },
    validateAuthorizationCode: async (request) =>
      inTime((await open()).validateAuthorizationCode(request), exchangeTimeoutMs),
    getUserInfo: async (tokens) => (await open()).getUserInfo(tokens),
  }
}

async function discover(doors: GoogleDoors, context: AuthContext): Promise<OAuthProvider> {
  try {
    const client = await doors.google()
    const plugin = genericOAuth({ config: [settingsOf(client, doors)] })
    // Excludes the other providers: this provider is among them, and would be found instead of a missing one.
    const alone = { ...context, socialProviders: [] }
    const found = await inTime(Promise.resolve(plugin.init(alone)), discoveryTimeoutMs)
    const provider = (found.context.socialProviders as OAuthProvider[]).find(({ id }) => id === googleId)
    if (!provider) throw new Error('Discovery gave no usable provider.')
    return provider
  } catch (err) {
    doors.log.warn({ err }, 'google discovery')
    throw new AppError('google_unavailable')
  }
}

function settingsOf(client: GoogleClient, doors: GoogleDoors) {
  return {
    providerId: googleId,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    discoveryUrl: client.discoveryUrl,
    ...(client.authorizationUrl ? { authorizationUrl: client.authorizationUrl } : {}),
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    accountSubject: ({ profile }: { profile: object }) =>
      String((profile as Record<string, unknown>)[client.subject]),
    async getUserInfo({ idToken }: { idToken?: string | undefined }) {
      // Without an ID token nothing is verified; the library would continue with the user-info endpoint.
      if (!idToken) return null
      const profile = readClaims(idToken, client.clientId)
      if ('refused' in profile) throw await backToThePage(profile.refused, doors.env.BASE_URL)
      const accountId = client.subject === 'sub' ? profile.sub : profile.email
      if (await mayJoin(doors, profile.email)) await removeUnprovenAccount(doors.db, profile.email, accountId)
      return { ...profile, emailVerified: true }
    },
  }
}

async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${timeoutMs} ms.`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
