import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBranches } from '../../../../contract/chats/branches.ts'
import type { DeletedMessages } from '../../../../contract/chats/chats.ts'
import { openStream, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { allEvents, nextEvent, readEvents } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { spendAllWords } from '../../../testing/words.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/slowly/, { content: 'one two three four' }, { streamingProfile: { tps: 8 } })
  server.mock.onMessage(/fails/, { error: { message: 'no' }, status: 400 })
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

/** Returns the visible branch of a chat, in reading order. */
async function shown(user: TestUser, chatId: string): Promise<string[]> {
  const { messages, leafId } = await readChat(user, chatId)
  return readBranches(messages)
    .pathTo(leafId)
    .map(({ text }) => text)
}

async function lastAsked(): Promise<string[]> {
  const body = server.mock.getRequests().at(-1)!.body as { messages: { content: unknown }[] }
  return body.messages
    .slice(1)
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
}

test('stores another reply as a sibling, and sends the model only the messages before it', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await say(user, 'Second', { chatId })
  const before = await readChat(user, chatId)
  const question = before.messages[2]!
  await allEvents(await user.send('POST', `/api/chats/${chatId}/replies`, { questionId: question.id }))
  expect(await lastAsked()).toEqual(['First', 'As you wish.', 'Second'])
  const { messages, leafId } = await readChat(user, chatId)
  const replies = messages.filter(({ parentId }) => parentId === question.id)
  expect(replies).toHaveLength(2)
  expect(leafId).toBe(replies[1]!.id)
})

test('starts a branch with an edited message, and sends the visible branch to the model', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await say(user, 'Second', { chatId })
  const [first, reply] = (await readChat(user, chatId)).messages
  await say(user, 'Second, edited', { chatId, parentId: reply!.id })
  expect(await lastAsked()).toEqual(['First', 'As you wish.', 'Second, edited'])
  expect(await shown(user, chatId)).toEqual(['First', 'As you wish.', 'Second, edited', 'As you wish.'])
  await say(user, 'First, edited', { chatId, parentId: null })
  expect(await lastAsked()).toEqual(['First, edited'])
  expect(await shown(user, chatId)).toEqual(['First, edited', 'As you wish.'])

  await user.send('PUT', `/api/chats/${chatId}/leaf`, { messageId: reply!.id })
  expect(await shown(user, chatId)).toEqual(['First', 'As you wish.'])
  await say(user, 'Third', { chatId })
  expect(await lastAsked()).toEqual(['First', 'As you wish.', 'Third'])
  expect(first!.parentId).toBeNull()
})

test('deletes a failed reply without text at the next try', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'This fails')
  const [question] = (await readChat(user, chatId)).messages
  await allEvents(await user.send('POST', `/api/chats/${chatId}/replies`, { questionId: question!.id }))
  const { messages } = await readChat(user, chatId)
  expect(messages.map(({ sender, status }) => [sender, status])).toEqual([
    ['user', 'complete'],
    ['assistant', 'failed'],
  ])
})

test('deletes a question with its replies, keeps what follows, and restores all of it', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await say(user, 'Second', { chatId })
  const [first] = (await readChat(user, chatId)).messages
  const answer = await user.send('DELETE', `/api/chats/${chatId}/messages/${first!.id}`)
  const gone = (await answer.json()) as { deleted: string[]; leafBefore: string }
  expect(gone.deleted).toHaveLength(2)
  expect(await shown(user, chatId)).toEqual(['Second', 'As you wish.'])
  await say(user, 'Third', { chatId })
  expect(await lastAsked()).toEqual(['Second', 'As you wish.', 'Third'])
  const { deleted, leafBefore } = gone
  expect((await user.send('POST', `/api/chats/${chatId}/restore`, { deleted, leafBefore })).status).toBe(200)
  expect(await shown(user, chatId)).toEqual(['First', 'As you wish.', 'Second', 'As you wish.'])
})

test('keeps what was written since a deletion in view when the deletion is undone', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await say(user, 'Second', { chatId })
  const second = (await readChat(user, chatId)).messages[2]!
  const answer = await user.send('DELETE', `/api/chats/${chatId}/messages/${second.id}`)
  const { deleted, leafBefore, leafId } = (await answer.json()) as DeletedMessages
  await say(user, 'Third', { chatId })
  await user.send('POST', `/api/chats/${chatId}/restore`, { deleted, leafBefore, leafId })
  expect(await shown(user, chatId)).toEqual(['First', 'As you wish.', 'Third', 'As you wish.'])
  expect((await readChat(user, chatId)).messages.map(({ text }) => text)).toContain('Second')
})

test('refuses to show a deleted message as a branch', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await say(user, 'Second', { chatId })
  const before = await readChat(user, chatId)
  const gone = before.messages[2]!
  expect((await user.send('DELETE', `/api/chats/${chatId}/messages/${gone.id}`)).status).toBe(200)
  const { leafId } = await readChat(user, chatId)
  const show = user.send('PUT', `/api/chats/${chatId}/leaf`, { messageId: gone.id })
  expect(await refusalOf(show)).toEqual({ status: 404, code: 'not_found' })
  expect((await readChat(user, chatId)).leafId).toBe(leafId)
})

test('shows the neighbouring reply when the visible one is deleted', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  const [question, reply] = (await readChat(user, chatId)).messages
  await allEvents(await user.send('POST', `/api/chats/${chatId}/replies`, { questionId: question!.id }))
  const second = (await readChat(user, chatId)).leafId!
  await user.send('DELETE', `/api/chats/${chatId}/messages/${second}`)
  expect((await readChat(user, chatId)).leafId).toBe(reply!.id)
  await user.send('DELETE', `/api/chats/${chatId}/messages/${reply!.id}`)
  expect(await shown(user, chatId)).toEqual(['First'])
  await user.send('DELETE', `/api/chats/${chatId}/messages/${question!.id}`)
  expect(await readChat(user, chatId)).toMatchObject({ messages: [], leafId: null })
  await say(user, 'Anew', { chatId })
  expect(await shown(user, chatId)).toEqual(['Anew', 'As you wish.'])
})

test('refuses to delete a reply in progress', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'slowly', chatId }))
  const { userMessage } = await nextEvent(events, 'start')
  expect(await refusalOf(user.send('DELETE', `/api/chats/${chatId}/messages/${userMessage!.id}`))).toEqual({
    status: 409,
    code: 'run_in_progress',
  })
  await nextEvent(events, 'done')
})

test('finds no branch of another user to show, to answer, to delete or to restore', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = await say(ana, 'Mine')
  const [question, reply] = (await readChat(ana, chatId)).messages
  const own = await say(ben, 'My own')
  const refused = { status: 404, code: 'not_found' }
  const id = question!.id
  const calls: [string, string, object?][] = [
    ['PUT', 'leaf', { messageId: reply!.id }],
    ['POST', 'replies', { questionId: id }],
    ['POST', `messages/${reply!.id}/continue`, {}],
    ['DELETE', `messages/${id}`],
    ['POST', 'restore', { deleted: [id], leafBefore: null }],
  ]
  for (const chat of [chatId, own.chatId])
    for (const [method, path, body] of calls)
      expect(await refusalOf(ben.send(method, `/api/chats/${chat}/${path}`, body)), path).toEqual(refused)
  const strange = { message: 'Follow this', chatId: own.chatId, parentId: id }
  expect(await refusalOf(openStream(ben, strange))).toEqual(refused)
  expect((await readChat(ana, chatId)).messages).toHaveLength(2)
})

test('refuses another reply without words of credit, where the operator pays for it', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  await spendAllWords(app, user)
  const [question] = (await readChat(user, chatId)).messages
  const call = user.send('POST', `/api/chats/${chatId}/replies`, { questionId: question!.id })
  expect(await refusalOf(call)).toMatchObject({ code: 'out_of_words' })
  expect((await readChat(user, chatId)).messages).toHaveLength(2)
})

test('stores a rating, and removes it', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  const { clientId } = (await readChat(user, chatId)).messages[1]!
  for (const rating of ['up', 'down', null] as const) {
    await user.send('PUT', `/api/chats/${chatId}/messages`, { messages: [{ clientId, rating }] })
    expect((await readChat(user, chatId)).messages[1]!.rating).toBe(rating)
  }
})
