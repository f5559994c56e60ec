/** The table of plans, from the smallest (docs/spec/decisions.md 20, 22, 23). Prices in hundredths of BILLING_CURRENCY. */
export const paidTiers = ['pro', 'unlimited'] as const
export type PaidTier = (typeof paidTiers)[number]
/** Has no larger one to offer. */
export const largestTier: PaidTier = 'unlimited'

export const tiers = ['free', ...paidTiers] as const
export type Tier = (typeof tiers)[number]

export type Plan = {
  tier: Tier
  name: string
  /** For whom it is. */
  description: string
  /** The plan that the plans page recommends. */
  isPopular: boolean
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
  /** Whether replies and rewrites in chat need words. */
  metersChat: boolean
  /** Whether a model that the operator pays for writes the titles of chats. */
  hasModelTitles: boolean
  /** Whether programs may use the account (docs/spec/decisions.md 61), and give it many texts at once. */
  hasApi: boolean
  hasBulk: boolean
  /** The refusal for a user without words left, as a key of `errorTexts`. */
  outOfWords: 'outOfWordsFree' | 'outOfWordsPro'
  monthlyCents: number
  yearlyCents: number
}

export const plans: Record<Tier, Plan> = {
  free: {
    tier: 'free',
    name: 'Free',
    description: 'To try everything, without a card.',
    isPopular: false,
    words: 2_000,
    cycleDays: null,
    wordsPerRequest: 500,
    freeResultWords: 1_500,
    tokensPerDay: 100_000,
    turns: 1,
    metersChat: true,
    hasModelTitles: false,
    hasApi: false,
    hasBulk: false,
    outOfWords: 'outOfWordsFree',
    monthlyCents: 0,
    yearlyCents: 0,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    description: 'For everyone who writes every week.',
    isPopular: true,
    words: 55_000,
    cycleDays: 30,
    wordsPerRequest: 1_000,
    freeResultWords: 10_000,
    tokensPerDay: 1_000_000,
    turns: 3,
    metersChat: true,
    hasModelTitles: true,
    hasApi: true,
    hasBulk: false,
    outOfWords: 'outOfWordsPro',
    monthlyCents: 2_499,
    yearlyCents: 14_988,
  },
  unlimited: {
    tier: 'unlimited',
    name: 'Unlimited',
    description: 'For people who write for a living.',
    isPopular: false,
    words: 200_000,
    cycleDays: 30,
    wordsPerRequest: 1_500,
    freeResultWords: 10_000,
    tokensPerDay: 4_000_000,
    turns: 6,
    metersChat: false,
    hasModelTitles: true,
    hasApi: true,
    hasBulk: true,
    outOfWords: 'outOfWordsFree',
    monthlyCents: 5_499,
    yearlyCents: 32_988,
  },
}

/** The share of a year's monthly payments that a yearly payment saves, as a whole per cent: 0.5. */
export function yearlySaving({ monthlyCents, yearlyCents }: Plan): number {
  return monthlyCents === 0 ? 0 : Math.round(100 - (100 * yearlyCents) / (12 * monthlyCents)) / 100
}

/** What every paid plan saves at least. */
export const leastYearlySaving = Math.min(...paidTiers.map((tier) => yearlySaving(plans[tier])))

/** Returns the plan to offer to a user who needs more: the next larger one, or the largest. */
export function offeredTier(tier: Tier): PaidTier {
  return paidTiers.find((paid) => tiers.indexOf(paid) > tiers.indexOf(tier)) ?? largestTier
}

/** Returns the cheapest plan that accepts a request of this many words, or null. */
export function planForRequest(words: number): Plan | null {
  return tiers.map((tier) => plans[tier]).find((plan) => plan.wordsPerRequest >= words) ?? null
}
