import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CommentImport } from '../../../../contract/essays/comments.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { storableText } from '../../../platform/database/storable.ts'
import { AppError } from '../../../platform/errors.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { essayComments, essays } from '../tables.ts'
import { countComments, passageColumns } from './add-comment.ts'
import { requireEssay } from './list-comments.ts'

type Imported = { author: string; text: string; date: string | null }

/** Stores the comments of a file with their authors and dates: all of them, or none. */
export async function importComments(
  ctx: Context,
  chatId: string,
  { threads }: CommentImport,
): Promise<void> {
  const essay = await requireEssay(ctx, chatId)
  const comments = threads.flatMap((thread) => [thread, ...thread.replies])
  await requireRoom(
    ctx,
    comments.reduce((sum, { text }) => sum + text.length, 0),
  )
  const ownName = await readProfileName(ctx)
  const now = ctx.now()
  const rowOf = ({ author, text, date }: Imported) => {
    const isOwner = author === ownName
    // A clock that is ahead must not put a comment before those that are written now.
    const createdAt = date && new Date(date) < now ? new Date(date) : now
    return {
      ...{ id: randomUUID(), essayId: essay.id, userId: ctx.userId, isOwner, createdAt },
      author: isOwner ? '' : storableText(author),
      text: storableText(text),
    }
  }
  const rows = threads.flatMap(({ passage, isResolved, replies, ...thread }) => {
    const first = rowOf(thread)
    return [
      { ...first, ...passageColumns(passage), resolvedAt: isResolved ? now : null },
      ...replies.map((reply) => ({ ...rowOf(reply), parentId: first.id })),
    ]
  })
  await ctx.db.transaction(async (tx) => {
    // Imports at the same time are counted one after the other.
    await tx.select({ id: essays.id }).from(essays).where(ownEssay(essay)).for('update')
    if ((await countComments(tx, essay.id)) + rows.length > limits.essayCommentsMax)
      throw new AppError('conflict', refusalTexts.tooManyComments)
    // One statement, in which a reply may come with the comment that it answers.
    await tx.insert(essayComments).values(rows)
  })
}

const ownEssay = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(essays.id, id), eq(essays.userId, userId))
