import type * as Y from 'yjs'
import type { OwnComment } from '../../../../contract/essays/comments.ts'
import { locatePassages } from '../../../../contract/essays/text-anchors.ts'
import { ApiError, api, unwrap } from '../../../api.ts'
import { commentTexts as texts } from '../../../locales/en/essays/comments.ts'
import type { EssayExport } from '../transfer/export-essay.ts'
import { threadsOf } from './threads.ts'

type FileComments = NonNullable<EssayExport['comments']>

/** Loads the comments on an essay for a file. An essay that the server does not have has none. */
export async function loadFileComments(chatId: string, doc: Y.Doc): Promise<FileComments | null> {
  try {
    const { comments } = await unwrap(api.api.essays[':chatId'].comments.$get({ param: { chatId } }))
    return fileComments(comments, doc)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Returns the open threads whose words are still in the text, numbered in the order of the text. */
export function fileComments(comments: OwnComment[], doc: Y.Doc): FileComments | null {
  const open = comments.filter((each) => each.parentId === null && each.resolvedAt === null)
  const located = locatePassages(doc, open)
  const placeOf = new Map(open.map(({ id }, i) => [id, located[i] ?? null]))
  const found: FileComments = { list: [], words: [] }
  for (const { first, replies } of threadsOf(comments, (id) => placeOf.get(id)?.from ?? null)) {
    const place = placeOf.get(first.id)
    if (!place) continue
    const number = found.list.length
    const thread = [first, ...replies]
    found.list.push(
      ...thread.map((comment, i) => ({
        number: number + i,
        parent: i === 0 ? null : number,
        author: comment.author || (comment.isOwner ? texts.theWriter : ''),
        text: textOf(comment),
        date: new Date(comment.createdAt),
      })),
    )
    found.words.push({ from: place.from, to: place.to, numbers: thread.map((_, i) => number + i) })
  }
  return found.list.length > 0 ? found : null
}

/** A reader's suggestion is written out, because Word has no comment that replaces words. */
function textOf({ text, replacement }: OwnComment): string {
  if (replacement === null) return text
  const offer = replacement === '' ? texts.removeWords : `${texts.replaceBy}: “${replacement}”`
  return text === '' ? offer : `${offer}\n${text}`
}
