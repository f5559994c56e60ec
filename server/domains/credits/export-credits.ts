import { type ExportSource, tableSource } from '../accounts/export-source.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

export const creditsExport: ExportSource = tableSource('Credits', [
  { table: userCredits, file: 'credits.json', key: 'userId', leaveOut: ['userId'] },
  { table: creditEntries, file: 'credit-ledger.json', key: 'id', leaveOut: ['userId'] },
  {
    table: creditRuns,
    file: 'credit-runs.json',
    key: 'id',
    leaveOut: ['userId', 'idempotencyKey', 'inputDigest'],
  },
])
