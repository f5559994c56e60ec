import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import { lettersSent } from './tables.ts'

export const lettersExport: ExportSource = tableSource('Letters', [
  { table: lettersSent, file: 'letters.json', key: 'period', leaveOut: ['userId'] },
])
