import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Log } from '../log.ts'
import { warnAboutProxy } from './proxy-warning.ts'

async function warnings(trusts: boolean, requests: Record<string, string>[]): Promise<string[]> {
  const said: string[] = []
  const log = { warn: (text: string) => said.push(text) } as unknown as Log
  const app = new Hono()
  app.use(warnAboutProxy({ TRUST_PROXY: trusts }, log))
  app.get('/', (c) => c.text('ok'))
  for (const headers of requests) await app.request('/', { headers })
  return said
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' }

test.each([
  ['an untrusted header', false, [forwarded, forwarded], /TRUST_PROXY is false/],
  ['a trusted proxy that sends no header', true, [{}, {}], /TRUST_PROXY is true/],
])('logs %s once', async (_, trusts, requests, text) => {
  const said = await warnings(trusts, requests)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(text)
  expect(said[0]).not.toContain('203.0.113.7')
})

test('does not log requests that fit the setting', async () => {
  expect(await warnings(false, [{}, {}])).toEqual([])
  expect(await warnings(true, [forwarded, forwarded])).toEqual([])
})
