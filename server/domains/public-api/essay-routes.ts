import { Hono, type Context as HonoContext } from 'hono'
import { apiAppendCall, apiEssayCall, apiEssayParam, apiEssaysQuery } from '../../../contract/api/essays.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { answerProgram } from '../../platform/http/program.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChatNews } from '../chats/chat-news.ts'
import { appendToEssay, createEssayWith, readEssayMarkdown } from '../essays/append-markdown.ts'
import { listEssays } from '../essays/list-essays.ts'
import { answerCall, type Call, type Run } from './answer-call.ts'

/** Essays as Markdown. Open pages of the writer hear of each change. */
export function apiEssayRoutes(doors: Doors, work: PendingWork, news: ChatNews) {
  const answer = <T>(c: HonoContext<ActorEnv>, call: Call, run: Run<T>) =>
    answerProgram(c, call.status ?? 200, (asked) =>
      work.track(answerCall(actorContext(c, doors), asked, call, run)),
    )
  return new Hono<ActorEnv>()
    .get('/api/v1/essays', validate('query', apiEssaysQuery), async (c) => {
      const { essays, nextCursor } = await listEssays(actorContext(c, doors), c.req.valid('query'))
      return c.json({ essays: essays.map(({ chatId, ...rest }) => ({ id: chatId, ...rest })), nextCursor })
    })
    .get('/api/v1/essays/:essayId', validate('param', apiEssayParam), async (c) => {
      const { essayId } = c.req.valid('param')
      const { title, markdown } = await readEssayMarkdown(actorContext(c, doors), essayId)
      return c.json({ id: essayId, title, markdown })
    })
    .post('/api/v1/essays', validate('json', apiEssayCall), (c) => {
      const input = c.req.valid('json')
      const texts = [input.markdown ?? '']
      return answer(c, { kind: 'essays', texts, input, status: 201 }, async (ctx) => {
        const { chatId, seq } = await createEssayWith(ctx, input)
        news.tell(ctx.userId, '', '')
        news.tellOfEssay(ctx.userId, chatId, seq)
        return { body: { id: chatId, title: input.title, markdown: input.markdown ?? '' } }
      })
    })
    .post(
      '/api/v1/essays/:essayId/append',
      validate('param', apiEssayParam),
      validate('json', apiAppendCall),
      (c) => {
        const { essayId } = c.req.valid('param')
        const input = c.req.valid('json')
        return answer(c, { kind: 'essays', texts: [input.markdown], input }, async (ctx) => {
          const { seq } = await appendToEssay(ctx, essayId, input.markdown)
          news.tellOfEssay(ctx.userId, essayId, seq)
          return { body: { id: essayId, ...(await readEssayMarkdown(ctx, essayId)) } }
        })
      },
    )
}
