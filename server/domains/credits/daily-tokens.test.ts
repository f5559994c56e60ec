import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '../../../contract/plans.ts'
import { AppError } from '../../platform/errors.ts'
import type { ChatModel, ModelRequest } from '../../platform/models/models.ts'
import { bodyOf, readChat, say } from '../../testing/chat-calls.ts'
import { type ModelServer, startModelServer } from '../../testing/servers/model-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { helpedText } from '../../testing/texts.ts'
import { until } from '../../testing/until.ts'
import { contextOf, givePlan, wordsLeft } from '../../testing/words.ts'
import {
  findUnbalancedTokens,
  releaseExpiredTokens,
  reserveTokens,
  settleTokens,
  sweepTokens,
} from './daily-tokens.ts'
import { meteredModel, reserveAhead } from './metered-model.ts'
import { modelDays, tokenDays, tokenEntries, tokenReservations } from './tables.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  server.mock.onMessage(/fails/, { error: { message: 'no' }, status: 400 })
  server.mock.onMessage(/./, { content: 'As you wish.' })
  app = await createTestApp({ models: [server.model] })
})
afterAll(async () => {
  expect(await findUnbalancedTokens(app.doors.db)).toEqual([])
  await app.close()
  await server.stop()
})

/** A call of a model, with so many tokens. */
const callOf = (tokens: number) => ({ model: 'm', work: 'chat', input: tokens, output: 0 }) as const

async function used(user: TestUser, at: TestApp = app): Promise<number> {
  const days = await at.doors.db.select().from(tokenDays).where(eq(tokenDays.userId, user.id))
  return days.reduce((sum, day) => sum + day.used, 0)
}

async function kindsOf(user: TestUser): Promise<string[]> {
  const entries = await app.doors.db.select().from(tokenEntries).where(eq(tokenEntries.userId, user.id))
  return entries.map(({ kind }) => kind)
}

async function useUp(user: TestUser, at: TestApp = app, leaving = 0): Promise<void> {
  const ctx = contextOf(at, user)
  const most = ctx.env.TOKENS_PER_DAY ?? plans.free.tokensPerDay
  const tokens = most - leaving - (await used(user, at))
  await settleTokens(ctx, await reserveTokens(ctx, tokens), callOf(tokens))
}

test('counts a reply, another one and its continuation, without charging words', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  const first = await used(user)
  expect(first).toBeGreaterThan(0)
  const [question] = (await readChat(user, chatId)).messages
  const again = await user.send('POST', `/api/chats/${chatId}/replies`, { questionId: question!.id })
  await again.text()
  expect(await used(user)).toBeGreaterThan(first)
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('returns the tokens reserved for a failed reply', async () => {
  const user = await app.signUp()
  await say(user, 'This fails')
  expect(await used(user)).toBe(0)
  expect(await kindsOf(user)).toEqual(['reserve', 'release'])
})

test('returns the tokens reserved for a question that was not stored', async () => {
  const user = await app.signUp()
  const clientId = 'question-sent-twice'
  const { chatId } = await say(user, 'First', { clientId })
  const before = await used(user)
  const again = await user.send('POST', '/api/chat', { message: 'First', chatId, clientId })
  expect(again.status).toBe(409)
  // The reservation is made beside the refusal, which may be sent before it, and is released afterwards.
  await expect.poll(() => kindsOf(user)).toEqual(['reserve', 'settle', 'reserve', 'release'])
  expect(await used(user)).toBe(before)
})

test('a reservation that is refused fails the reply before the model is called', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  let calls = 0
  const model = modelOf('endpoint', async function* () {
    calls++
    yield 'x'
  })
  await useUp(user)
  const reserved = reserveAhead(ctx, model, 'chat', request().messages)
  await expect(readAll(reserved.model)).rejects.toMatchObject({ code: 'tokens_used_up' })
  reserved.release()
  expect(calls).toBe(0)
  expect(await used(user)).toBe(plans.free.tokensPerDay)
})

test('refuses the model before anything is stored when the day is used up; the built-in writer still works', async () => {
  const user = await app.signUp()
  await useUp(user)
  const answer = await user.send('POST', '/api/chat', { message: 'Why tides?' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const refusal = await bodyOf(answer)
  expect(refusal).toMatchObject({ status: 429, code: 'tokens_used_up' })
  expect(refusal.error).toContain('comes back at 00:00 UTC')
  const temporary = { messages: [{ id: 'a1234567', role: 'user', text: 'Why tides?' }] }
  expect(await bodyOf(user.send('POST', '/api/chat/temporary', temporary))).toMatchObject({
    status: 429,
    code: 'tokens_used_up',
  })
  expect(await (await user.get('/api/chats')).json()).toMatchObject({ chats: [] })
  expect((await user.send('POST', '/api/chat', { message: 'hello', model: 'built-in' })).status).toBe(200)
})

test('a hundred calls at once never exceed the budget of the day', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const calls = await Promise.allSettled(Array.from({ length: 100 }, () => reserveTokens(ctx, 3_000)))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(33)
  expect(await used(user)).toBe(99_000)
})

test('gives each plan its own budget, which the operator’s figure overrides', async () => {
  const [pro, unlimited] = [await app.signUp(), await app.signUp()]
  await givePlan(app, pro, 'pro')
  await givePlan(app, unlimited, 'unlimited')
  const can = (user: TestUser, tokens: number, at = app) =>
    reserveTokens(contextOf(at, user), tokens).then(
      () => true,
      () => false,
    )
  expect([await can(pro, 1_000_001), await can(pro, 1_000_000)]).toEqual([false, true])
  expect([await can(unlimited, 4_000_001), await can(unlimited, 4_000_000)]).toEqual([false, true])
  const strict = await useTestApp({ settings: { TOKENS_PER_DAY: '5000' } })
  const user = await strict.signUp()
  await givePlan(strict, user, 'unlimited')
  expect([await can(user, 5_001, strict), await can(user, 5_000, strict)]).toEqual([false, true])
})

test('settles a call once with its actual usage, which may exceed the reservation', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const reservation = await reserveTokens(ctx, 500)
  await Promise.all([
    settleTokens(ctx, reservation, callOf(800)),
    settleTokens(ctx, reservation, callOf(800)),
    settleTokens(ctx, reservation, callOf(0)),
  ])
  expect([0, 800]).toContain(await used(user))
})

function modelOf(kind: ChatModel['kind'], stream: ChatModel['stream']): ChatModel {
  return { id: 'm', label: 'm', kind, contextTokens: 8_000, stream }
}

function request(signal = new AbortController().signal): ModelRequest {
  return { messages: [{ role: 'user', content: 'x'.repeat(400) }], owner: 'o', signal }
}

async function readAll(model: ChatModel, asked: ModelRequest = request()): Promise<void> {
  for await (const _ of model.stream(asked));
}

test('uses the provider’s count, and otherwise an estimate by characters', async () => {
  const [told, untold] = [await app.signUp(), await app.signUp()]
  const reporting = modelOf('endpoint', async function* ({ onUsage }) {
    yield 'x'.repeat(40)
    onUsage?.({ input: 700, output: 77 })
  })
  await readAll(meteredModel(contextOf(app, told), reporting, 'chat'))
  expect(await used(told)).toBe(777)
  const days = await app.doors.db.select().from(modelDays).where(eq(modelDays.userId, told.id))
  expect(days).toMatchObject([{ work: 'chat', calls: 1, inputTokens: 700, outputTokens: 77 }])
  const silent = modelOf('endpoint', async function* () {
    yield 'x'.repeat(40)
  })
  await readAll(meteredModel(contextOf(app, untold), silent, 'chat'))
  expect(await used(untold)).toBe(110)
})

test('charges a reader who disconnects for what was read and written until then', async () => {
  const user = await app.signUp()
  const model = modelOf('endpoint', async function* () {
    yield 'x'.repeat(40)
    throw new AppError('model_failed')
  })
  for await (const _ of meteredModel(contextOf(app, user), model, 'chat').stream(request())) break
  expect(await used(user)).toBe(110)
})

test.each(['own', 'local-server', 'built-in'] as const)('does not count a model of kind %s', async (kind) => {
  const user = await app.signUp()
  const model = modelOf(kind, async function* () {
    yield 'x'
  })
  const metered = meteredModel(contextOf(app, user), model, 'chat')
  expect(metered).toBe(model)
  await readAll(metered)
  expect(await used(user)).toBe(0)
})

test('counts humanizing with the operator’s model, and refuses it when the day is used up', async () => {
  const settings = { HUMANIZER: 'model', AI_BASE_URL: `${server.mock.url}/v1`, AI_MODEL: 'test-model' }
  const modelApp = await useTestApp({ settings, models: [server.model] })
  const user = await modelApp.signUp()
  expect((await user.send('POST', '/api/humanize', { text: helpedText })).status).toBe(200)
  expect(await used(user, modelApp)).toBeGreaterThan(0)
  await useUp(user, modelApp)
  const before = await wordsLeft(modelApp, user)
  expect(await bodyOf(user.send('POST', '/api/humanize', { text: helpedText }))).toMatchObject({
    status: 429,
    code: 'tokens_used_up',
  })
  expect(await wordsLeft(modelApp, user)).toBe(before)
})

test('releases the tokens of a server that died, after their time and once', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const reservation = await reserveTokens(ctx, 1_500)
  await releaseExpiredTokens(ctx)
  expect(await used(user)).toBe(1_500)
  await ctx.db
    .update(tokenReservations)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(tokenReservations.runId, reservation.runId))
  await Promise.all([releaseExpiredTokens(ctx), releaseExpiredTokens(ctx)])
  expect(await used(user)).toBe(0)
  // The server comes back after all.
  await settleTokens(ctx, reservation, callOf(1_200))
  expect(await used(user)).toBe(0)
  expect(await kindsOf(user)).toEqual(['reserve', 'release'])
})

test('settles a call whose end fell into an outage of the database', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const { $client } = ctx.db
  let refusals = 0
  const away = new Proxy($client, {
    get(pool, name) {
      if (name !== 'query') return Reflect.get(pool, name, pool)
      return async (...given: Parameters<typeof pool.query>) => {
        const isEnd = (given[0] as { name?: string }).name === 'settle_tokens'
        if (isEnd && ++refusals <= 3) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
        return pool.query(...given)
      }
    },
  })
  const db = Object.assign(Object.create(ctx.db), { $client: away })
  await readAll(meteredModel({ ...ctx, db }, server.model, 'chat'))
  await until(async () => (await kindsOf(user)).length === 2, 'a settled call')
  expect(refusals).toBe(4)
  expect(await ctx.db.$count(tokenReservations, eq(tokenReservations.userId, user.id))).toBe(0)
})

test('keeps the ledger append-only, and deletes old days', async () => {
  const user = await app.signUp()
  const { db } = app.doors
  await say(user, 'First')
  const change = db.update(tokenEntries).set({ tokens: 1 }).where(eq(tokenEntries.userId, user.id)).execute()
  await expect(change).rejects.toMatchObject({ cause: { message: 'token_entries is append-only' } })
  await db.insert(tokenDays).values({ userId: user.id, day: '2020-01-01', used: 5 })
  await sweepTokens({ db })
  const days = await db.select().from(tokenDays).where(eq(tokenDays.userId, user.id))
  expect(days).toHaveLength(1)
})
