import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckShare, NewCheckShare } from '../../../../contract/detector/check-sharing.ts'
import { sharedCheckGoneText } from '../../../../contract/detector/check-sharing.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { bodyOf } from '../../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { machineText } from '../../../testing/texts.ts'
import { checkShares, textAnalyses } from '../tables.ts'
import { sweepCheckShares } from './check-share-list.ts'
import type { SharedCheck } from './shared-check.ts'

let app: TestApp
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
})
afterAll(() => app.close())

async function share(user: TestUser, body: object = {}): Promise<NewCheckShare> {
  const answer = await user.send('POST', '/api/check-shares', { input_text: machineText, ...body })
  expect(answer.status).toBe(201)
  return (await answer.json()) as NewCheckShare
}
const tokenOf = ({ address }: NewCheckShare) => address.split('/shared/check/')[1]!
const open = (token: string) => app.request(`/api/shared-checks/${token}`)
async function read(made: NewCheckShare): Promise<SharedCheck> {
  const answer = await open(tokenOf(made))
  expect(answer.status).toBe(200)
  return (await answer.json()) as SharedCheck
}
async function expectGone(token: string) {
  expect(await bodyOf(open(token))).toMatchObject({
    status: 404,
    code: 'not_found',
    error: inEnglish(sharedCheckGoneText),
  })
}
async function sharesOf(user: TestUser): Promise<CheckShare[]> {
  return ((await (await user.get('/api/check-shares')).json()) as { shares: CheckShare[] }).shares
}

test('shows text and result to anyone with the address, and reveals nothing about the owner', async () => {
  const made = await share(ana)
  expect(tokenOf(made)).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const answer = await (await open(tokenOf(made))).text()
  for (const mark of [ana.id, ana.email, 'Moreau']) expect(answer).not.toContain(mark)
  const shared = JSON.parse(answer) as SharedCheck
  expect(shared).toMatchObject({ text: machineText, ownerName: null })
  expect(shared.detection!.sentences.length).toBeGreaterThan(1)
  expect(Date.parse(shared.expiresAt!) - Date.parse(shared.sharedAt)).toBe(7 * 86_400_000)
  expect(JSON.stringify(await app.doors.db.select().from(checkShares))).not.toContain(tokenOf(made))
  expect(await sharesOf(ana)).toEqual([made.share])
})

test('names the owner only if asked to, and shares the kept result of the same text only', async () => {
  const made = await share(ana, { lifetime: 'never', showName: true })
  expect(await read(made)).toMatchObject({ ownerName: 'Ana Moreau', expiresAt: null })
  const [kept] = await app.doors.db
    .insert(textAnalyses)
    .values({ userId: ana.id, text: machineText, result: {} })
    .returning()
  // The kept result is of a form that cannot be shown, which tells it from a new check.
  expect((await read(await share(ana, { scanId: kept!.id }))).detection).toBeNull()
  expect((await read(await share(ben, { scanId: kept!.id }))).detection).not.toBeNull()
  const other = await share(ana, { scanId: kept!.id, input_text: `${machineText} More.` })
  expect((await read(other)).detection).not.toBeNull()
})

test('responds the same to wrong, expired and revoked addresses', async () => {
  await expectGone('x'.repeat(43))
  await expectGone('%00')
  const made = await share(ana, { lifetime: '1d' })
  const past = { expiresAt: new Date(Date.now() - 1_000) }
  await app.doors.db.update(checkShares).set(past).where(eq(checkShares.id, made.share.id))
  await expectGone(tokenOf(made))
  const other = await share(ana)
  expect((await ben.send('DELETE', `/api/check-shares/${other.share.id}`)).status).toBe(404)
  await read(other)
  expect((await ana.send('DELETE', `/api/check-shares/${other.share.id}`)).status).toBe(200)
  await expectGone(tokenOf(other))
})

test('sweeps links that expired a month ago', async () => {
  const made = await share(ana)
  const past = { expiresAt: new Date(Date.now() - 40 * 86_400_000) }
  await app.doors.db.update(checkShares).set(past).where(eq(checkShares.id, made.share.id))
  await sweepCheckShares(app.doors)
  expect((await sharesOf(ana)).some(({ id }) => id === made.share.id)).toBe(false)
})

test('refuses an empty text and a visitor', async () => {
  expect(await bodyOf(ana.send('POST', '/api/check-shares', { input_text: ' ' }))).toMatchObject({
    status: 400,
  })
  const visitor = app.request('/api/check-shares', { headers: { origin: app.doors.env.BASE_URL } })
  expect((await visitor).status).toBe(401)
})

test('keeps shared checks out of search engines and referrers', async () => {
  const { headers } = await app.request(`/shared/check/${tokenOf(await share(ana))}`)
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
