import { z } from 'zod'
import type { Source } from './sources.ts'

/** Body of POST /api/sources/look-up: what was pasted. */
export const lookUpInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('doi'), value: z.string().regex(/^10\.\d{4,9}\/[^\s"<>]{1,250}$/) }),
  z.strictObject({ kind: z.literal('isbn'), value: z.string().regex(/^(?:\d{13}|\d{9}[\dX])$/) }),
  z.strictObject({
    kind: z.literal('url'),
    value: z
      .string()
      .max(2_000)
      .regex(/^https?:\/\//i),
  }),
])
export type LookUpInput = z.infer<typeof lookUpInput>

/**
 * Why nothing was found. off: the operator has not allowed look-ups. unknown: the service has no such source.
 * unreached: the service did not respond in time, or with an error, or its address is not public. An answer of its own
 * for such an address would tell which names exist in the server's network.
 */
type LookUpFailure = 'off' | 'unknown' | 'unreached'

/** Response of POST /api/sources/look-up. The source has no id of the essay's library yet. */
export type LookUpAnswer = { source: Omit<Source, 'id'> } | { failure: LookUpFailure }
