import { type PaidTier, plans, type Tier, tiers } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'

/** What every plan has, said once for all of them. */
export const featuresOfAll = (): string[] => [
  plansTexts.freeChecks,
  plansTexts.everyMode,
  plansTexts.usageAnalytics,
]

/** The lines of a plan's card: what it does not share with the others. */
export function featuresOf(tier: Tier): string[] {
  const { words, cycleDays, wordsPerRequest, metersChat, hasApi, hasBulk } = plans[tier]
  return [
    cycleDays ? plansTexts.wordsEvery({ words, days: cycleDays }) : plansTexts.wordsOnce({ words }),
    plansTexts.perRequest({ words: wordsPerRequest }),
    ...(metersChat ? [] : [plansTexts.chatUnmetered]),
    plansTexts.support[tier],
    ...(hasApi ? [plansTexts.apiAccess] : []),
    ...(hasBulk ? [plansTexts.bulkProcessing] : []),
  ]
}

type Row = { title: string; value: (tier: Tier) => string; note?: string }

/** What the operator decides for the plans of this site. */
export type PlanSettings = {
  /** The plans for which language models are reserved. */
  modelPlans: readonly PaidTier[]
  /** Tokens of the operator's language models per day; null where there are none. */
  tokensPerDay: Record<Tier, number> | null
}

export const comparisonRows = ({ modelPlans, tokensPerDay }: PlanSettings): Row[] => [
  {
    title: plansTexts.wordLimit,
    value: (tier) => {
      const { words, cycleDays } = plans[tier]
      return cycleDays ? plansTexts.everyDays({ words, days: cycleDays }) : plansTexts.once({ words })
    },
  },
  {
    title: plansTexts.wordsPerRequest,
    value: (tier) => plansTexts.countOfWords({ words: plans[tier].wordsPerRequest }),
  },
  { title: plansTexts.bypass, value: () => plansTexts.bypassValue },
  { title: plansTexts.engine, value: () => plansTexts.engineValue },
  {
    title: plansTexts.speed,
    value: (tier) => plansTexts.speeds[tier],
    note: plansTexts.speedNote({
      fast: plans.pro.turns / plans.free.turns,
      ultra: plans.unlimited.turns / plans.free.turns,
    }),
  },
  // A site without language models has none to compare.
  ...(tokensPerDay
    ? [
        {
          title: plansTexts.models,
          value: (tier: Tier) =>
            lacksModels(tier, modelPlans) ? plansTexts.someModels[tier] : plansTexts.allModels,
        },
        {
          title: plansTexts.modelUse,
          value: (tier: Tier) => plansTexts.modelUseValue({ tokens: tokensPerDay[tier] }),
        },
      ]
    : []),
  {
    title: plansTexts.supportLevel,
    value: (tier) => plansTexts.supportLevels[tier],
    note: plansTexts.supportNote,
  },
]

/** Returns the value of a row that is equal in all plans, which is said once; otherwise null. */
export function valueOfAll({ value }: Pick<Row, 'value'>): string | null {
  const values = new Set(tiers.map(value))
  return values.size === 1 ? ([...values][0] ?? null) : null
}

/** Whether some models are reserved for a larger plan. */
function lacksModels(tier: Tier, modelPlans: readonly PaidTier[]): boolean {
  return modelPlans.some((plan) => tiers.indexOf(plan) > tiers.indexOf(tier))
}
