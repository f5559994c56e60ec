import { z } from 'zod'
import type { Currency } from '../billing/billing.ts'

/** What a language model was used for. */
export const modelWorks = ['chat', 'title', 'humanize', 'essay', 'study'] as const
export type ModelWork = (typeof modelWorks)[number]

const priceMax = 100_000
/** The most models that have a price. */
export const modelPricesMax = 500

const price = z.number().min(0).max(priceMax)
const modelPrice = z.strictObject({ input: price, output: price })
/** What a million tokens cost, in the currency of the site. */
export type ModelPrice = z.output<typeof modelPrice>
export type ModelPrices = Record<string, ModelPrice>

/** Null removes the price of a model. */
export const modelPriceInput = z.strictObject({
  model: z.string().min(1).max(200),
  price: modelPrice.nullable(),
})
export type ModelPriceInput = z.output<typeof modelPriceInput>

/** What all accounts had one model do in one day (UTC, YYYY-MM-DD). Tokens that a provider does not report are estimated. */
export type ModelUsageRow = {
  day: string
  model: string
  work: ModelWork
  calls: number
  input: number
  output: number
}
/** How many replies of one day (UTC) and model were rated, by all accounts. */
export type ModelRatingRow = { day: string; model: string; good: number; poor: number }
export type ModelUsage = {
  rows: ModelUsageRow[]
  ratings: ModelRatingRow[]
  prices: ModelPrices
  currency: Currency
}

const tokensOfPrice = 1_000_000

/** Returns what tokens cost at a price. */
export function costOf(
  { input, output }: Pick<ModelUsageRow, 'input' | 'output'>,
  price: ModelPrice,
): number {
  return (input * price.input + output * price.output) / tokensOfPrice
}
