import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { SubscriptionState } from '../../../contract/billing/billing.ts'
import { keepPlan, knownPlan, markPlanStale } from './known-plan.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

const pro = { tier: 'pro', status: 'cancelled' } as SubscriptionState
const noon = new Date('2026-11-23T12:00:00Z')

beforeEach(() => stored.clear())
afterAll(() => vi.unstubAllGlobals())

test('keeps the documented entries for each user', () => {
  keepPlan('ana', pro, noon)
  expect([...stored.keys()]).toEqual([
    'userSubscriptionTier:ana',
    'userSubscriptionStatus:ana',
    'subscriptionUpdatedAt:ana',
  ])
  expect(knownPlan('ana')).toEqual({ tier: 'pro', status: 'cancelled', updatedAt: noon })
  expect(knownPlan('ben')).toBeNull()
})

test('marks the copy as stale once, and keeps its time', () => {
  keepPlan('ana', pro, noon)
  markPlanStale('ana')
  markPlanStale('ana')
  expect(stored.get('subscriptionUpdatedAt:ana')).toBe('stale 2026-11-23T12:00:00.000Z')
  expect(knownPlan('ana')?.updatedAt).toEqual(noon)
  keepPlan('ana', pro, noon)
  expect(stored.get('subscriptionUpdatedAt:ana')).toBe('2026-11-23T12:00:00.000Z')
})

test('ignores entries that were changed by hand', () => {
  keepPlan('ana', pro, noon)
  stored.set('userSubscriptionTier:ana', '__proto__')
  expect(knownPlan('ana')).toBeNull()
  keepPlan('ana', pro, noon)
  stored.set('subscriptionUpdatedAt:ana', 'soon')
  expect(knownPlan('ana')).toBeNull()
})
