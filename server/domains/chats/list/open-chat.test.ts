import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBranches } from '../../../../contract/chats/branches.ts'
import type { ChatMessage, ChatPage } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
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

/** Stores a chat with one branch; the messages at `deleted` are deleted. */
async function chatOf(texts: string[], deleted: number[] = []): Promise<string> {
  const chatId = randomUUID()
  const ids = texts.map(() => randomUUID())
  await app.doors.db.insert(chats).values({ id: chatId, userId: user.id, title: 'T', leafId: ids.at(-1)! })
  await app.doors.db.insert(chatMessages).values(
    texts.map((text, i) => ({
      id: ids[i]!,
      chatId,
      userId: user.id,
      clientId: randomUUID(),
      parentId: ids[i - 1] ?? null,
      sender: 'user' as const,
      text,
      deletedAt: deleted.includes(i) ? new Date() : null,
    })),
  )
  return chatId
}

async function page(chatId: string, before?: number | string): Promise<ChatPage> {
  const answer = await user.get(`/api/chats/${chatId}${before === undefined ? '' : `?before=${before}`}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ChatPage
}

async function allPages(chatId: string): Promise<{ messages: ChatMessage[]; sizes: number[] }> {
  const first = await page(chatId)
  let { messages, older } = first
  const sizes = [messages.length]
  while (older !== null) {
    const next = await page(chatId, older)
    messages = [...next.messages, ...messages]
    sizes.push(next.messages.length)
    older = next.older
  }
  return { messages, sizes }
}

test('returns a chat of usual length as one page', async () => {
  const chatId = await chatOf(['one', 'two', 'three'])
  const { messages, older } = await page(chatId)
  expect(messages.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  expect(older).toBeNull()
})

test('returns a long chat in pages, newest first, complete with the last one', async () => {
  const texts = Array.from({ length: 9 }, (_, i) => `${i} ${'x'.repeat(limits.chatPageBytesMax / 4)}`)
  const chatId = await chatOf([...texts, 'the end'])
  const first = await page(chatId)
  expect(first.messages.at(-1)!.text).toBe('the end')
  const { messages, sizes } = await allPages(chatId)
  expect(messages.map(({ text }) => text)).toEqual([...texts, 'the end'])
  expect(sizes.length).toBeGreaterThan(2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5)
})

test('returns a message larger than a page as its own page', async () => {
  const large = 'x'.repeat(limits.chatPageBytesMax + 1)
  const { messages, sizes } = await allPages(await chatOf(['a', large, 'b', large]))
  expect(messages.map(({ text }) => text.length)).toEqual([1, large.length, 1, large.length])
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2)
})

test('continues a branch across a message that was deleted on another page', async () => {
  const half = 'x'.repeat(limits.chatPageBytesMax / 2)
  const chatId = await chatOf([half, half, `deleted ${half}`, half, half, 'end'], [2])
  const { messages } = await allPages(chatId)
  const end = messages.at(-1)!
  expect(readBranches(messages).pathTo(end.id)).toHaveLength(5)
})

test('returns pages only to the owner, and refuses an invalid position', async () => {
  const chatId = await chatOf(['mine'])
  const stranger = await app.signUp()
  expect((await stranger.get(`/api/chats/${chatId}?before=5`)).status).toBe(404)
  for (const before of ['0', '-1', 'x', '1.5', '99999999999999999999'])
    expect((await user.get(`/api/chats/${chatId}?before=${before}`)).status, before).toBe(400)
})
