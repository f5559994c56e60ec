import { isPlainSentence, sizeOf, upperFirst } from '../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../language/tagged-text.ts'
import type { ChangeReason } from '../../proposals/reasons.ts'
import type { Proposal } from '../../proposals/rule.ts'

/** The parts of a proposal that each rule defines. */
export type Label = {
  rule: string
  reason: ChangeReason
  /** In style words; see `Proposal`. */
  gain: number
  inserted?: string
}

type Part = Proposal['parts'][number]

/** A sentence and the next one of its paragraph, both plain, with one space between them. */
export type Neighbours = {
  next: TaggedSentence
  /** The full stop of the first, and the first word of the second. */
  stop: Word
  opener: Word
  sizes: readonly [number, number]
}

export function neighboursOf(sentence: TaggedSentence, text: TaggedText): Neighbours | undefined {
  const next = text.sentences[sentence.index + 1]
  if (!next || next.paragraph !== sentence.paragraph) return undefined
  if (!isPlainSentence(sentence, text) || !isPlainSentence(next, text)) return undefined
  const [stop, opener] = [sentence.words.at(-1) as Word, next.words[0] as Word]
  if (opener.locked || text.text.slice(stop.end, opener.start) !== ' ') return undefined
  return { next, stop, opener, sizes: [sizeOf(sentence.words), sizeOf(next.words)] }
}

/** Joins two sentences of one subject: "and" replaces the full stop and the subject of the second. */
export function joined(label: Label, { stop, opener, sizes }: Neighbours): Proposal {
  const parts = [{ start: stop.start, end: opener.end, after: ' and' }]
  return change(label, { before: sizes, after: [sizes[0] + sizes[1] - 1] }, parts)
}

/** Two sentences of one: a full stop for the mark at `mark`, and the second begins with the word at `next`. */
export function cut(
  label: Label,
  words: readonly Word[],
  mark: number,
  next: number,
  opening = (words[next] as Word).text,
): Proposal {
  const shape = {
    before: [sizeOf(words)],
    after: [sizeOf(words.slice(0, mark)), sizeOf(words.slice(mark))],
  }
  const [start, end] = [(words[mark - 1] as Word).end, (words[next] as Word).end]
  return change(label, shape, [{ start, end, after: `. ${upperFirst(opening)}` }])
}

/** A change inside a sentence that keeps its length. */
export function turned(label: Label, parts: Part[]): Proposal {
  return change(label, { before: [], after: [] }, parts)
}

/** Moves the words before the comma to the end of the sentence. */
export function openerMoved(
  label: Label,
  { words }: TaggedSentence,
  text: TaggedText,
  comma: number,
): Proposal | undefined {
  const [opener, last] = [words[0] as Word, words[comma - 1] as Word]
  const [first, stop] = [words[comma + 1] as Word, words.at(-1) as Word]
  if (first.locked || text.cover.subarray(opener.start, first.start + 1).includes(1)) return undefined
  const moved = text.text.slice(opener.start, last.end)
  return turned(label, [
    { start: opener.start, end: first.end, after: upperFirst(first.text) },
    { start: stop.start, end: stop.start, after: ` ${moved.charAt(0).toLowerCase()}${moved.slice(1)}` },
  ])
}

/** Puts what is between `first` and `close`, the comma or full stop after it, in brackets; `from` is where its mark or space starts. */
export function bracketed(
  label: Omit<Label, 'inserted'>,
  text: TaggedText,
  from: number,
  first: Word,
  close: Word,
): Proposal | undefined {
  const isLocked = text.cover.subarray(from, first.start + 1).includes(1) || text.cover[close.start] === 1
  if (isLocked) return undefined
  const end = close.lower === ',' ? close.end : close.start
  return turned({ ...label, inserted: '(' }, [
    { start: from, end: first.start, after: ' (' },
    { start: close.start, end, after: ')' },
  ])
}

/** Reports whether brackets are near: a second pair in a row would look odd. */
export function hasBrackets(sentence: TaggedSentence, text: TaggedText): boolean {
  const near = text.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3)
  const first = near[0] ?? sentence
  return /[()]/.test(text.text.slice(first.start, near.at(-1)?.end ?? sentence.end))
}

function change(label: Label, shape: Proposal['shape'], parts: Part[]): Proposal {
  return { inserted: '', ...label, ...(shape && { shape }), parts }
}
