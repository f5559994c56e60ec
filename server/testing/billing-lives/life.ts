import type { Billing } from '../../../contract/billing/billing.ts'
import type { PaidTier } from '../../../contract/plans.ts'
import type { TestUser } from '../test-user.ts'

/** What a simulated customer did, in seconds of the provider's clock. It is the basis of what is expected. */
export type Life = {
  user: TestUser
  customerId: string
  plans: PlanLife[]
  words: WordUse[]
  openRun: { runId: string; words: number } | null
}

export type PlanLife = {
  subscriptionId: string
  customerId: string
  start: number
  /** In the order in which they were made; a later one with an earlier time replaces those after it. */
  changes: PlanChoice[]
  /** The payment was refunded. */
  isRefunded: boolean
  /** The invoice whose payment was disputed. It ends the plan unless the next one is paid before the server learns of it. */
  disputedInvoice: string | null
}

/** A plan from a moment on. An upgrade applies at once, a downgrade at the end of the period. */
export type PlanChoice = { at: number; tier: PaidTier; billing: Billing; kind: 'start' | 'up' | 'down' }

type WordUse =
  | { at: number; kind: 'reserve'; runId: string; words: number }
  | { at: number; kind: 'settle'; runId: string; words: number }

export function newestPlan({ plans }: Life): PlanLife | undefined {
  return plans.at(-1)
}

/** Adds a choice, which replaces a planned one that has not begun. */
export function choose(plan: PlanLife, choice: PlanChoice): void {
  plan.changes = [...plan.changes.filter(({ at }) => at <= choice.at || choice.kind !== 'up'), choice]
}

/** Takes back a downgrade that has not begun. */
export function keepPlan(plan: PlanLife, now: number): void {
  plan.changes = plan.changes.filter(({ at }) => at <= now)
}

export function choiceAt({ changes }: PlanLife, at: number): PlanChoice {
  return changes.filter((change) => change.at <= at).at(-1) ?? changes[0]!
}
