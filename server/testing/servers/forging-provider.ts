import { OAuth2Server } from 'oauth2-mock-server'
import type { GoogleClient } from '../../domains/accounts/google/google-provider.ts'

type Claims = Record<string, unknown>
/** What the provider falsifies; empty means honest. */
type Lies = {
  /** Changes the ID token's claims before it is signed. */
  claims?: (claims: Claims) => void
  /** Changes the signed ID token; null omits it. */
  token?: (idToken: string) => string | null
  /** Changes where the browser is sent back to. */
  redirect?: (url: URL) => void
  discovery?: 'down' | 'without keys'
}

export type ForgingProvider = {
  door: () => Promise<GoogleClient>
  lies: Lies
  /** The claims about the person who signs in. */
  person: Claims
  /** Secrets that it has issued. */
  handedOut: string[]
  stop: () => Promise<void>
}

export const clientSecret = 'planted-client-secret-4f9a1c'

/** Starts an identity provider on a loopback port, honest until `lies` are set. */
export async function startForgingProvider(): Promise<ForgingProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const provider: ForgingProvider = {
    lies: {},
    person: {},
    handedOut: [],
    door: async () => ({
      clientId: 'longhand-test',
      clientSecret,
      discoveryUrl: `${server.issuer.url}/.well-known/openid-configuration`,
      subject: 'sub',
    }),
    stop: () => server.stop(),
  }
  const { service } = server
  service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, provider.person)
    provider.lies.claims?.(token.payload)
  })
  service.on('beforeResponse', (answer) => {
    const body = answer.body as Record<string, unknown>
    if (typeof body.id_token === 'string') {
      const token = provider.lies.token ? provider.lies.token(body.id_token) : body.id_token
      if (token === null) delete body.id_token
      else body.id_token = token
    }
    for (const name of ['access_token', 'refresh_token', 'id_token'])
      if (typeof body[name] === 'string') provider.handedOut.push(body[name])
  })
  service.on('beforeAuthorizeRedirect', ({ url }) => provider.lies.redirect?.(url))
  service.on('beforeWellKnownOpenIdConfiguration', (answer) => {
    if (provider.lies.discovery === 'down') answer.statusCode = 503
    if (provider.lies.discovery === 'without keys') delete (answer.body as Claims).jwks_uri
  })
  return provider
}

/** Returns the ID token with some parts replaced and the original signature. */
export function rewrite(token: string, header: Claims, claims: Claims = {}): string {
  const [head, body, signature] = token.split('.') as [string, string, string]
  const change = (part: string, by: Claims) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...by })).toString(
      'base64url',
    )
  return [change(head, header), change(body, claims), signature].join('.')
}
