import type { Context as HonoContext } from 'hono'
import { apiIdempotencyHeader } from '../../../contract/api/calls.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { type Program, programOf } from '../../platform/http/program.ts'
import { answerOnce } from '../api-keys/answer-once.ts'
import { type ApiCall, runCounted } from './run-counted.ts'

type Call = ApiCall & { input: unknown; status?: 200 | 201 }
type Run<T> = (ctx: Context, program: Program, signal: AbortSignal) => Promise<{ body: T; charged?: number }>

/** Returns the function with which every route of the API answers: counted, and once for each Idempotency-Key. */
export function answerCalls(doors: Doors, work: PendingWork) {
  return async <T>(c: HonoContext<ActorEnv>, call: Call, run: Run<T>) => {
    const ctx = actorContext(c, doors)
    const program = programOf(c)
    const idempotencyKey = c.req.header(apiIdempotencyHeader)
    // A repeat is answered although the first caller has gone, so that call runs to its end.
    const signal = idempotencyKey === undefined ? c.req.raw.signal : new AbortController().signal
    const answer = answerOnce(
      ctx,
      program,
      { route: `${c.req.method} ${c.req.path}`, idempotencyKey, request: call.input },
      () => runCounted(ctx, program, call, () => run(ctx, program, signal)),
    )
    const { body, isReplayed } = await work.track(answer)
    if (isReplayed) c.header('idempotency-replayed', 'true')
    return c.json(body as never, call.status ?? 200)
  }
}
