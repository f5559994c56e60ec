import type { TextDocument } from '../text/document.ts'
import type { Level } from './result.ts'

/**
 * Burstiness: standard deviation of sentence lengths in words over their mean (coefficient of variation).
 * Null below three sentences, where there is no spread to speak of.
 */
export function measureBurstiness(document: TextDocument): number | null {
  const lengths = document.sentences.map(
    ({ tokenFrom, tokenTo }) =>
      document.tokens.slice(tokenFrom, tokenTo).filter((token) => token.kind === 'word').length,
  )
  if (lengths.length < 3) return null
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  if (mean === 0) return null
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(variance) / mean
}

export function levelOf(value: number | null, moderateFrom: number, highFrom: number): Level | null {
  if (value === null) return null
  if (value >= highFrom) return 'High'
  return value >= moderateFrom ? 'Moderate' : 'Low'
}
