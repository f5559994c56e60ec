import type { ModelUsage } from '../../../contract/operating/model-usage.ts'
import {
  type BillingState,
  type SiteUsage,
  type UsageSpan,
  usageRowsMax,
} from '../../../contract/operating/site-usage.ts'
import type { Doors } from '../../platform/context.ts'
import { findAddresses } from '../accounts/by-operator/list-accounts.ts'
import { readMismatches } from '../billing/jobs/compare-with-provider.ts'
import { summarizeBilling } from '../billing/operator/summarize-billing.ts'
import { ratingsOfAll } from '../chats/messages/count-ratings.ts'
import { modelUsageOfAll, usageOfAll } from '../credits/read-usage.ts'
import { readModelPrices } from '../site/write-model-price.ts'

/** Returns what each account used, by day, newest first. */
export async function readSiteUsage({ db }: Pick<Doors, 'db'>, days: UsageSpan): Promise<SiteUsage> {
  const found = await usageOfAll(db, { days, limit: usageRowsMax + 1 })
  const rows = found.slice(0, usageRowsMax)
  const addresses = await findAddresses(db, [...new Set(rows.map(({ userId }) => userId))])
  return {
    rows: rows.map(({ userId, ...row }) => ({
      ...row,
      person: { id: userId, email: addresses.get(userId) ?? null },
    })),
    hasMore: found.length > usageRowsMax,
  }
}

/** Returns what the operator's models did, by day, model and work, with what their tokens cost and how replies were rated. */
export async function readModelUsage(doors: Pick<Doors, 'db' | 'env'>, days: UsageSpan): Promise<ModelUsage> {
  const [rows, ratings, prices] = await Promise.all([
    modelUsageOfAll(doors.db, days),
    ratingsOfAll(doors.db, days),
    readModelPrices(doors),
  ])
  return { rows, ratings, prices, currency: doors.env.BILLING_CURRENCY }
}

/** Returns plans, webhooks that were given up, and what the last comparison with the provider found. */
export async function readBillingState(doors: Pick<Doors, 'db' | 'env'>): Promise<BillingState> {
  if (!doors.env.billing) return { report: null }
  const [{ failedWebhooks, ...summary }, found] = await Promise.all([
    summarizeBilling(doors.db),
    readMismatches(doors),
  ])
  return {
    report: {
      ...summary,
      currency: doors.env.BILLING_CURRENCY,
      failedWebhooks: failedWebhooks.map(({ receivedAt, ...event }) => ({
        ...event,
        receivedAt: receivedAt.toISOString(),
      })),
      mismatches: found && {
        comparedAt: found.comparedAt.toISOString(),
        lines: found.lines.map(({ about, text }) => ({ about: about ?? '', text })),
      },
    },
  }
}
