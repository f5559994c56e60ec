import type { Canonical } from './canonical.ts'
import type { LinearView } from './linear.ts'

const LONGEST = 4
const WORDS_MIN = 2
const PHRASES_MAX = 3

interface Candidate {
  from: number
  to: number
  weight: number
}

/** The two- to four-token stretches with the greatest weights towards a model, as they stand in the text, without overlaps. */
export function tellingPhrases(view: LinearView, text: Canonical, from: number, to: number): string[] {
  const candidates: Candidate[] = []
  for (let i = from; i < to; i++) {
    for (let length = WORDS_MIN; length <= LONGEST && i + length <= to; length++) {
      if (!isWording(text, i, i + length)) break
      const weight = weightOf(view, text, i, i + length)
      if (weight > 0) candidates.push({ from: i, to: i + length, weight: weight / Math.sqrt(length) })
    }
  }
  candidates.sort((a, b) => b.weight - a.weight)
  const chosen: Candidate[] = []
  for (const candidate of candidates) {
    if (chosen.length === PHRASES_MAX) break
    if (chosen.every((other) => candidate.to <= other.from || candidate.from >= other.to))
      chosen.push(candidate)
  }
  return chosen.map((phrase) =>
    text.facts
      .slice(phrase.from, phrase.to)
      .map(({ form }) => form)
      .join(' '),
  )
}

/** Words only: a quotation of commas and brackets tells a reader nothing. */
function isWording(text: Canonical, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text.kinds[i] !== 1) return false
  return true
}

function weightOf(view: LinearView, text: Canonical, from: number, to: number): number {
  const ids = view.vocabulary.idsOf(text, from, to)
  let sum = 0
  for (let i = 0; i < ids.length; i++) sum += view.weights[ids[i]!]!
  return sum
}
