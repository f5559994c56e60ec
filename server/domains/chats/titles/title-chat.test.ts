import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { titlePrompts } from '../../../../contract/chats/titles.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { bodyOf, readChat, say } from '../../../testing/chat-calls.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { post, type TestUser } from '../../../testing/test-user.ts'
import { givePlan } from '../../../testing/words.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
})
beforeEach(() => {
  server.mock.clearFixtures()
})
afterAll(() => app.close())

function answerWith(title: string): void {
  server.mock.onMessage(titleRequest, { content: title })
  server.mock.onMessage(/./, { content: 'A reply.' })
}

/** Returns a user whose titles the operator's model writes. */
async function payingUser(): Promise<TestUser> {
  const user = await app.signUp()
  await givePlan(app, user, 'pro')
  return user
}

test.each([
  ['Moon and tides', 'Moon and tides'],
  ['Title: "The tide of the moon"', 'The tide of'],
  ['Sure! Here is a title: **Tides and time**', 'Tides and time'],
  ['Tides', 'Tides Topic Discussion'],
  ['**Ocean tides**', 'Ocean tides Topic'],
])('for the model’s %j the chat is called %j', async (said, title) => {
  answerWith(said)
  const user = await payingUser()
  const { chatId, events } = await say(user, 'Why is there such a thing as the tide, and when?')
  expect(events[0]).toMatchObject({ type: 'start', title: 'Why is there such a thing' })
  expect(events.at(-1)).toMatchObject({ type: 'done', titleFollows: true })
  expect(await (await user.get(`/api/chats/${chatId}/title`)).json()).toEqual({ chatId, title })
  expect((await readChat(user, chatId)).chat.title).toBe(title)
})

test('lets the built-in writer title the chats of a model whose size failed at titles', async () => {
  answerWith('The conversation is')
  const small: ChatModel = { ...server.model, kind: 'local-server', unfitFor: ['titles'] }
  const own = await useTestApp({ models: [small] })
  const user = await own.signUp()
  server.mock.clearRequests()
  const { chatId } = await say(user, 'Why is there such a thing as the tide, and when?')
  expect((await user.get(`/api/chats/${chatId}/title`)).status).toBe(200)
  expect(server.mock.getRequests()).toHaveLength(1)
  expect((await readChat(user, chatId)).chat.title).not.toContain('conversation')
})

test('titles an essay with its own prompt and padding', async () => {
  server.mock.clearRequests()
  answerWith('Tides')
  const user = await payingUser()
  const chatId = randomUUID()
  await user.send('PUT', `/api/essays/${chatId}`)
  await say(user, 'Why is there such a thing as the tide?', { chatId })
  expect(await (await user.get(`/api/chats/${chatId}/title`)).json()).toEqual({
    chatId,
    title: 'Tides Essay Writing',
  })
  expect(JSON.stringify(server.mock.getRequests())).toContain(titlePrompts.essay)
})

test('keeps the first words when the title fails or is empty', async () => {
  server.mock.onMessage(titleRequest, { error: { message: 'no' }, status: 400 })
  server.mock.onMessage(/./, { content: 'A reply.' })
  const user = await payingUser()
  const failed = await say(user, 'What is yeast')
  await user.get(`/api/chats/${failed.chatId}/title`)
  expect((await readChat(user, failed.chatId)).chat.title).toBe('What is yeast')

  server.mock.clearFixtures()
  answerWith('…!?')
  const silent = await say(user, 'What is bread')
  await user.get(`/api/chats/${silent.chatId}/title`)
  expect((await readChat(user, silent.chatId)).chat.title).toBe('What is bread')
})

test('never changes a title that the user typed', async () => {
  answerWith('Three other words')
  const user = await app.signUp()
  const { chatId } = await say(user, 'What is yeast')
  await user.send('PATCH', `/api/chats/${chatId}`, { title: 'My bread notes' })
  const { events } = await say(user, 'And what is rye', { chatId })
  expect(events.at(-1)).toMatchObject({ type: 'done', titleFollows: false })
  expect((await readChat(user, chatId)).chat.title).toBe('My bread notes')
})

test('keeps a title that the user types while one is generated', async () => {
  server.mock.onMessage(titleRequest, { content: 'Three other words' }, { latency: 1_000 })
  server.mock.onMessage(/./, { content: 'A reply.' })
  const user = await payingUser()
  const { chatId, events } = await say(user, 'What is yeast')
  expect(events.at(-1)).toMatchObject({ type: 'done', titleFollows: true })
  await user.send('PATCH', `/api/chats/${chatId}`, { title: 'My bread notes' })
  // Responds when the title run has ended.
  await user.get(`/api/chats/${chatId}/title`)
  expect((await readChat(user, chatId)).chat.title).toBe('My bread notes')
})

test('writes titles of a free account with the built-in writer, without calling the operator’s model', async () => {
  answerWith('Of the operator')
  server.mock.clearRequests()
  const user = await app.signUp()
  const { chatId } = await say(user, 'Why does bread rise in the oven?')
  const answer = await user.get(`/api/chats/${chatId}/title`)
  const { title } = (await answer.json()) as { title: string }
  expect(title.split(' ')).toHaveLength(3)
  expect(title).not.toBe('Of the operator')
  const prompt = 'Explain in 3 words what this conversation is about: bread'
  const asked = await user.send('POST', '/api/chat', { message: prompt, isTitle: true })
  expect(await asked.json()).not.toMatchObject({ title: 'Of the operator' })
  expect(server.mock.getRequests()).toHaveLength(1)
})

test('visitors get a title from the built-in writer, a limited number of times, and see no models', async () => {
  const quiet = await useTestApp({ models: [server.model] })
  answerWith('Of the operator')
  const ask = () =>
    post(quiet.request, '/api/chat', {
      message: 'Explain in 3 words what this conversation is about: bread',
      isTitle: true,
      userId: 'anonymous',
      model: server.model.id,
    })
  const { title } = (await (await ask()).json()) as { title: string }
  expect(title.split(' ')).toHaveLength(3)
  expect(title).not.toBe('Of the operator')
  expect(await (await quiet.request('/api/models')).json()).toMatchObject({ models: [], defaultModel: null })
  const rest = await Promise.all(Array.from({ length: 20 }, ask))
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(19)
  const last = await ask()
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await bodyOf(last)).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('needs no words of credit for a title prompt, also without isTitle', async () => {
  answerWith('Of the operator')
  const user = await app.signUp()
  const message = 'Explain in 3 words what this essay topic is about: the price of bread'
  const answer = await user.send('POST', '/api/chat', { message, humanize: false, userId: user.id })
  const { response } = (await answer.json()) as { response: string }
  expect(response.split(' ')).toHaveLength(3)
  expect(response).not.toBe('Of the operator')
  const visitor = await post(app.request, '/api/chat', { message, humanize: false, userId: 'anonymous' })
  expect(await visitor.json()).toMatchObject({ response })
  expect(await (await user.get('/api/chats')).json()).toMatchObject({ chats: [] })
})

test('does not give free access to the model through a title request', async () => {
  answerWith('Never asked for')
  const answer = post(app.request, '/api/chat', { message: 'Write my essay', isTitle: true })
  expect(await bodyOf(answer)).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('a generated title is the name of an essay without one, also on its page', async () => {
  answerWith('Tides and time')
  const user = await payingUser()
  const chatId = randomUUID()
  await user.send('PUT', `/api/essays/${chatId}`)
  const { events } = await say(user, 'Why is there such a thing as the tide?', { chatId })
  expect(events[0]).toMatchObject({ type: 'start', title: 'New Essay' })
  await user.get(`/api/chats/${chatId}/title`)
  const { essay } = (await (await user.get(`/api/essays/${chatId}`)).json()) as { essay: { title: string } }
  expect(essay.title).toBe('Tides and time')
})

test.each([
  ['Hello! What can you do?', 'Hello What can you do'],
  ['is this AI?', 'Is this AI'],
  ['Why is there such a thing as the tide?', /Tide/],
])('keeps the first words of %j where the built-in writer finds no telling ones', async (question, title) => {
  const app = await useTestApp()
  const user = await app.signUp()
  const { chatId } = await say(user, question)
  await user.get(`/api/chats/${chatId}/title`)
  const { chat } = await readChat(user, chatId)
  if (typeof title === 'string') expect(chat.title).toBe(title)
  else expect(chat.title).toMatch(title)
})
