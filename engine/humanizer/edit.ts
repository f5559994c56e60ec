/** One replacement in the original text. `start` and `end` are half-open UTF-16 offsets into the original. */
export type Edit = {
  start: number
  end: number
  before: string
  after: string
  /** The name of the rule, as its file is called. */
  rule: string
  /** Keys of the reasons for it; several where later changes touched earlier ones. */
  reasons: readonly string[]
  /** The same in English. */
  reason: string
  /** Present where a careful writer might have left the original: the first to look at, and to undo. */
  check?: true
  /** Index of the sentence of the original in which the edit starts. */
  sentence: number
}

export type Replacement = Pick<Edit, 'start' | 'end' | 'after'>

/** Applies edits in any order; throws where two of them overlap, because then no order is right. */
export function applyEdits(text: string, edits: readonly Replacement[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  const parts: string[] = []
  let at = 0
  for (const edit of ordered) {
    if (edit.start < at) throw new RangeError(`Edits overlap at ${edit.start}`)
    parts.push(text.slice(at, edit.start), edit.after)
    at = edit.end
  }
  parts.push(text.slice(at))
  return parts.join('')
}

type Labelled = Omit<Edit, 'before' | 'sentence'>

/**
 * Joins edits of a text with later edits of the result into edits of the first text alone.
 * Where a later edit touches an earlier replacement, the two become one.
 */
export function composeEdits(
  text: string,
  first: readonly Labelled[],
  second: readonly Labelled[],
): Labelled[] {
  const earlier = [...first].sort((a, b) => a.start - b.start)
  const later = [...second].sort((a, b) => a.start - b.start)
  const middle = applyEdits(text, earlier)
  const placed = placeInResult(earlier)
  const composed: Labelled[] = []
  let shift = 0
  let next = 0
  for (let i = 0; i < later.length; ) {
    let low = (later[i] as Labelled).start
    let high = (later[i] as Labelled).end
    const group: Labelled[] = []
    const touched: number[] = []
    for (let grown = true; grown; ) {
      grown = false
      while (next < placed.length && before(placed[next] as Placed, low)) {
        composed.push(earlier[next] as Labelled)
        shift = (placed[next] as Placed).shiftAfter
        next++
      }
      while (next < placed.length && meets(placed[next] as Placed, low, high)) {
        touched.push(next)
        low = Math.min(low, (placed[next] as Placed).start)
        high = Math.max(high, (placed[next] as Placed).end)
        next++
        grown = true
      }
      while (i < later.length && ((later[i] as Labelled).start < high || group.length === 0)) {
        group.push(later[i] as Labelled)
        high = Math.max(high, (later[i] as Labelled).end)
        i++
        grown = true
      }
    }
    const start = low - shift
    if (touched.length > 0) shift = (placed[touched.at(-1) as number] as Placed).shiftAfter
    const inside = group.map((edit) => ({ ...edit, start: edit.start - low, end: edit.end - low }))
    const label = group[0] as Labelled
    const prior = touched.map((index) => earlier[index] as Labelled)
    composed.push({
      start,
      end: high - shift,
      after: applyEdits(middle.slice(low, high), inside),
      rule: label.rule,
      reasons: [...new Set([...prior, ...group].flatMap((edit) => edit.reasons))],
      reason: [...new Set([...prior, ...group].map((edit) => edit.reason))].join(' '),
      ...([...prior, ...group].some((edit) => edit.check) && { check: true as const }),
    })
  }
  for (; next < earlier.length; next++) composed.push(earlier[next] as Labelled)
  return composed.filter((edit) => text.slice(edit.start, edit.end) !== edit.after)
}

/** Returns the positions of the replacements in the result, in order, each with the text that it replaced. */
export function insertedSpans(
  text: string,
  edits: readonly Replacement[],
): { start: number; end: number; before: string }[] {
  const ordered = [...edits].sort((a, b) => a.start - b.start)
  return placeInResult(ordered).map(({ start, end }, i) => {
    const edit = ordered[i] as Replacement
    return { start, end, before: text.slice(edit.start, edit.end) }
  })
}

type Placed = {
  start: number
  end: number
  /** Offset in the result minus offset in the text, for positions after this edit. */
  shiftAfter: number
}

function placeInResult(edits: readonly Replacement[]): Placed[] {
  let shift = 0
  return edits.map((edit) => {
    const start = edit.start + shift
    shift += edit.after.length - (edit.end - edit.start)
    return { start, end: start + edit.after.length, shiftAfter: shift }
  })
}

function before(placed: Placed, low: number): boolean {
  return placed.end <= low
}

function meets(placed: Placed, low: number, high: number): boolean {
  return placed.start < high && placed.end > low
}
