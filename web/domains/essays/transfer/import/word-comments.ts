import { limits } from '../../../../../contract/limits.ts'
import { attributeOf, decodeReferences, tagsOf } from './rewrite-word.ts'

/** A comment of a Word document. `date` is null where the file does not say it. */
export type WordComment = { id: string; author: string; text: string; date: Date | null }
/** A comment with the replies to it. */
export type WordThread = WordComment & {
  isResolved: boolean
  /** The file says that it answers no other one. */
  isKnownFirst: boolean
  replies: WordComment[]
}

/**
 * Reads the comments of a Word document: `comments` is its part with the texts, and `extended` the one that says what
 * answers what, and what is resolved. Programs that do not write it give replies the place of the first comment.
 */
export function readWordComments(comments: string, extended: string): WordThread[] {
  const states = readStates(extended)
  const threads = new Map<string, WordThread>()
  for (const { lastParagraph, ...comment } of commentsIn(comments)) {
    const state = states.get(lastParagraph)
    const parent = state && threads.get(state.parent)
    // A reply to a reply is one in the same thread.
    if (parent) parent.replies.push(comment)
    const thread = parent ?? {
      ...comment,
      isResolved: state?.isDone ?? false,
      isKnownFirst: state !== undefined,
      replies: [],
    }
    threads.set(lastParagraph || `id-${comment.id}`, thread)
  }
  return [...new Set(threads.values())]
}

type State = { parent: string; isDone: boolean }

function readStates(xml: string): Map<string, State> {
  const states = new Map<string, State>()
  for (const { name, text } of tagsOf(xml))
    if (name === 'w15:commentEx') {
      const isDone = /^(?:1|true|on)$/.test(attributeOf(text, 'w15:done'))
      states.set(attributeOf(text, 'w15:paraId'), { parent: attributeOf(text, 'w15:paraIdParent'), isDone })
    }
  return states
}

/** `lastParagraph` is the name of a comment's last paragraph, by which the other part knows it. */
type Listed = WordComment & { lastParagraph: string }

function commentsIn(xml: string): Listed[] {
  const found: Listed[] = []
  let open: Listed | null = null
  for (const { name, isClosing, isEmpty, end, text } of tagsOf(xml)) {
    if (name === 'w:comment') {
      if (open) found.push({ ...open, text: open.text.trim() })
      open = isClosing || isEmpty ? null : commentOf(text)
    } else if (!open) continue
    else if (name === 'w:p' && !isClosing) open.lastParagraph = attributeOf(text, 'w14:paraId')
    else if ((name === 'w:p' && isClosing) || name === 'w:br' || name === 'w:cr') open.text += '\n'
    else if (name === 'w:tab' && isEmpty) open.text += '\t'
    else if (name === 'w:t' && !isClosing && !isEmpty)
      open.text += decodeReferences(xml.slice(end, xml.indexOf('<', end)))
  }
  return found.filter(({ text }) => text !== '')
}

function commentOf(tag: string): Listed {
  const date = new Date(attributeOf(tag, 'w:date'))
  return {
    id: attributeOf(tag, 'w:id'),
    author: decodeReferences(attributeOf(tag, 'w:author'))
      .trim()
      .slice(0, limits.readerNameCharactersMax)
      .toWellFormed(),
    text: '',
    date: Number.isNaN(date.getTime()) ? null : date,
    lastParagraph: '',
  }
}
