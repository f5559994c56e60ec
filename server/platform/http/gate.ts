import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { apiKeyTexts } from '../../../contract/api/api-keys.ts'
import { mcpPath } from '../../../contract/api/errors.ts'
import type { Message } from '../../../texts/message.ts'
import type { Doors } from '../context.ts'
import { AppError } from '../errors.ts'
import { bodyBytesUsual, type CostRule, type Places, type RoutePolicy } from '../policies/route-policy.ts'
import { createOwnerLines, type Leave, type OwnerLines } from '../throttle/owner-lines.ts'
import { countUse, type ThrottleRule, throttle, tooOften, type UseCount } from '../throttle/throttle.ts'
import type { ActorEnv } from './actor.ts'
import { networksOfSite } from './address.ts'
import { limitBody } from './body-limit.ts'
import { limitFormParts } from './form-parts.ts'
import { limitJsonShape } from './json-shape.ts'
import { programOf } from './program.ts'
import { visitorSite, workOwner } from './work-owner.ts'

export type GateTables<Cost extends string> = {
  policies: Record<string, RoutePolicy<Cost>>
  costs: Record<Cost, CostRule>
  /** Refuses a user who is not an operator. */
  requireOperator: (userId: string) => Promise<void>
}

const busySeconds = 5

/**
 * Applies the policy of the request's route before its handler reads the body, in this order: the caller, the number of
 * uses, the simultaneous ones, the size of the body. Mounted after `withActor`, which reads the session.
 */
export function gate<Cost extends string>(
  doors: Pick<Doors, 'db' | 'env'>,
  { policies, costs, requireOperator }: GateTables<Cost>,
): MiddlewareHandler<ActorEnv> {
  const lines = createOwnerLines()
  return async (c, next) => {
    const route = routeOf(c)
    // Without a handler the app responds with 404, whatever the body is.
    if (!route) return next()
    const policy = policies[route]
    if (!policy) throw new Error(`${route} has no policy.`)
    await admit(c, policy, requireOperator)
    const leave = policy.cost ? await takeShare(c, doors, lines, policy.cost, costs[policy.cost]) : null
    try {
      await limitBody(c, bodyLimitOf(c, policy))
      await limitJsonShape(c)
      await limitFormParts(c)
      await next()
    } finally {
      if (leave) Promise.allSettled(c.get('heldBy') ?? []).then(leave)
    }
  }
}

/** Keeps the caller's place until `work` has ended, for work that continues after the response has started. */
export function holdPlace<T>(c: HonoContext<ActorEnv>, work: Promise<T>): Promise<T> {
  c.set('heldBy', [...(c.get('heldBy') ?? []), work])
  return work
}

/** Returns the method and path of a call as registered; null for middleware and pages. */
export function routeOf(c: HonoContext): string | null {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const route = matchedRoutes(c).find((matched) => matched.method === method && needsPolicy(matched))
  return route ? `${method} ${route.path}` : null
}

async function admit(
  c: HonoContext<ActorEnv>,
  policy: RoutePolicy,
  requireOperator: GateTables<string>['requireOperator'],
): Promise<void> {
  if (policy.caller === 'visitor') return
  if (policy.caller === 'program') return admitProgram(c, policy)
  const user = c.get('user')
  if (!user) throw new AppError('sign_in_required', policy.signInText)
  if (policy.caller === 'operator') await requireOperator(user.id)
}

function admitProgram(c: HonoContext<ActorEnv>, { scope }: RoutePolicy): void {
  const { scopes } = programOf(c)
  if (scope && !scopes.includes(scope))
    throw new AppError('key_scope_missing', apiKeyTexts.scopeMissing({ scope }), { scope })
}

/** Tells a program how much is left (draft-ietf-httpapi-ratelimit-headers). */
function tellLimit(
  c: HonoContext<ActorEnv>,
  { name, max, windowSeconds }: ThrottleRule,
  count: UseCount,
): void {
  if (!c.get('program')) return
  c.header('ratelimit-policy', `"${name}";q=${max};w=${windowSeconds}`)
  c.header('ratelimit', `"${name}";r=${Math.max(0, max - count.used)};t=${count.seconds}`)
}

/** Counts one use and takes a place. Returns a function that releases the place. */
async function takeShare(
  c: HonoContext<ActorEnv>,
  { db, env }: Pick<Doors, 'db' | 'env'>,
  lines: OwnerLines,
  cost: string,
  rule: CostRule,
): Promise<Leave | null> {
  const user = c.get('user')
  const allowance = user ? rule.user : rule.visitor
  if (!allowance) throw new AppError('sign_in_required')
  const owner = workOwner(c, env)
  const name = user ? cost : `${cost}-visitor`
  if (allowance.uses) {
    const { max, windowSeconds } = allowance.uses
    const rule = { name, max, windowSeconds }
    const count = await countUse(db, rule, owner)
    tellLimit(c, rule, count)
    if (count.used > max) throw tooOften(count.seconds)
    const site = visitorSite(c, env)
    if (site) await throttle(db, { name, max: max * networksOfSite, windowSeconds }, site)
  }
  if (!allowance.atOnce) return null
  const { signal } = c.req.raw
  const enter = async (place: string, limit: Places) => {
    const leave = await lines.enter(`${name}:${place}`, limit, signal)
    if (!leave) throw new AppError('too_many_requests', rule.busyText, { retryAfterSeconds: busySeconds })
    return leave
  }
  if (!rule.allSessions) return enter(owner, allowance.atOnce)
  const leaveAll = await enter(owner, rule.allSessions)
  try {
    const leave = await enter(`session ${c.get('sessionId') ?? ''}`, allowance.atOnce)
    return () => {
      leave()
      leaveAll()
    }
  } catch (error) {
    leaveAll()
    throw error
  }
}

function bodyLimitOf(c: HonoContext<ActorEnv>, policy: RoutePolicy): { max: number; text?: Message } {
  const forVisitors = c.get('user') ? undefined : policy.visitorBytes
  return forVisitors ?? { max: policy.bytesMax ?? bodyBytesUsual }
}

/** Calls under /api, and those of the Model Context Protocol. */
const needsPolicy = ({ method, path }: { method: string; path: string }) =>
  path.startsWith('/api/') || (path === mcpPath && method === 'POST')

/** Lists registered calls under /api without a policy, and policies without a call. */
export function policyGaps(
  routes: { method: string; path: string }[],
  policies: Record<string, RoutePolicy>,
): string[] {
  const calls = new Set(
    routes
      .filter((route) => route.method !== 'ALL' && needsPolicy(route))
      .map(({ method, path }) => `${method} ${path}`),
  )
  return [
    ...[...calls].filter((call) => !policies[call]).map((call) => `${call} has no policy`),
    ...Object.keys(policies)
      .filter((call) => !calls.has(call))
      .map((call) => `${call} has a policy but no route`),
  ]
}

/** Lists calls without a limit of simultaneous requests for each caller that they admit, apart from the named ones. */
export function costGaps(
  policies: Record<string, RoutePolicy>,
  costs: Record<string, CostRule>,
  withoutCost: string[],
): string[] {
  return Object.entries(policies).flatMap(([call, { caller, cost }]) => {
    const rule = cost === null ? undefined : costs[cost]
    if (!rule) return withoutCost.includes(call) ? [] : [`${call} has no cost`]
    const callers = caller === 'visitor' ? [rule.user, rule.visitor] : [rule.user]
    return callers.every((allowance) => allowance?.atOnce) ? [] : [`${call} has no limit of places`]
  })
}
