import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import { givenPlans } from './tables.ts'

export const givenPlanExport: ExportSource = tableSource('Given plan', [
  { table: givenPlans, file: 'given-plan.json', key: 'userId', leaveOut: ['userId'] },
])
