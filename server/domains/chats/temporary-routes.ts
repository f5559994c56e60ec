import { Hono } from 'hono'
import { temporaryInput } from '../../../contract/temporary.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { replyTemporarily } from './temporary-reply.ts'

const rule = { name: 'temporary-chat', max: 300, windowSeconds: 600 }

/** Chats that nothing is kept of: the history comes with each request, and goes with it. */
export function temporaryChatRoutes(doors: Doors) {
  return new Hono<ActorEnv>().post('/api/chat/temporary', validate('json', temporaryInput), async (c) => {
    const ctx = actorContext(c, doors)
    await throttle(ctx.db, rule, ctx.userId)
    return sendEvents(c, await replyTemporarily(ctx, c.req.valid('json')))
  })
}
