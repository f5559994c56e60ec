import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ChatNewsEvent } from '../../../contract/chats/chat-list.ts'
import { tabIdHeader } from '../../../contract/tab-id.ts'
import { say } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Listens as a device does; returns the list that collects the events. */
async function hear(
  place: TestApp,
  cookie: string,
  onEvent?: (event: ChatNewsEvent) => void,
): Promise<string[]> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await place.request('/api/chats/news', { headers: { cookie }, signal: stop.signal })
  expect(answer.status).toBe(200)
  const heard: string[] = []
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel())
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const line of part.value.matchAll(/data: (.*)/g)) {
        const event = JSON.parse(line[1]!) as ChatNewsEvent
        heard.push(event.chatId)
        onEvent?.(event)
      }
  })().catch(() => {})
  return heard
}

test('sends a change on one server to listeners on another, for its owner only', async () => {
  const other = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = await say(ana, 'hello there')
  const [own, strange] = [await hear(other, ana.cookie), await hear(other, ben.cookie)]
  await ana.send('PATCH', `/api/chats/${chatId}`, { pinned: true })
  await until(() => own.includes(chatId), 'the news')
  await ana.send('POST', '/api/chat-folders', { name: 'Work' })
  await until(() => own.includes(''), 'the news of the list')
  // His own event arrives after everything that was published before it.
  const { chatId: his } = await say(ben, 'hello there')
  await until(() => strange.includes(his), 'news of his own')
  expect(new Set(strange)).toEqual(new Set([his]))
})

test('publishes the start and the end of a reply, but no refused change', async () => {
  const user = await app.signUp()
  const heard = await hear(app, user.cookie)
  const { chatId } = await say(user, 'hello there')
  await until(() => heard.length >= 1, 'the news')
  expect(new Set(heard)).toEqual(new Set([chatId]))
  const before = heard.length
  expect((await user.send('PATCH', `/api/chats/${crypto.randomUUID()}`, { pinned: true })).status).toBe(404)
  await user.send('PATCH', `/api/chats/${chatId}`, { title: 'Named' })
  await until(() => heard.length > before, 'the next news')
  expect(new Set(heard)).toEqual(new Set([chatId]))
})

test('names the page that made a change, so that only this page ignores the news', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'hello there')
  const heard: ChatNewsEvent[] = []
  await hear(app, user.cookie, (event) => heard.push(event))
  const tabId = crypto.randomUUID()
  await changeFrom(tabId, user.cookie, chatId)
  await until(() => heard.some((event) => event.tabId === tabId), 'the news')
  expect(heard.find((event) => event.tabId === tabId)).toEqual({ chatId, tabId })
})

test('ignores the name of a page that is not a UUID, so that it cannot fill the room of other news', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'hello there')
  const heard: ChatNewsEvent[] = []
  await hear(app, user.cookie, (event) => heard.push(event))
  for (const tabId of ['"'.repeat(36), '\u00e9'.repeat(36), 'a'.repeat(37), 'A-PAGE']) {
    const before = heard.length
    await changeFrom(tabId, user.cookie, chatId)
    // The title of the reply may come between.
    const news = () => heard.slice(before).find((event) => event.tabId !== undefined)
    await until(() => news() !== undefined, 'the news')
    expect(news()).toEqual({ chatId, tabId: '' })
  }
})

function changeFrom(tabId: string, cookie: string, chatId: string): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json', [tabIdHeader]: tabId }
  return app.request(`/api/chats/${chatId}`, { method: 'PATCH', headers, body: '{"pinned":true}' })
}

test('publishes many changes at most ten times a second', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'hello there')
  const heard = await hear(app, user.cookie)
  const started = Date.now()
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => user.send('PATCH', `/api/chats/${chatId}`, { title: `T${i}` })),
  )
  await until(() => heard.length > 0, 'the news')
  expect(heard.length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - started) / 100))
})

test('sends nothing to visitors', async () => {
  expect((await app.request('/api/chats/news')).status).toBe(401)
})
