import type { CommentImport } from '../../../../contract/essays/comments.ts'
import { type Quoted, quoteAt } from '../../../../contract/essays/find-quote.ts'
import { anchorQuotes } from '../../../../contract/essays/text-anchors.ts'
import { limits } from '../../../../contract/limits.ts'
import { api, unwrap } from '../../../api.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import type { EssaySession } from '../sync/essay-session.ts'
import type { EssayNode } from '../transfer/document/essay-blocks.ts'
import type { PlacedThread } from '../transfer/import/comment-places.ts'
import type { WordComment } from '../transfer/import/word-comments.ts'

type Thread = CommentImport['threads'][number]
/** A thread as it is sent, and how many comments of the file it has. A long comment is sent in several. */
type Found = { sent: Thread; size: number }

const storedWaitMs = 30_000

/**
 * Adds the comments of a file, whose text has just been put on the page, to the essay; `before` is the number of
 * characters in front of that text. Returns how many were not added.
 */
export async function addImportedComments(
  session: EssaySession,
  threads: PlacedThread[],
  { document, before }: { document: EssayNode; before: number },
): Promise<number> {
  // At once, before the writer goes on.
  const found = findThreads(session, threads, { document, before })
  if (!(await isStored(session))) return sizeOf(threads)
  let added = 0
  for (const batch of batchesOf(found)) {
    const json = { threads: batch.map(({ sent }) => sent) }
    try {
      await unwrap(
        api.api.essays[':chatId'].comments.import.$post({ param: { chatId: session.chatId }, json }),
      )
    } catch {
      // What the server refuses of one batch costs the others nothing.
      continue
    }
    added += batch.reduce((sum, { size }) => sum + size, 0)
  }
  return sizeOf(threads) - added
}

/** A request has few threads, so that it stays small. */
function batchesOf(found: Found[]): Found[][] {
  const batches: Found[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const each of found) {
    const own = JSON.stringify(each.sent).length
    size += own
    const open = batches.at(-1)
    if (open && size <= limits.importedCharactersMax && open.length < limits.importedThreadsMax)
      open.push(each)
    else {
      batches.push([each])
      size = own
    }
  }
  return batches
}

const sizeOf = (threads: { replies: unknown[] }[]) =>
  threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0)

type Imported = { document: EssayNode; before: number }

function findThreads(
  { doc }: EssaySession,
  threads: PlacedThread[],
  { document, before }: Imported,
): Found[] {
  const text = textOf(document)
  const quotes = threads.map(({ words }): Quoted => {
    const quoted = quoteAt(text, words)
    return { ...quoted, place: quoted.place + before }
  })
  const passages = anchorQuotes(doc, quotes)
  return threads.flatMap((thread, i): Found[] => {
    const passage = passages[i]
    if (!passage) return []
    const quote = passage.quote.slice(0, limits.commentQuoteCharactersMax)
    const [first, ...more] = piecesOf(thread)
    if (!first) return []
    const replies = [...more, ...thread.replies.flatMap(piecesOf)].slice(0, limits.importedRepliesMax)
    const sent = { ...first, passage: { ...passage, quote }, isResolved: thread.isResolved, replies }
    return [{ sent, size: sizeOf([thread]) }]
  })
}

/** A comment that is too long goes on in replies. */
function piecesOf({ author, text, date }: WordComment): Thread['replies'] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += limits.commentCharactersMax)
    pieces.push(text.slice(at, at + limits.commentCharactersMax).toWellFormed())
  return pieces
    .filter((piece) => piece.trim() !== '')
    .map((piece) => ({ author: author || texts.fromFile, text: piece, date: date?.toISOString() ?? null }))
}

/** The texts of a document one after another, as the places of comments are counted. */
function textOf({ text = '', content = [] }: EssayNode): string {
  return text + content.map(textOf).join('')
}

/** Resolves to whether the server has the essay, which a new one is within seconds. */
function isStored(session: EssaySession): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isThere)
    }
    const check = () => session.read().isStored && end(true)
    const timer = setTimeout(() => end(false), storedWaitMs)
    const stop = session.subscribe(check)
    check()
  })
}
