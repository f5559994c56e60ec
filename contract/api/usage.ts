import { z } from 'zod'

/** Kinds of calls that the use of the API is counted by. */
export const apiKinds = ['detect', 'humanize', 'originality', 'chat', 'essays'] as const
export type ApiKind = (typeof apiKinds)[number]

const apiUsageDaysMax = 366

const day = z.iso.date()

export const apiUsageQuery = z.object({
  days: z.coerce.number().int().min(1).max(apiUsageDaysMax).default(30),
})

/** What one key did on one day (UTC). */
export const apiUsageRow = z.object({
  day,
  keyId: z.uuid(),
  keyName: z.string(),
  kind: z.enum(apiKinds),
  calls: z.number().int(),
  failed: z.number().int(),
  /** Words of the texts that were sent. */
  words: z.number().int(),
  /** Words of credit that were charged. */
  charged: z.number().int(),
})
export type ApiUsageRow = z.output<typeof apiUsageRow>
