import { countWords, type HumanizeOptions, humanize } from '../index.ts'
import { collectGarbage } from './collect-garbage.ts'
import { cutText } from './cut-text.ts'

/** Longer texts are rewritten in pieces, so that memory does not grow with the text. */
const pieceCharacters = 50_000
/** A result with all edits and proofs takes a hundred times the memory of its text. */
export const resultCharactersMax = 500_000

export type Summary = {
  edits: number
  locked: number
  intact: number
  /** AI scores from 0 to 100. */
  before: number
  after: number
  /** Why nothing was changed, or notes for the reader. */
  remarks: Set<string>
}

/** Rewrites a text of any length and passes the result to `write` piece by piece. */
export function humanizeAnyLength(
  text: string,
  options: HumanizeOptions,
  write: (text: string) => void,
): Summary {
  const summary: Summary = { edits: 0, locked: 0, intact: 0, before: 0, after: 0, remarks: new Set() }
  const sums = { words: 0, before: 0, after: 0 }
  const pieces = [...cutText(text, pieceCharacters)]
  for (const { start, end } of pieces) {
    const piece = humanize(text.slice(start, end), options)
    write(piece.text)
    summary.edits += piece.edits.length
    summary.locked += piece.proof.locked
    summary.intact += piece.proof.intact
    const words = countWords(piece.text)
    sums.words += words
    sums.before += piece.before.aiScore * words
    sums.after += piece.aiScore * words
    for (const remark of [piece.reason?.message, piece.notice]) if (remark) summary.remarks.add(remark)
    if (pieces.length === 1) return { ...summary, before: piece.before.aiScore, after: piece.aiScore }
    collectGarbage()
  }
  const rounded = (sum: number) => Math.round((10 * sum) / Math.max(1, sums.words)) / 10
  return { ...summary, before: rounded(sums.before), after: rounded(sums.after) }
}

/** Checks the limit for results with all edits. Throws with a message for the user. */
export function assertFits(text: string): void {
  if (text.length > resultCharactersMax)
    throw new Error(
      `This text is longer than ${resultCharactersMax} characters, the most that fits a JSON result.`,
    )
}
