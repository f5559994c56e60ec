import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
import type { Lock } from '../../locks/lock.ts'

export type Masked = {
  text: string
  /** Token i replaces `spans[i]`. */
  tokens: string[]
  spans: string[]
  /** Half-open spans of the original between the locked ones; one more than there are tokens. */
  gaps: { start: number; end: number }[]
}

/** Replaces the locked spans of `text[start, end)` by tokens that the text does not have. */
export function maskLocks(text: string, locks: readonly Lock[], start: number, end: number): Masked {
  const letter = ['K', 'Q', 'X', 'Z'].find((each) => !text.includes(`[[${each}`)) ?? 'KQXZ'
  const masked: Masked = { text: '', tokens: [], spans: [], gaps: [] }
  let at = start
  for (const lock of locks) {
    if (lock.start < at || lock.end > end) continue
    const token = `[[${letter}${masked.tokens.length + 1}]]`
    masked.text += text.slice(at, lock.start) + token
    masked.tokens.push(token)
    masked.spans.push(lock.text)
    masked.gaps.push({ start: at, end: lock.start })
    at = lock.end
  }
  masked.text += text.slice(at, end)
  masked.gaps.push({ start: at, end })
  return masked
}

export type Unmasked = {
  text: string
  /** The answer's text for each gap; empty if there are faults. */
  gaps: string[]
  /** The faults of the tokens, by the words that they replace. */
  faults: Said[]
}

/** Puts the locked spans back. Each token must be there exactly once, in order, and no other may be. */
export function unmaskLocks(answer: string, masked: Masked): Unmasked {
  const faults: Said[] = []
  let last = -1
  for (const [i, token] of masked.tokens.entries()) {
    const span = masked.spans[i] as string
    const first = answer.indexOf(token)
    if (first === -1) faults.push(say.faults.missing({ span }))
    else if (answer.indexOf(token, first + 1) !== -1) faults.push(say.faults.twice({ span }))
    else if (first < last) faults.push(say.faults.outOfOrder({ span }))
    last = Math.max(last, first)
  }
  const known = new Set(masked.tokens)
  const found = answer.match(/\[\[[A-Z]+\d+\]\]/g) ?? []
  for (const token of found) if (!known.has(token)) faults.push(say.faults.foreignMarks)
  const text = masked.tokens.reduce(
    (result, token, i) => result.split(token).join(masked.spans[i] as string),
    answer,
  )
  return { text, gaps: faults.length === 0 ? gapsOf(answer, masked.tokens) : [], faults }
}

function gapsOf(answer: string, tokens: readonly string[]): string[] {
  const gaps: string[] = []
  let rest = answer
  for (const token of tokens) {
    const at = rest.indexOf(token)
    gaps.push(rest.slice(0, at))
    rest = rest.slice(at + token.length)
  }
  return [...gaps, rest]
}
