import { defineDomain } from '../domain.ts'
import { policies } from './policies.ts'
import { configRoutes } from './routes.ts'

export const config = defineDomain({
  routes: (doors, { front }) => configRoutes(doors, front),
  policies,
})
