import { defineDomain } from '../domain.ts'
import { studyExport } from './export-study.ts'
import { policies } from './policies.ts'
import { studyRoutes } from './routes.ts'

export const study = defineDomain({
  routes: (doors, { work }) => studyRoutes(doors, work),
  policies,
  exports: [studyExport],
})
