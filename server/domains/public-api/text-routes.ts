import { Hono, type Context as HonoContext } from 'hono'
import { detectCall, type HumanizeCall, humanizeCall, originalityCall } from '../../../contract/api/calls.ts'
import { apiUsageQuery } from '../../../contract/api/usage.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { answerProgram, programOf } from '../../platform/http/program.ts'
import { runEvents } from '../../platform/http/run-events.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { readUsageByKey } from '../api-keys/read-usage.ts'
import { checkText } from '../detector/check-text.ts'
import { beginHumanizing } from '../humanizer/humanize-text.ts'
import { checkCharacters } from '../humanizer/rules.ts'
import { checkOriginality, requireCheckable } from '../originality/check-originality.ts'
import { answerCall, type Call, type Run } from './answer-call.ts'
import { asDetection, asHumanization, asOriginality } from './as-answer.ts'
import { readUsage } from './read-usage.ts'
import { requireLanguageModel } from './require-model.ts'
import { runCounted } from './run-counted.ts'

/** Calls of programs about texts. They use the same verbs as the pages, and share their limits. */
export function apiTextRoutes(doors: Doors, work: PendingWork) {
  const answer = <T>(c: HonoContext<ActorEnv>, call: Call, run: Run<T>) =>
    answerProgram(c, call.status ?? 200, (asked) =>
      work.track(answerCall(actorContext(c, doors), asked, call, run)),
    )
  const begin = async (ctx: Context, { stream: _, ...input }: HumanizeCall) => {
    checkCharacters(input.text)
    await requireLanguageModel(ctx, input.model)
    return beginHumanizing(ctx, { ...input, metered: true })
  }

  return new Hono<ActorEnv>()
    .post('/api/v1/detect', validate('json', detectCall), (c) => {
      const input = c.req.valid('json')
      return answer(c, { kind: 'detect', texts: [input.text], input }, async (ctx, { signal }) => {
        const { userId } = ctx
        const checked = await checkText(doors, { text: input.text, userId }, { owner: userId, signal })
        return { body: asDetection(checked) }
      })
    })
    .post('/api/v1/humanize', validate('json', humanizeCall), async (c) => {
      const input = c.req.valid('json')
      const call = { kind: 'humanize' as const, texts: [input.text] }
      if (!input.stream)
        return answer(c, { ...call, input }, async (ctx, { signal }) => {
          const run = await (await begin(ctx, input)).finish(signal)
          return { body: asHumanization(run), charged: run.cost }
        })
      const ctx = actorContext(c, doors)
      const program = programOf(c)
      return sendEvents(
        c,
        runEvents(
          { log: doors.log, name: 'humanizing for a program' },
          (send, signal) =>
            work.track(
              runCounted(ctx, program, call, async () => {
                const run = await (await begin(ctx, input)).finish(signal, {
                  onProgress: (step) => send({ type: 'progress', ...step }),
                  onWait: (wait) => send({ type: 'wait', wait }),
                })
                send({ type: 'done', ...asHumanization(run) })
                return { body: undefined, charged: run.cost }
              }),
            ),
          null,
        ),
      )
    })
    .post('/api/v1/originality', validate('json', originalityCall), (c) => {
      const input = c.req.valid('json')
      return answer(c, { kind: 'originality', texts: [input.text], input }, async (ctx, { signal }) => {
        requireCheckable(doors, input, { userId: ctx.userId, searchesWeb: false })
        return { body: await compare(ctx, input, false, signal) }
      })
    })
    .post('/api/v1/originality/web', validate('json', originalityCall), (c) => {
      const input = c.req.valid('json')
      return answer(c, { kind: 'originality', texts: [input.text], input }, async (ctx, { signal }) => {
        requireCheckable(doors, input, { userId: ctx.userId, searchesWeb: true })
        return { body: await compare(ctx, input, true, signal) }
      })
    })
    .get('/api/v1/usage', async (c) => c.json(await readUsage(actorContext(c, doors), programOf(c))))
    .get('/api/v1/usage/days', validate('query', apiUsageQuery), async (c) =>
      c.json({ rows: await readUsageByKey(actorContext(c, doors), c.req.valid('query').days) }),
    )

  async function compare(
    ctx: Context,
    input: Parameters<typeof checkOriginality>[1],
    searchesWeb: boolean,
    signal: AbortSignal,
  ) {
    const { userId } = ctx
    const run = { userId, searchesWeb, work: { owner: userId, signal }, onProgress() {} }
    return asOriginality(await checkOriginality(doors, input, run))
  }
}
