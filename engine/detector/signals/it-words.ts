import traits from '../model/traits.json' with { type: 'json' }
import { type Signal, say, strengthBetween } from './signal.ts'

const forms = new Set(['it', 'its', 'itself', "it's", "it'd", "it'll"])
const foundMin = 3
/** One in fourteen human passages has as many. */
const rateMin = 0.033

export const itWords: Signal = {
  name: 'it-words',
  measure({ words }) {
    const found = words.filter((word) => forms.has(word)).length
    const rate = found / Math.max(1, words.length)
    if (found < foundMin || rate < rateMin) return null
    const usual = Math.round(1 / traits['rate:itForms'].mean)
    return {
      says: say.itWords({ found, words: words.length, usual }),
      strength: strengthBetween(rate, rateMin / 2, 0.08),
    }
  },
  examples: {
    fires: ['The boat was old. It leaked, and its engine coughed, but it ran, and nobody would sell it.'],
    silent: ['The boat was old. It leaked, and the engine coughed.', 'We sold the boat in May.'],
  },
}
