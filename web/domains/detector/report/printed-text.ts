import { type MarkTone, segmentsOf } from '../marks/marks.ts'
import type { Detection, Evidence } from '../queries.ts'

/** `note` is the number of the passage that begins here, or null. */
type PrintedRun = { start: number; text: string; tone: MarkTone | null; note: number | null }
export type PrintedParagraph = { start: number; runs: PrintedRun[] }
export type PrintedNote = Evidence & { number: number }

/** Returns the passages in text order, numbered from 1. */
export function notesOf({ evidence }: Pick<Detection, 'evidence'>): PrintedNote[] {
  return evidence
    .toSorted((a, b) => a.start - b.start)
    .map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** Splits the text at line ends into non-empty paragraphs, and each paragraph into runs with one mark each. */
export function printedParagraphs(
  text: string,
  sentences: Detection['sentences'],
  notes: readonly PrintedNote[],
): PrintedParagraph[] {
  const paragraphs: PrintedParagraph[] = []
  let current: PrintedParagraph | null = null
  let waiting = [...notes]
  for (const { start, text: line, tone } of piecesOf(text, sentences)) {
    if (/^[\r\n]/.test(line)) current = null
    else if (current || line.trim() !== '') {
      if (!current) {
        current = { start, runs: [] }
        paragraphs.push(current)
      }
      const begun = waiting.find((note) => note.start < start + line.length)
      if (begun) waiting = waiting.filter((note) => note !== begun)
      current.runs.push({ start, text: line, tone, note: begun?.number ?? null })
    }
  }
  return paragraphs
}

/** Splits the runs at line ends, so that none spans two lines. */
function piecesOf(text: string, sentences: Detection['sentences']) {
  return segmentsOf(text, sentences).flatMap((segment) => {
    let at = segment.start
    return segment.text
      .split(/(\r\n?|\n)/)
      .filter((line) => line !== '')
      .map((line) => {
        const start = at
        at += line.length
        return { start, text: line, tone: segment.tone }
      })
  })
}
