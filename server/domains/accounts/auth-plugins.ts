import { bearer } from 'better-auth/plugins'
import type { Doors } from '../../platform/context.ts'

export type AuthDoors = Pick<Doors, 'env' | 'db' | 'mailer' | 'log'>

/** What is added to the library, one line each. */
export function authPlugins(_doors: AuthDoors) {
  return [bearer()]
}
