import { and, eq } from 'drizzle-orm'
import type { SharedCommentInput } from '../../../../contract/essays/comments.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import { storableText } from '../../../platform/database/storable.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { hashShareToken } from '../../../platform/shared-links.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { hasRoom } from '../../accounts/stored-text.ts'
import { countComments, passageColumns, requireParent } from '../comments/add-comment.ts'
import { essayComments } from '../tables.ts'
import { openEssayShare, type ReaderDoors, readSnapshot } from './shared-essay.ts'

/** All readers of a link together. The route counts what comes from one network. */
const linkRule = { name: 'comment-by-link', max: 300, windowSeconds: 86_400 }

type Reader = { token: string; readerKey: string }
/** Whose essay has changed, for its open pages. */
type Changed = { userId: string; chatId: string; commentId: string }

/** Stores a comment of a reader, on a passage or as a reply. It counts in the account of the essay's owner. */
export async function addSharedComment(
  doors: ReaderDoors & Pick<Doors, 'now'>,
  { token, readerKey }: Reader,
  input: SharedCommentInput,
): Promise<Changed> {
  const { share, essay } = await openEssayShare(doors, token)
  if (share.access !== 'comment') throw new AppError('conflict', refusalTexts.commentsOff)
  if (input.text === '' && !('replacement' in input && input.replacement !== null))
    throw new AppError('invalid_input', refusalTexts.commentBlank)
  await throttle(doors.db, linkRule, share.id)
  const size = input.text.length + ('replacement' in input ? (input.replacement?.length ?? 0) : 0)
  const { db } = doors
  const isFull = (await countComments(db, essay.id)) >= limits.essayCommentsMax
  if (isFull || !(await hasRoom({ db, userId: essay.userId }, size)))
    throw new AppError('conflict', refusalTexts.commentsFull)
  const [row] = await db
    .insert(essayComments)
    .values({
      essayId: essay.id,
      userId: essay.userId,
      shareId: share.id,
      author: storableText(input.name),
      isOwner: false,
      readerKey: hashShareToken(readerKey),
      text: storableText(input.text),
      createdAt: doors.now(),
      ...('parentId' in input
        ? { parentId: await requireParent(db, essay, input.parentId) }
        : {
            ...(await findPassage(doors, essay, input)),
            replacement: input.replacement === null ? null : storableText(input.replacement),
          }),
    })
    .returning({ id: essayComments.id })
  return { userId: essay.userId, chatId: essay.chatId, commentId: row!.id }
}

type OnPassage = Extract<SharedCommentInput, { range: unknown }>

/** The reader sees the essay as it was when the page was loaded, so the words may be elsewhere by now. */
async function findPassage(
  doors: ReaderDoors,
  essay: { id: string; userId: string },
  { range, quote }: OnPassage,
) {
  const snapshot = await readSnapshot(doors, essay)
  const passage =
    snapshot &&
    (await doors.yjs.anchor({ state: new Uint8Array(snapshot.state), range, quote }, { owner: essay.userId }))
  if (!passage) throw new AppError('conflict', refusalTexts.quoteGone)
  return passageColumns(passage)
}

/** Deletes a comment of this reader's browser, with the replies to it. */
export async function deleteSharedComment(
  doors: Pick<Doors, 'db'>,
  { token, readerKey }: Reader,
  commentId: string,
): Promise<Changed> {
  const { essay } = await openEssayShare(doors, token)
  const gone = await doors.db
    .delete(essayComments)
    .where(
      and(
        eq(essayComments.id, commentId),
        eq(essayComments.essayId, essay.id),
        eq(essayComments.userId, essay.userId),
        eq(essayComments.readerKey, hashShareToken(readerKey)),
      ),
    )
    .returning({ id: essayComments.id })
  if (gone.length === 0) throw notFound('comment')
  return { userId: essay.userId, chatId: essay.chatId, commentId }
}
