import { capitalise, quoteSome, type Signal, spell, strengthBetween } from './signal.ts'

export const NUMBER =
  /\b(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|hundred|thousand)\b/giu
const FOUND_MIN = 3
const FEW_WORDS = 50
/** One in twenty human passages has as many. */
const RATE_MIN = 0.025

export const writtenNumbers: Signal = {
  name: 'written-numbers',
  title: 'Numbers written out',
  measure({ text, words }) {
    const found = text.match(NUMBER) ?? []
    const rate = found.length / Math.max(1, words.length)
    if (found.length < (words.length < FEW_WORDS ? FOUND_MIN - 1 : FOUND_MIN) || rate < RATE_MIN) return null
    return {
      detail: `${capitalise(spell(found.length))} in ${words.length} words${quoteSome(found)}.`,
      strength: strengthBetween(rate, RATE_MIN / 2, 0.06),
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
