import { plans, type Tier } from '../../../../contract/plans.ts'
import { plansTexts } from '../../../locales/en/billing/plans.ts'

const built = (text: string): Feature => ({ text })
const coming = (feature: string): Feature => ({
  text: plansTexts.comingFeature({ feature }),
  isComing: true,
})

export type Feature = { text: string; isComing?: boolean }

/** The lines of a plan's card. What is not built yet says so. */
export function featuresOf(tier: Tier): Feature[] {
  const { words, cycleDays, wordsPerRequest } = plans[tier]
  return [
    built(cycleDays ? plansTexts.wordsEvery({ words, days: cycleDays }) : plansTexts.wordsOnce({ words })),
    built(plansTexts.perRequest({ words: wordsPerRequest })),
    built(plansTexts.freeChecks),
    built(plansTexts.everyMode),
    ...(tier === 'unlimited' ? [built(plansTexts.chatUnmetered)] : []),
    built(plansTexts.support[tier]),
    ...(tier === 'free' ? [] : [coming(plansTexts.apiAccess)]),
    ...(tier === 'unlimited' ? [coming(plansTexts.bulkProcessing)] : []),
  ]
}

type Row = { title: string; value: (tier: Tier) => string }

export const comparisonRows = (): Row[] => [
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
  { title: plansTexts.speed, value: (tier) => plansTexts.speeds[tier] },
  { title: plansTexts.supportLevel, value: (tier) => plansTexts.supportLevels[tier] },
]
