import { Hono } from 'hono'
import { errorTexts } from '../../../contract/errors.ts'
import { humanizeInput } from '../../../contract/humanizer.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { humanizeText } from './humanize-text.ts'

const rule = { name: 'humanize', max: 120, windowSeconds: 600 }

export function humanizerRoutes(doors: Doors) {
  return new Hono<ActorEnv>().post('/api/humanize', validate('json', humanizeInput), async (c) => {
    const { userId, ...input } = c.req.valid('json')
    if (!c.get('user')) throw new AppError('sign_in_required', errorTexts.humanizeSignIn)
    const ctx = actorContext(c, doors, userId)
    await throttle(ctx.db, rule, ctx.userId)
    return c.json(await humanizeText(ctx, { ...input, metered: true }, c.req.raw.signal))
  })
}
