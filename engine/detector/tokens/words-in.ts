import type { Canonical } from './canonical.ts'

/** Returns the number of words and numbers in tokens `[from, to)`. */
export function wordsIn({ kinds }: Pick<Canonical, 'kinds'>, from: number, to: number): number {
  let words = 0
  for (let i = from; i < to; i++) if (kinds[i] !== 0) words++
  return words
}
