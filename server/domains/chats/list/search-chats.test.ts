import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundChat } from '../../../../contract/chats/chat-list.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { chatMessages, chats } from '../tables.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
})
afterAll(() => app.close())

async function chatOf(owner: TestUser, title: string, texts: string[], updatedAt = new Date()) {
  const id = crypto.randomUUID()
  await app.doors.db.insert(chats).values({ id, userId: owner.id, title, updatedAt })
  const messages = texts.map((text, index) => ({
    id: crypto.randomUUID(),
    chatId: id,
    userId: owner.id,
    clientId: crypto.randomUUID(),
    sender: index % 2 ? ('assistant' as const) : ('user' as const),
    text,
  }))
  if (messages.length > 0) await app.doors.db.insert(chatMessages).values(messages)
  return { id, messages }
}

async function find(looked: string, by = user): Promise<FoundChat[]> {
  const answer = await by.get(`/api/chats/search?q=${encodeURIComponent(looked)}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { found: FoundChat[] }).found
}

const hitsOf = (parts: { text: string; isHit: boolean }[]) => parts.filter((p) => p.isHit).map((p) => p.text)

test('lists titles before messages, matches beginnings of words, and marks hits', async () => {
  const said = await chatOf(user, 'A talk', [
    'Why is the lighthouse red?',
    'Lighthouses are painted to be seen.',
  ])
  const titled = await chatOf(user, 'Lighthouse notes', [], new Date('2026-01-01'))
  const found = await find('ligHTho')
  expect(found.map(({ chat }) => chat.id)).toEqual([titled.id, said.id])
  expect(hitsOf(found[0]!.title)).toEqual(['Lighthouse'])
  expect(found[1]).toMatchObject({ messageId: said.messages[1]!.id, hits: 2 })
  expect(hitsOf(found[1]!.snippet)).toEqual(['Lighthouses'])
})

test('requires all of several words', async () => {
  await chatOf(user, 'Baking', ['Sourdough needs patience and a warm kitchen.'])
  expect(await find('sourdough kitch')).toHaveLength(1)
  expect(await find('sourdough freezer')).toHaveLength(0)
})

test.each(["'; drop table chats; --", '& | ! : * ( )', '<img src=x>', '\\', '   ', '', "o'clock:*", 'a\0b'])(
  'answers a search for %j without false matches',
  async (looked) => {
    const baker = await app.signUp()
    await chatOf(baker, 'Baking', ['Sourdough needs patience and a warm kitchen.'])
    await find(looked, baker)
    expect(await find('sourdough', baker)).toHaveLength(1)
  },
)

test('returns hits as text, without their tags', async () => {
  await chatOf(user, 'Markup', ['Say <b>zephyr</b> & "quote" <script>alert(1)</script>'])
  const [one] = await find('zephyr')
  expect(one!.snippet.map(({ text }) => text).join('')).not.toContain('<')
  expect(hitsOf(one!.snippet)).toEqual(['zephyr'])
})

test('stores a message of a million characters and finds its beginning', async () => {
  const words = Array.from({ length: 120_000 }, (_, i) => `w${i.toString(36)}x`).join(' ')
  await chatOf(user, 'Long', [`quixotic ${words}`])
  expect(await find('quixotic')).toHaveLength(1)
})

test('finds no chats of other users', async () => {
  const stranger = await app.signUp()
  await chatOf(user, 'Private matter', ['the codeword is marzipan'])
  expect(await find('marzipan', stranger)).toEqual([])
  expect(await find('private', stranger)).toEqual([])
  expect((await app.request('/api/chats/search?q=x')).status).toBe(401)
  expect((await user.get(`/api/chats/search?q=${'x'.repeat(201)}`)).status).toBe(413)
})

test.each([
  ['我家在上海东边。', '上海', '上海'],
  ['病院は機能していない。今日は良い天気です。', '機能', '機能'],
  ['病院は機能していない。今日は良い天気です。', '天気', '天気'],
  ['สวัสดีชาวโลก', 'ชาว', 'ชาว'],
  ['우리 대학교에서 배웠다', '학교', '학교'],
  ['The Crème brûlée recipe', 'creme brulee', 'Crème'],
  ['Pages about creme caramel', 'crème', 'creme'],
  ['Ship it 🚀 today', '🚀', '🚀'],
  ['مَرْحَبًا بالعالم', 'مرحبا', 'مَرْحَبًا'],
])('in %j finds %j', async (text, looked, hit) => {
  const writer = await app.signUp()
  const { id } = await chatOf(writer, 'Notes', [text])
  await chatOf(writer, text, [])
  await chatOf(writer, 'Others', ['海上的天，気の能，機。 Something else.'])
  const found = await find(looked, writer)
  expect(found.map(({ chat }) => chat.title)).toEqual([text, 'Notes'])
  expect(hitsOf(found[0]!.title)).toContain(hit)
  expect(found[1]!.chat.id).toBe(id)
  expect(hitsOf(found[1]!.snippet)).toContain(hit)
  expect(await find(looked, user)).toEqual([])
})

test('a snippet is a few lines around the first hit, also far down in a text', async () => {
  const before = 'Der Über­gang ist lang. '.repeat(400)
  await chatOf(user, 'Far', [`${before}Then a xylograph appears. ${before}`])
  const [one] = await find('xylograph')
  const snippet = one!.snippet.map(({ text }) => text).join('')
  expect(hitsOf(one!.snippet)).toEqual(['xylograph'])
  expect(snippet.length).toBeLessThan(300)
  expect(snippet).toMatch(/^\p{L}/u)
})
