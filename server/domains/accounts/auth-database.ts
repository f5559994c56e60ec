import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../../platform/database/database.ts'
import { hashedStore } from './hashed-store.ts'
import * as tables from './tables.ts'

/** Maps the library's names to our tables, and stores its tokens as hashes. */
export function authDatabase(db: Database) {
  const open = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: tables.users,
      session: tables.sessions,
      account: tables.identities,
      verification: tables.verifications,
    },
    transaction: true,
  })
  return (options: BetterAuthOptions) => hashedStore(open(options))
}
