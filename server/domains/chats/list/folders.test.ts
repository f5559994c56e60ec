import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatFolder, PinnedAndFolders } from '../../../../contract/chats/chat-list.ts'
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

async function newChat(user: TestUser, title: string): Promise<string> {
  const id = crypto.randomUUID()
  await app.doors.db.insert(chats).values({ id, userId: user.id, title })
  return id
}

async function newFolder(user: TestUser, name: string): Promise<ChatFolder> {
  const answer = await user.send('POST', '/api/chat-folders', { name })
  expect(answer.status).toBe(201)
  return (await answer.json()) as ChatFolder
}

async function groupsOf(user: TestUser): Promise<PinnedAndFolders> {
  return (await (await user.get('/api/chats/pinned-and-folders')).json()) as PinnedAndFolders
}

async function listed(user: TestUser, place: string): Promise<string[]> {
  const answer = await user.get(`/api/chats?place=${place}`)
  return ((await answer.json()) as { chats: ChatSummary[] }).chats.map(({ title }) => title)
}

test('moves a chat into a folder and out again, and deletes the folder without it', async () => {
  const user = await app.signUp()
  const [tax, trip] = [await newChat(user, 'Tax'), await newChat(user, 'Trip')]
  const folder = await newFolder(user, '  Work ')
  await user.send('PATCH', `/api/chats/${tax}`, { folderId: folder.id })
  expect(await listed(user, folder.id)).toEqual(['Tax'])
  expect(await listed(user, 'loose')).toEqual(['Trip'])
  expect(await groupsOf(user)).toMatchObject({ folders: [{ name: 'Work', chats: 1 }] })
  await user.send('PATCH', `/api/chats/${trip}`, { folderId: folder.id })
  await user.send('PATCH', `/api/chats/${trip}`, { folderId: null })
  expect(await listed(user, 'loose')).toEqual(['Trip'])
  await user.send('PATCH', `/api/chat-folders/${folder.id}`, { name: 'Office' })
  expect((await groupsOf(user)).folders.map(({ name }) => name)).toEqual(['Office'])
  await user.send('DELETE', `/api/chat-folders/${folder.id}`)
  expect((await listed(user, 'loose')).sort()).toEqual(['Tax', 'Trip'])
})

test('orders pins by when they were set, and keeps the chat’s place in time', async () => {
  const user = await app.signUp()
  const [first, second] = [await newChat(user, 'First'), await newChat(user, 'Second')]
  const [before] = await app.doors.db.select().from(chats).limit(1)
  for (const id of [first, second]) await user.send('PATCH', `/api/chats/${id}`, { pinned: true })
  expect((await groupsOf(user)).pinned.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(await listed(user, 'loose')).toEqual([])
  expect(await listed(user, 'all')).toHaveLength(2)
  const answer = await user.send('PATCH', `/api/chats/${first}`, { pinned: false })
  expect(await answer.json()).toMatchObject({ pinned: false })
  const [after] = await app.doors.db.select().from(chats).limit(1)
  expect(after!.updatedAt).toEqual(before!.updatedAt)
})

test('treats another user’s folder like a missing one', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const folder = await newFolder(ana, 'Mine')
  const chat = await newChat(ben, 'His')
  const gone = { status: 404, code: 'not_found' }
  expect(await refusalOf(ben.send('PATCH', `/api/chat-folders/${folder.id}`, { name: 'Ours' }))).toEqual(gone)
  expect(await refusalOf(ben.send('DELETE', `/api/chat-folders/${folder.id}`))).toEqual(gone)
  expect(await refusalOf(ben.send('PATCH', `/api/chats/${chat}`, { folderId: folder.id }))).toEqual(gone)
  expect(await listed(ben, folder.id)).toEqual([])
  expect((await groupsOf(ana)).folders).toHaveLength(1)
})

test.each([{ name: '' }, { name: ' ' }, {}, { name: 'x', owner: 'y' }])(
  'refuses %j as the name of a folder',
  async (body) => {
    const user = await app.signUp()
    expect((await user.send('POST', '/api/chat-folders', body)).status).toBe(400)
  },
)
