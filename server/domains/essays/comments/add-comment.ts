import { and, eq, isNull } from 'drizzle-orm'
import type { CommentInput, OwnComment } from '../../../../contract/essays/comments.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { storableText } from '../../../platform/database/storable.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { essayComments } from '../tables.ts'
import { asOwnComment, requireEssay } from './list-comments.ts'

/** Stores a comment of the essay's owner, on a passage or as a reply. */
export async function addComment(ctx: Context, chatId: string, input: CommentInput): Promise<OwnComment> {
  const essay = await requireEssay(ctx, chatId)
  if ((await countComments(ctx.db, essay.id)) >= limits.essayCommentsMax)
    throw new AppError('conflict', refusalTexts.tooManyComments)
  await requireRoom(ctx, input.text.length)
  const parentId = 'parentId' in input ? await requireParent(ctx.db, essay, input.parentId) : null
  const [row] = await ctx.db
    .insert(essayComments)
    .values({
      essayId: essay.id,
      userId: ctx.userId,
      parentId,
      author: '',
      isOwner: true,
      text: storableText(input.text),
      ...('passage' in input ? passageColumns(input.passage) : {}),
      createdAt: ctx.now(),
    })
    .returning()
  return asOwnComment(row!, await readProfileName(ctx))
}

type Passage = Extract<CommentInput, { passage: unknown }>['passage']

export function passageColumns({ anchor, quote, before, after, place }: Passage) {
  return {
    start: storableText(anchor.start),
    end: storableText(anchor.end),
    quote: storableText(quote),
    before: storableText(before),
    after: storableText(after),
    place,
  }
}

export function countComments(db: Pick<Context['db'], '$count'>, essayId: string): Promise<number> {
  return db.$count(essayComments, eq(essayComments.essayId, essayId))
}

/** Returns the id of a comment that can be replied to: the first one of a thread on this essay. */
export async function requireParent(
  db: Context['db'],
  essay: { id: string; userId: string },
  parentId: string,
): Promise<string> {
  const [parent] = await db
    .select({ id: essayComments.id })
    .from(essayComments)
    .where(
      and(
        eq(essayComments.id, parentId),
        eq(essayComments.essayId, essay.id),
        eq(essayComments.userId, essay.userId),
        isNull(essayComments.parentId),
      ),
    )
  if (!parent) throw notFound('comment')
  return parent.id
}
