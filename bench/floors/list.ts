// The floor of the chat list: plain Hono and two prepared selects on the same database.
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Pool } from 'pg'

const pool = new Pool({ ...JSON.parse(process.env.BENCH_DATABASE!), max: 10 })
const app = new Hono().get('/', async (c) => {
  const token = c.req.header('x-token') ?? ''
  const session = await pool.query({
    name: 'session',
    text: 'select u.id, u.email, u.name, u.image from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now()',
    values: [createHash('sha256').update(token).digest('base64url')],
  })
  const list = await pool.query({
    name: 'list',
    text: 'select * from chats where user_id = $1 and archived = false order by updated_at desc, id limit 20',
    values: [session.rows[0].id],
  })
  return c.json({ chats: list.rows })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () =>
  console.log(`floor at http://127.0.0.1:${process.env.PORT}`),
)
process.on('SIGTERM', () => process.exit(0))
