import type { Change } from './change.ts'

export type ShownChange = { index: number; start: number; end: number; before: string; after: string }

/**
 * Converts changes for display: whole words, and only words that differ. A change within a word is extended to the
 * whole word ('Furthermore, e' → 'E' becomes 'Furthermore, engineers' → 'Engineers'), then words that are equal at either end
 * are removed. Spans refer to the original; `changes` must be sorted and must not overlap.
 */
export function refineChanges(text: string, changes: readonly (Change & { index: number })[]): ShownChange[] {
  let low = 0
  return changes.map((change, at) => {
    const wide = widen(text, change, low, changes[at + 1]?.start ?? text.length)
    low = wide.end
    return trim(wide)
  })
}

const wordCharacter = /[\p{L}\p{N}\p{M}'’]/u

function widen(text: string, change: Change & { index: number }, low: number, high: number): ShownChange {
  let { start, end } = change
  const opensInWord = [change.before[0], change.after[0]].some((character) =>
    wordCharacter.test(character ?? ''),
  )
  const closesInWord = [change.before.at(-1), change.after.at(-1)].some((character) =>
    wordCharacter.test(character ?? ''),
  )
  while (opensInWord && start > low && wordCharacter.test(text[start - 1]!)) start--
  while (closesInWord && end < high && wordCharacter.test(text[end]!)) end++
  const head = text.slice(start, change.start)
  const tail = text.slice(change.end, end)
  return {
    index: change.index,
    start,
    end,
    before: head + change.before + tail,
    after: head + change.after + tail,
  }
}

function trim(shown: ShownChange): ShownChange {
  const before = shown.before.split(/(?<=\s)/)
  const after = shown.after.split(/(?<=\s)/)
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head++
  let tail = 0
  const most = Math.min(before.length, after.length) - head
  while (tail < most && same(before.at(-1 - tail), after.at(-1 - tail))) tail++
  const headLength = before.slice(0, head).join('').length
  const tailLength = before.slice(before.length - tail).join('').length
  const core = {
    index: shown.index,
    start: shown.start + headLength,
    end: shown.end - tailLength,
    before: before.slice(head, before.length - tail).join(''),
    after: after.slice(head, after.length - tail).join(''),
  }
  return core.before === core.after ? shown : core
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a === b
}
