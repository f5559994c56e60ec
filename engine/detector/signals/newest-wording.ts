import { log } from '../../portable-math.ts'
import { tellingPhrases } from '../tokens/telling-phrases.ts'
import { isEnough, tellTimes } from './model-wording.ts'
import { type Signal, say, strengthBetween } from './signal.ts'
import { number, writtenNumbers } from './written-numbers.ts'

/** Two phrases that are only slightly more frequent in models' texts are not enough. */
const firstMin = 8

/** Words and phrases that were counted in texts by the newest models and by people. */
export const newestWording: Signal = {
  name: 'newest-wording',
  measure(passage) {
    const { words, canonical, from, to } = passage
    const numbers = writtenNumbers.measure(passage) ? number : undefined
    // Skips phrases that are already counted as a number.
    const found = tellingPhrases(canonical, from, to, 'newest').filter(
      ({ phrase }) => !numbers || phrase.search(numbers) < 0,
    )
    if (!isEnough(found, words.length) || found[0]!.times < firstMin) return null
    return {
      says: say.newestWrite({ phrases: tellTimes(found) }),
      strength: strengthBetween(log(found.reduce((sum, { times }) => sum + times, 0)), 1, 5),
    }
  },
  examples: {
    fires: ['Nobody had told him, and he waited twenty minutes beside the gate before somebody came.'],
    silent: ['We waited a while at the gate, but no one came, so we left.'],
  },
}
