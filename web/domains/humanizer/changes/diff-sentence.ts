import type { Change } from './change.ts'

type Sentence = { sentence: number; start: number; end: number }

/** Returns another wording of a sentence as changes of the original, word by word, with adjacent ones joined. */
export function diffSentence(text: string, { sentence, start, end }: Sentence, wording: string): Change[] {
  const before = split(text.slice(start, end))
  const after = split(wording)
  const same = longestCommon(before, after)
  const changes: Change[] = []
  let [i, j, at] = [0, 0, start]
  for (const [nextI, nextJ] of [...same, [before.length, after.length] as const]) {
    const removed = before.slice(i, nextI).join('')
    const added = after.slice(j, nextJ).join('')
    if (removed || added) {
      const last = changes.at(-1)
      // Joins two changes that only a space separates.
      if (last && last.end + 1 === at && text[last.end] === ' ') {
        last.before += ` ${removed}`
        last.after += ` ${added}`
        last.end = at + removed.length
      } else changes.push({ sentence, start: at, end: at + removed.length, before: removed, after: added })
    }
    at += removed.length + (before[nextI]?.length ?? 0)
    i = nextI + 1
    j = nextJ + 1
  }
  return changes
}

function split(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** Returns the positions of the longest common subsequence in both lists, in order. */
function longestCommon(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++])
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++
    else j++
  }
  return pairs
}
