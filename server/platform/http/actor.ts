import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { Context, Doors } from '../context.ts'
import { AppError } from '../errors.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import type { Program } from './program.ts'

/** The signed-in user who makes the request, and the session. */
export type Asker = { user: SessionUser; sessionId: string }
export type ActorEnv = {
  Variables: {
    user: SessionUser | null
    sessionId: string | null
    /** Promises that keep the caller's place after the response; see `holdPlace`. */
    heldBy?: Promise<unknown>[]
    streams: OpenStreams
    /** The program that makes the request, and why there is none; only for calls of the API (see `withProgram`). */
    program?: Program
    keyRefusal?: AppError
  }
}

/** Puts the session's user on the request. Routes learn the user only from here. */
export function withActor(
  readSession: (headers: Headers) => Promise<Asker | null>,
  streams: OpenStreams,
): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    c.set('streams', streams)
    const asker = await readSession(c.req.raw.headers)
    c.set('user', asker?.user ?? null)
    c.set('sessionId', asker?.sessionId ?? null)
    await next()
  }
}

/** Registers a response that stays open, so that it ends with its session. */
export function openStream(c: HonoContext<ActorEnv>): OpenStream {
  return c.get('streams').open(c.get('sessionId') ?? null)
}

/** Returns the verb's context and the session of the request. */
export function sessionContext(c: HonoContext<ActorEnv>, doors: Doors): Context & { sessionId: string } {
  return { ...actorContext(c, doors), sessionId: c.get('sessionId') ?? '' }
}

/**
 * Returns the verb's context. Documented calls carry a `userId`, which is never trusted: one that differs from the
 * session's is refused.
 */
export function actorContext(c: HonoContext<ActorEnv>, doors: Doors, claimedUserId?: string | null): Context {
  const user = c.get('user')
  if (!user) throw new AppError('sign_in_required')
  if (claimedUserId && claimedUserId !== user.id) {
    throw new AppError('wrong_user')
  }
  return { ...doors, userId: user.id }
}
