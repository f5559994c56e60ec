import { Hono } from 'hono'
import { z } from 'zod'
import { chatId } from '../../../contract/chats/chats.ts'
import { recordInput, recordQuery } from '../../../contract/essays/record.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChatNews } from '../chats/chat-news.ts'
import { changeRecord, deleteRecord } from './record/change-record.ts'
import { readEntries, readRecord } from './record/read-record.ts'
import { recordKey, sealRecord } from './record/seal-record.ts'

const essayParam = z.object({ chatId })

/** The authorship record of an essay, which only its writer can read. */
export function essayRecordRoutes(doors: Doors, news: ChatNews) {
  return new Hono<ActorEnv>()
    .get('/api/essay-records/key', (c) => c.json({ publicKey: recordKey(doors.env) }))
    .get('/api/essays/:chatId/record', validate('param', essayParam), async (c) =>
      c.json({ record: await readRecord(actorContext(c, doors), c.req.valid('param').chatId) }),
    )
    .put(
      '/api/essays/:chatId/record',
      validate('param', essayParam),
      validate('json', recordInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { chatId } = c.req.valid('param')
        const record = await changeRecord(ctx, chatId, c.req.valid('json'))
        // The writer's other pages mark what is pasted from now on.
        news.tellOfEssay(ctx.userId, chatId, 0)
        return c.json({ record })
      },
    )
    .delete('/api/essays/:chatId/record', validate('param', essayParam), async (c) => {
      const ctx = actorContext(c, doors)
      const { chatId } = c.req.valid('param')
      await deleteRecord(ctx, chatId)
      news.tellOfEssay(ctx.userId, chatId, 0)
      return c.json({ deleted: true })
    })
    .get(
      '/api/essays/:chatId/record/entries',
      validate('param', essayParam),
      validate('query', recordQuery),
      async (c) =>
        c.json(
          await readEntries(actorContext(c, doors), c.req.valid('param').chatId, c.req.valid('query').after),
        ),
    )
    .post('/api/essays/:chatId/record/seal', validate('param', essayParam), async (c) =>
      c.json({ seal: await sealRecord(actorContext(c, doors), c.req.valid('param').chatId) }),
    )
}
