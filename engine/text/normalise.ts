import { homoglyphs } from '../lexicon/homoglyphs.ts'
import type { Span } from './sentences.ts'

export type TamperingKind =
  | 'homoglyph'
  | 'soft-hyphen'
  | 'zero-width'
  | 'control'
  | 'direction'
  | 'styled-letter'
  | 'stacked-marks'

export type Tampering = {
  kind: TamperingKind
  count: number
  /** The number of words that hold such a sign. */
  words: number
  /** The first occurrences in the original text, at most 100. */
  spans: Span[]
}

export type NormalText = {
  text: string
  /** Maps an offset in the normal text to the original; ends map to ends. */
  originalOffset(index: number): number
  tampering: Tampering[]
  /** All changes to the original, in order. */
  changes: readonly Change[]
}

// Characters that may need a change, as a fast check for ordinary text.
const suspect =
  /(?![\t\n\v\f\r\u0085])\p{Cc}|\u034f|\p{Variation_Selector}|[\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff\uff01-\uff5e\ufb00-\ufb06\u0131\u0251\u0261\u0280-\u02af\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u1d00-\u1d7f\ua730\ua731]|[\u0300-\u036f]{3}|[\u{1d400}-\u{1d7ff}]|[\u{1f130}-\u{1f189}]/u

/**
 * Removes invisible characters and replaces disguised Latin letters, and maps offsets to the original. Text in other
 * scripts does not change: only letters inside Latin text count as disguised.
 */
export function normaliseText(text: string): NormalText {
  if (!suspect.test(text)) return { text, originalOffset: (index) => index, tampering: [], changes: [] }
  const edits = [...findEdits(text)].sort((a, b) => a.start - b.start)
  return applyEdits(text, edits)
}

/** A replacement in the original. Without a kind it is a harmless one, such as of a ligature. */
export type Change = Span & {
  replacement: string
  kind?: TamperingKind
}

const invisible: readonly [TamperingKind | undefined, RegExp, string][] = [
  // Joiners between two emoji form families and professions.
  ['zero-width', /(?<!\p{Extended_Pictographic}\ufe0f?)[\u034f\u180e\u200b-\u200d\u2060-\u2064\ufeff]/gu, ''],
  ['soft-hyphen', /\u00ad/g, ''],
  [undefined, /(?<=\p{Extended_Pictographic}\ufe0f?)[\u200d\ufeff]|[\ufe00-\ufe0e]/gu, ''],
  ['direction', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g, ''],
  ['control', /(?![\t\n\v\f\r\u0085])\p{Cc}/gu, ''],
  [undefined, /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  ['stacked-marks', /(?<=[\u0300-\u036f]{2})[\u0300-\u036f]+/g, ''],
]

const styled = /[\uff01-\uff5e\ufb00-\ufb06]|[\u{1d400}-\u{1d7ff}]|[\u{1f130}-\u{1f189}]/gu

function* findEdits(text: string): Generator<Change> {
  for (const [kind, pattern, replacement] of invisible) {
    for (const match of text.matchAll(pattern)) {
      yield { start: match.index, end: match.index + match[0].length, replacement, ...(kind && { kind }) }
    }
  }
  for (const match of text.matchAll(styled)) {
    const plain = match[0].normalize('NFKC')
    const ligature = match[0] >= '\ufb00' && match[0] <= '\ufb06'
    const edit = { start: match.index, end: match.index + match[0].length, replacement: plain }
    yield ligature ? edit : { ...edit, kind: 'styled-letter' }
  }
  if (isMostlyLatin(text)) yield* findHomoglyphs(text)
}

function isMostlyLatin(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const latin = sample.match(/[A-Za-z]/g)?.length ?? 0
  const others = sample.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0
  return latin > others
}

const lookAlike =
  /[\u0131\u0251\u0261\u0280-\u02af\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u1d00-\u1d7f\ua730\ua731]/g
const partOfWord = /[\p{L}\u200b-\u200d\u2060\ufeff]/u
const wordMax = 64
// Identical in every typeface. Only these may disguise a word without any Latin letter.
const strong = /^[асеорхуіјѕһԁԛԝАВЕКМНОРСТХУІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/

/** Finds words of look-alikes, alone or mixed with Latin letters. Greek and Russian words do not count. */
function* findHomoglyphs(text: string): Generator<Change> {
  let done = 0
  for (const { index } of text.matchAll(lookAlike)) {
    if (index < done) continue
    const { start, end } = wordAround(text, index)
    done = end
    if (end - start > wordMax || !isDisguised(text.slice(start, end))) continue
    for (let i = start; i < end; i++) {
      const replacement = homoglyphs.get(text.charAt(i))
      if (replacement) yield { start: i, end: i + 1, replacement, kind: 'homoglyph' }
    }
  }
}

/** Extends at most one character beyond the longest word on either side, so that an endless word is cheap. */
function wordAround(text: string, index: number): Span {
  let start = index
  let end = index + 1
  while (start > 0 && index - start <= wordMax && partOfWord.test(text.charAt(start - 1))) start--
  while (end < text.length && end - index <= wordMax && partOfWord.test(text.charAt(end))) end++
  return { start, end }
}

function isDisguised(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (letters.length === 1 && !/[аіοαcу]/i.test(letters)) return false
  if (!/[A-Za-z]/.test(letters) && !strong.test(letters)) return false
  return [...letters].every((letter) => /[A-Za-zÀ-ɏ]/.test(letter) || homoglyphs.has(letter))
}

const spansMax = 100

function applyEdits(text: string, edits: Change[]): NormalText {
  const parts: string[] = []
  // From normal offset `normal[k]` on, the original offset is larger by `original[k] - normal[k]`.
  const normal: number[] = [0]
  const original: number[] = [0]
  const changes: Change[] = []
  let at = 0
  let length = 0
  for (const edit of edits) {
    if (edit.start < at) continue
    parts.push(text.slice(at, edit.start), edit.replacement)
    length += edit.start - at + edit.replacement.length
    at = edit.end
    normal.push(length)
    original.push(at)
    changes.push(edit)
  }
  parts.push(text.slice(at))
  return {
    text: parts.join(''),
    originalOffset: (index) => lookUp(normal, original, index),
    tampering: summarise(text, changes),
    changes,
  }
}

function summarise(text: string, changes: readonly Change[]): Tampering[] {
  const found = new Map<TamperingKind, Tampering & { wordEnd: number }>()
  for (const { kind, start, end } of changes) {
    if (!kind) continue
    const entry = found.get(kind) ?? { kind, count: 0, words: 0, spans: [], wordEnd: 0 }
    entry.count++
    if (entry.spans.length < spansMax) entry.spans.push({ start, end })
    if (start >= entry.wordEnd && isInWord(text, start, end)) {
      entry.words++
      entry.wordEnd = endOfWord(text, end)
    }
    found.set(kind, entry)
  }
  return [...found.values()].map(({ wordEnd: _, ...entry }) => entry)
}

const letterOrDigit = /[\p{L}\p{N}]/u

/** Reports whether a sign is a letter or stands beside one. */
function isInWord(text: string, start: number, end: number): boolean {
  return letterOrDigit.test(text.slice(Math.max(0, start - 1), end + 1))
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !/\s/.test(text.charAt(at))) at++
  return at
}

function lookUp(normal: number[], original: number[], index: number): number {
  let low = 0
  let high = normal.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((normal[middle] as number) <= index) low = middle
    else high = middle - 1
  }
  const next = original[low + 1]
  const place = (original[low] as number) + index - (normal[low] as number)
  return next === undefined ? place : Math.min(place, next)
}
