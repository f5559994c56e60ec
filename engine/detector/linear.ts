import type { Canonical } from './canonical.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Logistic regression over the presence of n-grams; every text's vector has length 1. */
export interface LinearView {
  vocabulary: Vocabulary
  bias: number
  /** What one step of the weights is worth. */
  scale: number
  weights: Int8Array
}

/** Log-odds that tokens `[from, to)` are a model's. */
export function linearScore(view: LinearView, text: Canonical, from: number, to: number): number {
  const ids = view.vocabulary.idsOf(text, from, to)
  let sum = 0
  for (let i = 0; i < ids.length; i++) sum += view.weights[ids[i]!]!
  return view.bias + (sum * view.scale) / Math.sqrt(Math.max(1, ids.length))
}
