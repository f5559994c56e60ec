import type { Mode } from '../../choices.ts'
import rates from '../data/phrase-rates.json' with { type: 'json' }

const rateTable = rates as unknown as Record<string, [high: number, mean: number]>
/** A phrase of several words is noticed sooner than a word: half the rate must do. */
const shareOfPhrases = 0.5
/** Frequency per 1,000 words from which a word (to, the, and) is never capped. */
const everywhere = 2

/** Asides in brackets: so many pairs in 1,000 words, those of the text included, and one in any text. */
const bracket = '('
const bracketPairs: Record<Mode, number> = { clean: 3.3, balanced: 3.3, strong: 6.6 }

/** Maximum frequency of a phrase in a text, as a factor of the 95th percentile of the texts by people that contain it. */
const ceiling: Record<Mode, number> = { clean: 1, balanced: 1, strong: 1.5 }

/**
 * Says yes to an inserted phrase as long as the text then holds no more of it than the texts of people who use it most,
 * but to one in any text; never to a phrase of several words that no text by a person has.
 */
export function createRateCaps(text: string, mode: Mode): (phrase: string, already: number) => boolean {
  const lower = text.toLowerCase()
  const words = lower.match(/\S+/g)?.length ?? 0
  const counts = new Map<string, number>()
  const pairs = text.split(bracket).length - 1
  return (phrase, already) => {
    if (phrase === bracket)
      return already + pairs < Math.max(1, Math.round((bracketPairs[mode] * words) / 1000))
    const [high, mean] = rateTable[phrase] ?? [0, 0]
    if (mean > everywhere) return true
    if (!isMeasured(phrase)) return false
    const said = wordingKeyOf(phrase)
    const own = counts.get(said) ?? countOf(lower, said)
    counts.set(said, own)
    const share = phrase.includes(' ') ? shareOfPhrases : 1
    const limit = Math.max(1, Math.round((ceiling[mode] * share * high * words) / 1000))
    return own + already < limit
  }
}

/** Reports whether a phrase may be inserted at all: a single word, or several words that people write together. */
export function isMeasured(phrase: string): boolean {
  return !phrase.includes(' ') || (rateTable[phrase]?.[0] ?? 0) > 0
}

const headedWordsMin = 4

/** Returns the key of a phrase, which is equal for all forms of its verb: "had a good effect on", "has a good effect on". */
export function wordingKeyOf(phrase: string): string {
  const rest = phrase.slice(phrase.indexOf(' ') + 1)
  return phrase.split(' ').length < headedWordsMin ? phrase : rest
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
