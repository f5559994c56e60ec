import { setTimeout as sleep } from 'node:timers/promises'
import type { TestUser } from '../server/testing/test-user.ts'
import { isFailure, read } from './answers.ts'

export type CrowdReading = { ms: number[]; failed: number }

const everyMs = 2_000
const floodersAtOnce = 40
const text = 'The harbour was quiet before the boats came in, and the gulls sat on the wall. '
  .repeat(10)
  .slice(0, 800)
const longText = `Humanize this:\n\n${'Furthermore, the team leveraged a comprehensive approach. '.repeat(800)}`

/** Typical requests: mostly lists, sometimes a change, a search or a check. */
const calls: ((user: TestUser) => Promise<Response>)[] = [
  (user) => user.get('/api/chats'),
  (user) => user.get('/api/session'),
  (user) => user.get('/api/chats/pinned-and-folders'),
  (user) => user.get('/api/preferences'),
  (user) => user.get('/api/chats'),
  (user) => user.send('PUT', '/api/preferences', { theme: 'dark' }),
  (user) => user.get('/api/user/remaining-words'),
  (user) => user.get('/api/chats'),
  (user) => user.get('/api/chats/search?q=harbour'),
  (user) => user.get('/api/scans'),
  (user) => user.get('/api/session'),
  (user) => user.send('POST', '/api/zerogpt/detect', { input_text: text }),
]

/** Requests that the flooder sends without a pause. */
const attacks: ((user: TestUser) => Promise<Response>)[] = [
  (user) => user.send('POST', '/api/chat', { message: longText, model: 'built-in' }),
  (user) => user.send('POST', '/api/zerogpt/detect', { input_text: longText }),
  (user) => user.get('/api/chats/search?q=a'),
  (user) =>
    user.send('POST', '/api/chat', {
      message: `Quiz me on this:\n\n${'a'.repeat(12_000)}!`,
      model: 'built-in',
    }),
  (user) => user.send('POST', '/api/chat', { message: 'a '.repeat(30), model: 'built-in' }),
]

/** Each user makes a call every two seconds; the first one floods, or is as quiet as the others. */
export async function measureCrowd(
  [flooder, ...others]: TestUser[],
  seconds: number,
  withFlood: boolean,
): Promise<CrowdReading> {
  const until = Date.now() + seconds * 1_000
  const reading: CrowdReading = { ms: [], failed: 0 }
  const person = async (user: TestUser, at: number) => {
    await sleep((at * everyMs) / others.length)
    for (let turn = at; Date.now() < until; turn++) {
      const startedAt = performance.now()
      const answer = await read(calls[turn % calls.length]!(user))
      const ms = performance.now() - startedAt
      reading.ms.push(ms)
      if (isFailure(answer)) reading.failed++
      await sleep(Math.max(0, everyMs - ms))
    }
  }
  const flood = async (at: number) => {
    for (let turn = at; Date.now() < until; turn++) {
      const { status } = await read(attacks[turn % attacks.length]!(flooder!))
      // A refusal is immediate; without a pause this process alone would fill a core.
      if (status === 429 || status === 503) await sleep(20)
    }
  }
  await Promise.all([
    ...others.map(person),
    ...(withFlood ? Array.from({ length: floodersAtOnce }, (_, at) => flood(at)) : []),
  ])
  return reading
}
