import { Hono } from 'hono'
import { z } from 'zod'
import { chatId } from '../../../contract/chats/chats.ts'
import { essayPatch, essaysQuery, essayUpdate, essayUpdatesQuery } from '../../../contract/essays/essays.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { tabIdOf } from '../../platform/http/tab-id.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChatNews } from '../chats/chat-news.ts'
import { addUpdate } from './add-update.ts'
import { listEssays } from './list-essays.ts'
import { openEssay, openOrCreateEssay } from './open-essay.ts'
import { readUpdates } from './read-updates.ts'
import { updateEssay } from './update-essay.ts'

const essayParam = z.object({ chatId })

/** Essays, by the ids of their chats. */
export function essaysRoutes(doors: Doors, news: ChatNews) {
  return new Hono<ActorEnv>()
    .get('/api/essays', validate('query', essaysQuery), async (c) =>
      c.json(await listEssays(actorContext(c, doors), c.req.valid('query'))),
    )
    .put('/api/essays/:chatId', validate('param', essayParam), async (c) => {
      const ctx = actorContext(c, doors)
      const opened = await openOrCreateEssay(ctx, c.req.valid('param').chatId)
      // The list of chats has a new row.
      if (opened.isNew) news.tell(ctx.userId, '', tabIdOf(c))
      return c.json(opened)
    })
    .get('/api/essays/:chatId', validate('param', essayParam), async (c) =>
      c.json(await openEssay(actorContext(c, doors), c.req.valid('param').chatId)),
    )
    .patch('/api/essays/:chatId', validate('param', essayParam), validate('json', essayPatch), async (c) => {
      const ctx = actorContext(c, doors)
      const { chatId } = c.req.valid('param')
      const essay = await updateEssay(ctx, chatId, c.req.valid('json'))
      news.tellOfEssay(ctx.userId, chatId, 0)
      return c.json({ essay })
    })
    .post(
      '/api/essays/:chatId/updates',
      validate('param', essayParam),
      validate('json', essayUpdate),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { chatId } = c.req.valid('param')
        const stored = await addUpdate(ctx, chatId, c.req.valid('json'))
        news.tellOfEssay(ctx.userId, chatId, stored.seq)
        if (stored.isMoved) news.tell(ctx.userId, '', tabIdOf(c))
        return c.json({ seq: stored.seq })
      },
    )
    .get(
      '/api/essays/:chatId/updates',
      validate('param', essayParam),
      validate('query', essayUpdatesQuery),
      async (c) =>
        c.json(
          await readUpdates(actorContext(c, doors), c.req.valid('param').chatId, c.req.valid('query').after),
        ),
    )
}
