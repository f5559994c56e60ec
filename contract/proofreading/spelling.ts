import type { Lint } from './lint.ts'

/**
 * Returns the correction of an unknown word, or undefined when it may be a name or a term. Changing a name wrongly is
 * worse than leaving an error, which the list of unknown words shows anyway.
 */
export function spellingOf(text: string, lint: Lint): string | undefined {
  const word = text.slice(lint.start, lint.end)
  const neighbours = text.charAt(lint.start - 1) + text.charAt(lint.end)
  if (/\d/.test(word + neighbours) || /^\p{Lu}{2,}s?$/u.test(word)) return undefined
  const candidates = lint.replacements.filter((candidate) => isNear(word, candidate))
  const near =
    candidates.find((candidate) => sameLetters(word, candidate)) ??
    candidates.find((candidate) => isUsualSlip(word.toLowerCase(), candidate.toLowerCase())) ??
    candidates[0]
  if (near === undefined) return undefined
  if (sameLetters(word, near)) return near
  const capital = /^\p{Lu}/u.test(word)
  if (capital && !opensSentence(text, lint.start)) return undefined
  const distance = editDistance(word.toLowerCase(), near.toLowerCase())
  if (capital && distance > 1) return undefined
  // A repeated word is a term, unless the difference is a typical typing error.
  return timesIn(text, word) > 1 && !isUsualSlip(word.toLowerCase(), near.toLowerCase()) ? undefined : near
}

function isNear(word: string, candidate: string): boolean {
  if (sameLetters(word, candidate)) return true
  const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
  return word.length >= 5 ? distance <= 2 : word.length >= 3 && distance <= 1
}

/** Returns true when the words differ only in case or an apostrophe: "dont", "tuesday". */
export function sameLetters(a: string, b: string): boolean {
  const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return letters(a) === letters(b)
}

/** Reports whether the word at a place is the first of a sentence. */
export function opensSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…]["'”’)]*\s+|\n\s*(?:[-*•]\s+)?)["'“‘(]*$/.test(text.slice(Math.max(0, at - 12), at))
}

function timesIn(text: string, word: string): number {
  return text.split(word).length - 1
}

/** Two letters swapped, one doubled or single, one vowel for another, or one left out inside the word. */
function isUsualSlip(word: string, right: string): boolean {
  if (word.length === right.length) {
    const off = [...word].flatMap((letter, i) => (letter === right[i] ? [] : [i]))
    const swapped = off.length === 2 && off[1] === off[0]! + 1
    return swapped || off.every((i) => /[aeiouy]/.test(word[i]!) && /[aeiouy]/.test(right[i]!))
  }
  const single = (text: string) => text.replace(/(.)\1/g, '$1')
  return single(word) === single(right) || (right.length > word.length && right.at(-1) === word.at(-1))
}

/** Optimal string alignment: insertions, deletions, replacements and swaps of neighbours cost 1 each. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}
