import { z } from 'zod'
import type { AuditPerson } from './audit.ts'

/** Tokens are kept for sixty days. */
export const usageSpans = [7, 30, 60] as const
export const siteUsageQuery = z.strictObject({
  days: z.coerce.number().pipe(z.literal(usageSpans)).default(30),
})
export type UsageSpan = (typeof usageSpans)[number]

/** The most rows of a response; the newest come first. */
export const usageRowsMax = 5_000

/** What one account used in one day (UTC, YYYY-MM-DD). */
export type SiteUsageRow = {
  day: string
  person: AuditPerson
  /** Words that the ledger charged; none where plans are not sold. */
  words: number
  /** Tokens of the operator's language model. */
  tokens: number
}
export type SiteUsage = { rows: SiteUsageRow[]; hasMore: boolean }

/** What is stored of plans and payments. Dates are ISO. */
export type BillingReport = {
  plans: { name: string; billing: string; subscribers: number; ending: number; unpaid: number }[]
  monthlyCents: number
  currency: string
  waitingWebhooks: number
  failedWebhooks: { id: string; type: string; receivedAt: string }[]
  /** Null before the first comparison with the payment provider. */
  mismatches: { comparedAt: string; lines: { about: string; text: string }[] } | null
}
/** `report` is null where no plans are sold. */
export type BillingState = { report: BillingReport | null }
