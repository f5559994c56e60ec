import { eq, sql } from 'drizzle-orm'
import { defaultPreferences } from '../../../contract/preferences.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { userPreferences } from './tables.ts'

/** The preferences that a conversation needs, read in one query, because it delays the first token. */
export type ChatPreferences = {
  /**
   * The user's limit for the tokens of a conversation; null means the operator's setting (docs/spec/decisions.md 42).
   * Rows contain the documented default after any other change, which counts as no choice.
   */
  contextTokens: number | null
  instructions: string
  /** The user's last choice; null means the operator's first model (docs/spec/decisions.md 42). */
  defaultModel: string | null
  /** Sealed; '' means no key. */
  openaiKey: string
}

const read = preparedOnce('read_chat_preferences', (db) =>
  db
    .select({
      contextTokens: userPreferences.maxContextLength,
      instructions: userPreferences.customInstructions,
      defaultModel: userPreferences.defaultModel,
      openaiKey: userPreferences.openaiKey,
    })
    .from(userPreferences)
    .where(eq(userPreferences.userId, sql.placeholder('userId'))),
)

export async function readChatPreferences(db: Database, userId: string): Promise<ChatPreferences> {
  const [row] = await read(db).execute({ userId })
  if (!row) return { contextTokens: null, instructions: '', defaultModel: null, openaiKey: '' }
  const { max_context_length: length, default_model: model } = defaultPreferences
  return {
    ...row,
    contextTokens: row.contextTokens === length ? null : row.contextTokens,
    defaultModel: row.defaultModel === model ? null : row.defaultModel,
  }
}
