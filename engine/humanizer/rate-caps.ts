import rates from './model-data/phrase-rates.json' with { type: 'json' }

const RATES = rates as unknown as Record<string, [high: number, mean: number]>
/** A phrase of several words is noticed sooner than a word: half the rate must do. */
const SHARE_OF_PHRASES = 0.5
/** Words as common as this (to, the, and; per 1,000) are nobody's habit. */
const EVERYWHERE = 2

/**
 * Says yes to an inserted phrase as long as the text then holds no more of it than the texts of people who use it most
 * (95th percentile of its rate among texts that have it at all), but to one in any text.
 */
export function createRateCaps(text: string): (phrase: string) => boolean {
  const lower = text.toLowerCase()
  const words = lower.match(/\S+/g)?.length ?? 0
  const counts = new Map<string, number>()
  return (phrase) => {
    if (phrase === '') return true
    const count = counts.get(phrase) ?? countOf(lower, phrase)
    const [high, mean] = RATES[phrase] ?? [0, 0]
    if (mean > EVERYWHERE) return true
    const share = phrase.includes(' ') ? SHARE_OF_PHRASES : 1
    const limit = Math.max(1, Math.round((share * high * words) / 1000))
    if (count + 1 > limit) return false
    counts.set(phrase, count + 1)
    return true
  }
}

function countOf(lower: string, phrase: string): number {
  let count = 0
  for (let at = lower.indexOf(phrase); at !== -1; at = lower.indexOf(phrase, at + phrase.length)) {
    if (isEdge(lower, at - 1) && isEdge(lower, at + phrase.length)) count++
  }
  return count
}

function isEdge(text: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(index)) || /[,;:.]/.test(text.charAt(index - 1))
}
