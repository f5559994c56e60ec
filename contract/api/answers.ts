import { z } from 'zod'
import { freeCodes, humanizeModes, humanizers } from '../humanizer.ts'
import { ownKinds } from '../originality/originality.ts'
import { tiers } from '../plans.ts'

// The answers of the API as schemas, from which the OpenAPI document is made. Tests parse real answers with them.

const count = z.number().int().min(0)
const percent = z.number().min(0).max(100)
const place = { start: count, end: count }
const reason = z.object({ code: z.string(), message: z.string() })

export const detectAnswer = z
  .object({
    id: z.uuid(),
    verdict: z
      .enum(['ai', 'human', 'mixed', 'inconclusive'])
      .meta({ description: 'A signal and not a proof.' }),
    aiScore: percent.nullable().meta({ description: 'Null where the detector gives no score.' }),
    humanScore: percent.nullable(),
    confidence: z.enum(['high', 'medium', 'low']),
    message: z.string(),
    words: count,
    aiWords: count.nullable(),
    language: z.string(),
    isReliable: z
      .boolean()
      .meta({ description: 'False for a text that is too short for a reliable verdict.' }),
    perplexity: z.number().nullable(),
    burstiness: z.number().nullable(),
    sentences: z.array(z.object({ text: z.string(), ...place, aiScore: percent.nullable() })),
    checkedBy: z.enum(['embedded', 'zerogpt']),
  })
  .meta({ id: 'Detection' })
export type DetectAnswer = z.output<typeof detectAnswer>

export const humanizeAnswer = z
  .object({
    text: z.string(),
    changed: z.boolean(),
    reason: reason.nullable().meta({ description: 'Why nothing was changed, or not as requested.' }),
    mode: z.enum(humanizeModes),
    humanizer: z.enum(humanizers),
    humanScoreBefore: percent,
    humanScore: percent,
    words: count.meta({ description: 'Words of credit that the run cost.' }),
    free: z
      .object({ code: z.enum(freeCodes), message: z.string() })
      .nullable()
      .meta({ description: 'Why the run cost nothing; null for a charged one.' }),
    remainingWords: count,
    changes: z
      .array(z.object({ ...place, before: z.string(), after: z.string(), reason: z.string() }))
      .meta({ description: 'Places are UTF-16 offsets into the text that was sent.' }),
  })
  .meta({ id: 'Humanization' })
export type HumanizeAnswer = z.output<typeof humanizeAnswer>

const span = z.object(place)
const passage = z.object({
  ...place,
  words: count,
  runs: z.array(span),
  there: z.object({
    ...place,
    text: z.string(),
    runs: z.array(span),
    isCut: z.boolean(),
    startsInside: z.boolean(),
  }),
})
const coverageOfOwn = z.partialRecord(z.enum(ownKinds), z.object({ compared: count, all: count }))

export const originalityAnswer = z
  .object({
    id: z.uuid().nullable().meta({ description: 'The entry in the history; null if it was not kept.' }),
    unit: z.enum(['words', 'characters']),
    words: count,
    excluded: z.object({ quotation: count, bibliography: count }),
    exclusions: z.array(z.object({ ...place, kind: z.enum(['quotation', 'bibliography']) })),
    sources: z.array(
      z.object({
        kind: z.enum([...ownKinds, 'given', 'web']),
        title: z.string(),
        address: z.string().nullable(),
        words: count,
        passages: z.array(passage),
        passagesLeftOut: count,
      }),
    ),
    sourcesLeftOut: count,
    segments: z.array(
      z.object({
        ...place,
        words: count,
        sources: z.array(count),
        inside: z.enum(['quotation', 'bibliography']).nullable(),
      }),
    ),
    coverage: z.object({
      own: coverageOfOwn,
      given: count,
      web: z
        .object({
          phrases: count,
          searched: count,
          pages: count,
          pagesFailed: count,
          failure: z.enum(['unreachable', 'partly']).nullable(),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'Originality' })
export type OriginalityAnswer = z.output<typeof originalityAnswer>

export const usageAnswer = z
  .object({
    plan: z.enum(tiers),
    words: z.object({
      remaining: count,
      limit: count,
      perRequest: count,
    }),
    key: z.object({
      id: z.uuid(),
      name: z.string(),
      wordsToday: count,
      wordsPerDay: count.nullable(),
      expiresAt: z.string().nullable(),
    }),
  })
  .meta({ id: 'Usage' })
export type UsageAnswer = z.output<typeof usageAnswer>
