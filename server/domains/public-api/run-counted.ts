import type { ApiKind } from '../../../contract/api/usage.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import type { Program } from '../../platform/http/program.ts'
import { countCall, takeWords } from '../api-keys/count-call.ts'

/** A call of a program: its kind, and the texts whose words count against the key's day. */
export type ApiCall = { kind: ApiKind; texts: string[] }
type Ended<T> = { body: T; charged?: number }

/** Runs a call of a program: takes its words from the key's day, and counts it by its end. */
export async function runCounted<T>(
  ctx: Context,
  { keyId }: Program,
  { kind, texts }: ApiCall,
  run: () => Promise<Ended<T>>,
): Promise<T> {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  const call = { keyId, kind, words }
  await takeWords(ctx, call)
  try {
    const { body, charged = 0 } = await run()
    await note(ctx, () => countCall(ctx, call, { failed: false, charged }))
    return body
  } catch (error) {
    await note(ctx, () => countCall(ctx, call, { failed: true, charged: 0 }))
    throw error
  }
}

/** What was done stays done if it cannot be counted. */
async function note({ log }: Context, count: () => Promise<void>): Promise<void> {
  await count().catch((err: unknown) => log.warn({ err }, 'call of a program not counted'))
}
