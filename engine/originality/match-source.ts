import { markCommonWords } from './common-words.ts'
import { findRuns, type Run, type TokenPassage } from './find-runs.ts'
import { type IndexedText, indexText } from './index-text.ts'
import { readTokens, type Tokens } from './read-tokens.ts'
import type { Passage, Place, Source, SourceMatches } from './result.ts'

/** The text that is checked, prepared for the comparison with sources. */
export type PreparedText = { indexed: IndexedText; isCommon: Uint8Array }

export function prepareText(text: string): PreparedText {
  const indexed = indexText(text)
  return { indexed, isCommon: markCommonWords(indexed.tokens) }
}

const passagesMax = 200
const charactersShown = 1_200
const charactersAround = 120

/** Returns what a source shares with the text, or null if that is nothing. */
export function matchSource({ indexed, isCommon }: PreparedText, { id, text }: Source): SourceMatches | null {
  const source = readTokens(text)
  const found = findRuns(indexed, source).filter((passage) => isTelling(indexed.tokens, isCommon, passage))
  if (found.length === 0) return null
  const longest =
    found.length > passagesMax
      ? [...found].sort((a, b) => wordsOf(b) - wordsOf(a)).slice(0, passagesMax)
      : found
  const shown = new Set(longest)
  return {
    id,
    words: found.reduce((sum, passage) => sum + wordsOf(passage), 0),
    runs: found.flatMap(({ runs }) => runs.map((run) => placeOf(indexed.tokens, run.start, run.end))),
    passages: found
      .filter((passage) => shown.has(passage))
      .map((passage) => asPassage(indexed.tokens, source, text, passage)),
  }
}

function wordsOf({ runs }: TokenPassage): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Different words that a passage needs besides function words and stock phrases. A character counts as half a word. */
const tellingHalvesMin = 6

function isTelling({ hashes, isCharacter }: Tokens, isCommon: Uint8Array, { runs }: TokenPassage): boolean {
  const seen = new Set<number>()
  let halves = 0
  for (const { start, end } of runs)
    for (let at = start; at < end; at++) {
      if (isCommon[at] || seen.has(hashes[at]!)) continue
      seen.add(hashes[at]!)
      halves += isCharacter[at] ? 1 : 2
      if (halves >= tellingHalvesMin) return true
    }
  return false
}

function placeOf({ starts, ends }: Tokens, first: number, end: number): Place {
  return { start: starts[first]!, end: ends[end - 1]! }
}

function asPassage(tokens: Tokens, source: Tokens, text: string, passage: TokenPassage): Passage {
  const { runs } = passage
  const [first, last] = [runs[0]!, runs.at(-1)!]
  return {
    ...placeOf(tokens, first.start, last.end),
    words: wordsOf(passage),
    runs: runs.map((run) => placeOf(tokens, run.start, run.end)),
    there: passageThere(source, text, runs),
  }
}

function passageThere(source: Tokens, text: string, runs: Run[]): Passage['there'] {
  const places = runs.map(({ start, end, from }) => placeOf(source, from, from + end - start))
  const whole = { start: places[0]!.start, end: places.at(-1)!.end }
  const start = wordBoundary(text, Math.max(0, whole.start - charactersAround), whole.start)
  const end = Math.min(whole.end, whole.start + charactersShown)
  const isCut = end < whole.end
  const until = isCut ? end : lastWordEnd(text, whole.end, whole.end + charactersAround)
  const inside = ({ start: from, end: to }: Place) => ({
    start: from - start,
    end: Math.min(to, end) - start,
  })
  return {
    ...inside({ start: whole.start, end }),
    text: text.slice(start, isSecondUnit(text, until) ? until - 1 : until),
    runs: places.filter((place) => place.start < end).map(inside),
    isCut: isCut || until < text.length,
    startsInside: start > 0,
  }
}

/** Returns the end of the last whole word before `to`, at least `min`. */
function lastWordEnd(text: string, min: number, to: number): number {
  if (to >= text.length) return text.length
  for (let at = to; at > min; at--) if (/\s/.test(text.charAt(at))) return at
  return to
}

/** Returns the start of the next word after `from`, at most `max`. */
function wordBoundary(text: string, from: number, max: number): number {
  if (from === 0) return 0
  for (let at = from; at < max; at++) if (/\s/.test(text.charAt(at))) return at + 1
  return isSecondUnit(text, from) ? from + 1 : from
}

function isSecondUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}
