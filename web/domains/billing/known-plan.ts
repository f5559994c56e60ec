import { isTier, type SubscriptionState } from '../../../contract/billing/billing.ts'
import type { Tier } from '../../../contract/plans.ts'
import { browserStorage, storeItem } from '../../ui/browser-storage.ts'

export type KnownPlan = { tier: Tier; status: 'active' | 'cancelled'; updatedAt: Date }

/** Marks the time of an entry that the server could not confirm. */
const staleMark = 'stale '

/** The three documented keys, each stored per user id (docs/spec/decisions.md 9 and 28). */
const keysOf = (userId: string) => ({
  tier: `userSubscriptionTier:${userId}` as const,
  status: `userSubscriptionStatus:${userId}` as const,
  updatedAt: `subscriptionUpdatedAt:${userId}` as const,
})

/** Stores what the server has just reported. The copy is only shown, and only while the server cannot be reached. */
export function keepPlan(userId: string, { tier, status }: SubscriptionState, now = new Date()): void {
  const keys = keysOf(userId)
  storeItem('local', keys.tier, tier)
  storeItem('local', keys.status, status)
  storeItem('local', keys.updatedAt, now.toISOString())
}

/** Marks the copy as stale, because the server cannot be reached. */
export function markPlanStale(userId: string): void {
  const { updatedAt } = keysOf(userId)
  const stored = read(updatedAt)
  if (stored && !stored.startsWith(staleMark)) storeItem('local', updatedAt, staleMark + stored)
}

/** Returns the copy, or null where there is none that can be read. */
export function knownPlan(userId: string): KnownPlan | null {
  const keys = keysOf(userId)
  const [tier, status] = [read(keys.tier), read(keys.status)]
  const stored = read(keys.updatedAt) ?? ''
  const updatedAt = new Date(stored.startsWith(staleMark) ? stored.slice(staleMark.length) : stored)
  if (!isTier(tier) || Number.isNaN(updatedAt.getTime())) return null
  return { tier, status: status === 'cancelled' ? 'cancelled' : 'active', updatedAt }
}

function read(key: string): string | null {
  return browserStorage('local')?.getItem(key) ?? null
}
