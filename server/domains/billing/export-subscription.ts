import { type ExportSource, tableSource } from '../accounts/export/export-source.ts'
import { userSubscriptions } from './tables.ts'

export const subscriptionExport: ExportSource = tableSource('Subscription', [
  {
    table: userSubscriptions,
    file: 'subscription.json',
    key: 'userId',
    leaveOut: ['userId', 'revision', 'grantedCycle', 'grantedWords'],
  },
])
