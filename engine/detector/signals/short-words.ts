import traits from '../model/traits.json' with { type: 'json' }
import { type Signal, strengthBetween } from './signal.ts'

const letters = 7
const wordsMin = 40
/** One in fourteen human passages has as few. */
const shareMax = 0.12

export const shortWords: Signal = {
  name: 'short-words',
  title: 'Hardly a long word',
  kin: 'size of words',
  measure({ words }) {
    const long = words.filter((word) => word.length >= letters).length
    const share = long / Math.max(1, words.length)
    if (words.length < wordsMin || share > shareMax) return null
    return {
      detail: `${long} of ${words.length} words have seven letters or more; in people’s texts ${Math.round(traits.longWords.mean * 100)} in a hundred have.`,
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
