import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post, type TestUser } from '../../testing/test-user.ts'
import { machineText, stubbornText } from '../../testing/texts.ts'
import { spendAllWords, wordsLeft } from '../../testing/words.ts'
import { creditRuns } from '../credits/tables.ts'

const path = '/api/humanize/quote'
const choices = { mode: 'strong', tone: 'formal', lock: ['tools', 'results'], voice: ' As I write. ' }

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function isPaid(user: TestUser, input: object): Promise<boolean> {
  const answer = await user.send('POST', path, input)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { isPaid: boolean }).isPaid
}

async function humanize(user: TestUser, body: object): Promise<{ cost: number }> {
  return (await (await user.send('POST', '/api/humanize', body)).json()) as { cost: number }
}

test('says that the same text with the same choices was paid for in the last 30 days', async () => {
  const user = await app.signUp()
  const input = { text: machineText, ...choices }
  expect(await isPaid(user, input)).toBe(false)
  expect((await humanize(user, input)).cost).toBeGreaterThan(0)
  const left = await wordsLeft(app, user)
  expect(await isPaid(user, input)).toBe(true)
  // The order of locked words and spaces around a sample are not other choices.
  expect(await isPaid(user, { ...input, lock: ['results', 'tools'], voice: 'As I write.' })).toBe(true)
  for (const other of [{ text: `${machineText} More.` }, { mode: 'clean' }, { tone: 'casual' }, { lock: [] }])
    expect(await isPaid(user, { ...input, ...other })).toBe(false)
  await app.doors.db
    .update(creditRuns)
    .set({ createdAt: sql`now() - interval '31 days'` as never })
    .where(eq(creditRuns.userId, user.id))
  expect(await isPaid(user, input)).toBe(false)
  expect(await wordsLeft(app, user)).toBe(left)
})

test('says nothing about a run that was free, or where no plans are sold', async () => {
  const user = await app.signUp()
  expect((await humanize(user, { text: stubbornText })).cost).toBe(0)
  expect(await isPaid(user, { text: stubbornText })).toBe(false)
  const open = await useTestApp({ settings: { BILLING: 'off' } })
  const other = await open.signUp()
  await humanize(other, { text: machineText, mode: 'strong' })
  expect(await isPaid(other, { text: machineText, mode: 'strong' })).toBe(false)
})

test('says nothing about the runs of another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  await humanize(ana, { text: machineText, mode: 'strong' })
  expect(await isPaid(ben, { text: machineText, mode: 'strong' })).toBe(false)
  const asAna = { text: machineText, mode: 'strong', userId: ana.id }
  expect(await refusalOf(ben.send('POST', path, asAna))).toEqual({ status: 403, code: 'wrong_user' })
  expect(await refusalOf(post(app.request, path, { text: machineText }))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
})

test('gives a text that was paid for without words left', async () => {
  const user = await app.signUp()
  const input = { text: machineText, mode: 'strong' }
  await humanize(user, input)
  await spendAllWords(app, user)
  expect(await isPaid(user, input)).toBe(true)
  expect((await humanize(user, input)).cost).toBe(0)
})
