import { createHash, randomUUID } from 'node:crypto'
import { Client } from 'pg'

type Connection = { host: string; port: number; user: string; password: string; database: string }

/**
 * Adds users with a session each, and returns their authorization headers. Signing up over HTTP is slow on purpose, and
 * an account has a limit for simultaneous replies.
 */
export async function makeUsers(connection: Connection, count: number): Promise<{ authorization: string }[]> {
  const tokens = Array.from({ length: count }, () => randomUUID())
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  const client = new Client(connection)
  await client.connect()
  await client.query(
    `with made as (
       insert into users (id, email, email_verified, name)
       select 'bench-' || hash, lower('bench-' || md5(hash)) || '@example.org', true, 'Bench'
       from unnest($1::text[]) as hash returning id
     )
     insert into sessions (id, user_id, token, expires_at)
     select md5(id), id, substr(id, 7), now() + interval '1 day' from made`,
    [hashes],
  )
  await client.end()
  return tokens.map((token) => ({ authorization: `Bearer ${token}` }))
}
