import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { nextEvent, readEvents } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/slowly/, { content: 'one two three four' }, { streamingProfile: { tps: 8 } })
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

test('changes the named message and no other', async () => {
  const user = await app.signUp()
  const replyClientId = randomUUID()
  const { chatId } = await say(user, 'Write it', { replyClientId })
  const answer = await user.send('PUT', `/api/chats/${chatId}/messages`, {
    messages: [{ clientId: replyClientId, text: 'As I wish.', typingAnimationCompleted: true }],
  })
  expect(await answer.json()).toEqual({ saved: 1 })
  expect((await readChat(user, chatId)).messages.map(({ text }) => text)).toEqual(['Write it', 'As I wish.'])
})

test('deletes nothing for a missing message, and creates nothing for an unknown one', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'Write it')
  for (const messages of [[], [{ clientId: randomUUID(), text: 'out of thin air' }]]) {
    const answer = await user.send('PUT', `/api/chats/${chatId}/messages`, { messages })
    expect(await answer.json()).toEqual({ saved: 0 })
  }
  expect((await readChat(user, chatId)).messages).toHaveLength(2)
})

test('adds an unknown message that has a sender, once however often it is saved', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'Write it')
  const message = { clientId: randomUUID(), sender: 'assistant', text: 'Added by the batch.' }
  for (const text of [message.text, 'Saved again.']) {
    const answer = await user.send('PUT', `/api/chats/${chatId}/messages`, {
      messages: [{ ...message, text }],
    })
    expect(await answer.json()).toEqual({ saved: 1 })
  }
  const { messages } = await readChat(user, chatId)
  expect(messages.map(({ text }) => text)).toEqual(['Write it', 'As you wish.', 'Saved again.'])
})

test('refuses to edit a reply in progress', async () => {
  const user = await app.signUp()
  const [chatId, replyClientId] = [randomUUID(), randomUUID()]
  const events = readEvents(await openStream(user, { message: 'slowly', chatId, replyClientId }))
  await nextEvent(events, 'delta')
  const answer = await user.send('PUT', `/api/chats/${chatId}/messages`, {
    messages: [{ clientId: replyClientId, text: 'overwritten' }],
  })
  expect(await answer.json()).toEqual({ saved: 0 })
  expect((await nextEvent(events, 'done')).response).toBe('one two three four')
})

test('edits nothing for another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const clientId = randomUUID()
  const { chatId } = await say(ana, 'Mine', { clientId })
  const edit = { messages: [{ clientId, text: 'Yours' }] }
  expect(await refusalOf(ben.send('PUT', `/api/chats/${chatId}/messages`, edit))).toEqual({
    status: 404,
    code: 'not_found',
  })
  expect((await readChat(ana, chatId)).messages[0]!.text).toBe('Mine')
})

test('removes zero bytes from an edited message', async () => {
  const user = await app.signUp()
  const clientId = randomUUID()
  const { chatId } = await say(user, 'Mine', { clientId })
  const answer = await user.send('PUT', `/api/chats/${chatId}/messages`, {
    messages: [{ clientId, text: 'a\0b' }],
  })
  expect(answer.status).toBe(200)
  expect((await readChat(user, chatId)).messages[0]!.text).toBe('ab')
})
