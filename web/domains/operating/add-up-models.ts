import {
  costOf,
  type ModelPrices,
  type ModelUsageRow,
  type ModelWork,
} from '../../../contract/operating/model-usage.ts'

export type ModelSum = {
  model: string
  work: ModelWork
  calls: number
  input: number
  output: number
  /** Null without a price. */
  cost: number | null
}

/** Adds up the days of each model and work; the models that cost or used most come first. */
export function addUpModels(rows: ModelUsageRow[], prices: ModelPrices): ModelSum[] {
  const sums = new Map<string, ModelSum>()
  for (const { model, work, calls, input, output } of rows) {
    const key = JSON.stringify([model, work])
    const sum = sums.get(key) ?? { model, work, calls: 0, input: 0, output: 0, cost: null }
    sum.calls += calls
    sum.input += input
    sum.output += output
    sums.set(key, sum)
  }
  for (const sum of sums.values()) {
    const price = Object.hasOwn(prices, sum.model) ? prices[sum.model] : undefined
    if (price) sum.cost = costOf(sum, price)
  }
  const weight = ({ input, output }: ModelSum) => input + output
  return [...sums.values()].sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || weight(b) - weight(a))
}
