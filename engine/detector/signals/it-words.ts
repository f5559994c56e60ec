import traits from '../model/traits.json' with { type: 'json' }
import { capitalise, type Signal, spell, strengthBetween } from './signal.ts'

const forms = new Set(['it', 'its', 'itself', "it's", "it'd", "it'll"])
const foundMin = 3
/** One in fourteen human passages has as many. */
const rateMin = 0.033

export const itWords: Signal = {
  name: 'it-words',
  title: '“It” again and again',
  measure({ words }) {
    const found = words.filter((word) => forms.has(word)).length
    const rate = found / Math.max(1, words.length)
    if (found < foundMin || rate < rateMin) return null
    return {
      detail: `${capitalise(spell(found))} of ${words.length} words are “it” or one of its forms; in people’s texts one in ${Math.round(1 / traits['rate:itForms'].mean)} is.`,
      strength: strengthBetween(rate, rateMin / 2, 0.08),
    }
  },
  examples: {
    fires: ['The boat was old. It leaked, and its engine coughed, but it ran, and nobody would sell it.'],
    silent: ['The boat was old. It leaked, and the engine coughed.', 'We sold the boat in May.'],
  },
}
