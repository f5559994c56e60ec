import { and, eq } from 'drizzle-orm'
import type { CommentPatch } from '../../../../contract/essays/comments.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { essayComments } from '../tables.ts'
import { passageColumns } from './add-comment.ts'
import { requireEssay } from './list-comments.ts'

type CommentId = { chatId: string; commentId: string }

async function owned(ctx: Context, { chatId, commentId }: CommentId) {
  const { id } = await requireEssay(ctx, chatId)
  return and(
    eq(essayComments.id, commentId),
    eq(essayComments.essayId, id),
    eq(essayComments.userId, ctx.userId),
  )
}

/** Resolves or reopens a thread, notes that its words were accepted, or where they are after an edit. */
export async function changeComment(
  ctx: Context,
  comment: CommentId,
  { resolved, accepted, passage }: CommentPatch,
): Promise<void> {
  const isResolved = resolved ?? accepted
  const changed = await ctx.db
    .update(essayComments)
    .set({
      // The first value keeps the statement whole where nothing is changed.
      id: comment.commentId,
      ...(isResolved === undefined ? {} : { resolvedAt: isResolved ? ctx.now() : null }),
      ...(accepted ? { isAccepted: true } : {}),
      ...(passage ? passageColumns(passage) : {}),
    })
    .where(await owned(ctx, comment))
    .returning({ id: essayComments.id })
  if (changed.length === 0) throw notFound('comment')
}

/** Deletes a comment, also a reader's, with the replies to it. */
export async function deleteComment(ctx: Context, comment: CommentId): Promise<void> {
  const gone = await ctx.db
    .delete(essayComments)
    .where(await owned(ctx, comment))
    .returning({ id: essayComments.id })
  if (gone.length === 0) throw notFound('comment')
}
