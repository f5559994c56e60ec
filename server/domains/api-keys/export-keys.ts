import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import { apiAnswers, apiKeys, apiUsage } from './tables.ts'

/** Stored answers can only be read with the key, so the export says no more than that they were given. */
export const apiKeysExport: ExportSource = tableSource('API keys', [
  { table: apiKeys, file: 'api-keys.json', key: 'id', leaveOut: ['userId', 'hash'] },
  { table: apiUsage, file: 'api-usage.json', key: 'day', leaveOut: ['userId'] },
  {
    table: apiAnswers,
    file: 'api-answers.json',
    key: 'callHash',
    leaveOut: ['userId', 'callHash', 'requestHash', 'sealedBody'],
  },
])
