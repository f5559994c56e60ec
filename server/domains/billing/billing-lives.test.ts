import { expect, test } from 'vitest'
import { simulateLives } from '../../testing/billing-lives/simulate-lives.ts'

const seed = Number(process.env.BILLING_SEED) || Math.floor(Math.random() * 2 ** 31)
const patienceMs = 240_000

test(
  `20 lives of 14 months end with ledger, subscriptions and provider in agreement (seed ${seed})`,
  async () => {
    const made = await simulateLives({ customers: 20, days: 426, seed, daysBetweenActions: 25 })
    expect(made.disagreements).toEqual([])
    expect(made.actions.get('bought a plan')).toBeGreaterThan(10)
  },
  patienceMs,
)

test(
  `lives end in the same state with each webhook delivered never, once or five times (seed ${seed})`,
  async () => {
    const same = {
      customers: 4,
      days: 150,
      seed,
      daysBetweenActions: 8,
      startsAt: Math.floor(Date.now() / 1_000),
    }
    const ends = []
    for (const deliveries of [[0], [1], [5]]) {
      const made = await simulateLives({ ...same, deliveries })
      expect(made.disagreements).toEqual([])
      ends.push({ ends: made.ends, actions: [...made.actions] })
    }
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
  },
  patienceMs,
)
