import { textsSource } from '../accounts/export/export-source.ts'
import { originalityChecks } from './tables.ts'

const checks = {
  table: originalityChecks,
  file: 'originality-checks.json',
  key: 'id',
  leaveOut: ['userId'],
}

/** Exports the originality checks with their reports, and each text as a separate file. */
export const originalityExport = textsSource('Originality checks', [checks], 'originality')
