import { Hono } from 'hono'
import { z } from 'zod'
import { chatId } from '../../../contract/chats/chats.ts'
import { suggestionInput } from '../../../contract/essays/suggestions.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { validate } from '../../platform/http/validate.ts'
import { readOffer } from './suggestions/read-offer.ts'
import { suggest } from './suggestions/suggest.ts'

const essayParam = z.object({ chatId })

/** Suggestions for the text of an essay. They are streamed and never stored. */
export function essaySuggestionRoutes(doors: Doors, work: PendingWork) {
  return new Hono<ActorEnv>()
    .get('/api/essays/:chatId/suggestions', validate('param', essayParam), async (c) =>
      c.json(await readOffer(actorContext(c, doors), c.req.valid('param').chatId)),
    )
    .post(
      '/api/essays/:chatId/suggestions',
      validate('param', essayParam),
      validate('json', suggestionInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const source = await suggest(ctx, c.req.valid('param').chatId, c.req.valid('json'))
        return sendEvents(c, source, work)
      },
    )
}
