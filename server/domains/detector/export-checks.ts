import { textsSource } from '../accounts/export/export-source.ts'
import { checkCounts, checkShares, textAnalyses } from './tables.ts'

/** Exports the checks with their results, and each text as a separate file. */
export const checksExport = textsSource(
  'Scans',
  [
    { table: textAnalyses, file: 'scans.json', key: 'id', leaveOut: ['userId'] },
    { table: checkCounts, file: 'checks-by-hour.json', key: 'hour', leaveOut: ['userId'] },
    {
      table: checkShares,
      file: 'shared-checks.json',
      key: 'id',
      leaveOut: ['userId', 'tokenHash', 'opening'],
    },
  ],
  'scans',
)
