import { featuresOf, type SearchView, searchViews, viewBits } from '../../humanizer/search/features.ts'
import type { LabelledDocument } from './human-documents.ts'

const epochs = 3
const rate = 0.3
/** Number of features of a view that a typical small change replaces. */
const swapped: Record<SearchView, number> = { characters: 150, skeleton: 30, words: 16 }
/** Exponent of a source's size in the weight of its texts. Texts of large sources count less, as in the detector's training. */
const sourcePower = 0.6

export type SearchViewWeights = {
  /** One signed byte for each bucket, in base 64. */
  weights: Record<SearchView, string>
  /** Standard deviation of the effect of a typical small change, in units of the bytes. */
  spread: Record<SearchView, number>
}

/** Trains linear views that distinguish texts by models from texts by people. The bench's judges are trained on other texts. */
export function trainSearchViews(documents: readonly LabelledDocument[]): SearchViewWeights {
  const sizes = new Map<string, number>()
  const keyOf = ({ source, label }: LabelledDocument) => `${label} ${source}`
  for (const document of documents) sizes.set(keyOf(document), (sizes.get(keyOf(document)) ?? 0) + 1)
  const labels = documents.map(({ label }) => (label === 'ai' ? 1 : 0))
  const shares = documents.map((document) => (sizes.get(keyOf(document)) as number) ** -sourcePower)
  const balanced = balance(shares, labels)
  const rows = documents.map(({ text }) => featuresOf(text))
  const result: SearchViewWeights = { weights: {}, spread: {} } as SearchViewWeights
  for (const view of searchViews) {
    const weights = fit(
      rows.map((row) => row[view]),
      labels,
      balanced,
      2 ** viewBits[view],
    )
    const { bytes, spread } = quantise(weights)
    result.weights[view] = Buffer.from(bytes.buffer).toString('base64')
    result.spread[view] = spread * Math.sqrt(swapped[view])
  }
  return result
}

function balance(shares: readonly number[], labels: readonly number[]): number[] {
  const totals = [0, 0]
  for (const [i, share] of shares.entries()) totals[labels[i] as number]! += share
  return shares.map((share, i) => (share * shares.length) / 2 / (totals[labels[i] as number] as number))
}

/** Fits a logistic regression with AdaGrad on counts that are divided by the square root of the document's length. */
function fit(
  rows: readonly Uint32Array[],
  labels: readonly number[],
  shares: readonly number[],
  size: number,
) {
  const weights = new Float32Array(size)
  const gradients = new Float32Array(size).fill(1e-2)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let k = 0; k < rows.length; k++) {
      const i = (k * 7919 + epoch * 104_729) % rows.length
      const row = rows[i] as Uint32Array
      const scale = 1 / Math.sqrt(row.length || 1)
      let score = bias
      for (const bucket of row) score += (weights[bucket] as number) * scale
      const error = (1 / (1 + Math.exp(-score)) - (labels[i] as number)) * (shares[i] as number)
      bias -= 0.02 * error
      const value = error * scale
      for (const bucket of row) {
        gradients[bucket]! += value * value
        weights[bucket]! -= (rate * value) / Math.sqrt(gradients[bucket] as number)
      }
    }
  }
  return weights
}

function quantise(weights: Float32Array): { bytes: Int8Array; spread: number } {
  const sorted = Float32Array.from(weights, Math.abs).sort()
  const high = sorted[Math.floor(0.999 * sorted.length)] || 1
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round((127 * weight) / high))),
  )
  let squares = 0
  for (const byte of bytes) squares += byte * byte
  return { bytes, spread: Math.sqrt(squares / bytes.length) }
}
