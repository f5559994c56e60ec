import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { chatId } from '../../../contract/chats/chats.ts'
import {
  commentImport,
  commentInput,
  commentPatch,
  isReaderKey,
  readerKeyHeader,
  sharedCommentInput,
} from '../../../contract/essays/comments.ts'
import { essayShareInput, essaySharePatch } from '../../../contract/essays/sharing.ts'
import type { Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChatNews } from '../chats/chat-news.ts'
import { addComment } from './comments/add-comment.ts'
import { changeComment, deleteComment } from './comments/change-comment.ts'
import { importComments } from './comments/import-comments.ts'
import { listComments } from './comments/list-comments.ts'
import { changeEssayShare, listEssayShares, revokeEssayShare } from './sharing/essay-share-list.ts'
import { shareEssay } from './sharing/share-essay.ts'
import { addSharedComment, deleteSharedComment } from './sharing/shared-comments.ts'
import { readSharedEssay } from './sharing/shared-essay.ts'

const essayParam = z.object({ chatId })
const shareParam = z.object({ essayShareId: z.uuid() })
const commentParam = z.object({ chatId, commentId: z.uuid() })
const sharedCommentParam = z.object({ token: z.string(), commentId: z.uuid() })

/** Links to essays, and what readers see by them. */
export function essayShareRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/essay-shares', async (c) => c.json(await listEssayShares(actorContext(c, doors))))
    .patch(
      '/api/essay-shares/:essayShareId',
      validate('param', shareParam),
      validate('json', essaySharePatch),
      async (c) => {
        const { essayShareId } = c.req.valid('param')
        await changeEssayShare(actorContext(c, doors), essayShareId, c.req.valid('json'))
        return c.json({ changed: true })
      },
    )
    .delete('/api/essay-shares/:essayShareId', validate('param', shareParam), async (c) => {
      await revokeEssayShare(actorContext(c, doors), c.req.valid('param').essayShareId)
      return c.json({ revoked: true })
    })
    .post(
      '/api/essays/:chatId/shares',
      validate('param', essayParam),
      validate('json', essayShareInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        return c.json(await shareEssay(ctx, c.req.valid('param').chatId, c.req.valid('json')), 201)
      },
    )
    .get('/api/shared-essays/:token', async (c) =>
      c.json(await readSharedEssay(doors, c.req.param('token'), readerKeyOf(c))),
    )
}

/** Comments on an essay, by its owner and by readers with a link. */
export function essayCommentRoutes(doors: Doors, news: ChatNews) {
  return new Hono<ActorEnv>()
    .get('/api/essays/:chatId/comments', validate('param', essayParam), async (c) =>
      c.json(await listComments(actorContext(c, doors), c.req.valid('param').chatId)),
    )
    .post(
      '/api/essays/:chatId/comments',
      validate('param', essayParam),
      validate('json', commentInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { chatId } = c.req.valid('param')
        const comment = await addComment(ctx, chatId, c.req.valid('json'))
        news.tellOfEssay(ctx.userId, chatId, 0)
        return c.json({ comment }, 201)
      },
    )
    .post(
      '/api/essays/:chatId/comments/import',
      validate('param', essayParam),
      validate('json', commentImport),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { chatId } = c.req.valid('param')
        await importComments(ctx, chatId, c.req.valid('json'))
        news.tellOfEssay(ctx.userId, chatId, 0)
        return c.json({ imported: true }, 201)
      },
    )
    .patch(
      '/api/essays/:chatId/comments/:commentId',
      validate('param', commentParam),
      validate('json', commentPatch),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { chatId } = c.req.valid('param')
        await changeComment(ctx, c.req.valid('param'), c.req.valid('json'))
        news.tellOfEssay(ctx.userId, chatId, 0)
        return c.json({ changed: true })
      },
    )
    .delete('/api/essays/:chatId/comments/:commentId', validate('param', commentParam), async (c) => {
      const ctx = actorContext(c, doors)
      await deleteComment(ctx, c.req.valid('param'))
      news.tellOfEssay(ctx.userId, c.req.valid('param').chatId, 0)
      return c.json({ deleted: true })
    })
    .post('/api/shared-essays/:token/comments', validate('json', sharedCommentInput), async (c) => {
      const reader = { token: c.req.param('token'), readerKey: requireReaderKey(c) }
      const { userId, chatId, commentId } = await addSharedComment(doors, reader, c.req.valid('json'))
      news.tellOfEssay(userId, chatId, 0)
      return c.json({ id: commentId }, 201)
    })
    .delete(
      '/api/shared-essays/:token/comments/:commentId',
      validate('param', sharedCommentParam),
      async (c) => {
        const { token, commentId } = c.req.valid('param')
        const reader = { token, readerKey: requireReaderKey(c) }
        const { userId, chatId } = await deleteSharedComment(doors, reader, commentId)
        news.tellOfEssay(userId, chatId, 0)
        return c.json({ deleted: true })
      },
    )
}

/** Returns the key of the reader's browser; null without a valid one. */
function readerKeyOf(c: Context): string | null {
  const key = c.req.header(readerKeyHeader) ?? ''
  return isReaderKey(key) ? key : null
}

function requireReaderKey(c: Context): string {
  const key = readerKeyOf(c)
  if (!key) throw new AppError('invalid_input')
  return key
}
