import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../../platform/database/database.ts'
import * as tables from './tables.ts'

/** The library's names for our tables. */
export function authDatabase(db: Database) {
  return drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      user: tables.users,
      session: tables.sessions,
      account: tables.identities,
      verification: tables.verifications,
    },
    transaction: true,
  })
}
