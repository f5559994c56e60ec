import { z } from 'zod'
import { limits } from '../limits.ts'

/** A range of the characters of an essay, counted over all of its text in the order of the page. */
export type TextRange = { from: number; to: number }

/** Two relative positions of Yjs, in base64, between which the commented words are. */
export type CommentAnchor = { start: string; end: string }

const text = z.string().trim().min(1).max(limits.commentCharactersMax)
const quote = z.string().min(1).max(limits.commentQuoteCharactersMax)
const context = z.string().max(limits.commentContextCharactersMax)
const position = z.string().min(1).max(200)
const place = z.number().int().min(0).max(100_000_000)

/** The words that a comment is about: where they are, what they say, and what is around them. */
const passage = z.strictObject({
  anchor: z.strictObject({ start: position, end: position }),
  quote,
  before: context,
  after: context,
  place,
})
export type CommentPassage = z.infer<typeof passage>

/** Body of POST /api/essays/{chatId}/comments: a comment on a passage, or a reply to a comment. */
export const commentInput = z.union([
  z.strictObject({ text, passage }),
  z.strictObject({ text, parentId: z.uuid() }),
])
export type CommentInput = z.infer<typeof commentInput>

const imported = z.strictObject({
  author: z.string().trim().min(1).max(limits.readerNameCharactersMax),
  text,
  /** Null where the file does not say it. */
  date: z.iso.datetime().nullable(),
})

/** Body of POST /api/essays/{chatId}/comments/import: comments of a file that became text of the essay. */
export const commentImport = z.strictObject({
  threads: z
    .array(
      imported.extend({
        passage,
        isResolved: z.boolean(),
        replies: z.array(imported).max(limits.importedRepliesMax),
      }),
    )
    .min(1)
    .max(limits.importedThreadsMax),
})
export type CommentImport = z.infer<typeof commentImport>

/** Body of PATCH /api/essays/{chatId}/comments/{commentId}. `accepted`: its words were put on the page. */
export const commentPatch = z.strictObject({
  resolved: z.boolean().optional(),
  accepted: z.literal(true).optional(),
  /** The new place of the words, after an edit that recreated them. */
  passage: passage.optional(),
})
export type CommentPatch = z.infer<typeof commentPatch>

const readerName = z.string().trim().min(1).max(limits.readerNameCharactersMax)

/** Body of POST /api/shared-essays/{token}/comments. `replacement` is offered in the place of the quoted words. */
export const sharedCommentInput = z.union([
  z.strictObject({
    name: readerName,
    text: z.string().trim().max(limits.commentCharactersMax),
    replacement: z.string().max(limits.commentCharactersMax).nullable().default(null),
    range: z.strictObject({ from: place, to: place }),
    quote,
  }),
  z.strictObject({ name: readerName, text, parentId: z.uuid() }),
])
export type SharedCommentInput = z.infer<typeof sharedCommentInput>

/** By this header a reader's browser shows which comments are its own. */
export const readerKeyHeader = 'x-reader-key'

export function isReaderKey(key: string): boolean {
  return key.length >= 32 && key.length <= 64
}

export type EssayComment = {
  id: string
  /** The comment that this one replies to; null for the first one of a thread. */
  parentId: string | null
  /** Empty if the owner has no name, or does not show it. */
  author: string
  isOwner: boolean
  text: string
  quote: string
  /** The words that a reader would have in the place of the quoted ones; null for a comment only. */
  replacement: string | null
  isAccepted: boolean
  createdAt: string
  resolvedAt: string | null
}

/** A comment for the essay's owner, whose editor finds its place itself. */
export type OwnComment = EssayComment &
  Omit<CommentPassage, 'anchor' | 'quote'> & { anchor: CommentAnchor | null }

/** A comment for a reader. `range` is null where the commented words were deleted. */
export type SharedComment = EssayComment & { range: TextRange | null; isMine: boolean }

/** Response of GET /api/essays/{chatId}/comments, oldest first. */
export type EssayComments = { comments: OwnComment[] }
