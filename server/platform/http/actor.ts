import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { Context, Doors } from '../context.ts'
import { AppError } from '../errors.ts'

export type ActorEnv = { Variables: { user: SessionUser | null } }

/** Puts the session's user on the request; the only place that a route learns who is asking. */
export function withActor(
  readSession: (headers: Headers) => Promise<SessionUser | null>,
): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    c.set('user', await readSession(c.req.raw.headers))
    await next()
  }
}

/**
 * What a verb runs with. The `userId` that documented calls carry is never trusted: one that differs from the
 * session's is refused (decisions.md 1).
 */
export function actorContext(c: HonoContext<ActorEnv>, doors: Doors, claimedUserId?: string | null): Context {
  const user = c.get('user')
  if (!user) throw new AppError('sign_in_required', 'Please sign in again to go on.')
  if (claimedUserId && claimedUserId !== user.id) {
    throw new AppError('wrong_user', 'This request was made for another account. Please reload the page.')
  }
  return { ...doors, userId: user.id }
}
