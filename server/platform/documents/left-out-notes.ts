import type { WordText } from '../../../engine/documents.ts'

/** Says what of a Word document is not in its text, for the user and the model; null if all of it is. */
export function noteOfWord({ formulas, pictures, comments, hasHeaders }: WordText): string | null {
  return joinNotes([
    formulas > 0 && `Formulas read as plain text: ${number(formulas)}.`,
    pictures > 0 && `Pictures left out: ${number(pictures)}.`,
    comments > 0 && `Comments left out: ${number(comments)}.`,
    hasHeaders && 'Headers and footers are left out.',
  ])
}

/** More digits than a page number has; a scanned page may carry one as text. */
const digitsMin = 7
const rangesMax = 20

/** A running header or footer is on so many pages, or on all of a shorter document. */
const runningMin = 3
/** Lines of headers and footers that one page may have. */
const runningLinesMax = 4

/**
 * Says which pages have no text, as in a PDF of which a part was scanned; null if all have. Lines that repeat over pages,
 * such as a title and the number of the page, are no text of a page.
 */
export function noteOfPages(texts: string[]): string | null {
  const isRunning = findRunningLines(texts)
  const empty = texts.flatMap((text, i) => (hasText(ownText(text, isRunning)) ? [] : [i + 1]))
  if (empty.length === 0) return null
  const pages = rangesOf(empty)
  return `Pages without text, which may be scans and were not read: ${pages}. Run text recognition over the file to have them read.`
}

function findRunningLines(texts: string[]): (line: string) => boolean {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const line of new Set(linesOf(text).map(withoutNumbers)))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  const least = Math.max(2, Math.min(runningMin, texts.length))
  return (line) => (counts.get(withoutNumbers(line)) ?? 0) >= least
}

/** Returns a page without its running lines. A page of more lines than those is text in any case. */
function ownText(text: string, isRunning: (line: string) => boolean): string {
  const lines = linesOf(text)
  return lines.length > runningLinesMax ? text : lines.filter((line) => !isRunning(line)).join('\n')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The number of a page is another on each, also in Roman numerals. */
function withoutNumbers(line: string): string {
  return line.replace(/\p{N}+/gu, '#').replace(/^[ivxlc]+$/i, '#')
}

/** '2–4, 7', and an ellipsis after the first twenty. */
function rangesOf(pages: number[]): string {
  const ranges: [number, number][] = []
  for (const page of pages) {
    const last = ranges.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  const shown = ranges.slice(0, rangesMax).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return `${shown.join(', ')}${ranges.length > rangesMax ? ' …' : ''}`
}

function hasText(page: string): boolean {
  return /\p{L}/u.test(page) || (page.match(/\p{N}/gu)?.length ?? 0) >= digitsMin
}

export function joinNotes(notes: (string | null | false)[]): string | null {
  const said = notes.filter((note) => note !== null && note !== false)
  return said.length > 0 ? said.join(' ') : null
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}
