import { defineDomain } from '../domain.ts'
import { policies } from './policies.ts'
import { localModelRoutes } from './routes.ts'

export const localModels = defineDomain({
  routes: localModelRoutes,
  policies,
})
