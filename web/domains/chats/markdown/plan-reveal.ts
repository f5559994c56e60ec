import { limits } from '../../../../contract/limits.ts'
import type { Range } from './reveal-ranges.ts'

const { revealBlockWordsMin: wordsMin, revealBlockWordsMax: wordsMax, revealBlockMs } = limits

/**
 * Returns where each block of 4 to 8 words ends; the last one has the remainder. A block that would end inside one of
 * the `unbreakable` ranges, which are in text order, ends with that range.
 */
export function planReveal(
  text: string,
  unbreakable: readonly Range[] = [],
  random: () => number = Math.random,
): number[] {
  const ends: number[] = []
  const word = /\S+\s*/g
  let left = nextSize(random)
  let next = 0
  for (let match = word.exec(text); match; match = word.exec(text)) {
    left--
    if (left > 0 && word.lastIndex < text.length) continue
    let end = word.lastIndex
    for (let range = unbreakable[next]; range && range[0] < end; range = unbreakable[++next])
      end = Math.max(end, range[1])
    word.lastIndex = end
    ends.push(end)
    left = nextSize(random)
  }
  if (ends.length > 0) ends[ends.length - 1] = text.length
  return ends
}

/** Returns how much of the text is shown after this time; all of it once the last block is shown. */
export function revealedLength(ends: number[], elapsedMs: number): number {
  const shown = Math.floor(elapsedMs / revealBlockMs) + 1
  return ends[Math.min(shown, ends.length) - 1] ?? 0
}

export function revealDurationMs(ends: number[]): number {
  return Math.max(0, ends.length - 1) * revealBlockMs
}

function nextSize(random: () => number): number {
  return wordsMin + Math.floor(random() * (wordsMax - wordsMin + 1))
}
