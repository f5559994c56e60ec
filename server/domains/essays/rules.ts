import { defaultEssaySettings } from '../../../contract/essays/essay-defaults.ts'
import type { EssaySettings, EssaySummary } from '../../../contract/essays/essays.ts'
import type { EssayVersion } from '../../../contract/essays/versions.ts'
import type { essays, essayVersions } from './tables.ts'

type EssayRow = typeof essays.$inferSelect
type VersionRow = typeof essayVersions.$inferSelect

export function asSummary(
  row: Pick<EssayRow, 'chatId' | 'title' | 'words' | 'createdAt' | 'updatedAt'>,
): EssaySummary {
  return {
    chatId: row.chatId,
    title: row.title,
    words: row.words,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Returns all settings: those that the user chose, and the defaults. */
export function settingsOf({ settings }: Pick<EssayRow, 'settings'>): EssaySettings {
  return { ...defaultEssaySettings, ...settings }
}

export function asVersion(
  row: Pick<VersionRow, 'id' | 'kind' | 'name' | 'words' | 'createdAt'>,
): EssayVersion {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    words: row.words,
    createdAt: row.createdAt.toISOString(),
  }
}
