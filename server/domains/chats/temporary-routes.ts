import { Hono } from 'hono'
import { temporaryInput } from '../../../contract/chats/temporary.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { replyTemporarily } from './temporary/temporary-reply.ts'

/** Temporary chats, which are never stored: each request carries the history. */
export function temporaryChatRoutes(doors: Doors) {
  return new Hono<ActorEnv>().post('/api/chat/temporary', validate('json', temporaryInput), async (c) => {
    const ctx = actorContext(c, doors)
    return sendEvents(c, await replyTemporarily(ctx, c.req.valid('json')))
  })
}
