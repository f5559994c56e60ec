import { mean, spread } from '../style/statistics.ts'
import { type Finding, type Signal, say, strengthBetween } from './signal.ts'

const runMin = 5
const wordsMin = 6
/** Standard deviation divided by mean; one in fifteen human passages is as even. */
const variationMax = 0.2
/** Above this ratio the longest and the shortest sentence are not alike. */
const ratioMax = 1.7

export const evenSentences: Signal = {
  name: 'even-sentences',
  measure({ sentences }) {
    const lengths = sentences.map(({ words }) => words.length)
    const run = longestRun(lengths)
    if (run.length < runMin) return measureWhole(lengths)
    const least = Math.min(...run)
    const most = Math.max(...run)
    const says = say.evenRow({ found: run.length, least, most })
    return { says, strength: strengthBetween(run.length, runMin - 2, runMin + 4) }
  },
  examples: {
    fires: [
      'The city council met again on Monday night. The members spoke about the new bridge. The mayor asked for a second vote. The plan was passed by seven to two. The work should begin early next spring.',
      'The city council met again on Monday night. Its members spoke about the new bridge by the mill. The mayor asked them for a second vote. The plan was passed by seven to two in the end. Work on it should begin in early spring.',
    ],
    silent: [
      'No. The council met on Monday night and talked until nobody could remember what the bridge was for, or who had asked for it. It passed. Seven to two, if you care. I went home before the mayor had finished thanking everyone who had ever held a shovel.',
    ],
  },
}

/** Measures the whole passage when no run is even. */
function measureWhole(lengths: number[]): Finding | null {
  const average = mean(lengths)
  const variation = spread(lengths, average) / average
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  const isUneven = variation > variationMax || most > least * ratioMax
  if (lengths.length < runMin || least < wordsMin || isUneven) return null
  return {
    says: say.evenAll({ found: lengths.length, least, most }),
    strength: strengthBetween(-variation, -variationMax - 0.05, -0.1),
  }
}

/** Returns the longest run whose longest and shortest sentence differ by at most a fifth, but at least two words. */
function longestRun(lengths: number[]): number[] {
  let best: number[] = []
  for (let from = 0; from < lengths.length; from++) {
    let least = lengths[from]!
    let most = least
    let to = from
    while (to < lengths.length && lengths[to]! >= wordsMin) {
      least = Math.min(least, lengths[to]!)
      most = Math.max(most, lengths[to]!)
      if (most - least > Math.max(2, most * 0.2)) break
      to++
    }
    if (to - from > best.length) best = lengths.slice(from, to)
  }
  return best
}
