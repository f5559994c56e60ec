import { type ExportSource, tableSource } from '../../accounts/export/export-source.ts'
import { bulkJobs, bulkRows } from '../tables.ts'

export const bulkExport: ExportSource = tableSource('Bulk jobs', [
  { table: bulkJobs, file: 'bulk-jobs.json', key: 'id', leaveOut: ['userId', 'leaseId', 'leaseUntil'] },
  { table: bulkRows, file: 'bulk-texts.json', key: 'id', leaveOut: ['userId'] },
])
