import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import {
  creditEntries,
  creditRuns,
  freeResultDays,
  modelDays,
  serviceDays,
  tokenDays,
  tokenEntries,
  userCredits,
} from './tables.ts'

export const creditsExport: ExportSource = tableSource('Credits', [
  { table: userCredits, file: 'credits.json', key: 'userId', leaveOut: ['userId'] },
  { table: creditEntries, file: 'credit-ledger.json', key: 'id', leaveOut: ['userId'] },
  { table: serviceDays, file: 'service-days.json', key: 'id', leaveOut: ['userId', 'owner'] },
  { table: freeResultDays, file: 'free-result-days.json', key: 'day', leaveOut: ['userId'] },
  { table: tokenDays, file: 'token-days.json', key: 'day', leaveOut: ['userId'] },
  { table: modelDays, file: 'model-days.json', key: 'day', leaveOut: ['userId'] },
  { table: tokenEntries, file: 'token-ledger.json', key: 'id', leaveOut: ['userId'] },
  {
    table: creditRuns,
    file: 'credit-runs.json',
    key: 'id',
    leaveOut: ['userId', 'idempotencyKey', 'inputDigest'],
  },
])
