import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type PreferenceName,
  type PreferencesPatch,
  preferenceNames,
  type WritablePreferences,
} from '../../../contract/preferences.ts'
import type { userPreferences, userSettings } from './tables.ts'

type Column = keyof typeof userPreferences.$inferSelect | keyof typeof userSettings.$inferSelect
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Returns the preferences in a row of one of the two tables, with the contract's names. */
export function preferencesOf(table: PgTable, row: object | undefined): Partial<WritablePreferences> {
  if (!row) return {}
  const values = new Map(Object.entries(row))
  return Object.fromEntries(namesIn(table).map((name) => [name, values.get(columnOf(name))]))
}

/** Returns the part of a patch that belongs to one of the two tables, with its column names. */
export function changesOf(table: PgTable, patch: PreferencesPatch): Record<string, unknown> {
  const names = namesIn(table).filter((name) => patch[name] !== undefined)
  return Object.fromEntries(names.map((name) => [columnOf(name), patch[name]]))
}

function namesIn(table: PgTable): PreferenceName[] {
  const columns = getTableColumns(table)
  return preferenceNames.filter((name) => Object.hasOwn(columns, columnOf(name)))
}

/** Returns the column of a preference: its name in camel case. Does not compile if a preference has no column. */
function columnOf(name: PreferenceName): Column {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<PreferenceName>
}
