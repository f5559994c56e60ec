import type { Store, Thing } from './store.ts'

export type Interval = 'month' | 'year'
export type TestClock = Thing & { frozen_time: number; status: string; created: number; name: string | null }

/** Returns the time of a customer: that of its test clock, or the real one. */
export async function timeOf(store: Store, customer: Thing): Promise<number> {
  if (typeof customer.test_clock !== 'string') return store.realSeconds()
  const clock = await store.require<TestClock>('test_helpers.test_clock', customer.test_clock)
  return clock.frozen_time
}

/** Adds whole intervals to an anchor. The 31st becomes the last day of a shorter month. */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  const from = new Date(anchor * 1_000)
  const months = interval === 'year' ? count * 12 : count
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1_000)
}
