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

/** Says which pages have no text, as in a PDF of which a part was scanned; null if all have. */
export function noteOfPages(texts: string[]): string | null {
  const empty = texts.flatMap((text, i) => (hasText(text) ? [] : [i + 1]))
  if (empty.length === 0) return null
  const pages = rangesOf(empty)
  return `Pages without text, which may be scans and were not read: ${pages}. Run text recognition over the file to have them read.`
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
