import { type MarkTone, segmentsOf } from '../marks/marks.ts'
import type { Detection, Evidence } from '../queries.ts'

/** `note` is the number of the passage that begins here. */
export type PrintedRun = { start: number; text: string; tone: MarkTone | null; note: number | null }
export type PrintedParagraph = { start: number; runs: PrintedRun[] }
export type PrintedNote = Evidence & { number: number }

/** The passages in the order in which they stand in the text, counted from 1. */
export function notesOf({ evidence }: Pick<Detection, 'evidence'>): PrintedNote[] {
  return evidence
    .toSorted((a, b) => a.start - b.start)
    .map((passage, index) => ({ ...passage, number: index + 1 }))
}

/** The text cut at its line ends into paragraphs, without the empty ones, and these into runs of one mark each. */
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

/** The runs of the text, none of which goes over the end of a line. */
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
