import type { PDFPage } from 'pdf-lib'

/** A strip of the page that is never cut: a line of text, a line of a row of a table, an image. */
export type Strip = {
  height: number
  /** White space above, which is dropped at the top of a page. */
  gap: number
  /** Stays on the page of the next strip. */
  keepNext: boolean
  notes: number[]
  /** `top` is the upper edge of the strip. */
  draw: (page: PDFPage, top: number) => void
}

/** The foot of a page, where its notes are: their lines, and how to draw them. */
export type NoteLine = { height: number; draw: (page: PDFPage, top: number) => void }

export type Sheet = { strips: { strip: Strip; top: number }[]; notes: NoteLine[] }

export const noteGap = 14

/** Distributes strips over pages. The notes of a strip are at the end of its page; a note that is too long goes on. */
export function fillPages(
  strips: Strip[],
  notesOf: (number: number) => NoteLine[],
  bodyHeight: number,
): Sheet[] {
  const sheets: Sheet[] = [{ strips: [], notes: [] }]
  let used = 0
  const sheet = () => sheets.at(-1)!
  const notesHeight = (notes: NoteLine[]) =>
    notes.length === 0 ? 0 : noteGap + notes.reduce((sum, note) => sum + note.height, 0)
  const turn = () => {
    const carried = overflow(sheet(), bodyHeight - used)
    sheets.push({ strips: [], notes: carried })
    used = 0
  }
  for (let i = 0; i < strips.length; i++) {
    const strip = strips[i]!
    const own = strip.notes.flatMap(notesOf)
    const isFirst = sheet().strips.length === 0
    const gap = isFirst ? 0 : strip.gap
    const chain = chainHeight(strips, i, notesOf)
    const needed = used + gap + chain + notesHeight([...sheet().notes, ...own])
    if (!isFirst && needed > bodyHeight && (chain <= bodyHeight * 0.8 || stripNeeds(strip, own, gap))) turn()
    const above = sheet().strips.length === 0 ? 0 : strip.gap
    used += above
    sheet().strips.push({ strip, top: used })
    used += strip.height
    sheet().notes.push(...own)
  }
  while (notesHeight(sheet().notes) > bodyHeight - used && used > 0 && sheet().notes.length > 0) turn()
  return sheets

  function stripNeeds(strip: Strip, own: NoteLine[], gap: number): boolean {
    return used + gap + strip.height + notesHeight([...sheet().notes, ...own]) > bodyHeight
  }
}

/** The height of a strip with those that have to be on its page. */
function chainHeight(strips: Strip[], from: number, notesOf: (number: number) => NoteLine[]): number {
  let height = strips[from]!.height
  for (let i = from; strips[i]!.keepNext && i + 1 < strips.length; i++) {
    const next = strips[i + 1]!
    const notes = next.notes.flatMap(notesOf).reduce((sum, note) => sum + note.height, 0)
    height += next.gap + next.height + notes
  }
  return height
}

/** Takes the note lines that do not fit from the end of the page. */
function overflow(sheet: Sheet, room: number): NoteLine[] {
  let height = noteGap
  const at = sheet.notes.findIndex((note) => {
    height += note.height
    return height > room + 0.01
  })
  return at < 0 ? [] : sheet.notes.splice(at)
}
