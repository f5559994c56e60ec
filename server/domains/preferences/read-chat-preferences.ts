import { eq, sql } from 'drizzle-orm'
import { defaultPreferences } from '../../../contract/preferences.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { userPreferences } from './tables.ts'

/** What of the preferences a conversation needs: read in one go, since it is on the way to the first word. */
export type ChatPreferences = {
  /**
   * Tokens of conversation that this user wants a model to be sent at most; null without a wish, and then the operator's
   * setting stands (docs/spec/decisions.md 42). A row holds the documented default whatever else in it was changed: no wish.
   */
  contextTokens: number | null
  instructions: string
  /** The user's last choice; null without one, and then the operator's first model answers (docs/spec/decisions.md 42). */
  defaultModel: string | null
  /** Sealed; '' where there is none. */
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
