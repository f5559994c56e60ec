import { type Billing, graceDays, paidTiers } from '../../../contract/billing/billing.ts'
import { type Plan, plans, type Tier, tiers } from '../../../contract/plans.ts'

const dayMs = 86_400_000
export const graceMs = graceDays * dayMs

function cycleMs({ cycleDays }: Plan): number {
  return (cycleDays ?? 30) * dayMs
}

/** Returns the number of the 30-day cycle, counted from the start of the subscription. */
export function cycleAt(plan: Plan, subscribedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - subscribedAt.getTime()) / cycleMs(plan)))
}

export function cycleStart(plan: Plan, subscribedAt: Date, cycle: number): Date {
  return new Date(subscribedAt.getTime() + cycle * cycleMs(plan))
}

/** Words that an upgrade adds: the difference of the two allowances for the rest of the cycle, rounded up. */
export function upgradeWords(
  { from, to }: { from: number; to: number },
  { plan, subscribedAt, at }: { plan: Plan; subscribedAt: Date; at: Date },
): number {
  const start = cycleStart(plan, subscribedAt, cycleAt(plan, subscribedAt, at))
  const left = 1 - (at.getTime() - start.getTime()) / cycleMs(plan)
  return Math.max(0, Math.ceil((to - from) * Math.min(1, Math.max(0, left))))
}

export type Held = { tier: Tier; billing: Billing }
export type ChangeKind = 'same' | 'now' | 'later' | 'refused'

/** An upgrade applies now, a downgrade at the end of the period. A yearly plan cannot become a monthly one before that. */
export function changeKind(from: Held, to: Held): ChangeKind {
  if (from.tier === to.tier && from.billing === to.billing) return 'same'
  if (from.billing === 'yearly' && to.billing === 'monthly') return 'refused'
  const isLower = tiers.indexOf(to.tier) < tiers.indexOf(from.tier)
  if (!isLower) return 'now'
  return from.billing === to.billing ? 'later' : 'refused'
}

export type CatalogueRow = {
  tier: (typeof paidTiers)[number]
  billing: Billing
  lookupKey: string
  cents: number
  interval: 'month' | 'year'
  nickname: string
}

/** The prices of the plan table, each with the lookup key under which the provider knows it. */
export const catalogue: CatalogueRow[] = paidTiers.flatMap((tier) => [
  {
    tier,
    billing: 'monthly' as const,
    lookupKey: `longhand_${tier}_monthly`,
    cents: plans[tier].monthlyCents,
    interval: 'month' as const,
    nickname: `${plans[tier].name}, monthly`,
  },
  {
    tier,
    billing: 'yearly' as const,
    lookupKey: `longhand_${tier}_yearly`,
    cents: plans[tier].yearlyCents,
    interval: 'year' as const,
    nickname: `${plans[tier].name}, yearly`,
  },
])

export function catalogueRow(tier: Tier, billing: Billing): CatalogueRow {
  const row = catalogue.find((each) => each.tier === tier && each.billing === billing)
  if (!row) throw new Error(`There is no price for ${tier}, ${billing}.`)
  return row
}
