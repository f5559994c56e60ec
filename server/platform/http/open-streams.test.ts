import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { refusalOf } from '../../testing/chat-calls.ts'
import { listen } from '../../testing/listen.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser, testPassword } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { until } from '../../testing/until.ts'
import { type Engine, openEngine } from '../workers/engine.ts'
import { createOpenStreams } from './open-streams.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Opens the news stream; `isOver` reports whether the server has ended it. */
async function listenTo(url: string, user: TestUser) {
  const left = new AbortController()
  onTestFinished(() => left.abort())
  const answer = await fetch(`${url}/api/chats/news`, {
    headers: { cookie: user.cookie },
    signal: left.signal,
  })
  let isOver = false
  const read = async () => {
    for await (const _ of answer.body!);
    isOver = true
  }
  read().catch(() => {})
  return { status: answer.status, isOver: () => isOver, leave: () => left.abort() }
}

test.each<[string, (user: TestUser) => Promise<Response>]>([
  ['a sign-out', (user) => user.send('POST', '/api/auth/sign-out', {})],
  [
    'the deletion of the account',
    (user) => user.send('POST', '/api/account/delete', { password: testPassword }),
  ],
])('%s closes the streams of the session on every server, and no others', async (_, end) => {
  const second = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  const [user, other] = [await app.signUp(), await app.signUp()]
  const [here, there] = [await listen(app), await listen(second)]
  const streams = [await listenTo(here, user), await listenTo(there, user)]
  const others = await listenTo(there, other)
  expect(streams.map(({ status }) => status)).toEqual([200, 200])
  expect((await end(user)).status).toBe(200)
  await until(() => streams.every(({ isOver }) => isOver()), 'the end of both streams')
  expect(others.isOver()).toBe(false)
  expect((await onServer(second.request, user).get('/api/chats/news')).status).toBe(401)
})

test('limits a session to ten streams, and accepts another when one closes', async () => {
  const user = await app.signUp()
  const url = await listen(app)
  const open = await Promise.all(Array.from({ length: 10 }, () => listenTo(url, user)))
  expect(open.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const refused = await user.get('/api/chats/news')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refusalOf(refused)).toEqual({ status: 429, code: 'too_many_requests' })
  open[0]!.leave()
  const next = await until(async () => {
    const stream = await listenTo(url, user)
    return stream.status === 200 ? stream : null
  }, 'room for one more')
  next.leave()
})

test('closes only a stream whose session has expired at the next check', async () => {
  const streams = createOpenStreams(
    app.doors,
    async (ids) => new Set(ids.filter((id) => id !== 'expired')),
    20,
  )
  const [expired, kept] = [streams.open('expired'), streams.open('kept')]
  await until(() => expired.sessionEnded.aborted, 'the end of the stream')
  expect(kept.sessionEnded.aborted).toBe(false)
  expired.close()
  kept.close()
})

test('stops a streamed humanizing run when its session ends', async () => {
  const engine = openEngine(1)
  onTestFinished(() => engine.close())
  // The run is still waiting when the session ends.
  const humanize: Engine['humanize'] = async (text, options, work, onProgress) => {
    await once(work.signal!, 'abort')
    return engine.humanize(text, options, work, onProgress)
  }
  const waiting = await useTestApp({ doors: { engine: { ...engine, humanize } } })
  const user = await waiting.signUp()
  const answer = await user.send(
    'POST',
    '/api/humanize',
    { text: machineText, mode: 'strong' },
    { accept: 'text/event-stream' },
  )
  await user.send('POST', '/api/auth/sign-out', {})
  expect(await answer.text()).not.toContain('"type":"done"')
})

test('never ends the stream of a visitor, who has no session', async () => {
  const streams = createOpenStreams(app.doors, async () => new Set(), 20)
  const visitor = streams.open(null)
  const expired = streams.open('expired')
  await until(() => expired.sessionEnded.aborted, 'the end of the stream')
  expect(visitor.sessionEnded.aborted).toBe(false)
  visitor.close()
  expired.close()
})
