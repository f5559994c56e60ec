import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { SiteInput, SiteState } from '../../../contract/site/site.ts'
import { inEnglish } from '../../../texts/english.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { newestLink, onServer, post, type TestUser, testPassword } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { userSubscriptions } from '../billing/tables.ts'

const path = '/api/operator/site'
let app: TestApp
let operator: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await createTestApp()
  operator = await app.signUp()
  stranger = await app.signUp()
})
afterAll(() => app.close())

async function read(user = operator): Promise<SiteState> {
  return (await (await user.get(path)).json()) as SiteState
}

const write = (change: SiteInput, user = operator) => user.send('PUT', path, change)

async function refusal(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: string }).error
}

const otherServer = (settings: Record<string, string> = {}) =>
  useTestApp({ settings: { SECRET: app.doors.env.SECRET, ...settings }, database: app.connection })

test('asks the operator to set the site up until it was done or skipped, and nobody else', async () => {
  const needs = async (user: TestUser) => {
    const { user: said } = (await (await user.get('/api/session')).json()) as {
      user: { needsSetUp: boolean }
    }
    return said.needsSetUp
  }
  expect([await needs(operator), await needs(stranger)]).toEqual([true, false])
  expect((await write({ isSetUp: true })).status).toBe(200)
  expect(await needs(operator)).toBe(false)
  expect(await read()).toMatchObject({ isSetUp: true, name: { value: 'Longhand', fixedBy: null } })
})

test('names the site in the next mail, with its support address', async () => {
  await app.doors.jobs.start()
  expect((await write({ name: 'Smith & Sons', supportEmail: 'help@smith.example' })).status).toBe(200)
  expect(await read()).toMatchObject({
    name: { value: 'Smith & Sons' },
    supportEmail: { value: 'help@smith.example', isChosen: true },
  })
  const email = 'new-reader@example.org'
  await post(app.request, '/api/auth/sign-up/email', { email, password: testPassword, name: 'Ana' })
  await newestLink(app.request, email)
  const { messages } = (await (await app.request('/local/mail.json')).json()) as {
    messages: { to: string; subject: string }[]
  }
  expect(messages.find(({ to }) => to === email)?.subject).toBe('Confirm your email address for Smith & Sons')
  await write({ name: 'Longhand', supportEmail: 'support@longhand.example' })
})

test('refuses a name that could break a page, and an address that is none', async () => {
  expect((await write({ name: 'a<b' })).status).toBe(400)
  expect((await write({ name: '  ' })).status).toBe(400)
  expect((await write({ supportEmail: 'nobody' })).status).toBe(400)
})

test('refuses everyone but an operator', async () => {
  expect((await write({ name: 'Mine' }, stranger)).status).toBe(403)
  expect((await stranger.get(path)).status).toBe(403)
  expect((await app.request(path)).status).toBe(401)
})

test('tells every server of a change within moments', async () => {
  const second = await otherServer()
  await write({ signUps: 'closed', plansOn: false })
  await until(async () => second.doors.env.SIGN_UPS === 'closed' && second.doors.env.billing === null)
  const config = await (await second.request('/api/config')).json()
  expect(config).toMatchObject({ signUps: 'closed', billing: false })
  await write({ signUps: 'open', plansOn: true })
  await until(async () => second.doors.env.SIGN_UPS === 'open' && second.doors.payments !== null)
})

test('has every server look up sources, or not', async () => {
  const second = await otherServer()
  const isOn = async () => (await (await second.request('/api/config')).json()).sourceLookUps as boolean
  expect(await isOn()).toBe(false)
  await write({ lookUpsOn: true })
  await until(isOn)
  expect(await read()).toMatchObject({ lookUpsOn: { value: true, fixedBy: null } })
  await write({ lookUpsOn: false })
  await until(async () => !(await isOn()))
})

test('creates no account while sign-ups are closed', async () => {
  await write({ signUps: 'closed' })
  const answer = await post(app.request, '/api/auth/sign-up/email', {
    email: 'too-late@example.org',
    password: testPassword,
    name: 'Ana',
  })
  expect(answer.status).toBe(403)
  await write({ signUps: 'open' })
})

test('lets settings of the environment win, and names them', async () => {
  const fixed = await otherServer({ SITE_NAME: 'Fixed', BILLING: 'off', SIGN_UPS: 'open' })
  const there = onServer(fixed.request, operator)
  expect(await read(there)).toMatchObject({
    name: { value: 'Fixed', fixedBy: 'SITE_NAME' },
    plansOn: { value: false, fixedBy: 'BILLING' },
    signUps: { value: 'open', fixedBy: 'SIGN_UPS' },
  })
  const answer = await write({ name: 'Another' }, there)
  expect(answer.status).toBe(409)
  expect(await refusal(answer)).toBe(inEnglish(refusalTexts.fixedBySetting({ setting: 'SITE_NAME' })))
  await app.doors.site.reload()
})

test('keeps plans on while someone pays for one', async () => {
  await app.doors.db
    .insert(userSubscriptions)
    .values({ userId: stranger.id, subscriptionTier: 'pro', subscriptionStatus: 'active' })
    .onConflictDoUpdate({
      target: userSubscriptions.userId,
      set: { subscriptionTier: 'pro', subscriptionStatus: 'active' },
    })
  const answer = await write({ plansOn: false })
  expect(answer.status).toBe(409)
  expect(await refusal(answer)).toBe(inEnglish(refusalTexts.plansArePaid))
})

test('turns plans on only where they can be sold', async () => {
  const unsold = await otherServer({
    NODE_ENV: 'test',
    BASE_URL: 'https://write.example',
    OPERATOR_EMAILS: operator.email,
  })
  const answer = await post(
    unsold.request,
    path,
    { plansOn: true },
    { cookie: operator.cookie.replaceAll('longhand.', '__Host-longhand.') },
    'PUT',
  )
  expect(answer.status).toBe(409)
  expect(await refusal(answer)).toBe(inEnglish(refusalTexts.plansNeedKey))
})

test('keeps the legal names, which the pages then show, and refuses markup in them', async () => {
  const legal = {
    operator: 'Abbey Ltd',
    seat: '1 Quay, Cork',
    law: 'the laws of Ireland',
    since: '2026-12-01',
  }
  const change = (next: object) => operator.send('PUT', '/api/operator/site', { legal: next })
  expect((await change(legal)).status).toBe(200)
  expect(await (await operator.get('/api/operator/site')).json()).toMatchObject({ legal })
  expect(app.doors.site.stored().legal).toEqual(legal)
  expect((await change({ ...legal, operator: '<script>' })).status).toBe(400)
})
