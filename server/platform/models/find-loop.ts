/** About 128 tokens. */
const periodMax = 640
const copiesMin = 3
/** Shorter cycles come again in ordinary prose, so that more of them are needed. */
const charactersMin = 480
/** Verses and lists may rightly repeat their lines. */
const lines = { copies: 10, characters: 1_200 }
/** The end of a text that is enough to find a loop in it. */
export const tailCharacters = periodMax * copiesMin + 100
const verseLineMax = 70
/** A cut within a word moves to its end, which may be missing in scripts without spaces. */
const wordRestMax = 30

/** Returns whether the end of a text repeats one stretch exactly, again and again. Rows of tables may do so. */
export function hasLoop(text: string): boolean {
  return periodAtEnd(text) !== null
}

/** Returns a text whose end repeats one stretch with one copy of that stretch; any other text as it is. */
export function withoutLoop(text: string): string {
  const period = periodAtEnd(text)
  if (period === null) return text
  let end = startOfLoop(text, period) + period
  const most = Math.min(end + wordRestMax, text.length)
  if (/\S/.test(text.charAt(end - 1))) while (end < most && /\S/.test(text.charAt(end))) end++
  return text.slice(0, end).trimEnd()
}

function periodAtEnd(text: string): number | null {
  if (text.length < charactersMin) return null
  const tail = text.slice(-tailCharacters)
  for (const { period, length } of repetitionsAtEnd(tail)) {
    const rows = rowsAtEnd(tail, period * copiesMin)
    // Readers of a reply have limits of their own for blanks.
    if (tail.slice(-period).trim() === '' || (rows.length > 0 && rows.every(isRow))) continue
    const needed =
      rows.length > 0 && rows.every(isVerse)
        ? Math.max(period * lines.copies, lines.characters)
        : Math.max(period * copiesMin, charactersMin)
    if (length >= Math.min(needed, tailCharacters)) return period
  }
  return null
}

/** Returns the whole lines in a stretch at the end of a text. The first and the last may be parts of one. */
function rowsAtEnd(tail: string, length: number): string[] {
  const rows = tail.slice(-length).split('\n').slice(1, -1)
  return rows.filter((row) => row.trim() !== '')
}

const isRow = (row: string) => row.trimStart().startsWith('|')
const isVerse = (row: string) => row.length < verseLineMax || /^\s*(?:[-*+>]|\d+[.)]) /.test(row)

/** Returns each period of a text's end and the length of that end, by the border of each prefix of its reverse. */
function repetitionsAtEnd(tail: string): { period: number; length: number }[] {
  const at = (i: number) => tail.charCodeAt(tail.length - 1 - i)
  const borders = new Uint16Array(tail.length + 1)
  const longest = new Map<number, number>()
  for (let i = 1, border = 0; i < tail.length; i++) {
    while (border > 0 && at(i) !== at(border)) border = borders[border] ?? 0
    if (at(i) === at(border)) border++
    borders[i + 1] = border
    const period = i + 1 - border
    if (period <= periodMax && i + 1 >= period * copiesMin) longest.set(period, i + 1)
  }
  return [...longest].map(([period, length]) => ({ period, length }))
}

function startOfLoop(text: string, period: number): number {
  let start = text.length - period
  while (start > 0 && text.charCodeAt(start - 1) === text.charCodeAt(start - 1 + period)) start--
  return start
}
