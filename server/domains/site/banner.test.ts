import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import type { BannerInput, BannerState } from '../../../contract/site/banner.ts'
import { shownBanner } from '../../platform/site/site.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'

const path = '/api/operator/banner'
const banner: BannerInput = {
  text: 'The site is updated on Sunday.',
  tone: 'caution',
  from: null,
  until: null,
  isDismissible: true,
}
let app: TestApp
let operator: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await createTestApp()
  operator = await app.signUp()
  stranger = await app.signUp()
})
afterAll(() => app.close())

const write = (change: Partial<BannerInput> | null, by = operator) =>
  by.send('PUT', path, { banner: change && { ...banner, ...change } })

async function state(): Promise<BannerState> {
  return (await (await operator.get(path)).json()) as BannerState
}

const shownAt = (time: string) => shownBanner(app.doors.site.stored(), new Date(time))?.text ?? null

test('shows a banner on every server, with another id after a change, and removes it', async () => {
  const second = await useTestApp({
    settings: { SECRET: app.doors.env.SECRET },
    database: app.connection,
  })
  expect((await write({})).status).toBe(200)
  const first = (await state()).banner
  expect(first).toMatchObject(banner)
  await until(async () => second.doors.site.stored().banner?.text === banner.text)
  await write({ text: 'On Monday.' })
  expect((await state()).banner?.id).not.toBe(first?.id)
  expect((await write(null)).status).toBe(200)
  expect(await state()).toEqual({ banner: null })
  await until(async () => second.doors.site.stored().banner === null)
})

test('shows it from its beginning to its end', async () => {
  await write({ from: '2026-12-01T08:00:00.000Z', until: '2026-12-02T08:00:00.000Z' })
  expect(['2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z', '2026-12-02T08:00:00Z'].map(shownAt)).toEqual([
    null,
    banner.text,
    null,
  ])
  const reversed = { from: '2026-12-02T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z' }
  expect((await write(reversed)).status).toBe(400)
})

test('refuses an empty and a long text', async () => {
  expect((await write({ text: '  ' })).status).toBe(400)
  expect((await write({ text: 'a'.repeat(301) })).status).toBe(413)
})

test('writes down that a banner was shown or removed, without its text', async () => {
  await write({ text: 'A private word' })
  await write(null)
  const { entries } = (await (await operator.get('/api/operator/audit')).json()) as AuditPage
  expect(entries.slice(0, 2).map(({ act }) => act)).toEqual(['remove-banner', 'set-banner'])
  expect(JSON.stringify(entries)).not.toContain('private')
})

test('refuses everyone but an operator', async () => {
  expect((await write({}, stranger)).status).toBe(403)
  expect((await stranger.get(path)).status).toBe(403)
  expect((await app.request(path)).status).toBe(401)
})
