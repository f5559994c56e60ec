import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { defaultPreferences } from './rules.ts'
import { userPreferences } from './tables.ts'

const lengthOf = preparedOnce('read_context_length', (db) =>
  db
    .select({ tokens: userPreferences.maxContextLength })
    .from(userPreferences)
    .where(eq(userPreferences.userId, sql.placeholder('userId'))),
)

/**
 * Tokens of conversation that this user wants a model to be sent at most; null without a wish, and then the operator's
 * setting stands (decisions.md 42). A row holds the documented default whatever else in it was changed, so that is no wish.
 */
export async function readContextLength(db: Database, userId: string): Promise<number | null> {
  const [row] = await lengthOf(db).execute({ userId })
  return row && row.tokens !== defaultPreferences.max_context_length ? row.tokens : null
}
