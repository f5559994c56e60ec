import { Hono, type Context as HonoContext } from 'hono'
import { type CompletionCall, completionCall } from '../../../contract/api/completions.ts'
import { apiErrorBody } from '../../../contract/api/errors.ts'
import type { Doors } from '../../platform/context.ts'
import { asAppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { eventStreamHeaders } from '../../platform/http/event-stream.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { answerProgram, programOf } from '../../platform/http/program.ts'
import { validate } from '../../platform/http/validate.ts'
import { answerCall, type Call, type Run } from './answer-call.ts'
import {
  beginCompletion,
  type Completion,
  listModelsOfApi,
  readCompletion,
  usageOf,
} from './complete-chat.ts'
import { runCounted } from './run-counted.ts'

/** Models and replies in OpenAI's protocol. */
export function apiChatRoutes(doors: Doors, work: PendingWork) {
  const answer = <T>(c: HonoContext<ActorEnv>, call: Call, run: Run<T>) =>
    answerProgram(c, call.status ?? 200, (asked) =>
      work.track(answerCall(actorContext(c, doors), asked, call, run)),
    )
  return new Hono<ActorEnv>()
    .get('/api/v1/models', async (c) => c.json(await listModelsOfApi(actorContext(c, doors))))
    .post('/api/v1/chat/completions', validate('json', completionCall), async (c) => {
      const input = c.req.valid('json')
      const call = { kind: 'chat' as const, texts: [lastTextOf(input)] }
      if (!input.stream)
        return answer(c, { ...call, input }, async (ctx, { program, signal }) => ({
          body: await readCompletion(await beginCompletion(ctx, program, input), signal),
        }))
      const ctx = actorContext(c, doors)
      const begun = Promise.withResolvers<Completion>()
      const ended = Promise.withResolvers<void>()
      const counted = runCounted(ctx, programOf(c), call, async () => {
        begun.resolve(await beginCompletion(ctx, programOf(c), input))
        await ended.promise
        return { body: undefined }
      })
      counted.catch(begun.reject)
      holdPlace(c, work.track(counted)).catch(() => {})
      const chunks = chunksOf(await begun.promise, input, ended)
      return c.body(chunks, 200, eventStreamHeaders) as never
    })
}

/** The question; the texts before it were counted when they were sent first. */
function lastTextOf({ messages }: CompletionCall): string {
  const content = messages.at(-1)?.content ?? ''
  return typeof content === 'string' ? content : content.map((part) => part.text).join('\n')
}

type Ended = { resolve: () => void; reject: (error: unknown) => void }

/** The reply as server-sent events of OpenAI's protocol. A reader who leaves stops it. */
function chunksOf(
  { id, created, model, promptTokens, pieces }: Completion,
  { stream_options: options }: CompletionCall,
  ended: Ended,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const line = (event: unknown) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
  const chunk = (delta: object, finish: 'stop' | null, more: object = {}) =>
    line({
      id,
      object: 'chat.completion.chunk',
      created,
      model,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      ...more,
    })
  let text = ''
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(chunk({ role: 'assistant', content: '' }, null)),
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (!done) {
          text += value
          controller.enqueue(chunk({ content: value }, null))
          return
        }
        controller.enqueue(chunk({}, 'stop'))
        if (options?.include_usage)
          controller.enqueue(
            line({
              id,
              object: 'chat.completion.chunk',
              created,
              model,
              choices: [],
              usage: usageOf(promptTokens, text),
            }),
          )
        controller.enqueue(encoder.encode('data: [DONE]\n\n'))
        controller.close()
        ended.resolve()
      } catch (error) {
        controller.enqueue(line(apiErrorBody(asAppError(error))))
        controller.close()
        ended.reject(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
      ended.resolve()
    },
  })
}
