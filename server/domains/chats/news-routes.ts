import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { sendEvents } from '../../platform/http/send-events.ts'
import { tabIdOf } from '../../platform/http/tab-id.ts'
import type { ChatNews } from './chat-news.ts'

const changedPath = /^\/api\/(?:chats|chat-folders|rpc\/manage_chat)(?:\/([0-9a-f-]{36}))?/

/** Streams news of chats to a user's other devices. Mounted before the routes whose changes it publishes. */
export function chatNewsRoutes(doors: Doors, news: ChatNews) {
  return new Hono<ActorEnv>()
    .use('/api/*', async (c, next) => {
      await next()
      const user = c.get('user')
      const path = c.req.method === 'GET' ? null : changedPath.exec(c.req.path)
      if (!user || !path || c.res.status >= 400) return
      const chatId = c.req.path.startsWith('/api/chats/') ? (path[1] ?? '') : ''
      news.tell(user.id, chatId, tabIdOf(c))
    })
    .get('/api/chats/news', (c) => sendEvents(c, news.follow(actorContext(c, doors).userId)))
}
