import model from '../data/search-views.json' with { type: 'json' }
import { featuresOf, type SearchView, searchViews, viewBits } from './features.ts'

/** One figure for each view, in their order. */
export type ViewScores = readonly number[]

const viewWeights = new Map<SearchView, Int8Array>(
  searchViews.map((view) => [view, unpack(model.weights[view], 2 ** viewBits[view])]),
)

function unpack(packed: string, size: number): Int8Array {
  const bytes = atob(packed)
  const weights = new Int8Array(size)
  for (let i = 0; i < size; i++) weights[i] = bytes.charCodeAt(i)
  return weights
}

/**
 * What a passage adds to the evidence for a model's hand in each view, each in the spread of an ordinary small change.
 * Sums over passages may be compared; the views are linear, so a change is worth the difference of its passage alone.
 */
export function evidenceOf(passage: string): ViewScores {
  const features = featuresOf(passage)
  return searchViews.map((view) => {
    const weights = viewWeights.get(view) as Int8Array
    let sum = 0
    for (const bucket of features[view]) sum += weights[bucket] as number
    return sum / model.spread[view]
  })
}
