import { linearScore } from '../linear.ts'
import { maskedView } from '../load-model.ts'
import { tellingPhrases } from '../telling-phrases.ts'
import { quote, type Signal, strengthBetween } from './signal.ts'

const PHRASES_MIN = 2

/** The word patterns that weighed most in the masked view itself, read back from the text. */
export const modelWording: Signal = {
  name: 'model-wording',
  title: 'Turns of phrase',
  measure({ canonical, from, to }) {
    const score = linearScore(maskedView, canonical, from, to)
    if (score <= 0) return null
    const phrases = tellingPhrases(maskedView, canonical, from, to)
    if (phrases.length < PHRASES_MIN) return null
    return {
      detail: `Wording that models use far more often than people weighed most here: ${quote(phrases)}.`,
      strength: strengthBetween(score, 0, 6),
    }
  },
  examples: {
    fires: [
      'This approach not only enhances understanding but also fosters a deeper sense of connection, ensuring that communities can navigate complex challenges with resilience.',
    ],
    silent: ['yeah we got there late and it was shut lol so went to the pub instead'],
  },
}
