import type { Lock } from '../../locks/lock.ts'

/** Kinds whose place in the sentence has a meaning: a list mark opens it, an emphasis has two ends. */
const placed = new Set<Lock['kind']>(['markdown', 'code', 'formula'])

/**
 * Returns the first locked span that a version does not have letter for letter as often as its original; else null. A
 * number in words may gain or lose the capital that opens a sentence.
 */
export function findLostLock(
  version: string,
  original: string,
  locks: readonly Pick<Lock, 'text' | 'kind'>[],
): string | null {
  for (const lock of countLocks(locks)) if (missingOf(lock, original, version) > 0) return lock.text
  let at = 0
  for (const { text } of locks.filter(({ kind }) => placed.has(kind))) {
    const found = version.indexOf(text, at)
    if (found === -1) return text
    at = found + text.length
  }
  return null
}

type LockCount = { text: string; wordings: string[]; count: number }

/** The distinct locked spans, with the wordings that they may have in a result. */
export function countLocks(locks: readonly Pick<Lock, 'text' | 'kind'>[]): LockCount[] {
  const counts = new Map<string, LockCount>()
  for (const { text, kind } of locks) {
    const isWord = kind === 'number' && /^\p{L}/u.test(text)
    const key = isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text
    const wordings = isWord ? [key, key.charAt(0).toUpperCase() + key.slice(1)] : [key]
    const known = counts.get(key)
    counts.set(key, { text, wordings, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** How many of a locked span a version lacks. A span that is part of a word, such as the "²" of "R²", is found in words too. */
export function missingOf({ wordings, count }: LockCount, original: string, version: string): number {
  const whole = (text: string) => wordings.reduce((sum, wording) => sum + countWhole(text, wording), 0)
  if (whole(original) >= count) return Math.max(0, count - whole(version))
  const parts = (text: string) => wordings.reduce((sum, wording) => sum + text.split(wording).length - 1, 0)
  return Math.max(0, parts(original) - parts(version))
}

/** Counts a span as whole words: "5" is not found in "2015". */
function countWhole(text: string, span: string): number {
  let count = 0
  for (let at = text.indexOf(span); at !== -1; at = text.indexOf(span, at + span.length)) {
    if (!isInWord(text, at) && !isInWord(text, at + span.length)) count++
  }
  return count
}

/** A raised figure, as in "T²", ends the word before it. */
function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{Nd}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{Nd}]/u.test(text[at] ?? '')
}
