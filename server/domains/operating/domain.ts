import { defineDomain } from '../domain.ts'
import { policies } from './policies.ts'
import { operatingRoutes } from './routes.ts'

export const operating = defineDomain({
  routes: (doors, { auth, beforeAccountDeleted }) => operatingRoutes(doors, auth, beforeAccountDeleted),
  policies,
})
