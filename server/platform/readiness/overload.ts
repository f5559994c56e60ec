import type { MiddlewareHandler } from 'hono'
import type { PoolWaits } from '../database/pool-waits.ts'
import { AppError } from '../errors.ts'
import type { ActorEnv } from '../http/actor.ts'
import { routeOf } from '../http/gate.ts'
import type { CostRule, RoutePolicy } from '../policies/route-policy.ts'

export type Load = {
  /** How long a call that comes now would take until it is answered, apart from its own work. */
  expectedMs: () => number
}

/**
 * A call needs about so many statements, each of which waits in the same line. The line is the queue of a server: its one
 * thread, and the database, both serve the statements.
 */
const statementsPerCall = 10
/** Fewer waiting statements for each connection are a moment's peak, or one slow statement. */
const waitingPerConnection = 4

/** Estimates the load of this server from the statements that wait for a connection. */
export function openLoad(waits: PoolWaits, connections: number): Load {
  return {
    expectedMs: () =>
      waits.count() < waitingPerConnection * connections ? 0 : waits.oldestMs() * statementsPerCall,
  }
}

/** How long callers wait at most before their calls are refused: new costly ones first, and the others last. */
const longestMs = { costly: 2_000, plain: 8_000 }
const retrySeconds = { min: 2, max: 30 }

export type OverloadTables = {
  policies: Record<string, RoutePolicy>
  costs: Record<string, CostRule>
  /** Called for each refusal. */
  onRefusal?: () => void
}

/**
 * Refuses calls that could not be answered in time, before they cost a statement or the reading of a body. Mounted before
 * `withActor`, which reads the session.
 */
export function refuseOverload(
  load: Load,
  { policies, costs, onRefusal = () => {} }: OverloadTables,
): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    const expectedMs = load.expectedMs()
    if (expectedMs > longestMs.costly) {
      const route = routeOf(c)
      const cost = (route && policies[route]?.cost) || null
      const isCostly = cost !== null && costs[cost]?.isCostly === true
      if (expectedMs > longestMs[isCostly ? 'costly' : 'plain']) {
        onRefusal()
        throw new AppError('server_busy', undefined, { retryAfterSeconds: retryAfter(expectedMs) })
      }
    }
    await next()
  }
}

/** Spreads the callers over the time that the work before them takes, so that they do not return together. */
function retryAfter(expectedMs: number, random = Math.random()): number {
  const seconds = retrySeconds.min + Math.ceil((expectedMs / 1_000) * random)
  return Math.min(retrySeconds.max, seconds)
}
