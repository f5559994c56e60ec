import { modelTokens } from '../../humanizer/guards/n-gram-hash.ts'
import { insertablePhrases } from './insertable-phrases.ts'

/**
 * Measures, for each phrase that a rewrite can insert, its frequency per 1,000 words: the 95th percentile over the documents
 * by people that contain it, and the mean over all documents by people.
 */
export function measurePhraseRates(
  documents: readonly (readonly string[])[],
): Record<string, [high: number, mean: number]> {
  const phrases = insertablePhrases().map((phrase) => ({ phrase, tokens: modelTokens(phrase) }))
  const byFirst = new Map<string, typeof phrases>()
  for (const entry of phrases) {
    const first = entry.tokens[0]
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
  }
  const rates = new Map<string, number[]>()
  const counts = new Map<string, number>()
  let words = 0
  for (const document of documents) {
    words += document.length
    for (const [phrase, count] of countIn(document, byFirst)) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + count)
      const list = rates.get(phrase) ?? []
      list.push((1000 * count) / document.length)
      rates.set(phrase, list)
    }
  }
  const result: Record<string, [number, number]> = {}
  for (const { phrase } of phrases) {
    const list = (rates.get(phrase) ?? []).sort((a, b) => a - b)
    const high = list[Math.floor(0.95 * list.length)] ?? 0
    result[phrase] = [round(high), round((1000 * (counts.get(phrase) ?? 0)) / words)]
  }
  return result
}

function countIn(
  document: readonly string[],
  byFirst: Map<string, { phrase: string; tokens: string[] }[]>,
): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = 0; i < document.length; i++) {
    for (const { phrase, tokens } of byFirst.get(document[i] as string) ?? []) {
      if (tokens.every((token, k) => document[i + k] === token))
        found.set(phrase, (found.get(phrase) ?? 0) + 1)
    }
  }
  return found
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
