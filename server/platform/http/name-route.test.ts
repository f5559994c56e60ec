import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openWatchdog } from '../watchdog.ts'
import { nameRoute } from './name-route.ts'

test('logs a block of the loop with the route and not with the address', async () => {
  const logged: { ran: string | null }[] = []
  const watchdog = openWatchdog({ warn: (facts: { ran: string }) => void logged.push(facts) } as never)
  const app = new Hono()
    .use(nameRoute)
    .use('/api/*', (_, next) => next())
    .get('/api/chats/:id', (c) => {
      const end = performance.now() + 600
      while (performance.now() < end);
      return c.text('ok')
    })
    .all('/api/*', (c) => c.text('missing', 404))
  await app.request('/api/chats/a-secret-name')
  await expect.poll(() => logged.map(({ ran }) => ran)).toContain('GET /api/chats/:id')
  expect(JSON.stringify(logged)).not.toContain('a-secret-name')
  watchdog.close()
})
