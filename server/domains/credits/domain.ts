import { defineDomain } from '../domain.ts'
import { releaseExpiredTokens, sweepTokens } from './daily-tokens.ts'
import { releaseExpiredRuns } from './end-run.ts'
import { creditsExport } from './export-credits.ts'
import { forgetOldDigests } from './find-charged.ts'
import { sweepFreeResults } from './free-results.ts'
import { rememberFreeWords } from './grant-free-words.ts'
import { policies } from './policies.ts'
import { creditsRoutes } from './routes.ts'
import { sweepServiceDays } from './spend-today.ts'

export const credits = defineDomain({
  routes: (doors, { usageSources }) => creditsRoutes(doors, usageSources),
  policies,
  chores: {
    releaseExpiredRuns,
    releaseExpiredTokens,
    sweepTokens,
    sweepServiceDays,
    sweepFreeResults,
    forgetOldDigests,
  },
  exports: [creditsExport],
  beforeAccountDeleted: (doors) => (user) => rememberFreeWords(doors, user),
})
