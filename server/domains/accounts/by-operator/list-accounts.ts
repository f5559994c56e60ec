import { and, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { type UserState, type UsersQuery, usersPerPage } from '../../../../contract/operating/users.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { operates } from '../sign-in/operators.ts'
import { securityEvents, sessions, twoFactors, users } from '../tables.ts'

const ofState: Record<UserState, (env: Env) => SQL | undefined> = {
  all: () => undefined,
  unconfirmed: () => eq(users.emailVerified, false),
  suspended: () => isNotNull(users.suspendedAt),
  operators: (env) => operates(env),
}

/** The last use of a session, or the last sign-in where all sessions have ended. A selected column has no table's name. */
const lastSeen: SQL<Date | null> = sql`greatest(
  (select max(s.last_seen_at) from ${sessions} s where s.user_id = "users"."id"),
  (select max(e.created_at) from ${securityEvents} e where e.user_id = "users"."id" and e.kind = 'sign_in'))`.mapWith(
  users.createdAt,
)

const hasTwoFactor = sql<boolean>`exists (select 1 from ${twoFactors} f
  where f.user_id = "users"."id" and f.confirmed_at is not null)`

/** Lists accounts for operators, newest first, by parts of the name and the address, or by the id. */
export async function listAccounts(
  { db, env }: Pick<Doors, 'db' | 'env'>,
  { search, state, page }: UsersQuery,
) {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = search
    ? or(ilike(users.email, part), ilike(users.name, part), eq(users.id, search))
    : undefined
  const which = and(found, ofState[state](env))
  const [total, rows] = await Promise.all([
    db.$count(users, which),
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        isConfirmed: users.emailVerified,
        isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
        hasTwoFactor,
        isOperator: sql<boolean>`${operates(env)}`,
        isNamed: sql<boolean>`${users.operatorSince} is not null`,
        createdAt: users.createdAt,
        lastSeenAt: lastSeen,
      })
      .from(users)
      .where(which)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(usersPerPage)
      .offset((page - 1) * usersPerPage),
  ])
  return { total, rows }
}

/** Returns the addresses of accounts by their ids; deleted ones are left out. */
export async function findAddresses(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, email }) => [id, email]))
}
