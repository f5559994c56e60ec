import traits from '../model/traits.json' with { type: 'json' }
import { type Signal, say, strengthBetween } from './signal.ts'

const wordsForLongMin = 40
/** One or two sentences need an even higher average. */
const fewMin = 15
const lettersFewMin = 5.8
/** One in ten human passages exceeds this. */
const lettersMin = 5.4

export const longWords: Signal = {
  name: 'long-words',
  kin: 'size of words',
  measure({ words }) {
    if (words.length < fewMin) return null
    const letters = words.reduce((sum, word) => sum + word.length, 0) / words.length
    if (letters < (words.length < wordsForLongMin ? lettersFewMin : lettersMin)) return null
    return {
      says: say.wordLength({ letters, words: words.length, usual: traits.wordLength.mean }),
      strength: strengthBetween(letters, lettersMin - 0.5, 6.5),
    }
  },
  examples: {
    fires: [
      'Organizations implementing comprehensive sustainability strategies demonstrate considerable improvements across operational efficiency, employee satisfaction, stakeholder engagement, regulatory compliance, environmental performance, community relationships, financial resilience, technological innovation, organizational adaptability, collaborative decision-making processes, transparent communication practices, continuous professional development, and measurable accountability frameworks.',
    ],
    silent: [
      'We got to the lake by noon and the sun was out, so we all sat on the dock and ate the buns that Mum had made, and then we swam to the far side and back until it was time to go home for tea.',
    ],
  },
}

const lettersOfLong = 7
const wordsForShortMin = 40
/** One in fourteen human passages has as few. */
const shareMax = 0.12

export const shortWords: Signal = {
  name: 'short-words',
  kin: 'size of words',
  measure({ words }) {
    const long = words.filter((word) => word.length >= lettersOfLong).length
    const share = long / Math.max(1, words.length)
    if (words.length < wordsForShortMin || share > shareMax) return null
    return {
      says: say.longWords({
        found: long,
        words: words.length,
        usual: Math.round(traits.longWords.mean * 100),
      }),
      strength: strengthBetween(-share, -shareMax - 0.05, -0.04),
    }
  },
  examples: {
    fires: [
      'We got to the lake by noon and the sun was out, so we all sat on the dock and ate the buns that Mum had made, and then we swam to the far side and back until it was time to go home for tea.',
    ],
    silent: [
      'The sun was out.',
      'Coastal engineers describe tidal turbines with quiet enthusiasm. Heavy steel blades rotate beneath grey water while sensors track pressure, salinity and drifting debris. Every morning, crews inspect cables, tighten bolts, then radio results ashore. Investors visit during calmer months, admiring graphs that promise decades of predictable revenue.',
    ],
  },
}
