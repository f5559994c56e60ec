import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import type { Env } from '../../platform/env.ts'
import { requireLocalSite } from '../local-site.ts'
import { type Client, type Emulator, startEmulator } from './emulator.ts'
import { googleRoutes } from './routes.ts'

export type LocalGoogle = {
  /** Starts the stand-in and returns the settings of the provider for `accounts`. */
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

/** A stand-in for Google on this computer, which starts on first use. Throws unless the site is local. */
export function openLocalGoogle(env: Pick<Env, 'BASE_URL' | 'production'>): LocalGoogle {
  requireLocalSite(env, 'The stand-in for Google')
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
