import { functionWords } from '../../lexicon/function-words.ts'
import traits from '../model/traits.json' with { type: 'json' }
import { type Signal, say, strengthBetween } from './signal.ts'

/** How many words in a hundred are small ones in people's texts. */
const usual = Math.round(traits.functionShare.mean * 100)

const wordsForManyMin = 50
/** One in eleven human passages has as many. */
const shareMin = 0.63

export const smallWords: Signal = {
  name: 'small-words',
  kin: 'size of words',
  measure({ words }) {
    const small = words.filter((word) => functionWords.has(word)).length
    const share = small / Math.max(1, words.length)
    if (words.length < wordsForManyMin || share < shareMin) return null
    return {
      says: say.small({ found: small, words: words.length, usual }),
      strength: strengthBetween(share, shareMin - 0.05, 0.72),
    }
  },
  examples: {
    fires: [
      'It was not that he had been there before, or that he knew what it would be like when he got to it. It was that she had told him of it, and that he had it in him to go. He was on his own in this, as he had been in all of it, and it was for him to see if it was there or not.',
    ],
    silent: [
      'It was not that he had been there before.',
      'Coastal engineers describe tidal turbines with quiet enthusiasm. Heavy steel blades rotate beneath grey water while sensors track pressure, salinity and drifting debris. Every morning, crews inspect cables, tighten bolts, then radio results ashore. Investors visit during calmer months, admiring graphs that promise decades of predictable revenue from windswept communities at sea.',
    ],
  },
}

const wordsForFewMin = 30
/** One in thirteen human passages has as few. */
const shareMax = 0.4

export const fewSmallWords: Signal = {
  name: 'few-small-words',
  kin: 'size of words',
  measure({ words }) {
    const small = words.filter((word) => functionWords.has(word)).length
    const share = small / Math.max(1, words.length)
    if (words.length < wordsForFewMin || share > shareMax) return null
    return {
      says: say.dense({ found: small, words: words.length, usual }),
      strength: strengthBetween(-share, -shareMax - 0.05, -0.28),
    }
  },
  examples: {
    fires: [
      'Coastal engineers describe tidal turbines with quiet enthusiasm. Heavy steel blades rotate beneath grey water while sensors track pressure, salinity and drifting debris. Every morning, crews inspect cables, tighten bolts, then radio results ashore.',
    ],
    silent: [
      'Coastal engineers describe tidal turbines with quiet enthusiasm.',
      'It was not that he had been there before, or that he knew what it would be like when he got to it. It was that she had told him of it, and that he had it in him to go.',
    ],
  },
}
