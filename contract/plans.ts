/** The table of plans (docs/spec/decisions.md 20, 22, 23). Prices in US cents. */
export const tiers = ['free', 'pro', 'unlimited'] as const
export type Tier = (typeof tiers)[number]

export type Plan = {
  tier: Tier
  name: string
  /** Words of credit per cycle; the free plan gets them once. */
  words: number
  cycleDays: number | null
  wordsPerRequest: number
  /** Words a day (UTC) of results that cost nothing because no changed passage came to read as human. */
  freeResultWords: number
  /** Tokens of the operator's language model per day (UTC), counted separately from words. */
  tokensPerDay: number
  /** The share of turns in the lines for costly work, relative to the other plans. */
  turns: number
  monthlyCents: number
  yearlyCents: number
}

export const plans: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    name: 'Free',
    words: 2_000,
    cycleDays: null,
    wordsPerRequest: 500,
    freeResultWords: 1_500,
    tokensPerDay: 100_000,
    turns: 1,
    monthlyCents: 0,
    yearlyCents: 0,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    words: 55_000,
    cycleDays: 30,
    wordsPerRequest: 1_000,
    freeResultWords: 10_000,
    tokensPerDay: 1_000_000,
    turns: 3,
    monthlyCents: 2_499,
    yearlyCents: 14_988,
  },
  unlimited: {
    tier: 'unlimited',
    name: 'Unlimited',
    words: 200_000,
    cycleDays: 30,
    wordsPerRequest: 1_500,
    freeResultWords: 10_000,
    tokensPerDay: 4_000_000,
    turns: 6,
    monthlyCents: 5_499,
    yearlyCents: 32_988,
  },
}

/** Returns the cheapest plan that accepts a request of this many words, or null. */
export function planForRequest(words: number): Plan | null {
  return tiers.map((tier) => plans[tier]).find((plan) => plan.wordsPerRequest >= words) ?? null
}
