import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { giveRequestId } from '../request-id.ts'
import type { ActorEnv } from './actor.ts'
import { openStreamsNow, sendEvents } from './send-events.ts'

test('a reader who leaves before the stream opens frees everything it held', async () => {
  const before = openStreamsNow.count
  const [reached, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const freed: string[] = []
  let held: Promise<unknown>[] = []
  const app = new Hono<ActorEnv>().use(giveRequestId({ trustsProxy: false })).get('/', async (c) => {
    const stream = { sessionEnded: new AbortController().signal, close: () => freed.push('stream') }
    c.set('streams', { open: () => stream } as unknown as ActorEnv['Variables']['streams'])
    const { outgoing } = c.env as unknown as { outgoing: ServerResponse }
    reached.resolve()
    await once(outgoing, 'close')
    const answer = sendEvents(c, () => ({
      ended: new Promise(() => {}),
      close: () => freed.push('source'),
    }))
    held = c.get('heldBy') ?? []
    done.resolve()
    return answer
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const left = new AbortController()
  const { port } = server.address() as AddressInfo
  const asked = fetch(`http://127.0.0.1:${port}/`, { signal: left.signal }).catch(() => null)
  await reached.promise
  left.abort()
  await Promise.all([asked, done.promise])
  await Promise.all(held)
  expect(held).toHaveLength(1)
  expect(freed.sort()).toEqual(['source', 'stream'])
  expect(openStreamsNow.count).toBe(before)
})
