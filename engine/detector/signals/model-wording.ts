import { log } from '../../portable-math.ts'
import type { Value } from '../../texts/said.ts'
import { type TellingPhrase, tellingPhrases } from '../tokens/telling-phrases.ts'
import { listOf, type Signal, say, strengthBetween } from './signal.ts'
import { findStockPhrases } from './stock-phrases.ts'

const shownMax = 3
/** A single phrase has to be this telling, because people write one of them too. */
const aloneMin = 12
const wordsAPhrase = 90

/** Phrases that were counted in texts by models and by people. */
export const modelWording: Signal = {
  name: 'model-wording',
  measure({ text, words, canonical, from, to }) {
    const stock = findStockPhrases(text).map((phrase) => phrase.toLowerCase())
    // Skips phrases that the stock phrases already contain.
    const found = tellingPhrases(canonical, from, to, 'models').filter(
      ({ phrase }) => !stock.some((other) => other.includes(phrase) || phrase.includes(other)),
    )
    if (!isEnough(found, words.length)) return null
    return {
      says: say.modelsWrite({ phrases: tellTimes(found) }),
      strength: strengthBetween(log(found.reduce((sum, { times }) => sum + times, 0)), 1, 5),
    }
  },
  examples: {
    fires: [
      'This approach offers valuable insights into the way a city grows, and it stands as a reminder that change is slow.',
    ],
    silent: [
      'yeah we got there late and it was shut lol so went to the pub instead',
      'The council met on Monday. It was the first time that anybody had asked about the bridge in years.',
    ],
  },
}

export function isEnough(found: readonly TellingPhrase[], words: number): boolean {
  if (found.length >= Math.max(2, Math.ceil(words / wordsAPhrase))) return true
  return words < 2 * wordsAPhrase && (found[0]?.times ?? 0) >= aloneMin
}

export function tellTimes(found: readonly TellingPhrase[]): Value {
  const parts = found
    .slice(0, shownMax)
    .map((telling, i) => (i === 0 ? say.timesAsOften(telling) : say.times(telling)))
  return listOf(parts)
}
