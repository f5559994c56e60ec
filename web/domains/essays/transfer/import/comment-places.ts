import type { TextRange } from '../../../../../contract/essays/comments.ts'
import type { EssayNode } from '../document/essay-blocks.ts'
import { wordMarks } from './rewrite-word.ts'
import type { WordThread } from './word-comments.ts'

/** A thread of comments and its words, in characters over all texts of the document. */
export type PlacedThread = WordThread & { words: TextRange }

/** Start, end or sign of a comment, as `rewriteWord` marks it. */
const mark = /\ue005([sep])(-?\d{1,9})\ue005/g

type Line = { from: number; text: string }
type Places = {
  starts: Map<string, number>
  ends: Map<string, number>
  signs: Map<string, number>
  lines: Line[]
}

/** Takes the marks of comments out of a document, and returns the comments that have words in it, in their order. */
export function placeComments(
  document: EssayNode,
  threads: WordThread[],
): { document: EssayNode; comments: PlacedThread[] } {
  const places: Places = { starts: new Map(), ends: new Map(), signs: new Map(), lines: [] }
  const content = (document.content ?? []).flatMap((block) => {
    const bare = withoutMarks(block, places)
    // A paragraph with a mark alone was empty.
    return isEmptyParagraph(bare) && !isEmptyParagraph(block) ? [] : [bare]
  })
  const comments = threads
    .flatMap((thread): PlacedThread[] => {
      const words = wordsOf(thread.id, places)
      return words ? [{ ...thread, words }] : []
    })
    .sort((one, other) => one.words.from - other.words.from)
  return {
    document: { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] },
    comments: joinReplies(comments),
  }
}

const isEmptyParagraph = ({ type, content = [] }: EssayNode) => type === 'paragraph' && content.length === 0

function withoutMarks(node: EssayNode, places: Places): EssayNode {
  if (node.type === 'text') return { ...node, text: readMarks(node.text ?? '', places) }
  const attrs =
    node.attrs && JSON.stringify(node.attrs).includes(wordMarks.comment) ? bareAttrs(node.attrs) : node.attrs
  if (!node.content) return attrs ? { ...node, attrs } : node
  const isLine = node.content.some(({ type }) => type === 'text')
  if (isLine) places.lines.push({ from: lengthOf(places), text: '' })
  const content = node.content
    .map((child) => withoutMarks(child, places))
    .filter(({ type, text }) => type !== 'text' || text !== '')
  return { ...node, ...(attrs ? { attrs } : {}), content }
}

function lengthOf({ lines }: Places): number {
  const last = lines.at(-1)
  return last ? last.from + last.text.length : 0
}

function readMarks(text: string, places: Places): string {
  const line = places.lines.at(-1)
  let at = 0
  for (const found of [...text.matchAll(mark), null]) {
    if (line) line.text += text.slice(at, found?.index)
    if (!found) break
    const [whole, kind, id = ''] = found
    const into = kind === 's' ? places.starts : kind === 'e' ? places.ends : places.signs
    if (!into.has(id)) into.set(id, lengthOf(places))
    at = found.index + whole.length
  }
  return text.replace(mark, '')
}

/** Notes and captions are no text of the page that a comment could be about. */
function bareAttrs(attrs: NonNullable<EssayNode['attrs']>): NonNullable<EssayNode['attrs']> {
  return JSON.parse(JSON.stringify(attrs).replace(mark, ''))
}

/** Returns the words of a comment; for one at a point, the word there. Null without a place, or without any words. */
function wordsOf(id: string, { starts, ends, signs, lines }: Places): TextRange | null {
  const last = lines.at(-1)
  const length = last ? last.from + last.text.length : 0
  const sign = signs.get(id)
  const from = starts.get(id) ?? sign ?? ends.get(id)
  if (from === undefined || length === 0) return null
  const to = starts.has(id) ? (ends.get(id) ?? sign ?? from) : from
  return to > from ? { from, to } : wordAt(lines, from)
}

/** Returns the word that begins or ends at a place or is around it; otherwise the one before it. */
function wordAt(lines: Line[], at: number): TextRange | null {
  const line = lines.findLast(({ from, text }) => from <= at && text.trim() !== '')
  const { from = 0, text = '' } = line ?? lines.find((each) => each.text.trim() !== '') ?? {}
  let start = Math.min(Math.max(at - from, 0), text.length)
  let end = start
  const isWord = (place: number) => /\S/.test(text.charAt(place))
  if (!isWord(start) && !isWord(start - 1)) {
    while (start > 0 && !isWord(start - 1)) start--
    if (start === 0) while (start < text.length && !isWord(start)) start++
    end = start
  }
  while (start > 0 && isWord(start - 1)) start--
  while (end < text.length && isWord(end)) end++
  return end > start ? { from: from + start, to: from + end } : null
}

/** Google Docs writes replies as further comments on the same words. */
function joinReplies(threads: PlacedThread[]): PlacedThread[] {
  const joined: PlacedThread[] = []
  for (const thread of threads) {
    const first = joined.at(-1)
    const { from, to } = thread.words
    if (first && first.words.from === from && first.words.to === to && !thread.isKnownFirst)
      first.replies.push(
        { id: thread.id, author: thread.author, text: thread.text, date: thread.date },
        ...thread.replies,
      )
    else joined.push({ ...thread, replies: [...thread.replies] })
  }
  return joined
}
