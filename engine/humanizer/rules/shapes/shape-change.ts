import { isPlainSentence, sizeOf, upperFirst } from '../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../language/tagged-text.ts'
import type { Proposal } from '../../proposals/rule.ts'

/** The parts of a proposal that each rule defines. */
export type Label = {
  rule: string
  reason: string
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

/** Joins two sentences: `after` replaces the full stop and the first word of the second. */
export function joined(label: Label, { stop, opener, sizes }: Neighbours, after: string): Proposal {
  const parts = [{ start: stop.start, end: opener.end, after }]
  const size = sizes[0] + sizes[1] - (after === ' and' ? 1 : 0)
  return change(label, { before: sizes, after: [size] }, parts)
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

/** The words before the comma, moved to the end of the sentence. */
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

/**
 * Puts an aside in brackets, in place of the mark or space before `first` and of `close`, the comma or full stop
 * after the aside.
 */
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

/** Brackets close by: a second pair in a row would look odd. */
export function hasBrackets(sentence: TaggedSentence, text: TaggedText): boolean {
  const near = text.sentences.slice(Math.max(0, sentence.index - 2), sentence.index + 3)
  const first = near[0] ?? sentence
  return /[()]/.test(text.text.slice(first.start, near.at(-1)?.end ?? sentence.end))
}

function change(label: Label, shape: Proposal['shape'], parts: Part[]): Proposal {
  return { inserted: '', ...label, ...(shape && { shape }), parts }
}

/**
 * For each wording, its form in a text, the words of text for one use at the human rate, and the share of places (one
 * in `places`).
 */
const rooms = {
  which: { own: /, which\b/g, words: 600, places: 2 },
  that: { own: /(?<=^|[.!?]["”]? )That\b/gm, words: 900, places: 10 },
  'and this': { own: /, and this\b/g, words: 2000, places: 16 },
}

/**
 * Is there room for one more of a wording at a place? Models write ", which" or ". That" as often as people or oftener, so
 * that every one put in would be one too many: it takes turns with other wordings, and only in texts that have few.
 */
export function hasRoomFor(wording: keyof typeof rooms, text: TaggedText, place: number): boolean {
  const { own, words, places } = rooms[wording]
  const count = text.text.match(own)?.length ?? 0
  const toss = (Math.imul(place + 3, 0x9e3779b1) >>> 0) / 2 ** 32
  return count * words < text.document.tokens.length && toss * places < 1
}
