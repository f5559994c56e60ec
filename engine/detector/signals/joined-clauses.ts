import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

/** Includes one word before and two after, so that a reader finds the place. */
const joint = /(?<![\p{L}\d'’-])[\p{L}\d'’-]+, and(?: [\p{L}\d'’-]+){1,2}/gu
const foundMin = 2
/** One in fourteen human passages has as many. */
const rateMin = 0.017

export const joinedClauses: Signal = {
  name: 'joined-clauses',
  measure({ sentences, words }) {
    const found = sentences.flatMap(({ text }) => text.replace(/\s+/g, ' ').match(joint) ?? [])
    const rate = found.length / Math.max(1, words.length)
    if (found.length < foundMin || rate < rateMin) return null
    return {
      says: say.foundIn({ found: found.length, words: words.length, quotes: quoteSome(found) }),
      strength: strengthBetween(rate, rateMin / 2, 0.04),
    }
  },
  examples: {
    fires: ['The tide had gone out, and the boats lay on their sides. She waved, and nobody saw her.'],
    silent: [
      'The tide had gone out and the boats lay on their sides. She waved, but nobody saw her.',
      'The tide had gone out, and the boats lay on their sides.',
    ],
  },
}
