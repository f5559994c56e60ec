import { Hono } from 'hono'
import { z } from 'zod'
import { folderInput } from '../../../contract/chats/chat-list.ts'
import { limits } from '../../../contract/limits.ts'
import { pageCursor } from '../../../contract/page-cursor.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { createFolder, deleteFolder, renameFolder } from './list/folders.ts'
import type { TextSource } from './list/found-text.ts'
import { createListChats } from './list/list-chats.ts'
import { readPinnedAndFolders } from './list/read-pinned-and-folders.ts'
import { searchChats } from './list/search-chats.ts'

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: pageCursor.optional(),
  archived: z.enum(['true', 'false']).default('false'),
  /** `loose`: neither pinned nor in a folder; otherwise the id of a folder. */
  place: z.union([z.enum(['all', 'loose']), z.uuid()]).default('all'),
})
const searchQuery = z.object({ q: z.string().max(limits.searchCharactersMax) })
const folderParam = z.object({ folderId: z.uuid() })

/** The list of chats: pages, pins, folders, search. `findElsewhere` searches what belongs to chats of other kinds. */
export function chatListRoutes(doors: Doors, findElsewhere: TextSource) {
  const listChats = createListChats(doors.db)
  return new Hono<ActorEnv>()
    .get('/api/chats', validate('query', listQuery), async (c) => {
      const { userId } = actorContext(c, doors)
      const { archived, ...query } = c.req.valid('query')
      return c.json(await listChats({ ...query, userId, archived: archived === 'true' }))
    })
    .get('/api/chats/pinned-and-folders', async (c) =>
      c.json(await readPinnedAndFolders(actorContext(c, doors))),
    )
    .get('/api/chats/search', validate('query', searchQuery), async (c) =>
      c.json({ found: await searchChats(actorContext(c, doors), c.req.valid('query').q, findElsewhere) }),
    )
    .post('/api/chat-folders', validate('json', folderInput), async (c) =>
      c.json(await createFolder(actorContext(c, doors), c.req.valid('json')), 201),
    )
    .patch(
      '/api/chat-folders/:folderId',
      validate('param', folderParam),
      validate('json', folderInput),
      async (c) => {
        await renameFolder(actorContext(c, doors), c.req.valid('param').folderId, c.req.valid('json'))
        return c.json({ renamed: true })
      },
    )
    .delete('/api/chat-folders/:folderId', validate('param', folderParam), async (c) => {
      await deleteFolder(actorContext(c, doors), c.req.valid('param').folderId)
      return c.json({ deleted: true })
    })
}
