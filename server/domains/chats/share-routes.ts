import { Hono } from 'hono'
import { z } from 'zod'
import { importInput } from '../../../contract/chats/chat-import.ts'
import { chatId } from '../../../contract/chats/chats.ts'
import { sharedPageQuery, shareInput } from '../../../contract/chats/sharing.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { shareChat } from './sharing/share-chat.ts'
import { listShares, revokeShare } from './sharing/share-list.ts'
import { copyShared, readShared } from './sharing/shared-chat.ts'
import { importChats } from './transfer/import-chats.ts'

/** Links to shared chats, and imports of chats. */
export function chatShareRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .use('/shared/*', async (c, next) => {
      await next()
      // The address is a secret: it must not reach search engines, nor other sites that a reader visits.
      c.res.headers.set('x-robots-tag', 'noindex, nofollow, noarchive')
      c.res.headers.set('referrer-policy', 'no-referrer')
    })
    .get('/api/shares', async (c) => c.json(await listShares(actorContext(c, doors))))
    .delete('/api/shares/:shareId', validate('param', z.object({ shareId: z.uuid() })), async (c) => {
      await revokeShare(actorContext(c, doors), c.req.valid('param').shareId)
      return c.json({ revoked: true })
    })
    .post(
      '/api/chats/:chatId/shares',
      validate('param', z.object({ chatId })),
      validate('json', shareInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        return c.json(await shareChat(ctx, c.req.valid('param').chatId, c.req.valid('json')), 201)
      },
    )
    .get('/api/shared/:token', validate('query', sharedPageQuery), async (c) =>
      c.json(await readShared(doors, c.req.param('token'), c.req.valid('query').after)),
    )
    .post('/api/shared/:token/copy', async (c) =>
      c.json(await copyShared(actorContext(c, doors), c.req.param('token')), 201),
    )
    .post('/api/chats/import', validate('json', importInput), async (c) =>
      c.json(await importChats(actorContext(c, doors), c.req.valid('json'))),
    )
}
