import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { thoughtsEnd } from '../../../platform/models/thoughts-end.ts'
import { openStream, readChat, say } from '../../../testing/chat-calls.ts'
import { allEvents, nextEvent, readEvents, textOf } from '../../../testing/read-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { contextOf } from '../../../testing/words.ts'
import { chatMessages } from '../tables.ts'
import { chatsExport } from '../transfer/export-chats.ts'
import { followReply } from './follow-reply.ts'

let app: TestApp
let user: TestUser
let letGo: () => void = () => {}
const asked: string[] = []

/** A model that thinks before it replies, in the way that the question names. */
const thinker: ChatModel = {
  id: 'thinker',
  label: 'thinker',
  kind: 'endpoint',
  contextTokens: 300_000,
  async *stream({ messages, onThoughts, task }) {
    asked.push(JSON.stringify(messages))
    if (task?.kind === 'title') return yield 'Tides and moon'
    const question = messages.at(-1)?.content ?? ''
    if (question.includes('without a mark')) {
      yield 'The moon pulls'
      yield thoughtsEnd
      onThoughts?.(' at the sea.')
      return yield 'Twice a day.'
    }
    if (question.includes('at length')) onThoughts?.('thought '.repeat(20_000))
    onThoughts?.('\n\n')
    onThoughts?.('The moon ')
    onThoughts?.('pulls at the sea.\n')
    if (question.includes('waiting'))
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    yield 'Twice a day.'
  },
}

beforeAll(async () => {
  app = await createTestApp({ models: [thinker] })
  user = await app.signUp()
})
afterAll(() => app.close())

const thoughtsOf = (events: ChatEvent[]) =>
  events.map((event) => (event.type === 'thoughts' ? event.text : '')).join('')
const replyOf = async (chatId: string, reader = user): Promise<ChatMessage | undefined> =>
  (await readChat(reader, chatId)).messages.at(-1)

test('streams and stores what a model thinks, apart from its reply', async () => {
  const { chatId, events } = await say(user, 'Why are there tides?')
  expect(thoughtsOf(events).trim()).toBe('The moon pulls at the sea.')
  expect(textOf(events)).toBe('Twice a day.')
  const stored = { text: 'Twice a day.', thoughts: 'The moon pulls at the sea.', thoughtSeconds: 1 }
  expect(events.at(-1)).toMatchObject({ type: 'done', response: 'Twice a day.', reply: stored })
  expect(await replyOf(chatId)).toMatchObject(stored)
})

test('turns text into thoughts whose first mark the template wrote', async () => {
  const { chatId, events } = await say(user, 'Think without a mark')
  expect(events.filter((event) => event.type === 'thoughts' && event.keeps === 0)).toHaveLength(1)
  expect(await replyOf(chatId)).toMatchObject({
    text: 'Twice a day.',
    thoughts: 'The moon pulls at the sea.',
  })
})

test('keeps thoughts up to a length', async () => {
  const { chatId } = await say(user, 'Think at length')
  const reply = await replyOf(chatId)
  expect(reply).toMatchObject({ status: 'complete', text: 'Twice a day.' })
  expect(reply?.thoughts).toHaveLength(limits.thoughtsCharactersMax)
})

test('leaves thoughts out of the history, the search and a shared chat', async () => {
  const own = await app.signUp()
  const { chatId } = await say(own, 'Why are there tides?')
  asked.length = 0
  await say(own, 'And at night?', { chatId })
  expect(asked[0]).toContain('Twice a day.')
  expect(asked.join(' ')).not.toContain('moon pulls')
  const search = await own.get('/api/chats/search?q=pulls')
  expect(await search.json()).toMatchObject({ found: [] })
  const link = await own.send('POST', `/api/chats/${chatId}/shares`, {})
  const { address } = (await link.json()) as { address: string }
  const shared = await (await app.request(`/api/shared/${address.split('/shared/')[1]}`)).text()
  expect(shared).toContain('Twice a day.')
  expect(shared).not.toContain('moon pulls')
})

test('shows thinking that an old reply stored in its text apart from it, and never sends it to a model', async () => {
  const own = await app.signUp()
  const { chatId } = await say(own, 'Why are there tides?')
  const old = {
    text: '<think>\nAn old thought.\n</think>\n\nAn old reply.',
    thoughts: null,
    thoughtSeconds: null,
  }
  const reply = await replyOf(chatId, own)
  await app.doors.db
    .update(chatMessages)
    .set(old)
    .where(eq(chatMessages.id, reply?.id ?? ''))
  expect(await replyOf(chatId, own)).toMatchObject({
    text: 'An old reply.',
    thoughts: 'An old thought.',
    thoughtSeconds: null,
  })
  asked.length = 0
  await say(own, 'And at night?', { chatId })
  expect(asked[0]).toContain('An old reply.')
  expect(asked[0]).not.toContain('An old thought')
})

test('tells a second reader what was thought so far, on this server and on another', async () => {
  const own = await app.signUp()
  const chatId = crypto.randomUUID()
  const first = readEvents(await openStream(own, { message: 'Think while waiting', chatId }))
  await nextEvent(first, 'thoughts')
  const second = readEvents(await own.get(`/api/chats/${chatId}/stream`))
  expect((await nextEvent(second, 'start')).reply.thoughts).toContain('The moon')
  expect(await nextEvent(second, 'thoughts')).toMatchObject({ isOver: false })
  await until(async () => (await replyOf(chatId, own))?.thoughts?.includes('sea') ?? false, 'saved thoughts')
  const elsewhere: ChatEvent[] = []
  const follow = await followReply(contextOf(app, own), chatId)
  const followed = follow?.((event) => elsewhere.push(event))
  await until(() => elsewhere.length > 0, 'the start elsewhere')
  expect(elsewhere[0]).toMatchObject({ type: 'start', reply: { thoughts: 'The moon pulls at the sea.\n' } })
  letGo()
  await followed?.ended
  expect(elsewhere.at(-1)).toMatchObject({ type: 'done', reply: { thoughts: 'The moon pulls at the sea.' } })
  for await (const _ of first);
  for await (const _ of second);
})

test('thinks in a temporary chat, and stores nothing of it', async () => {
  const before = await app.doors.db.$count(chatMessages)
  const id = crypto.randomUUID()
  const messages = [{ id, role: 'user', text: 'Why are there tides?' }]
  const stream = await user.send('POST', '/api/chat/temporary', { messages }, { accept: 'text/event-stream' })
  const events = await allEvents(stream)
  expect(events.at(-1)).toMatchObject({
    reply: { thoughts: 'The moon pulls at the sea.', thoughtSeconds: 1 },
  })
  expect(await app.doors.db.$count(chatMessages)).toBe(before)
})

test('writes thoughts into the rows of the export of an account, and not into its documents', async () => {
  const own = await app.signUp()
  await say(own, 'Why are there tides?')
  const files = new Map<string, string>()
  for await (const { path, body } of chatsExport.entries(app.doors.db, own.id, () => {}, app.doors.files)) {
    let text = ''
    if (typeof body === 'object' && Symbol.asyncIterator in body)
      for await (const part of body) text += String(part)
    files.set(path, text)
  }
  expect(files.get('data/messages.json')).toContain('The moon pulls at the sea.')
  const documents = [...files].filter(([path]) => path.endsWith('.md'))
  expect(documents).toHaveLength(1)
  expect(documents[0]?.[1]).toContain('Twice a day.')
  expect(documents[0]?.[1]).not.toContain('moon pulls')
})
