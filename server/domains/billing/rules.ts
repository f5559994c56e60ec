import { type Billing, graceDays } from '../../../contract/billing/billing.ts'
import { type Plan, paidTiers, plans, type Tier, tiers } from '../../../contract/plans.ts'
import type { HeldPlan } from './subscription-state.ts'

const dayMs = 86_400_000
export const graceMs = graceDays * dayMs
const cardNoticeMs = 31 * dayMs

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

/** Returns the plan of the table. */
export function planOf({ tier }: Pick<HeldPlan, 'tier'>): Plan {
  return plans[tier]
}

/** Returns the words of a cycle: those of the subscription, otherwise those of the plan. */
export function allowanceOf({ tier, wordsOverride }: Pick<HeldPlan, 'tier' | 'wordsOverride'>): number {
  return wordsOverride ?? plans[tier].words
}

/** Returns the words of one cycle, which depend on the plan that was held when it began. */
export function cycleWords(held: HeldPlan, cycle: number): number {
  const { before, subscribedAt } = held
  const began = cycleStart(planOf(held), subscribedAt, cycle)
  return before && began < before.until ? allowanceOf({ ...held, tier: before.tier }) : allowanceOf(held)
}

/** Returns the cycle whose words the user has: the current one, or the last one that began in a paid period. */
export function cycleOf(held: HeldPlan, now: Date): number {
  const { paidUntil } = held
  const at = paidUntil && paidUntil <= now ? new Date(paidUntil.getTime() - 1) : now
  return cycleAt(planOf(held), held.subscribedAt, at)
}

/**
 * Returns the expiry (YYYY-MM) of a card that expires before the next payment, if that is due within a month. A user is
 * written to once for each such expiry.
 */
export function cardExpiresFirst({ card, periodEnd, endsAt }: HeldPlan, now: Date): string | null {
  if (!card || endsAt || periodEnd.getTime() - now.getTime() > cardNoticeMs) return null
  // A card is valid until the end of its month.
  const expiry = new Date(Date.UTC(card.expYear, card.expMonth, 1))
  return expiry > periodEnd ? null : `${card.expYear}-${String(card.expMonth).padStart(2, '0')}`
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
