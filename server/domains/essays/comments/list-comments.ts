import { and, asc, eq } from 'drizzle-orm'
import type {
  EssayComment,
  EssayComments,
  OwnComment,
  SharedComment,
} from '../../../../contract/essays/comments.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { hashShareToken } from '../../../platform/shared-links.ts'
import { readProfileName } from '../../accounts/sign-up/profile-name.ts'
import { essayComments, essays } from '../tables.ts'

export type CommentRow = typeof essayComments.$inferSelect

/** Returns the essay of a chat of this user. */
export async function requireEssay({ db, userId }: Pick<Context, 'db' | 'userId'>, chatId: string) {
  const [essay] = await db
    .select({ id: essays.id, userId: essays.userId })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, userId)))
  if (!essay) throw notFound('essay')
  return essay
}

/** Lists the comments on an essay for its owner, oldest first. */
export async function listComments(ctx: Context, chatId: string): Promise<EssayComments> {
  const essay = await requireEssay(ctx, chatId)
  const [rows, ownerName] = await Promise.all([rowsOf(ctx.db, essay), readProfileName(ctx)])
  return { comments: rows.map((row) => asOwnComment(row, ownerName)) }
}

export function asOwnComment(row: CommentRow, ownerName: string | null): OwnComment {
  const { start, end, before, after, place } = row
  const anchor = start !== null && end !== null ? { start, end } : null
  return { ...asComment(row, ownerName), anchor, before, after, place }
}

type SharedBy = {
  essay: { id: string; userId: string }
  /** The Yjs state of the document that the reader has. */
  state: Buffer
  ownerName: string | null
  readerKey: string | null
}

/** Lists the comments on an essay for a reader, with their places in the document. */
export async function listSharedComments(
  { db, yjs }: Pick<Doors, 'db' | 'yjs'>,
  { essay, state, ownerName, readerKey }: SharedBy,
): Promise<SharedComment[]> {
  const rows = await rowsOf(db, essay)
  const first = rows.filter(({ start, end }) => start !== null && end !== null)
  const passages = first.map(({ start, end, quote, before, after, place }) => ({
    anchor: { start: start ?? '', end: end ?? '' },
    quote,
    before,
    after,
    place,
  }))
  const ranges =
    passages.length > 0
      ? await yjs.locate({ state: new Uint8Array(state), passages }, { owner: essay.userId })
      : []
  const rangeOf = new Map(first.map(({ id }, i) => [id, ranges[i] ?? null]))
  const own = readerKey === null ? null : hashShareToken(readerKey)
  return rows.map((row) => ({
    ...asComment(row, ownerName),
    range: rangeOf.get(row.id) ?? null,
    isMine: own !== null && row.readerKey === own,
  }))
}

function asComment(row: CommentRow, ownerName: string | null): EssayComment {
  return {
    id: row.id,
    parentId: row.parentId,
    author: row.isOwner ? (ownerName ?? '') : row.author,
    isOwner: row.isOwner,
    text: row.text,
    quote: row.quote,
    replacement: row.replacement,
    isAccepted: row.isAccepted,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }
}

function rowsOf(db: Context['db'], essay: { id: string; userId: string }): Promise<CommentRow[]> {
  return db
    .select()
    .from(essayComments)
    .where(and(eq(essayComments.essayId, essay.id), eq(essayComments.userId, essay.userId)))
    .orderBy(asc(essayComments.createdAt), asc(essayComments.id))
}
