import { randomUUID } from 'node:crypto'
import { passkeys } from '../domains/accounts/tables.ts'
import type { Database } from '../platform/database/database.ts'

/** Stores a passkey that no device has. */
export async function storePasskey(db: Database, userId: string): Promise<string> {
  const id = randomUUID()
  await db
    .insert(passkeys)
    .values({ id, userId, name: 'Stored', credentialId: id, publicKey: Buffer.from('key') })
  return id
}
