type Mark = { start: number; end: number; source: number }

/** A part of the text; `source` is null where it has no mark. */
export type Run = { start: number; text: string; source: number | null; isLast: boolean }

/**
 * Splits a text at its line breaks and marks, so that each line can be laid out by itself. `isLast` is true for the last
 * run of a mark, after which the number of the source is shown.
 */
export function linesOf(text: string, marks: readonly Mark[]): { start: number; runs: Run[] }[] {
  const lines: { start: number; runs: Run[] }[] = []
  let next = 0
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found === -1 ? text.length : found
    const runs: Run[] = []
    let at = start
    while (next < marks.length && marks[next]!.start < end) {
      const mark = marks[next]!
      const from = Math.max(mark.start, start)
      if (from > at) runs.push(runOf(text, at, from, null, false))
      const to = Math.min(mark.end, end)
      runs.push(runOf(text, from, to, mark.source, to === mark.end && !continues(marks, next)))
      at = to
      if (mark.end > end) break
      next++
    }
    if (at < end) runs.push(runOf(text, at, end, null, false))
    lines.push({ start, runs })
    start = end + 1
  }
  return lines
}

function runOf(text: string, start: number, end: number, source: number | null, isLast: boolean): Run {
  return { start, text: text.slice(start, end), source, isLast }
}

/** The distance of two words of one passage. */
const sameMarkCharacters = 3

/** Reports whether the next mark goes on with the same source. */
function continues(marks: readonly Mark[], at: number): boolean {
  const [mark, next] = [marks[at]!, marks[at + 1]]
  return next !== undefined && next.source === mark.source && next.start - mark.end <= sameMarkCharacters
}
