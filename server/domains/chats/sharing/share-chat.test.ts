import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type NewShare,
  type Share,
  type SharedChat,
  sharedGoneText,
} from '../../../../contract/chats/sharing.ts'
import { limits } from '../../../../contract/limits.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { bodyOf, readChat, say } from '../../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { chatShares } from '../tables.ts'
import { sweepShares } from './share-list.ts'

let app: TestApp
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
})
afterAll(() => app.close())

async function share(user: TestUser, chatId: string, body: object = {}): Promise<NewShare> {
  const answer = await user.send('POST', `/api/chats/${chatId}/shares`, body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as NewShare
}
const tokenOf = ({ address }: NewShare) => address.split('/shared/')[1]!
const open = (token: string) => app.request(`/api/shared/${token}`)
async function read(token: string): Promise<SharedChat> {
  const answer = await open(token)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SharedChat
}
async function expectGone(token: string) {
  const answer = await bodyOf(open(token))
  expect(answer).toMatchObject({ status: 404, code: 'not_found', error: inEnglish(sharedGoneText) })
}
async function sharesOf(user: TestUser): Promise<Share[]> {
  return ((await (await user.get('/api/shares')).json()) as { shares: Share[] }).shares
}

test('shows the chat as it was to anyone with the address, and reveals nothing about its owner', async () => {
  const { chatId } = await say(ana, 'Why are there tides?')
  const made = await share(ana, chatId)
  expect(tokenOf(made)).toMatch(/^[A-Za-z0-9_-]{43}$/)
  await say(ana, 'A later question', { chatId })
  await ana.send('PATCH', `/api/chats/${chatId}`, { title: 'A later title' })

  const answer = await open(tokenOf(made))
  const text = await answer.text()
  for (const mark of [ana.id, ana.email, 'Moreau', chatId, 'later']) expect(text).not.toContain(mark)
  const shared = JSON.parse(text) as SharedChat
  expect(shared.messages.map(({ sender }) => sender)).toEqual(['user', 'assistant'])
  expect(shared.messages[0]!.text).toBe('Why are there tides?')
  expect(shared.ownerName).toBeNull()
  const days = (Date.parse(shared.expiresAt!) - Date.parse(shared.sharedAt)) / 86_400_000
  expect(days).toBe(7)
})

test('shares only the visible branch, without earlier or later deletions', async () => {
  const { chatId } = await say(ana, 'The first way')
  const { chatId: same } = await say(ana, 'The second way', { chatId, parentId: null })
  expect(same).toBe(chatId)
  const made = await share(ana, chatId, { lifetime: 'never', showName: true })
  const shared = await read(tokenOf(made))
  expect(shared).toMatchObject({ ownerName: 'Ana Moreau', expiresAt: null })
  expect(shared.messages[0]!.text).toBe('The second way')
  expect(JSON.stringify(shared.messages)).not.toContain('first way')

  const { messages } = await readChat(ana, chatId)
  const reply = messages.findLast(({ sender }) => sender === 'assistant')!
  await ana.send('DELETE', `/api/chats/${chatId}/messages/${reply.id}`)
  expect((await read(tokenOf(made))).messages.map(({ sender }) => sender)).toEqual(['user'])
})

test('responds the same to wrong, expired and revoked addresses', async () => {
  const { chatId } = await say(ana, 'To be revoked')
  const made = await share(ana, chatId, { lifetime: '1d' })
  await expectGone('x'.repeat(43))
  await expectGone('%00')
  await expectGone('y'.repeat(5_000))
  const past = { expiresAt: new Date(Date.now() - 1_000) }
  await app.doors.db.update(chatShares).set(past).where(eq(chatShares.id, made.share.id))
  await expectGone(tokenOf(made))
  expect((await sharesOf(ana)).some(({ id }) => id === made.share.id)).toBe(true)

  const other = await share(ana, chatId)
  expect((await ana.send('DELETE', `/api/shares/${other.share.id}`)).status).toBe(200)
  await expectGone(tokenOf(other))
  const again = await bodyOf(ana.send('DELETE', `/api/shares/${other.share.id}`))
  expect(again.status).toBe(404)
})

test('stores no token in the database, and lists no address', async () => {
  const { chatId } = await say(ana, 'Hidden')
  const made = await share(ana, chatId)
  const rows = await app.doors.db.select().from(chatShares)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(made))
  const listed = (await sharesOf(ana)).find(({ id }) => id === made.share.id)
  expect(listed).toEqual(made.share)
  expect(listed).toMatchObject({ chatId, messages: 2, showsName: false })
})

test('lets another user share, list and revoke nothing of hers', async () => {
  const { chatId } = await say(ana, 'Hers')
  const made = await share(ana, chatId)
  expect((await ben.send('POST', `/api/chats/${chatId}/shares`, {})).status).toBe(404)
  expect(await sharesOf(ben)).toEqual([])
  expect((await ben.send('DELETE', `/api/shares/${made.share.id}`)).status).toBe(404)
  await read(tokenOf(made))
})

test('refuses to share an empty or a missing chat', async () => {
  const chatId = randomUUID()
  expect((await ana.send('POST', `/api/chats/${chatId}/shares`, {})).status).toBe(404)
  await ana.send('POST', '/api/rpc/manage_chat', { operation: 'create_chat', chatId, title: 'Empty' })
  expect(await bodyOf(ana.send('POST', `/api/chats/${chatId}/shares`, {}))).toMatchObject({
    status: 409,
    error: 'There is nothing to share in this chat yet.',
  })
  expect((await ana.send('POST', `/api/chats/${chatId}/shares`, { lifetime: '9y' })).status).toBe(400)
})

test('deletes the links with the chat', async () => {
  const { chatId } = await say(ana, 'Deleted soon')
  const made = await share(ana, chatId, { lifetime: 'never' })
  await ana.send('DELETE', `/api/chats/${chatId}`)
  await expectGone(tokenOf(made))
  expect((await sharesOf(ana)).some(({ id }) => id === made.share.id)).toBe(false)
})

test('lets a signed-in reader continue it as their own chat', async () => {
  const { chatId } = await say(ana, 'Start of a story')
  const token = tokenOf(await share(ana, chatId))
  expect((await app.request(`/api/shared/${token}/copy`, { method: 'POST' })).status).toBe(401)
  expect((await ben.send('POST', `/api/shared/${'x'.repeat(43)}/copy`)).status).toBe(404)
  const answer = await ben.send('POST', `/api/shared/${token}/copy`)
  expect(answer.status).toBe(201)
  const { chatId: copied } = (await answer.json()) as { chatId: string }
  const before = await readChat(ben, copied)
  expect(before.messages.map(({ text }) => text)[0]).toBe('Start of a story')
  expect(before.messages[1]!.parentId).toBe(before.messages[0]!.id)
  await say(ben, 'And then?', { chatId: copied })
  expect((await readChat(ben, copied)).messages).toHaveLength(4)
  expect((await readChat(ana, chatId)).messages).toHaveLength(2)
})

test('keeps the page from search engines and its address from other sites', async () => {
  const answer = await app.request('/shared/anything')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('deletes a link a month after its expiry', async () => {
  const { chatId } = await say(ana, 'Swept')
  const { share: made } = await share(ana, chatId)
  const at = (days: number) => ({ expiresAt: new Date(Date.now() - days * 86_400_000) })
  await app.doors.db.update(chatShares).set(at(29)).where(eq(chatShares.id, made.id))
  await sweepShares(app.doors)
  expect((await sharesOf(ana)).some(({ id }) => id === made.id)).toBe(true)
  await app.doors.db.update(chatShares).set(at(31)).where(eq(chatShares.id, made.id))
  await sweepShares(app.doors)
  expect((await sharesOf(ana)).some(({ id }) => id === made.id)).toBe(false)
})

test('returns a long chat in pages, complete and in order, and copies it completely', async () => {
  const chatId = randomUUID()
  const texts = Array.from({ length: 40 }, (_, i) => `${i} ${'long '.repeat(4_000)}`.trim())
  texts.push('x'.repeat(limits.sharedPageCharactersMax + 1))
  await ana.send('POST', '/api/rpc/manage_chat', { operation: 'create_chat', chatId, title: 'Long' })
  for (const text of texts) {
    const message = { text, sender: 'user' }
    await ana.send('POST', '/api/rpc/manage_chat', { operation: 'add_message', chatId, message })
  }
  const token = tokenOf(await share(ana, chatId))
  const read: string[] = []
  let pages = 0
  for (let next: number | null = 0; next !== null; pages++) {
    const answer = await app.request(`/api/shared/${token}${next ? `?after=${next}` : ''}`)
    const page = (await answer.json()) as SharedChat
    expect(page).toMatchObject({ title: 'Long' })
    const characters = page.messages.reduce((sum, { text }) => sum + text.length, 0)
    expect(page.messages.length === 1 || characters <= limits.sharedPageCharactersMax).toBe(true)
    read.push(...page.messages.map(({ text }) => text))
    next = page.next
  }
  expect(read).toEqual(texts)
  expect(pages).toBeGreaterThan(3)
  expect((await app.request(`/api/shared/${token}?after=-1`)).status).toBe(400)
  expect((await app.request(`/api/shared/${token}?after=41`)).status).toBe(404)

  const { chatId: copied } = (await (await ben.send('POST', `/api/shared/${token}/copy`)).json()) as {
    chatId: string
  }
  expect((await readChat(ben, copied)).messages.map(({ text }) => text)).toEqual(texts)
})
