import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBranches } from '../../../../contract/chats/branches.ts'
import type { PortableChat, PortableMessage } from '../../../../contract/chats/chat-export.ts'
import type { ImportOutcome } from '../../../../contract/chats/chat-import.ts'
import { importLimits } from '../../../../contract/chats/chat-import-limits.ts'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
import { bodyOf, readChat, say } from '../../../testing/chat-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { chats } from '../tables.ts'

let app: TestApp
let ana: TestUser

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp('Ana Moreau')
})
afterAll(() => app.close())

const at = '2024-03-01T10:00:00.000Z'

function message(id: string, parentId: string | null, more: Partial<PortableMessage> = {}): PortableMessage {
  return { id, parentId, sender: 'user', text: `Text of ${id}`, createdAt: at, ...more }
}

function chat(more: Partial<PortableChat> = {}): PortableChat {
  return {
    source: 'chatgpt',
    sourceId: randomUUID(),
    title: 'Of the sea',
    createdAt: at,
    updatedAt: '2024-03-02T10:00:00.000Z',
    archived: false,
    leafId: 'b',
    messages: [
      message('q', null),
      message('a', 'q', { sender: 'assistant', model: 'gpt-4o' }),
      message('b', 'q', { sender: 'assistant', rating: 'up', status: 'stopped' }),
    ],
    ...more,
  }
}

async function importAll(user: TestUser, chats: unknown[]): Promise<ImportOutcome[]> {
  const answer = await user.send('POST', '/api/chats/import', { chats })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { outcomes: ImportOutcome[] }).outcomes
}
function idOf(outcome: ImportOutcome | undefined): string {
  if (outcome?.outcome !== 'taken') throw new Error(JSON.stringify(outcome))
  return outcome.chatId
}
async function refusal(given: unknown): Promise<string> {
  const [outcome] = await importAll(ana, [given])
  return outcome?.outcome === 'refused' ? outcome.reason : JSON.stringify(outcome)
}
async function listed(user: TestUser): Promise<ChatSummary[]> {
  return ((await (await user.get('/api/chats?limit=200')).json()) as { chats: ChatSummary[] }).chats
}

test('imports a chat with its branches, times, title and models', async () => {
  const [outcome] = await importAll(ana, [chat()])
  const open = await readChat(ana, idOf(outcome))
  expect(open.chat).toMatchObject({
    title: 'Of the sea',
    createdAt: at,
    updatedAt: '2024-03-02T10:00:00.000Z',
    archived: false,
  })
  const { pathTo, siblings } = readBranches(open.messages)
  const shown = pathTo(open.leafId)
  expect(shown.map(({ text }) => text)).toEqual(['Text of q', 'Text of b'])
  expect(siblings(shown[1]!)).toHaveLength(2)
  expect(
    open.messages.map(({ model, rating, status, createdAt }) => [model, rating, status, createdAt]),
  ).toEqual([
    [null, null, 'complete', at],
    ['gpt-4o', null, 'complete', at],
    [null, 'up', 'stopped', at],
  ])
  // An imported chat continues like any other.
  await say(ana, 'And now?', { chatId: open.chat.id })
  expect((await readChat(ana, open.chat.id)).messages).toHaveLength(5)
})

test('imports thinking at the start of a reply apart from its text', async () => {
  const text = '<think>\nThe moon pulls.\n</think>\n\nTwice a day.'
  const messages = [
    message('q', null, { text: '<think>Is this a mark?</think>' }),
    message('a', 'q', { sender: 'assistant', text }),
  ]
  const [outcome] = await importAll(ana, [chat({ leafId: 'a', messages })])
  const chatId = outcome?.outcome === 'taken' ? outcome.chatId : ''
  expect((await readChat(ana, chatId)).messages).toMatchObject([
    { text: '<think>Is this a mark?</think>', thoughts: null },
    { text: 'Twice a day.', thoughts: 'The moon pulls.' },
  ])
})

test('imports the same chat once per user, unless it was deleted', async () => {
  const one = chat()
  const [first] = await importAll(ana, [one])
  expect(await importAll(ana, [one, one])).toEqual([{ outcome: 'known' }, { outcome: 'known' }])
  const ben = await app.signUp()
  idOf((await importAll(ben, [one]))[0])
  await ana.send('DELETE', `/api/chats/${idOf(first)}`)
  idOf((await importAll(ana, [one]))[0])
  // Two tabs at once.
  const two = chat()
  const both = await Promise.all([importAll(ana, [two]), importAll(ana, [two])])
  expect(
    both
      .flat()
      .map(({ outcome }) => outcome)
      .sort(),
  ).toEqual(['known', 'taken'])
})

test('recognizes an export of a chat that still exists', async () => {
  const { chatId } = await say(ana, 'Here already')
  const own = chat({ source: 'longhand', sourceId: chatId })
  expect(await importAll(ana, [own])).toEqual([{ outcome: 'known' }])
  const cara = await app.signUp()
  idOf((await importAll(cara, [own]))[0])
})

test('refuses malformed chats, and imports the others', async () => {
  const fresh = await app.signUp()
  const loop = [message('a', 'b'), message('b', 'a')]
  const outcomes = await importAll(fresh, [
    null,
    'text',
    { source: 'chatgpt' },
    chat({ messages: [] }),
    chat({ messages: loop }),
    chat({ messages: [message('a', null), message('a', null)] }),
    chat({ createdAt: 'yesterday' }),
    chat({ messages: [message('a', null, { sender: 'system' as never })] }),
    chat({ title: 'The good one' }),
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(8).fill('refused'), 'taken'])
  expect((await listed(fresh)).map(({ title }) => title)).toEqual(['The good one'])
})

test('leaves nothing of a chat whose messages cannot all be stored, and imports it at the next try', async () => {
  const own = await useTestApp()
  const user = await own.signUp()
  await own.doors.db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$ begin
      if new.text = 'Text of b' then raise 'no room'; end if;
      return new;
    end $$`)
  await own.doors.db.execute(sql`
    create trigger refuse_rows before insert on chat_messages for each row execute function refuse_row()`)
  const whole = chat()
  expect(await importAll(user, [whole])).toMatchObject([{ outcome: 'refused' }])
  expect(await own.doors.db.$count(chats, eq(chats.userId, user.id))).toBe(0)
  await own.doors.db.execute(sql`drop trigger refuse_rows on chat_messages`)
  expect(await importAll(user, [whole])).toMatchObject([{ outcome: 'taken' }])
})

test('gives the reason for a refusal', async () => {
  const long = 'x'.repeat(limits.messageCharactersMax + 1)
  expect(await refusal(chat({ messages: [message('a', null, { text: long })] }))).toBe(
    'a message is longer than 1,000,000 characters',
  )
  const many = Array.from({ length: importLimits.messagesInChat + 1 }, (_, i) => message(`m${i}`, null))
  expect(await refusal(chat({ messages: many }))).toBe('it has more than 10,000 messages')
  expect(await refusal(chat({ messages: [message('a', 'nobody')] }))).toBe(
    'its messages do not follow one another',
  )
  expect(await refusal(chat({ messages: [] }))).toBe('it has no messages')
})

test('accepts zero bytes, broken characters, clocks ahead and missing titles', async () => {
  const [outcome] = await importAll(ana, [
    chat({
      title: ' \0 ',
      sourceId: 'a\0b',
      updatedAt: '2124-01-01T00:00:00Z',
      messages: [message('a', null, { text: 'Tell me\0 of \ud800 bees and honey' })],
      leafId: 'gone',
    }),
  ])
  const open = await readChat(ana, idOf(outcome))
  expect(open.chat.title).toContain('Tell me of')
  expect(Date.parse(open.chat.updatedAt)).toBeLessThanOrEqual(Date.now())
  expect(open.leafId).toBe(open.messages[0]!.id)
})

test('imports five thousand messages completely', async () => {
  const messages = Array.from({ length: 5_000 }, (_, i) =>
    message(`m${i}`, i ? `m${i - 1}` : null, { sender: i % 2 ? 'assistant' : 'user', text: `No ${i}` }),
  )
  const [outcome] = await importAll(ana, [chat({ messages, leafId: 'm4999' })])
  const open = await readChat(ana, idOf(outcome))
  expect(
    readBranches(open.messages)
      .pathTo(open.leafId)
      .map(({ text }) => text),
  ).toEqual(messages.map(({ text }) => text))
})

test('limits a step, and requires a signed-in user', async () => {
  const many = Array(importLimits.chatsInStep + 1).fill({})
  expect((await bodyOf(ana.send('POST', '/api/chats/import', { chats: many }))).status).toBe(400)
  expect((await bodyOf(ana.send('POST', '/api/chats/import', { chats: [] }))).status).toBe(400)
  const visitor = app.request('/api/chats/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chats: [chat()] }),
  })
  expect((await visitor).status).toBe(401)
})
