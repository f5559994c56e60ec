import type { Lint } from './lint.ts'

/** An error that is one wherever its pattern matches. `fix` returns the wrong words and the right ones, or null. */
export type Slip = {
  pattern: RegExp
  fix: (found: RegExpExecArray, text: string) => readonly [from: string, to: string] | null
  why: string
}

/** Finds the slips of a table. The wrong words are the last of their kind in the match. */
export function findInTable(text: string, slips: readonly Slip[]): Lint[] {
  return slips.flatMap(({ pattern, fix, why }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const fixed = fix(found, text)
      if (!fixed) return []
      const [from, to] = fixed
      const start = found.index + found[0].lastIndexOf(from)
      return [slipLint(start, from, atSentenceStart(text, start, to), why)]
    }),
  )
}

export function slipLint(start: number, from: string, to: string, message: string): Lint {
  return { start, end: start + from.length, kind: 'Usage', rule: 'Slip', message, replacements: [to] }
}

/** Capitalizes the first letter at the start of a sentence. */
export function atSentenceStart(text: string, start: number, said: string): string {
  const isStart = /(?:^|[.!?] |\n)$/.test(text.slice(Math.max(0, start - 2), start))
  return isStart ? said.charAt(0).toUpperCase() + said.slice(1) : said
}

/** The sentence around a place, without its end. */
export function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 300), at)
  const start = Math.max(...['.', '!', '?', '\n'].map((end) => before.lastIndexOf(end))) + 1
  return before.slice(start) + (/^[^.!?\n]{0,300}/.exec(text.slice(at))?.[0] ?? '')
}
