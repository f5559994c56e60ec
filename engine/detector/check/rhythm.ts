import type { TextDocument } from '../../text/document.ts'
import type { Level } from '../result.ts'
import { mean, spread } from '../style/statistics.ts'

const sentencesMin = 3

/**
 * Returns the burstiness: standard deviation of sentence lengths in words divided by their mean (coefficient of
 * variation). Null below three sentences.
 */
export function measureBurstiness({ sentences, tokens }: TextDocument): number | null {
  if (sentences.length < sentencesMin) return null
  const lengths = sentences.map(({ tokenFrom, tokenTo }) => {
    let words = 0
    for (let t = tokenFrom; t < tokenTo; t++) if (tokens[t]!.kind === 'word') words++
    return words
  })
  const average = mean(lengths)
  return average > 0 ? spread(lengths, average) / average : null
}

/** Returns High for values typical of people and Low for those of models; the bounds are thirds of the training texts. */
export function levelOf(value: number | null, bounds: { moderate: number; high: number }): Level | null {
  if (value === null) return null
  if (value >= bounds.high) return 'High'
  return value >= bounds.moderate ? 'Moderate' : 'Low'
}
