import { Hono } from 'hono'
import { z } from 'zod'
import {
  estimateInput,
  finishInput,
  humanizeInput,
  keepChoicesInput,
  quoteInput,
} from '../../../contract/humanizer.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { holdPlace } from '../../platform/http/gate.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { estimateRun } from './estimate-run.ts'
import { finishEarly } from './finish-early.ts'
import { eventsOfHumanizing } from './humanize-stream.ts'
import { type BegunRun, beginHumanizing } from './humanize-text.ts'
import { keepChoices } from './kept-humanized-texts.ts'
import { quoteRun } from './quote-run.ts'
import { checkCharacters } from './rules.ts'

export function humanizerRoutes(doors: Doors, work: PendingWork) {
  return new Hono<ActorEnv>()
    .post('/api/humanize', validate('json', humanizeInput), async (c) => {
      const { userId, ...input } = c.req.valid('json')
      checkCharacters(input.text)
      const ctx = actorContext(c, doors, userId)
      const begun = await beginHumanizing(ctx, { ...input, metered: true })
      const run: BegunRun = { finish: (...how) => holdPlace(c, work.track(begun.finish(...how))) }
      const { signal } = c.req.raw
      if (c.req.header('accept')?.includes('text/event-stream')) {
        // Typed as the JSON response, which is what the typed client reads.
        return sendEvents(c, eventsOfHumanizing(run, signal)) as never
      }
      return c.json(await run.finish(signal))
    })
    .put(
      '/api/humanized-texts/:id/choices',
      validate('param', z.object({ id: z.uuid() })),
      validate('json', keepChoicesInput),
      async (c) => {
        await keepChoices(actorContext(c, doors), c.req.valid('param').id, c.req.valid('json'))
        return c.json({ kept: true })
      },
    )
    .post('/api/humanize/finish', validate('json', finishInput), async (c) => {
      await finishEarly(actorContext(c, doors), c.req.valid('json').idempotencyKey)
      return c.json({ asked: true })
    })
    .post('/api/humanize/quote', validate('json', quoteInput), async (c) => {
      const { userId, ...input } = c.req.valid('json')
      checkCharacters(input.text)
      return c.json(await quoteRun(actorContext(c, doors, userId), input))
    })
    .post('/api/humanize/estimate', validate('json', estimateInput), async (c) => {
      const { userId, ...input } = c.req.valid('json')
      checkCharacters(input.text)
      return c.json(await estimateRun(actorContext(c, doors, userId), input, c.req.raw.signal))
    })
}
