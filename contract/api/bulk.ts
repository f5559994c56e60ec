import { z } from 'zod'
import { bulk } from '../../texts/bulk.ts'
import { messagesOf } from '../../texts/message.ts'
import { detectAnswer, humanizeAnswer } from './answers.ts'
import { humanizeCall } from './calls.ts'

// Bulk jobs: many texts that are checked or rewritten one after another, in the background.

export const bulkKinds = ['detect', 'humanize'] as const
export type BulkKind = (typeof bulkKinds)[number]

export const bulkLimits = {
  rowsMax: 5_000,
  /** Of all texts of a job. */
  charactersMax: 20_000_000,
  fileBytesMax: 20_971_520,
  idCharactersMax: 200,
  /** Jobs of one account that have not ended, and all that are kept. */
  openMax: 5,
  keptMax: 100,
  /** Of all texts and results that are kept for one account. */
  keptCharactersMax: 100_000_000,
  daysKept: 7,
} as const

/** Said before a job starts: in the reference and in the answer that starts it. */
export const bulkNotice = `Texts and results are kept for ${bulkLimits.daysKept} days after the end of the job, also if your history is off. Delete the job to delete them at once.`

const { mode, lock, tone, purpose, certainOnly, dropPraise, voice, model, evenIfHuman } = humanizeCall.shape
const choices = { mode, lock, tone, purpose, certainOnly, dropPraise, voice, model, evenIfHuman }

/** How a job of the kind `humanize` rewrites; for checks these have no effect. */
const bulkChoices = z.strictObject(choices)
export type BulkChoices = z.output<typeof bulkChoices>

const webhook = z
  .url({ protocol: /^https$/ })
  .max(2_000)
  .optional()
  .meta({
    description:
      'A public address that gets a signed POST when the job has ended. Retried for about a day until it answers with 2xx.',
  })
const kind = z.enum(bulkKinds).meta({ description: 'Needs the permission of the same name.' })
const id = z
  .string()
  .max(bulkLimits.idCharactersMax)
  .optional()
  .meta({ description: 'Comes back with the result. The number of the text without one.' })

/** Body of POST /api/v1/bulk. */
export const bulkCall = z.strictObject({
  kind,
  texts: z
    .array(z.strictObject({ id, text: z.string() }))
    .min(1)
    .max(bulkLimits.rowsMax),
  ...choices,
  webhook,
})

/** Body of POST /api/v1/bulk/file. */
export const bulkFileCall = z.strictObject({
  file: z.file().meta({
    description:
      'A CSV with a column “text”, a JSONL with one text or object with “text” in each line, or a zip of text files, Word documents and PDFs. Up to 20 MB.',
  }),
  kind,
  column: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'The column of a CSV that has the texts, if it is not “text”.' }),
  mode,
  tone,
  purpose,
  model,
  webhook,
})

/** Body of POST /api/bulk, which a page sends: the same file without a webhook, whose signature needs a key. */
export const bulkUpload = z.strictObject({
  file: bulkFileCall.shape.file,
  kind,
  column: bulkFileCall.shape.column,
  mode,
})

export const bulkParam = z.object({ jobId: z.uuid() })

export const bulkFormats = ['jsonl', 'csv', 'zip'] as const
export type BulkFormat = (typeof bulkFormats)[number]
export const bulkResultsQuery = z.object({ format: z.enum(bulkFormats).default('jsonl') })

export const bulkStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const
export type BulkState = (typeof bulkStates)[number]

const count = z.number().int().min(0)
const reason = z.object({ code: z.string(), message: z.string() })

export const bulkJob = z
  .object({
    id: z.uuid(),
    kind: z.enum(bulkKinds),
    name: z.string().nullable().meta({ description: 'The name of the file.' }),
    state: z.enum(bulkStates),
    reason: reason.nullable().meta({ description: 'Why a job failed.' }),
    rows: z.object({ total: count, done: count, failed: count }),
    words: count.meta({ description: 'Words of all texts.' }),
    charged: count.meta({ description: 'Words of credit that the job has cost so far.' }),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    resultsUntil: z.string().nullable().meta({ description: 'When everything about the job is deleted.' }),
    webhook: z.object({ address: z.string(), state: z.enum(['waiting', 'delivered', 'failed']) }).nullable(),
  })
  .meta({ id: 'BulkJob' })
export type BulkJob = z.output<typeof bulkJob>

/** Response of GET /api/bulk, for a page. */
export type OwnBulkJobs = { jobs: BulkJob[]; isIncluded: boolean }

export const bulkJobsAnswer = z.object({ jobs: z.array(bulkJob) }).meta({ id: 'BulkJobs' })

export const bulkStarted = bulkJob
  .extend({
    notice: z.string().meta({ description: 'How long texts and results are kept.' }),
    webhookSecret: z.string().nullable().meta({
      description:
        'Signs the webhooks of this key’s jobs (Standard Webhooks: webhook-id, webhook-timestamp, webhook-signature).',
    }),
  })
  .meta({ id: 'BulkStarted' })

export const bulkResult = z
  .object({
    id: z.string(),
    state: z.enum(['done', 'failed', 'waiting', 'skipped']),
    error: reason.nullable(),
    result: z
      .union([detectAnswer.omit({ id: true }), humanizeAnswer.omit({ remainingWords: true })])
      .nullable(),
  })
  .meta({ id: 'BulkResult' })
export type BulkResult = z.output<typeof bulkResult>

export const bulkDeleted = z.object({ deleted: z.literal(true) })

const texts = messagesOf('bulk', bulk)
export const bulkTexts = {
  ...texts,
  tooMany: texts.tooMany({ texts: bulkLimits.rowsMax, characters: bulkLimits.charactersMax }),
  openAlready: texts.openAlready({ most: bulkLimits.openMax }),
}
