import type { Replacement } from '../../edit.ts'

const cellsMax = 4_000_000

/** Edits that turn `text[start, end)` into `result`, word by word, with neighbouring changes as one. */
export function diffWords(text: string, start: number, end: number, result: string): Replacement[] {
  const before = split(text.slice(start, end))
  const after = split(result)
  if (before.length * after.length > cellsMax) return [{ start, end, after: result }]
  return editsFrom(before, after, longestCommon(before, after), start)
}

function split(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** Lengths of the longest common subsequence of what follows each pair of places. */
function longestCommon(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const at = i * width + j
      if (before[i] === after[j]) lengths[at] = (lengths[at + width + 1] as number) + 1
      else lengths[at] = Math.max(lengths[at + width] as number, lengths[at + 1] as number)
    }
  }
  return lengths
}

function editsFrom(
  before: readonly string[],
  after: readonly string[],
  lengths: Uint16Array,
  start: number,
): Replacement[] {
  const width = after.length + 1
  const edits: Replacement[] = []
  let at = start
  let open: Replacement | undefined
  const change = (removed: string, added: string) => {
    open ??= { start: at, end: at, after: '' }
    open.end += removed.length
    open.after += added
    at += removed.length
  }
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      if (open && before[i] === ' ' && nextDiffers(before, after, i, j)) {
        change(' ', ' ')
      } else {
        if (open) edits.push(open)
        open = undefined
        at += (before[i] as string).length
      }
      i++
      j++
    } else if (
      j >= after.length ||
      (i < before.length &&
        (lengths[(i + 1) * width + j] as number) >= (lengths[i * width + j + 1] as number))
    ) {
      change(before[i++] as string, '')
    } else {
      change('', after[j++] as string)
    }
  }
  if (open) edits.push(open)
  return edits
}

/** Joins neighbouring changed words into one edit, so that a reader sees phrases and not crumbs. */
function nextDiffers(before: readonly string[], after: readonly string[], i: number, j: number): boolean {
  return before[i + 1] !== after[j + 1]
}
