import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { refusalOf } from '../../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { chats } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function withChats(count: number): Promise<TestUser> {
  const user = await app.signUp()
  const sameMoment = new Date('2026-05-01T10:00:00Z')
  await app.doors.db.insert(chats).values(
    Array.from({ length: count }, (_, i) => ({
      id: crypto.randomUUID(),
      userId: user.id,
      title: `Chat ${i}`,
      // Half of them share the same time; the order must hold all the same.
      updatedAt: i % 2 ? sameMoment : new Date(sameMoment.getTime() + i * 1_000),
    })),
  )
  return user
}

type List = { chats: ChatSummary[]; nextCursor: string | null }

test('returns pages without gaps or repetitions', async () => {
  const user = await withChats(25)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page = (await (await user.get(`/api/chats?limit=10${query}`)).json()) as List
    seen.push(...page.chats.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(25)
  expect(new Set(seen).size).toBe(25)
})

test('lists only the user’s own chats', async () => {
  const [ana, ben] = [await withChats(2), await withChats(1)]
  expect(((await (await ana.get('/api/chats')).json()) as List).chats).toHaveLength(2)
  expect(((await (await ben.get('/api/chats')).json()) as List).chats).toHaveLength(1)
  expect(await refusalOf(app.request('/api/chats'))).toEqual({ status: 401, code: 'sign_in_required' })
})

test('lists archived chats separately, and keeps the names of renamed ones', async () => {
  const user = await withChats(2)
  const { chats: before } = (await (await user.get('/api/chats')).json()) as List
  await user.send('PATCH', `/api/chats/${before[0]!.id}`, { archived: true, title: '  Kept  ' })
  expect(((await (await user.get('/api/chats')).json()) as List).chats).toHaveLength(1)
  const { chats: archived } = (await (await user.get('/api/chats?archived=true')).json()) as List
  expect(archived).toMatchObject([{ title: 'Kept', archived: true }])
})

test('moves a chat that is opened from the list to its top', async () => {
  const user = await withChats(3)
  const { chats: before } = (await (await user.get('/api/chats')).json()) as List
  const { id } = before.at(-1)!
  expect((await user.send('PATCH', `/api/chats/${id}`, { selected: true })).status).toBe(200)
  const { chats: after } = (await (await user.get('/api/chats')).json()) as List
  expect(after.map((chat) => chat.id)).toEqual([id, ...before.slice(0, -1).map((chat) => chat.id)])
})

test('neither renames nor archives another user’s chat', async () => {
  const [ana, ben] = [await withChats(1), await app.signUp()]
  const { chats: own } = (await (await ana.get('/api/chats')).json()) as List
  expect(await refusalOf(ben.send('PATCH', `/api/chats/${own[0]!.id}`, { title: 'Mine' }))).toEqual({
    status: 404,
    code: 'not_found',
  })
})

test.each(['limit=0', 'limit=1000', 'limit=x', "cursor=';--", 'archived=maybe', 'cursor=2026-99-99T00:00~0'])(
  'refuses a query of %j without running it',
  async (query) => {
    const user = await app.signUp()
    expect((await user.get(`/api/chats?${query}`)).status).toBe(400)
  },
)

test.each([
  [400, { title: '' }],
  [400, { title: ' ' }],
  [413, { title: 'x'.repeat(201) }],
  [400, { owner: 'me' }],
  [200, {}],
  [200, { title: 'with a zero\0byte' }],
])('responds with %i to a change of %j', async (status, patch) => {
  const user = await withChats(1)
  const { chats: own } = (await (await user.get('/api/chats')).json()) as List
  expect((await user.send('PATCH', `/api/chats/${own[0]!.id}`, patch)).status).toBe(status)
})
