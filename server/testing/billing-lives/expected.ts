import type Stripe from 'stripe'
import { plans } from '../../../contract/plans.ts'
import { choiceAt, type Life, type PlanLife } from './life.ts'

/** What the provider says about one plan: its invoices, and when it ended. */
export type PlanFacts = { plan: PlanLife; subscription: Stripe.Subscription; invoices: Stripe.Invoice[] }

const cycle = 30 * 86_400
const freeWords = plans.free.words

/** `order` is the order of what happens to one plan in the same second. */
type Happening = { at: number; order: number; apply: (balance: Balance) => void }

const byTime = (a: Happening, b: Happening) => a.at - b.at || a.order - b.order

/**
 * Returns the words that a customer must have, from what happened and from the payments at the provider. This repeats
 * the published rules in the order of time, without any code of the billing domain.
 */
export function expectedWords(life: Life, facts: PlanFacts[], now: number): number {
  const balance = openBalance()
  const ofPlans = facts.flatMap((each) => planHappenings(each, now).sort(byTime))
  // Stable, so that a plan that is bought in the second in which another ends comes after it.
  const happenings = [...ofPlans, ...wordHappenings(life)].sort((a, b) => a.at - b.at)
  for (const { apply } of happenings) apply(balance)
  return balance.remaining()
}

type Balance = ReturnType<typeof openBalance>

function openBalance() {
  let remaining = freeWords
  const runs = new Map<string, { words: number; returns: number }>()
  const returnable = () => [...runs.values()].reduce((sum, { returns }) => sum + returns, 0)
  return {
    remaining: () => remaining,
    total: () => remaining + returnable(),
    add: (words: number) => {
      remaining += words
    },
    /** Sets what the user has, with the words of runs in progress. */
    set(total: number) {
      let returns = total
      remaining = Math.max(0, total - returnable())
      for (const run of runs.values()) {
        run.returns = Math.min(run.returns, returns)
        returns -= run.returns
      }
    },
    reserve(runId: string, words: number) {
      remaining -= words
      runs.set(runId, { words, returns: words })
    },
    settle(runId: string, cost: number) {
      const run = runs.get(runId)!
      runs.delete(runId)
      remaining += Math.min(run.words - cost, run.returns)
    },
  }
}

/** The newest payment was refunded or disputed: docs/decisions/063-refunds-and-disputes.md. */
function isTakenBack({ plan, invoices }: Pick<PlanFacts, 'plan' | 'invoices'>): boolean {
  const newest = invoices.filter(({ amount_paid: cents }) => cents > 0).at(-1)
  return plan.isRefunded || (plan.disputedInvoice !== null && newest?.id === plan.disputedInvoice)
}

function wordHappenings({ words }: Life): Omit<Happening, 'order'>[] {
  return words.map((use) => ({
    at: use.at,
    apply: (balance) =>
      use.kind === 'reserve' ? balance.reserve(use.runId, use.words) : balance.settle(use.runId, use.words),
  }))
}

function planHappenings({ plan, subscription, invoices }: PlanFacts, now: number): Happening[] {
  const { start } = plan
  const end = subscription.ended_at ?? Number.POSITIVE_INFINITY
  const words = (at: number) => plans[choiceAt(plan, at).tier].words
  let granted = 0
  let lastCycle = 0
  const happenings: Happening[] = [
    {
      at: start,
      order: 0,
      apply: (balance) => {
        granted = words(start)
        balance.add(granted)
      },
    },
  ]
  const unpaid = invoices
    .filter(({ billing_reason }) => billing_reason === 'subscription_cycle')
    .map(({ created, status_transitions: { paid_at: paidAt } }) => ({
      from: created,
      to: paidAt ?? Number.POSITIVE_INFINITY,
    }))
  for (let k = 1; start + k * cycle <= now && start + k * cycle < end; k++) {
    const at = start + k * cycle
    const paidAt = unpaid.find(({ from, to }) => from <= at && at < to)?.to ?? at
    // A payment that comes after the cycle brings only the words of the cycle in which it comes.
    if (paidAt > now || paidAt >= end || paidAt >= at + cycle) continue
    happenings.push({
      at: paidAt,
      order: 1,
      apply: (balance) => {
        lastCycle = k
        balance.set(words(at))
      },
    })
  }
  for (const [index, change] of plan.changes.entries()) {
    if (change.kind !== 'up') continue
    const from = plans[choiceAt({ ...plan, changes: plan.changes.slice(0, index) }, change.at).tier].words
    const left = 1 - ((change.at - start) % cycle) / cycle
    const added = Math.max(0, Math.ceil((plans[change.tier].words - from) * left))
    happenings.push({
      at: change.at,
      order: 2,
      apply: (balance) => {
        granted += added
        balance.add(added)
      },
    })
  }
  if (end <= now)
    happenings.push({
      at: end,
      order: 3,
      apply(balance) {
        if (!isTakenBack({ plan, invoices })) balance.set(Math.min(balance.total(), freeWords))
        else balance.set(lastCycle > 0 ? 0 : Math.max(0, balance.total() - granted))
      },
    })
  return happenings
}
