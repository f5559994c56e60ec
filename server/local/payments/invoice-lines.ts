import { addIntervals } from './clock.ts'
import type { InvoiceLine, Price, Subscription } from './shapes.ts'
import { newId } from './store.ts'

export type LinesOf = { lines: InvoiceLine[]; period: { start: number; end: number }; anchor: number }

function line(price: Price, amount: number, description: string, period: InvoiceLine['period']): InvoiceLine {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    period,
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
    quantity: 1,
  }
}

/** One full period of a price. */
export function periodLine(price: Price, period: InvoiceLine['period']): InvoiceLine {
  return line(price, price.unit_amount, `1 × ${price.nickname ?? price.lookup_key ?? price.id}`, period)
}

/**
 * The lines of an immediate change of price: the unused time of the old price is returned, and the new one is charged
 * for the rest of the period, or for a whole new period where the interval changes.
 */
export function changeLines(subscription: Subscription, to: Price, now: number): LinesOf {
  const [item] = subscription.items.data
  const { price: from, current_period_start: start, current_period_end: end } = item
  const share = Math.max(0, (end - now) / (end - start))
  const unused = line(from, -Math.round(from.unit_amount * share), `Unused time on ${nameOf(from)}`, {
    start: now,
    end,
  })
  if (from.recurring.interval === to.recurring.interval) {
    const rest = line(to, Math.round(to.unit_amount * share), `Remaining time on ${nameOf(to)}`, {
      start: now,
      end,
    })
    return { lines: [unused, rest], period: { start, end }, anchor: subscription.billing_cycle_anchor }
  }
  const period = { start: now, end: addIntervals(now, to.recurring.interval, 1) }
  return { lines: [unused, periodLine(to, period)], period, anchor: now }
}

function nameOf(price: Price): string {
  return String(price.nickname ?? price.lookup_key ?? price.id)
}
