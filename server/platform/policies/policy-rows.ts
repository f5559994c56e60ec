import type { ApiScope } from '../../../contract/api/api-keys.ts'
import type { RouteCost } from './route-costs.ts'
import { bodyBytesUsual, type Caller, type RoutePolicy } from './route-policy.ts'

/** The row of a call in its domain's table of policies. */
export type Policy = RoutePolicy<RouteCost>
type More = Omit<Policy, 'caller' | 'cost'>

const by =
  (caller: Caller) =>
  (cost: RouteCost, more: More = {}): Policy => ({ caller, cost, ...more })

export const visitor = by('visitor')
export const user = by('user')
export const operator = by('operator')

export const program = (scope: ApiScope | null, cost: RouteCost, more: More = {}): Policy => ({
  ...by('program')(cost, more),
  scope,
})

/** A call that reads neither the database nor a file, and calls no other server. */
export const constant = (): Policy => ({ caller: 'visitor', cost: null })

/** The size of everything around a file or a text: field names, other small fields, boundaries. */
export const envelope = bodyBytesUsual

/** The largest body with a text of so many UTF-16 code units, each of which takes at most three bytes of UTF-8. */
export const textBytes = (characters: number) => characters * 3 + envelope
