import { type Preferences, type PreferencesPatch, preferencesPatch } from './preferences.ts'

/**
 * The documented form of exported preferences (docs/spec/2-commercial.md section 2). It never contains keys
 * (docs/spec/decisions.md 40).
 */
export type PreferencesFile = { preferences: PreferencesPatch; exportedAt: string; version: '1.0' }

export const preferencesFileName = 'longhand-preferences.json'
export const preferencesFileBytesMax = 100_000
export const invalidImportText = 'Invalid import data format'

/**
 * `skipped` names the entries that this version does not know or cannot accept. `isOtherVersion`: the file has another
 * version number, so that entries may mean something else there.
 */
export type ImportedPreferences = { patch: PreferencesPatch; skipped: string[]; isOtherVersion: boolean }

const fields = preferencesPatch.shape
type Field = keyof typeof fields

/** Returns the user's writable preferences, for a file that another account or server can import. */
export function preferencesFile(preferences: Preferences, exportedAt: Date): PreferencesFile {
  const names = Object.keys(fields) as Field[]
  const written = Object.fromEntries(names.map((name) => [name, preferences[name]]))
  return { preferences: written, exportedAt: exportedAt.toISOString(), version: '1.0' }
}

/** Returns null when the text is not an export of preferences. */
export function readPreferencesFile(text: string): ImportedPreferences | null {
  const read = parse(text)
  if (!read) return null
  const patch: Record<string, unknown> = {}
  const skipped: string[] = []
  for (const [name, value] of Object.entries(read.given)) {
    const entry = isField(name) ? fields[name].safeParse(value) : null
    if (entry?.success && entry.data !== undefined) patch[name] = entry.data
    else skipped.push(name)
  }
  return { patch: patch as PreferencesPatch, skipped, isOtherVersion: read.isOtherVersion }
}

function isField(name: string): name is Field {
  return Object.hasOwn(fields, name)
}

function parse(text: string): { given: object; isOtherVersion: boolean } | null {
  try {
    const { preferences, version } = JSON.parse(text) as { preferences?: unknown; version?: unknown }
    const isObject = typeof preferences === 'object' && preferences !== null && !Array.isArray(preferences)
    return isObject ? { given: preferences, isOtherVersion: (version ?? '1.0') !== '1.0' } : null
  } catch {
    return null
  }
}
