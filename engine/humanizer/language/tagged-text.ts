import { parseDocument, type TextDocument } from '../../text/document.ts'
import { findLocks } from '../locks/find-locks.ts'
import type { Lock } from '../locks/lock.ts'
import { readTags } from './tagger.ts'

/** A universal part-of-speech tag; PUNCT for marks, NUM for numbers. */
export type Tag = string

export type Word = {
  start: number
  end: number
  text: string
  lower: string
  tag: Tag
  locked: boolean
}

export type TaggedSentence = {
  index: number
  paragraph: number
  start: number
  end: number
  words: Word[]
}

export type TaggedText = {
  text: string
  document: TextDocument
  sentences: TaggedSentence[]
  locks: Lock[]
  /** One byte for each UTF-16 unit of the text: 1 inside a lock. */
  cover: Uint8Array
}

/** Sentences, words, parts of speech and locks of a text. */
export function tagText(text: string, lock: readonly string[] = []): TaggedText {
  const document = parseDocument(text)
  const locks = findLocks(text, lock, document)
  const cover = new Uint8Array(text.length)
  for (const span of locks) cover.fill(1, span.start, span.end)
  const sentences = document.sentences.map((sentence, index): TaggedSentence => {
    const tags = tagsByOffset(text.slice(sentence.start, sentence.end))
    const words = document.tokens.slice(sentence.tokenFrom, sentence.tokenTo).map((token): Word => {
      const form = text.slice(token.start, token.end)
      const tag = tagOf(tags, token.start - sentence.start, token.end - sentence.start)
      const locked = cover.subarray(token.start, token.end).includes(1)
      return {
        start: token.start,
        end: token.end,
        text: form,
        lower: form.toLowerCase().replace(/’/g, "'"),
        tag,
        locked,
      }
    })
    return { index, paragraph: sentence.paragraph, start: sentence.start, end: sentence.end, words }
  })
  return { text, document, sentences, locks, cover }
}

function tagsByOffset(sentence: string): Tag[] {
  const tags: Tag[] = []
  const { words: values, tags: found } = readTags(sentence)
  let at = 0
  for (let i = 0; i < values.length; i++) {
    const start = sentence.indexOf(values[i] as string, at)
    if (start === -1 || start - at > 40) continue
    tags[start] = found[i] as Tag
    at = start + (values[i] as string).length
  }
  return tags
}

/** Uses the first part of "doesn't", and the last part of "well-known". */
function tagOf(tags: Tag[], start: number, end: number): Tag {
  let first: Tag | undefined
  let last: Tag | undefined
  for (let at = start; at < end; at++) {
    const tag = tags[at]
    if (tag === undefined || tag === 'PUNCT') {
      if (tag === 'PUNCT' && first === undefined) first = tag
      continue
    }
    if (first === undefined || first === 'PUNCT') first = tag
    last = tag
    if (tag === 'AUX' || tag === 'PRON') break
  }
  return last ?? first ?? 'X'
}
