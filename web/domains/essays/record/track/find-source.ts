import type { IdRun } from '../origins/id-runs.ts'
import { type InsertedFrom, partOf, type TextPiece } from './pieces.ts'

/** Text that the essay had, from which inserted text may have been moved or copied. */
export type Sources = {
  /** What the same change deleted, in one piece each, and what was copied here. */
  whole: IdRun[][]
  /** The blocks that were on the page; read only where more than a character was inserted. */
  page: () => IdRun[][]
}

/** Shorter matches with parts of a source may be chance. */
const matchMin = 20
/** Nobody types this much in one step, so text that arrives like this was pasted by another program. */
const typedMax = 200

/** Origins of text that cannot be a copy from elsewhere on the page. */
const fromOutside = new Set<InsertedFrom>(['ai', 'import'])

/** Replaces inserted text by the characters of the essay that it was moved or copied from, where there are any. */
export function findSources(inserted: TextPiece[], sources: Sources): TextPiece[] {
  const text = inserted.map((piece) => piece.text).join('')
  const from = inserted[0]?.source as InsertedFrom
  const isWhole = (runs: IdRun[]) => runs.length > 0 && textOf(runs) === text
  const isOutside = fromOutside.has(from)
  const moved = isOutside ? undefined : sources.whole.find(isWhole)
  if (moved) return asPieces(moved)
  if (text.length < 2) return inserted
  const page = isOutside ? [] : sources.page()
  // A block that was duplicated. A short text that is pasted is a paste, also if the page has the same word.
  const copied = from === 'typed' ? page.find(isWhole) : undefined
  if (copied) return asPieces(copied)
  if (text.length < matchMin) return inserted
  const found = matchParts(text, [...sources.whole.flat(), ...page.flat()], from)
  return found.map((piece) =>
    piece.source === 'typed' && piece.text.length >= typedMax
      ? { ...piece, source: 'paste' as const }
      : piece,
  )
}

const textOf = (runs: IdRun[]) => runs.map(({ text }) => text).join('')
const asPieces = (runs: IdRun[]): TextPiece[] =>
  runs.map((run) => ({ text: run.text, source: run, isCopy: true }))

/** Finds stretches of at least `matchMin` characters of a text in a source, from the left to the right. */
function matchParts(text: string, runs: IdRun[], from: InsertedFrom): TextPiece[] {
  const source = textOf(runs)
  const starts = gramsOf(source)
  const pieces: TextPiece[] = []
  let unmatched = 0
  for (let at = 0; at + matchMin <= text.length; ) {
    const start = starts.get(text.slice(at, at + matchMin))
    if (start === undefined) {
      at++
      continue
    }
    let length = matchMin
    while (at + length < text.length && text[at + length] === source[start + length]) length++
    if (at > unmatched) pieces.push({ text: text.slice(unmatched, at), source: from })
    pieces.push(...asPieces(sliceRuns(runs, start, start + length)))
    at += length
    unmatched = at
  }
  if (unmatched < text.length) pieces.push({ text: text.slice(unmatched), source: from })
  return pieces
}

/** Returns where each stretch of `matchMin` characters starts first. */
function gramsOf(source: string): Map<string, number> {
  const starts = new Map<string, number>()
  for (let at = source.length - matchMin; at >= 0; at--) starts.set(source.slice(at, at + matchMin), at)
  return starts
}

export function sliceRuns(runs: IdRun[], from: number, to: number): IdRun[] {
  const sliced: IdRun[] = []
  let before = 0
  for (const run of runs) {
    const [start, end] = [Math.max(from - before, 0), Math.min(to - before, run.text.length)]
    if (start < end) sliced.push(partOf(run, start, end))
    before += run.text.length
  }
  return sliced
}
