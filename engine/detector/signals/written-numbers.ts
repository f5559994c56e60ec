import { quoteSome, type Signal, say, strengthBetween } from './signal.ts'

export const number =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|hundred|thousand)\b/giu
const foundMin = 3
const fewWords = 50
/** One in twenty human passages has as many. */
const rateMin = 0.025

export const writtenNumbers: Signal = {
  name: 'written-numbers',
  measure({ text, words }) {
    const found = text.match(number) ?? []
    const rate = found.length / Math.max(1, words.length)
    if (found.length < (words.length < fewWords ? foundMin - 1 : foundMin) || rate < rateMin) return null
    return {
      says: say.foundIn({ found: found.length, words: words.length, quotes: quoteSome(found) }),
      strength: strengthBetween(rate, rateMin / 2, 0.06),
    }
  },
  examples: {
    fires: ['He had mended clocks for forty-one years, and three of them still ran eleven minutes fast.'],
    silent: [
      'He had mended clocks for 41 years, and 3 of them still ran 11 minutes fast.',
      'One of the two clocks was fast.',
    ],
  },
}
