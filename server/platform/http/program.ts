import type { Context, MiddlewareHandler } from 'hono'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { ApiScope } from '../../../contract/api/api-keys.ts'
import { apiIdempotencyHeader } from '../../../contract/api/calls.ts'
import { AppError } from '../errors.ts'
import type { ActorEnv } from './actor.ts'

/** A program that calls with a key of its user. `secret` is the key itself, which is not stored. */
export type Program = { keyId: string; scopes: readonly ApiScope[]; secret: string }
export type Caller = { user: SessionUser; program: Program }

/**
 * Puts the user of the call's key on the request. A session means nothing here, so that a browser's cookie cannot make
 * these calls. A refused key is remembered, because some calls need none.
 */
export function withProgram(
  readProgram: (secret: string | null, c: Context<ActorEnv>) => Promise<Caller>,
): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    c.set('user', null)
    c.set('sessionId', null)
    try {
      const { user, program } = await readProgram(bearerOf(c), c)
      c.set('user', user)
      c.set('program', program)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      c.set('keyRefusal', error)
    }
    await next()
  }
}

/** Returns the program of a request, whose policy admits only programs. */
export function programOf(c: Context<ActorEnv>): Program {
  const program = c.get('program')
  if (!program) throw c.get('keyRefusal') ?? new AppError('key_missing')
  return program
}

const bearer = 'bearer '

/** Reads the key from `Authorization: Bearer`, or from the header that some clients send instead. */
function bearerOf(c: Context): string | null {
  const header = c.req.header('authorization') ?? ''
  if (header.slice(0, bearer.length).toLowerCase() === bearer)
    return header.slice(bearer.length).trim() || null
  return c.req.header('x-api-key')?.trim() || null
}

/** A request of a program, as a verb sees it. */
export type ProgramCall = {
  program: Program
  /** The method and address, for which an Idempotency-Key holds. */
  route: string
  idempotencyKey: string | undefined
  signal: AbortSignal
}

/** Responds to a program with what `run` returns, and says when an earlier answer is repeated. */
export async function answerProgram(
  c: Context<ActorEnv>,
  status: 200 | 201 | 202,
  run: (call: ProgramCall) => Promise<{ body: unknown; isReplayed: boolean }>,
) {
  const idempotencyKey = c.req.header(apiIdempotencyHeader)
  // A repeat is answered although the first caller has gone, so that call runs to its end.
  const signal = idempotencyKey === undefined ? c.req.raw.signal : new AbortController().signal
  const route = `${c.req.method} ${c.req.path}`
  const { body, isReplayed } = await run({ program: programOf(c), route, idempotencyKey, signal })
  if (isReplayed) c.header('idempotency-replayed', 'true')
  return c.json(body as never, status)
}
