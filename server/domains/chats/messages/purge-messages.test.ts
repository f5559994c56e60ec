import { isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChat, say } from '../../../testing/chat-calls.ts'
import type { ModelServer } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { chatMessages } from '../tables.ts'
import { purgeMessages } from './purge-messages.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

async function deletedAgo(minutes: number): Promise<void> {
  const deletedAt = sql`now() - make_interval(mins => ${minutes})`
  await app.doors.db.update(chatMessages).set({ deletedAt }).where(isNotNull(chatMessages.deletedAt))
}

test('removes deleted messages permanently after a while, and keeps the place of what follows', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  for (const text of ['Second', 'Third']) await say(user, text, { chatId })
  // The title is written beside the first reply, and would differ between two reads.
  await until(async () => (await readChat(user, chatId)).chat.hasGeneratedTitle, 'the title')
  const before = await readChat(user, chatId)
  await user.send('DELETE', `/api/chats/${chatId}/messages/${before.messages[2]!.id}`)
  const open = await readChat(user, chatId)
  await deletedAgo(5)
  // Another server's clock, which is an hour ahead, removes nothing.
  await purgeMessages({ ...app.doors, now: () => new Date(Date.now() + 3_600_000) } as typeof app.doors)
  expect(await app.doors.db.$count(chatMessages)).toBe(6)
  await deletedAgo(11)
  await purgeMessages(app.doors)
  expect(await app.doors.db.$count(chatMessages)).toBe(4)
  expect(await readChat(user, chatId)).toEqual(open)
  expect(open.messages[2]!.parentId).toBe(before.messages[1]!.id)
})
