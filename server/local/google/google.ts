import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { Env } from '../../platform/env.ts'
import { type Client, type Emulator, startEmulator } from './emulator.ts'
import { googleRoutes } from './routes.ts'

export type LocalGoogle = {
  /** What accounts has to know about this provider; starts it. */
  door: () => Promise<{
    clientId: string
    clientSecret: string
    discoveryUrl: string
    authorizationUrl: string
    subject: 'email'
  }>
  /** Mounted under /local/google. */
  routes: Hono
  close: () => Promise<void>
}

export function isThisMachine(env: Pick<Env, 'BASE_URL' | 'production'>): boolean {
  return !env.production && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env.BASE_URL).hostname)
}

/** A stand-in for Google on this computer. It starts at the first use; throws where it has no business. */
export function openLocalGoogle(env: Pick<Env, 'BASE_URL' | 'production'>): LocalGoogle {
  if (!isThisMachine(env)) throw new Error('The local stand-in for Google is for this machine alone.')
  const client: Client = {
    clientId: 'longhand-local',
    clientSecret: randomBytes(24).toString('base64url'),
    redirectUri: `${env.BASE_URL}/api/auth/callback/google`,
  }
  let started: Promise<Emulator> | null = null
  const start = () => {
    started ??= startEmulator(client).catch((error) => {
      started = null
      throw error
    })
    return started
  }
  return {
    async door() {
      const { url } = await start()
      const { clientId, clientSecret } = client
      return {
        clientId,
        clientSecret,
        discoveryUrl: `${url}/.well-known/openid-configuration`,
        authorizationUrl: `${env.BASE_URL}/local/google`,
        subject: 'email',
      }
    },
    routes: googleRoutes(client, start),
    close: async () => {
      const emulator = await started?.catch(() => null)
      await emulator?.close()
    },
  }
}
