import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { chatFileRoutes } from './file-routes.ts'
import { sweepFiles } from './files/sweep-files.ts'
import { countWrittenChats, messagesByHour } from './list/count-written-chats.ts'
import { chatListRoutes } from './list-routes.ts'
import { purgeMessages } from './messages/purge-messages.ts'
import { chatNewsRoutes } from './news-routes.ts'
import { policies } from './policies.ts'
import { interruptSilentReplies } from './replies/interrupt-replies.ts'
import { stopAllReplies } from './replies/stop-all-replies.ts'
import { chatsRoutes } from './routes.ts'
import { chatShareRoutes } from './share-routes.ts'
import { sweepShares } from './sharing/share-list.ts'
import { temporaryChatRoutes } from './temporary-routes.ts'
import { chatsExport } from './transfer/export-chats.ts'

export const chats = defineDomain({
  routes: (doors, { runs, news, searchElsewhere }) =>
    new Hono<ActorEnv>()
      .route('/', chatNewsRoutes(doors, news))
      .route('/', chatListRoutes(doors, searchElsewhere))
      .route('/', chatFileRoutes(doors))
      .route('/', chatShareRoutes(doors))
      .route('/', temporaryChatRoutes(doors))
      .route('/', chatsRoutes(doors, runs, news)),
  policies,
  chores: { interruptSilentReplies, purgeMessages, sweepFiles, sweepShares },
  exports: [chatsExport],
  weekFigures: { chats: countWrittenChats },
  usageFigures: { messages: messagesByHour },
  beforeAccountDeleted:
    (doors, { runs }) =>
    ({ id }) =>
      stopAllReplies(doors, runs, id),
})
