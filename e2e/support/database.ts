import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded.ts'

/** Changes data that no request can change, such as the age of a link, in the running server's database. */
export async function changeDatabase(text: string, values: unknown[]): Promise<void> {
  const embedded = await startEmbeddedPostgres({ dataDir: process.env.LONGHAND_DATA_DIR! })
  const client = new pg.Client(embedded.connection)
  try {
    await client.connect()
    await client.query(text, values)
  } finally {
    await client.end()
    await embedded.stop()
  }
}

/** Makes all links that were mailed to an address expire an hour ago. */
export function expireLinks(email: string): Promise<void> {
  return changeDatabase("update mail_links set expires_at = now() - interval '1 hour' where email = $1", [
    email,
  ])
}
