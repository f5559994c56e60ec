import { defineDomain } from '../domain.ts'
import { handleAnnouncements } from './announce.ts'
import { lettersExport } from './export-letters.ts'
import { policies } from './policies.ts'
import { lettersRoutes } from './routes.ts'
import { sendUsageAlerts } from './usage-alert.ts'
import { handleWeeklyReports } from './weekly-report.ts'

export const letters = defineDomain({
  routes: lettersRoutes,
  policies,
  jobs(doors, { weekSources }) {
    handleWeeklyReports(doors, weekSources)
    handleAnnouncements(doors)
  },
  chores: { sendUsageAlerts },
  exports: [lettersExport],
})
