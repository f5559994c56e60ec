import { type ZodType, z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { detectAnswer, humanizeAnswer, originalityAnswer, usageAnswer } from './answers.ts'
import type { ApiScope } from './api-keys.ts'
import {
  bulkCall,
  bulkDeleted,
  bulkFileCall,
  bulkJob,
  bulkJobsAnswer,
  bulkNotice,
  bulkParam,
  bulkResultsQuery,
  bulkStarted,
} from './bulk.ts'
import { detectCall, humanizeCall, originalityCall } from './calls.ts'
import { completionAnswer, completionCall, modelsAnswer } from './completions.ts'
import {
  apiAppendCall,
  apiEssayAnswer,
  apiEssayCall,
  apiEssayParam,
  apiEssaysAnswer,
  apiEssaysQuery,
} from './essays.ts'
import { apiUsageQuery, apiUsageRow } from './usage.ts'

export type ApiOperation = {
  /** The method and path, as in the policies of server/domains/public-api. */
  call: `${'GET' | 'POST' | 'DELETE'} /api/v1/${string}`
  id: string
  group: 'Texts' | 'Chat' | 'Essays' | 'Bulk' | 'Usage'
  scope: ApiScope | null
  summary: string
  description?: string
  input?: ZodType
  query?: ZodType
  params?: ZodType
  /** A form with a file, instead of JSON. */
  form?: ZodType
  /** Null where only the media types of `alsoAs` are sent. */
  answer: ZodType | null
  status?: 200 | 201 | 202
  /** Further media types of the answer, such as text/event-stream. */
  alsoAs?: string[]
  /** Takes an Idempotency-Key. */
  isOnce?: boolean
  /** Codes of this call's own refusals, beside those of every call. */
  refusals: ErrorCode[]
  /** A body that works, for the reference page; a test sends it. */
  example?: unknown
}

const exampleText =
  'The committee met twice before the summer. It approved the budget for the new library, and it asked the council to look again at the plans for the car park behind the school.'

const humanizing: ErrorCode[] = [
  'not_found',
  'out_of_words',
  'too_long_for_plan',
  'text_too_long',
  'plan_needed',
  'run_in_progress',
  'idempotency_mismatch',
  'humanizer_failed',
  'humanizer_timeout',
  'humanizer_unavailable',
]

const replying: ErrorCode[] = [
  'not_found',
  'out_of_words',
  'plan_needed',
  'tokens_used_up',
  'text_too_long',
  'account_full',
  'run_in_progress',
  'idempotency_mismatch',
  'model_unavailable',
  'model_failed',
  'model_cut_off',
  'model_timeout',
]
const writing: ErrorCode[] = [
  'text_too_long',
  'account_full',
  'essay_too_large',
  'essay_update_unreadable',
  'conflict',
  'run_in_progress',
  'idempotency_mismatch',
]

const startingBulk: ErrorCode[] = [
  'not_found',
  'bulk_not_in_plan',
  'bulk_too_large',
  'bulk_full',
  'webhook_refused',
  'text_too_long',
  'run_in_progress',
  'idempotency_mismatch',
]

/** Every call of the API. The OpenAPI document and the reference page are made from this table. */
export const apiOperations: ApiOperation[] = [
  {
    call: 'POST /api/v1/detect',
    id: 'detect',
    group: 'Texts',
    scope: 'detect',
    summary: 'Check a text for AI',
    description: 'Costs no words of credit. A score is a signal and not a proof.',
    input: detectCall,
    answer: detectAnswer,
    isOnce: true,
    refusals: [
      'text_too_long',
      'idempotency_mismatch',
      'run_in_progress',
      'budget_used_up',
      'detector_failed',
      'detector_rejected',
      'detector_unavailable',
      'detector_unreadable',
    ],
    example: { text: exampleText },
  },
  {
    call: 'POST /api/v1/humanize',
    id: 'humanize',
    group: 'Texts',
    scope: 'humanize',
    summary: 'Rewrite a text so that it reads as written by a person',
    description:
      'Costs the words of the result, at most once for the same text and choices in 30 days. A run costs nothing if it fails, changes nothing, or if no changed passage comes to read as human.',
    input: humanizeCall,
    answer: humanizeAnswer,
    alsoAs: ['text/event-stream'],
    isOnce: true,
    refusals: humanizing,
    example: { text: exampleText, mode: 'balanced' },
  },
  {
    call: 'POST /api/v1/originality',
    id: 'checkOriginality',
    group: 'Texts',
    scope: 'originality',
    summary: 'Compare a text with other texts',
    input: originalityCall,
    answer: originalityAnswer,
    isOnce: true,
    refusals: ['text_too_long', 'idempotency_mismatch', 'run_in_progress'],
    example: {
      text: exampleText,
      sources: [
        {
          name: 'Minutes',
          text: 'It approved the budget for the new library, and it asked the council to look again at the plans.',
        },
      ],
    },
  },
  {
    call: 'POST /api/v1/originality/web',
    id: 'checkOriginalityOnWeb',
    group: 'Texts',
    scope: 'originality',
    summary: 'Compare a text also with pages of the web',
    description:
      'Only where the site searches the web. Sends a dozen phrases of the text to its search engine.',
    input: originalityCall,
    answer: originalityAnswer,
    isOnce: true,
    refusals: ['text_too_long', 'idempotency_mismatch', 'run_in_progress'],
  },
  {
    call: 'GET /api/v1/models',
    id: 'listModels',
    group: 'Chat',
    scope: 'chat',
    summary: 'List the models of the chat',
    description: 'In the form of OpenAI’s protocol.',
    answer: modelsAnswer,
    refusals: [],
  },
  {
    call: 'POST /api/v1/chat/completions',
    id: 'completeChat',
    group: 'Chat',
    scope: 'chat',
    summary: 'Write a reply',
    description:
      'OpenAI’s protocol, so that its clients work with this address as their base URL. Nothing of the conversation is stored. Without the permission `humanize` the model cannot rewrite texts for words.',
    input: completionCall,
    answer: completionAnswer,
    alsoAs: ['text/event-stream'],
    isOnce: true,
    refusals: replying,
    example: {
      model: 'default',
      messages: [
        { role: 'user', content: 'Write a short letter that thanks a teacher for a recommendation.' },
      ],
    },
  },
  {
    call: 'GET /api/v1/essays',
    id: 'listEssays',
    group: 'Essays',
    scope: 'essays',
    summary: 'List essays, the last changed first',
    query: apiEssaysQuery,
    answer: apiEssaysAnswer,
    refusals: [],
  },
  {
    call: 'POST /api/v1/essays',
    id: 'createEssay',
    group: 'Essays',
    scope: 'essays',
    summary: 'Create an essay',
    input: apiEssayCall,
    answer: apiEssayAnswer,
    status: 201,
    isOnce: true,
    refusals: writing,
    example: { title: 'The library', markdown: '# The library\n\nIt opened in **1903**.' },
  },
  {
    call: 'GET /api/v1/essays/:essayId',
    id: 'readEssay',
    group: 'Essays',
    scope: 'essays',
    summary: 'Read an essay as Markdown',
    params: apiEssayParam,
    answer: apiEssayAnswer,
    refusals: ['not_found'],
  },
  {
    call: 'POST /api/v1/essays/:essayId/append',
    id: 'appendToEssay',
    group: 'Essays',
    scope: 'essays',
    summary: 'Write Markdown at the end of an essay',
    description: 'Where the writer keeps an authorship record, it says that this text is by AI.',
    params: apiEssayParam,
    input: apiAppendCall,
    answer: apiEssayAnswer,
    isOnce: true,
    refusals: ['not_found', ...writing],
  },
  {
    call: 'POST /api/v1/bulk',
    id: 'startBulk',
    group: 'Bulk',
    scope: null,
    summary: 'Check or rewrite many texts',
    description: `For the plan Unlimited. Starts a job, which goes on while nobody waits. Rewrites cost what they cost one by one. ${bulkNotice}`,
    input: bulkCall,
    answer: bulkStarted,
    status: 202,
    isOnce: true,
    refusals: startingBulk,
    example: { kind: 'detect', texts: [{ id: 'minutes', text: exampleText }] },
  },
  {
    call: 'POST /api/v1/bulk/file',
    id: 'startBulkOfFile',
    group: 'Bulk',
    scope: null,
    summary: 'Check or rewrite the texts of a file',
    description: `For the plan Unlimited. A row that cannot be read is reported with the results; the others are processed. ${bulkNotice}`,
    form: bulkFileCall,
    answer: bulkStarted,
    status: 202,
    isOnce: true,
    refusals: [...startingBulk, 'bulk_file_unreadable'],
  },
  {
    call: 'GET /api/v1/bulk',
    id: 'listBulk',
    group: 'Bulk',
    scope: null,
    summary: 'List jobs, the newest first',
    description: 'Those of the kinds that the key has the permission for.',
    answer: bulkJobsAnswer,
    refusals: [],
  },
  {
    call: 'GET /api/v1/bulk/:jobId',
    id: 'readBulk',
    group: 'Bulk',
    scope: null,
    summary: 'Read the progress of a job',
    params: bulkParam,
    answer: bulkJob,
    refusals: ['not_found'],
  },
  {
    call: 'GET /api/v1/bulk/:jobId/results',
    id: 'readBulkResults',
    group: 'Bulk',
    scope: null,
    summary: 'Read the results of a job',
    description:
      'In the order of the texts, also while the job runs. JSONL has every detail. In CSV, a text that a spreadsheet would read as a formula begins with an apostrophe. A zip has the CSV and one file for each text.',
    params: bulkParam,
    query: bulkResultsQuery,
    answer: null,
    alsoAs: ['application/jsonl', 'text/csv', 'application/zip'],
    refusals: ['not_found'],
  },
  {
    call: 'POST /api/v1/bulk/:jobId/cancel',
    id: 'cancelBulk',
    group: 'Bulk',
    scope: null,
    summary: 'Stop a job',
    description: 'Results that are there are kept. A job that has ended stays as it is.',
    params: bulkParam,
    answer: bulkJob,
    refusals: ['not_found'],
  },
  {
    call: 'DELETE /api/v1/bulk/:jobId',
    id: 'deleteBulk',
    group: 'Bulk',
    scope: null,
    summary: 'Delete a job with its texts and results',
    params: bulkParam,
    answer: bulkDeleted,
    refusals: ['not_found'],
  },
  {
    call: 'GET /api/v1/usage',
    id: 'readUsage',
    group: 'Usage',
    scope: 'usage',
    summary: 'Read what is left to the account and to this key',
    answer: usageAnswer,
    refusals: [],
  },
  {
    call: 'GET /api/v1/usage/days',
    id: 'readUsageByDay',
    group: 'Usage',
    scope: 'usage',
    summary: 'Read what each key did, by day and kind',
    description: 'For the plan Unlimited.',
    query: apiUsageQuery,
    answer: z.object({ rows: z.array(apiUsageRow) }).meta({ id: 'UsageByDay' }),
    refusals: ['usage_not_in_plan'],
  },
]
