import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import { serviceRows } from './key-services.ts'
import { userPreferences, userSettings } from './tables.ts'

/** Exports preferences without keys of other services (docs/spec/decisions.md 40). */
export const preferencesExport: ExportSource = tableSource('Preferences', [
  {
    table: userPreferences,
    file: 'preferences.json',
    key: 'userId',
    leaveOut: ['userId', ...Object.values(serviceRows).map(({ column }) => column)],
  },
  { table: userSettings, file: 'settings.json', key: 'userId', leaveOut: ['userId'] },
])
