import { onTestFinished } from 'vitest'
import { openLocalGoogle } from '../../local/google/google.ts'
import { localSite } from '../../local/local-site.ts'
import { readEnv } from '../../platform/env.ts'
import { useTestApp } from '../test-app.ts'
import { comeBack, cookieOf, type Jar, leave } from './google-journey.ts'

export type LocalApp = {
  leave: (intent: 'sign-in' | 'sign-up') => Promise<string>
  get: (url: URL) => Promise<Response>
  choose: (url: URL, form: Record<string, string>) => Promise<Response>
  /** Follows the way back, and returns the signed-in user. */
  finish: (answer: Response) => Promise<{ path: string; user: unknown }>
}

/** Opens the app with the stand-in for Google, without a port; only the emulator has one. */
export async function openApp(): Promise<LocalApp> {
  const env = readEnv({ NODE_ENV: 'test', SECRET: 'a secret of this test, and of no other' }, '')
  const google = openLocalGoogle(env)
  onTestFinished(google.close)
  const app = await useTestApp({ google: google.door })
  const pages = localSite(env, { '/local/google': google.routes })
  let jar: Jar = new Map()
  return {
    async leave(intent) {
      jar = new Map()
      return (await leave(app, { intent, jar })).url
    },
    get: async (url) => pages.request(url.toString()),
    choose: async (url, form) =>
      pages.request(`${url.origin}/local/google/choose`, {
        method: 'POST',
        body: new URLSearchParams([...url.searchParams, ...Object.entries(form)]),
      }),
    async finish(answer) {
      const { path } = await comeBack(app, answer.headers.get('location') ?? '', jar)
      const session = await app.request('/api/session', { headers: cookieOf(jar) })
      return { path, user: ((await session.json()) as { user: unknown }).user }
    },
  }
}

export async function asksGoogle(app: LocalApp, intent: 'sign-in' | 'sign-up' = 'sign-in') {
  const url = await app.leave(intent)
  const answer = await app.get(new URL(url))
  return { url, headers: answer.headers, text: await answer.text() }
}
