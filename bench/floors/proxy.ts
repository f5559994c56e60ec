// The floor of a streamed reply: plain Hono that passes the upstream's bytes on.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().post('/', async (c) => {
  const upstream = await fetch(process.env.UPSTREAM!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await c.req.text(),
    signal: c.req.raw.signal,
  })
  return new Response(upstream.body, { headers: { 'content-type': 'text/event-stream' } })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  console.log(`floor at http://127.0.0.1:${process.env.PORT}`),
)
process.on('SIGTERM', () => process.exit(0))
