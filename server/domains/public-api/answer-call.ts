import type { Context } from '../../platform/context.ts'
import type { ProgramCall } from '../../platform/http/program.ts'
import { answerOnce } from '../api-keys/answer-once.ts'
import { type ApiCall, runCounted } from './run-counted.ts'

export type Call = ApiCall & { input: unknown; status?: 200 | 201 | 202 }
export type Run<T> = (
  ctx: Context,
  call: Pick<ProgramCall, 'program' | 'signal'>,
) => Promise<{ body: T; charged?: number }>

/** Answers a call of a program: counted, and once for each Idempotency-Key. */
export function answerCall<T>(ctx: Context, asked: ProgramCall, call: Call, run: Run<T>) {
  const { program, route, idempotencyKey } = asked
  return answerOnce(ctx, program, { route, idempotencyKey, request: call.input }, () =>
    runCounted(ctx, program, call, () => run(ctx, asked)),
  )
}
