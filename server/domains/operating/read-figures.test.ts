import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import { type ModelUsage, modelPricesMax } from '../../../contract/operating/model-usage.ts'
import type { BillingState, SiteUsage } from '../../../contract/operating/site-usage.ts'
import { readChat, say } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser } from '../../testing/test-user.ts'
import { billingEvents, userSubscriptions } from '../billing/tables.ts'
import { creditRuns, modelDays, tokenDays } from '../credits/tables.ts'
import { siteSettings } from '../site/tables.ts'

let app: TestApp
let operator: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'on' } })
  operator = await app.signUp()
  stranger = await app.signUp()
})
afterAll(() => app.close())

const today = () => new Date().toISOString().slice(0, 10)

async function usage(days = 30): Promise<SiteUsage> {
  const answer = await operator.get(`/api/operator/usage?days=${days}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SiteUsage
}

test('adds up charged words and tokens by day and person', async () => {
  const { db } = app.doors
  const run = (settledWords: number, daysAgo: number) => ({
    id: randomUUID(),
    userId: stranger.id,
    idempotencyKey: randomUUID(),
    inputDigest: randomUUID(),
    reservedWords: settledWords,
    settledWords,
    state: 'settled' as const,
    expiresAt: new Date(),
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
  })
  await db.insert(creditRuns).values([run(120, 0), run(30, 0), run(400, 40)])
  await db.insert(tokenDays).values({ userId: stranger.id, day: today(), used: 900 })
  const person = { id: stranger.id, email: stranger.email }
  expect((await usage()).rows).toEqual([{ day: today(), person, words: 150, tokens: 900 }])
  expect((await usage(60)).rows.map(({ words }) => words)).toEqual([150, 400])
  expect((await operator.get('/api/operator/usage?days=8')).status).toBe(400)
})

test('adds up what each model did, and keeps the price that an operator enters', async () => {
  const { db } = app.doors
  const day = { day: today(), model: 'large', calls: 1, inputTokens: 500, outputTokens: 20 }
  await db.insert(modelDays).values([
    { ...day, userId: stranger.id, work: 'chat' },
    { ...day, userId: operator.id, work: 'chat' },
    { ...day, userId: operator.id, work: 'title' },
  ])
  const read = async () => (await (await operator.get('/api/operator/model-usage')).json()) as ModelUsage
  expect(await read()).toEqual({
    rows: [
      { day: today(), model: 'large', work: 'chat', calls: 2, input: 1_000, output: 40 },
      { day: today(), model: 'large', work: 'title', calls: 1, input: 500, output: 20 },
    ],
    ratings: [],
    prices: {},
    currency: 'usd',
  })
  const price = { input: 2.5, output: 10 }
  const set = (body: object) => operator.send('PUT', '/api/operator/model-prices', body)
  for (const model of ['large', 'small']) expect((await set({ model, price })).status).toBe(200)
  expect((await set({ model: 'small', price: null })).status).toBe(200)
  expect((await read()).prices).toEqual({ large: price })
  expect((await set({ model: 'large', price: { input: -1, output: 0 } })).status).toBe(400)
  const { entries } = (await (await operator.get('/api/operator/audit')).json()) as AuditPage
  expect(entries[0]).toMatchObject({ act: 'set-model-price', detail: 'small' })
})

test('counts the ratings of replies by day and model, without whose they are', async () => {
  const site = await useTestApp()
  const admin = await site.signUp()
  const rate = async (user: TestUser, rating: 'up' | 'down' | null) => {
    const { chatId } = await say(user, 'define tide')
    const [, reply] = (await readChat(user, chatId)).messages
    await user.send('PUT', `/api/chats/${chatId}/messages`, {
      messages: [{ clientId: reply?.clientId, rating }],
    })
    return chatId
  }
  const read = async () =>
    ((await (await admin.get('/api/operator/model-usage')).json()) as ModelUsage).ratings
  expect(await read()).toEqual([])
  const other = await site.signUp()
  for (const rating of ['up', 'up', 'down', null] as const) await rate(other, rating)
  const deleted = await rate(admin, 'down')
  await admin.send('DELETE', `/api/chats/${deleted}`)
  expect(await read()).toEqual([{ day: today(), model: 'built-in writer', good: 2, poor: 1 }])
})

test('refuses more prices than fit', async () => {
  const prices = Object.fromEntries(
    Array.from({ length: modelPricesMax }, (_, i) => [`m${i}`, { input: 1, output: 1 }]),
  )
  await app.doors.db.update(siteSettings).set({ modelPrices: prices })
  const answer = await operator.send('PUT', '/api/operator/model-prices', {
    model: 'one more',
    price: { input: 1, output: 1 },
  })
  expect(answer.status).toBe(409)
  expect((await app.doors.db.select().from(siteSettings))[0]?.modelPrices).toEqual(prices)
})

test('reports plans, unpaid ones and failed webhooks, and nothing where no plans are sold', async () => {
  const { db } = app.doors
  const plan = { subscriptionTier: 'pro', billing: 'monthly', stripeSubscriptionId: 'sub_1' } as const
  const values = { userId: stranger.id, ...plan, unpaidSince: new Date() }
  await db
    .insert(userSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: userSubscriptions.userId, set: values })
  await db.insert(billingEvents).values({ id: 'evt_1', type: 'invoice.paid', state: 'failed' })
  const { report } = (await (await operator.get('/api/operator/billing')).json()) as BillingState
  expect(report).toMatchObject({
    plans: [{ name: 'Pro', billing: 'monthly', subscribers: 1, unpaid: 1 }],
    failedWebhooks: [{ id: 'evt_1' }],
    mismatches: null,
  })
  const free = await useTestApp({
    settings: { SECRET: app.doors.env.SECRET, BILLING: 'off' },
    database: app.connection,
  })
  const answer = await onServer(free.request, operator).get('/api/operator/billing')
  expect(await answer.json()).toEqual({ report: null })
})

test('refuses everyone but an operator', async () => {
  for (const path of ['/api/operator/usage', '/api/operator/model-usage', '/api/operator/billing']) {
    expect((await stranger.get(path)).status).toBe(403)
    expect((await app.request(path)).status).toBe(401)
  }
})
