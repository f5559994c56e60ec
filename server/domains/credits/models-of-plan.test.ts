import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatEvent, ModelsAnswer } from '../../../contract/chats/chats.ts'
import { endpointModel } from '../../platform/models/endpoint.ts'
import { bodyOf, readChat, say } from '../../testing/chat-calls.ts'
import { type ModelServer, startModelServer, titleRequest } from '../../testing/servers/model-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { helpedText } from '../../testing/texts.ts'
import { givePlan, wordsLeft } from '../../testing/words.ts'

const settings = { AI_MODEL_PLANS: 'large-model=pro, largest-model=unlimited' }
let app: TestApp
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'As you wish.' })
  app = await createTestApp({ models: modelsOf(), settings })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

/** The reserved models come first, so that a missing choice must not fall on one of them. */
function modelsOf() {
  return ['largest-model', 'large-model', 'test-model'].map((model) =>
    endpointModel({
      baseUrl: `${server.mock.url}/v1`,
      model,
      label: model,
      kind: 'endpoint',
      contextTokens: 8_000,
    }),
  )
}

async function choicesOf(user: TestUser): Promise<ModelsAnswer> {
  return (await (await user.get('/api/models')).json()) as ModelsAnswer
}

function answerer(events: ChatEvent[]): string | null {
  return (events[0] as Extract<ChatEvent, { type: 'start' }>).reply.model
}

test('shows the plan of a reserved model, and starts with one that the plan has', async () => {
  const [free, pro] = [await app.signUp(), await app.signUp()]
  await givePlan(app, pro, 'pro')
  const [forFree, forPro] = [await choicesOf(free), await choicesOf(pro)]
  const locks = ({ models }: ModelsAnswer) => models.map(({ needsPlan }) => needsPlan)
  expect(locks(forFree)).toEqual(['unlimited', 'pro', undefined, undefined])
  expect(locks(forPro)).toEqual(['unlimited', undefined, undefined, undefined])
  expect([forFree.defaultModel, forPro.defaultModel]).toEqual(['test-model', 'large-model'])
  expect(answerer((await say(free, 'Hello')).events)).toBe('test-model')
  expect(answerer((await say(pro, 'Hello')).events)).toBe('large-model')
})

test('refuses a reserved model in chat and humanizer before anything is stored or charged', async () => {
  const user = await app.signUp()
  const refusal = {
    status: 403,
    code: 'plan_needed',
    error: 'large-model is part of the Pro plan. Choose another model, or upgrade your plan.',
    details: { plan: 'pro' },
  }
  const asked = user.send('POST', '/api/chat', { message: 'Hello', model: 'large-model' })
  expect(await bodyOf(asked)).toMatchObject(refusal)
  const run = user.send('POST', '/api/humanize', { text: helpedText, model: 'large-model' })
  expect(await bodyOf(run)).toMatchObject(refusal)
  expect(await (await user.get('/api/chats')).json()).toMatchObject({ chats: [] })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('refuses the model of a chat after the plan has ended, and uses another as the default', async () => {
  const user = await app.signUp()
  await givePlan(app, user, 'unlimited')
  const { chatId, events } = await say(user, 'Hello', { model: 'largest-model' })
  expect(answerer(events)).toBe('largest-model')
  await user.send('PUT', '/api/preferences', { default_model: 'largest-model' })
  await givePlan(app, user, 'free')
  const again = user.send('POST', '/api/chat', { message: 'And on', chatId })
  expect(await bodyOf(again)).toMatchObject({ code: 'plan_needed' })
  expect((await readChat(user, chatId)).messages).toHaveLength(2)
  expect(await choicesOf(user)).toMatchObject({ defaultModel: 'test-model', goneModel: 'largest-model' })
  expect(answerer((await say(user, 'Hello')).events)).toBe('test-model')
})

test('reserves no model where plans are not sold', async () => {
  const free = await useTestApp({ models: modelsOf(), settings: { ...settings, BILLING: 'off' } })
  const user = await free.signUp()
  expect((await choicesOf(user)).models.every(({ needsPlan }) => needsPlan === undefined)).toBe(true)
  expect(answerer((await say(user, 'Hello', { model: 'largest-model' })).events)).toBe('largest-model')
})
