import { defineDomain } from '../domain.ts'
import { policies } from './policies.ts'
import { siteRoutes } from './routes.ts'

export const site = defineDomain({
  routes: (doors, { countPaidPlans }) => siteRoutes(doors, countPaidPlans),
  policies,
})
