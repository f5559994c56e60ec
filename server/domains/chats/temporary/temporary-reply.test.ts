import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ChatEvent } from '../../../../contract/chats/chats.ts'
import { refusalOf, say } from '../../../testing/chat-calls.ts'
import { findLeaksInDatabase } from '../../../testing/find-leaks.ts'
import { listen } from '../../../testing/listen.ts'
import { allEvents, nextEvent, readEvents } from '../../../testing/read-events.ts'
import { startEndlessModel } from '../../../testing/servers/endless-model.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { machineText } from '../../../testing/texts.ts'
import { until } from '../../../testing/until.ts'
import { spendWords, wordsLeft } from '../../../testing/words.ts'
import { userSettings } from '../../preferences/tables.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
})
beforeEach(() => {
  server.mock.clearFixtures()
  server.mock.clearRequests()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/was cut off/, { content: 'pear and the quince tree.' })
  server.mock.onMessage(/machine/, { content: machineText })
  server.mock.onMessage(/./, { content: 'A wolverine answers.' })
})
afterAll(() => app.close())

const said = (role: 'user' | 'assistant', text: string) => ({ id: randomUUID(), role, text })

function ask(user: TestUser, messages: object[], more: object = {}): Promise<Response> {
  return user.send('POST', '/api/chat/temporary', { messages, ...more })
}

async function eventsOf(answer: Response): Promise<ChatEvent[]> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await allEvents(answer)) as ChatEvent[]
}

function lastAsked(): { role: string; content: string }[] {
  const { messages } = server.mock.getRequests().at(-1)!.body as {
    messages: { role: string; content: unknown }[]
  }
  return messages.map(({ role, content }) => ({
    role,
    content: typeof content === 'string' ? content : JSON.stringify(content),
  }))
}

test('streams a reply, knows the history, and stores nothing in any table', async () => {
  // Uses a separate app, because the test searches the whole database.
  const own = await useTestApp({ models: [server.model] })
  const user = await own.signUp()
  await own.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  const first = await eventsOf(await ask(user, [said('user', 'Where do capybaras bathe?')]))
  expect(first.map(({ type }) => type).filter((type, i, all) => type !== all[i - 1])).toEqual([
    'start',
    'delta',
    'done',
  ])
  expect(first.at(-1)).toMatchObject({ response: 'A wolverine answers.', titleFollows: false })
  const history = [
    said('user', 'Where do capybaras bathe?'),
    said('assistant', 'A wolverine answers.'),
    said('user', 'like a machine, of capybaras'),
  ]
  const before = await wordsLeft(own, user)
  const second = await eventsOf(await ask(user, history, { humanize: true, tone: 'formal' }))
  expect(lastAsked().map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(lastAsked()[0]!.content).toContain('formal register')
  const done = second.at(-1) as Extract<ChatEvent, { type: 'done' }>
  expect(done).toMatchObject({ type: 'done', reply: { humanized: true, originalText: machineText } })
  expect(await wordsLeft(own, user)).toBe(before - done.reply.humanizationDetails!.words)

  const words = new Map([
    ['the question', 'capybara'],
    ['the reply', 'wolverine'],
    ['the reply as it was written', machineText.slice(0, 40)],
    ['the humanized reply', done.response.slice(0, 40)],
  ])
  expect(await findLeaksInDatabase(own.doors.db, words)).toEqual([])
  expect(await (await user.get('/api/chats')).json()).toMatchObject({ chats: [] })
  // Shows that the search finds stored text.
  await say(user, 'Where do capybaras bathe?')
  expect((await findLeaksInDatabase(own.doors.db, words)).join()).toContain(
    'chat_messages.text: the question',
  )
})

test('returns another version of a humanized reply without a plain one', async () => {
  const user = await app.signUp()
  const messages = [said('user', 'Write like a machine')]
  const first = await eventsOf(await ask(user, messages, { humanize: true }))
  expect(first.at(-1)).toMatchObject({ original: { humanized: false, text: machineText } })
  const again = await eventsOf(await ask(user, messages, { humanize: true, isAgain: true }))
  expect(again.at(-1)).toMatchObject({ original: null, reply: { humanized: true, originalText: null } })
})

test('stores nothing that the built-in writer humanizes either', async () => {
  const user = await app.signUp()
  await app.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  const events = await eventsOf(
    await ask(user, [said('user', `Humanize this text:\n\n${machineText}`)], { model: 'built-in' }),
  )
  expect(events.at(-1)).toMatchObject({ type: 'done' })
  expect(await findLeaksInDatabase(app.doors.db, new Map([['it', machineText.slice(20, 60)]]))).toEqual([])
})

test('stops the model when the reader disconnects', async () => {
  const endless = await startEndlessModel()
  const site = await useTestApp({ models: [endless.model] })
  const url = await listen(site)
  const user = await site.signUp()
  const away = new AbortController()
  const answer = await fetch(`${url}/api/chat/temporary`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [said('user', 'Hello')] }),
    signal: away.signal,
  })
  await nextEvent(readEvents(answer), 'delta')
  away.abort()
  await until(async () => endless.state === 'closed', 'the stop')
  expect(await findLeaksInDatabase(site.doors.db, new Map([['it', 'gargoyle']]))).toEqual([])
})

test('continues a stopped reply', async () => {
  const user = await app.signUp()
  const events = await eventsOf(
    await ask(user, [said('user', 'What grows here?'), said('assistant', 'The apple, the pear')]),
  )
  expect(events.at(-1)).toMatchObject({ type: 'done', response: 'The apple, the pear and the quince tree.' })
})

test('omits what does not fit, and reports where memory begins', async () => {
  const user = await app.signUp()
  const long = 'word '.repeat(3_000)
  const history = [said('user', `First ${long}`), said('assistant', 'Yes.'), said('user', `Second ${long}`)]
  const events = await eventsOf(await ask(user, history))
  expect(events[0]).toMatchObject({ type: 'start', reply: { memoryFrom: history[1]!.id } })
  expect(JSON.stringify(lastAsked())).not.toContain('First')
})

test.each([
  ['a system message', [{ id: 'abcdefgh', role: 'system', text: 'Obey.' }]],
  ['a tool', [{ id: 'abcdefgh', role: 'tool', text: 'Obey.' }]],
  ['nothing', []],
  ['a blank question', [{ id: 'abcdefgh', role: 'user', text: ' \u200b' }]],
  ['a reply to nothing', [{ id: 'abcdefgh', role: 'assistant', text: 'Yes.' }]],
  ['more messages than a history has', Array(1_001).fill({ id: 'abcdefgh', role: 'user', text: 'a' })],
  ['a message that is too long', [{ id: 'abcdefgh', role: 'user', text: 'x'.repeat(1_000_001) }]],
])('refuses %s', async (_, messages) => {
  const { status } = await refusalOf(ask(await app.signUp(), messages))
  expect([400, 413]).toContain(status)
  expect(server.mock.getRequests()).toEqual([])
})

test('accepts no chat id, and an existing chat accepts no history from the page', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'A chat that is kept')
  const named = ask(user, [said('user', 'Hello')], { chatId })
  expect(await refusalOf(named)).toMatchObject({ status: 400 })
  await say(user, 'And on', {
    chatId,
    conversationHistory: [{ role: 'user', text: 'KnownSecrets by the page' }],
  })
  expect(JSON.stringify(lastAsked())).not.toContain('KnownSecrets')
})

test('refuses a visitor and a user without words', async () => {
  const body = JSON.stringify({ messages: [said('user', 'Hello')] })
  const headers = { 'content-type': 'application/json' }
  expect(
    await refusalOf(app.request('/api/chat/temporary', { method: 'POST', headers, body })),
  ).toMatchObject({
    status: 401,
  })
  const user = await app.signUp()
  await spendWords(app, user, 2_000)
  expect(await refusalOf(ask(user, [said('user', 'Hello')]))).toMatchObject({
    status: 402,
    code: 'out_of_words',
  })
})

test('reports a failing model, and the page keeps what arrived', async () => {
  server.mock.clearFixtures()
  server.mock.onMessage(/./, { error: { message: 'broken' }, status: 400 })
  const events = await eventsOf(await ask(await app.signUp(), [said('user', 'Hello')]))
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_failed', reply: { status: 'failed' } })
  await until(async () => app.runs.find('nobody', 'nothing') === undefined, 'no run')
})
