import { Hono } from 'hono'
import { errorTexts } from '../../../contract/errors.ts'
import { humanizeInput } from '../../../contract/humanizer.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { eventStreamHeaders } from '../../platform/http/event-stream.ts'
import type { OpenWork } from '../../platform/http/open-work.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { streamHumanizing } from './humanize-stream.ts'
import { type BegunRun, beginHumanizing } from './humanize-text.ts'

const rule = { name: 'humanize', max: 120, windowSeconds: 600 }

export function humanizerRoutes(doors: Doors, work: OpenWork) {
  return new Hono<ActorEnv>().post('/api/humanize', validate('json', humanizeInput), async (c) => {
    const { userId, ...input } = c.req.valid('json')
    if (!c.get('user')) throw new AppError('sign_in_required', errorTexts.humanizeSignIn)
    const ctx = actorContext(c, doors, userId)
    await throttle(ctx.db, rule, ctx.userId)
    const begun = await beginHumanizing(ctx, { ...input, metered: true })
    const run: BegunRun = { finish: (...how) => work.track(begun.finish(...how)) }
    const { signal } = c.req.raw
    if (c.req.header('accept')?.includes('text/event-stream')) {
      // Typed as the JSON answer, which is what the typed client reads.
      return c.body(streamHumanizing(run, signal), 200, eventStreamHeaders) as never
    }
    return c.json(await run.finish(signal))
  })
}
