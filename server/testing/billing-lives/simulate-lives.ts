import { compareWithProvider } from '../../domains/billing/jobs/compare-with-provider.ts'
import { syncSubscription } from '../../domains/billing/sync-subscription.ts'
import type { Connection } from '../../platform/database/embedded.ts'
import { AppError } from '../../platform/errors.ts'
import { actions, disputed } from './actions.ts'
import { type Comparison, compareLives } from './compare.ts'
import { rollDice } from './dice.ts'
import type { Life } from './life.ts'
import { openWorld, type World } from './world.ts'

export type Simulation = {
  /** How often each action succeeded. */
  actions: Map<string, number>
  refused: number
  /** Webhooks that were sent, and how often they were delivered in all. */
  webhooks: number
  delivered: number
  days: number
} & Comparison

type Plan = {
  customers: number
  days: number
  seed: number
  /** Each customer does something every so many days on average. */
  daysBetweenActions: number
  /** How often a webhook is delivered: one of these numbers at random. */
  deliveries?: readonly number[]
  /** When the lives begin, in seconds. */
  startsAt?: number
  database?: Connection
}

const daySeconds = 86_400
/** The nightly comparison runs so rarely here, so that most of its work is left to webhooks and refreshes. */
const comparedEvery = 15

/**
 * Lets customers live through months or years by the provider's test clock: they buy, use words, cancel, come back,
 * change plans, do not pay, are refunded. Then compares ledger, subscriptions and provider.
 */
export async function simulateLives(plan: Plan): Promise<Simulation> {
  const { customers, days, seed, daysBetweenActions } = plan
  const dice = rollDice(seed)
  const world = await openWorld(dice, plan)
  try {
    const lives: Life[] = []
    for (let i = 0; i < customers; i++) lives.push(await world.addCustomer())
    const done = new Map<string, number>()
    let refused = 0
    const start = world.seconds()
    const end = start + days * daySeconds
    for (let step = 1; world.seconds() < end; step++) {
      const passed = Math.min(end - world.seconds(), dice.whole(daySeconds / 2, 6 * daySeconds))
      await world.pass(passed)
      const share = 1 - Math.exp(-passed / daySeconds / daysBetweenActions)
      for (const life of lives) {
        if (!dice.chance(share)) continue
        const name = await act(world, life)
        if (name) done.set(name, (done.get(name) ?? 0) + 1)
        else refused++
        // The server ends a disputed plan when it learns of the dispute. Lives that are to be compared learn at once.
        if (plan.deliveries && name === disputed) await syncSubscription(world.app.doors, life.user.id)
      }
      if (step % comparedEvery === 0) await compareWithProvider(world.app.doors)
    }
    await world.pass(60)
    const { webhooks, delivered } = world.counts
    return { actions: done, refused, webhooks, delivered, days, ...(await compareLives(world, lives)) }
  } finally {
    await world.close()
  }
}

/** Does one of the possible actions. Returns its name, or null if it was refused. */
async function act(world: World, life: Life): Promise<string | null> {
  // What a customer can do must not depend on which webhooks have arrived.
  const row = await syncSubscription(world.app.doors, life.user.id)
  const possible = actions.filter(({ may }) => may(row, life))
  let left = world.dice.share() * possible.reduce((sum, { weight }) => sum + weight, 0)
  const action = possible.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  if (!action) return null
  try {
    return (await action.run(world, life, row)) ? action.name : null
  } catch (error) {
    const isRefused = error instanceof AppError || (error as { type?: string }).type === 'StripeCardError'
    if (isRefused) return null
    throw error
  }
}
