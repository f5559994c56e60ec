import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preferences } from '../../../contract/preferences.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function read(user: TestUser): Promise<Preferences> {
  return (await (await user.get('/api/preferences')).json()) as Preferences
}

test('gives a new account the documented defaults, and never returns a key', async () => {
  const found = await read(await app.signUp())
  expect(found).toMatchObject({
    theme: 'light',
    timezone: 'UTC',
    security_alerts: true,
    marketing_emails: false,
    two_factor_auth: false,
    max_context_length: 4_000,
    default_model: 'gpt-3.5-turbo',
    history_on: false,
    updated_at: null,
  })
  expect(Object.keys(found).filter((name) => name.includes('key'))).toEqual([])
})

test('writes a part and keeps the rest; two simultaneous writes both count', async () => {
  const user = await app.signUp()
  const answers = await Promise.all([
    user.send('PUT', '/api/preferences', { theme: 'dark' }),
    user.send('PUT', '/api/preferences', { first_name: ' Ana ', last_name: 'Moreau' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await read(user)).toMatchObject({ theme: 'dark', first_name: 'Ana', last_name: 'Moreau' })
})

test('keeps history off until it is switched on, and off again', async () => {
  const user = await app.signUp()
  for (const on of [true, false]) {
    const answer = await user.send('PUT', '/api/preferences', { history_on: on })
    expect(await answer.json()).toMatchObject({ history_on: on, theme: 'light' })
    expect(await read(user)).toMatchObject({ history_on: on })
  }
})

test('asks about Humanize until that is switched off, without changing history', async () => {
  const user = await app.signUp()
  expect(await read(user)).toMatchObject({ humanize_reminder: true })
  await user.send('PUT', '/api/preferences', { history_on: true })
  await user.send('PUT', '/api/preferences', { humanize_reminder: false })
  expect(await read(user)).toMatchObject({ humanize_reminder: false, history_on: true })
})

test('keeps the language model that recasts texts, which is none at first', async () => {
  const user = await app.signUp()
  expect(await read(user)).toMatchObject({ recast_model: '' })
  await user.send('PUT', '/api/preferences', { recast_model: 'own:gpt-4o' })
  expect(await read(user)).toMatchObject({ recast_model: 'own:gpt-4o' })
})

test('shows the name that the user chose', async () => {
  const user = await app.signUp()
  const nameAfter = async (patch: object) => {
    await user.send('PUT', '/api/preferences', patch)
    const { user: shown } = (await (await user.get('/api/session')).json()) as { user: { name: string } }
    return shown.name
  }
  expect(await nameAfter({ first_name: 'Ana', last_name: 'Moreau' })).toBe('Ana Moreau')
  expect(await nameAfter({ display_name: '墨 Ana' })).toBe('墨 Ana')
  expect(await nameAfter({ display_name: '', first_name: '', last_name: '' })).toBe(user.email.split('@')[0])
})

test.each([
  { theme: 'sepia' },
  { timezone: 'Mars/Olympus' },
  { first_name: 'x'.repeat(101) },
  { two_factor_auth: true },
  { openai_key: 'sk-1' },
  { user_id: 'somebody' },
  { email_notifications: 'yes' },
  { history_on: 'yes' },
])('refuses %j', async (patch) => {
  const user = await app.signUp()
  expect([400, 413]).toContain((await user.send('PUT', '/api/preferences', patch)).status)
})

test('keeps preferences per user, and refuses visitors', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  await ana.send('PUT', '/api/preferences', { display_name: 'Secret Ana' })
  expect(JSON.stringify(await read(ben))).not.toContain('Secret')
  expect((await app.request('/api/preferences')).status).toBe(401)
  expect((await app.request('/api/preferences', { method: 'PUT', body: '{}' })).status).toBe(401)
})
