import { z } from 'zod'
import { limits } from '../limits.ts'

const textPart = z.looseObject({ type: z.literal('text'), text: z.string() })
const message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(textPart).max(100)]),
})

/**
 * Body of POST /api/v1/chat/completions. Clients of the protocol send more fields than these, such as a temperature; they
 * are accepted and have no effect, because each model has its own settings here.
 */
export const completionCall = z.looseObject({
  model: z
    .string()
    .min(1)
    .max(300)
    .meta({ description: 'An id of GET /api/v1/models, or “default” for the model of your chats.' }),
  messages: z.array(message).min(1).max(limits.historyMessagesMax),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1).nullish().meta({ description: 'One answer at a time.' }),
})
export type CompletionCall = z.output<typeof completionCall>

const count = z.number().int().min(0)

const completionUsage = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
})

export const completionAnswer = z
  .object({
    id: z.string(),
    object: z.literal('chat.completion'),
    created: count,
    model: z.string(),
    choices: z.array(
      z.object({
        index: count,
        message: z.object({ role: z.literal('assistant'), content: z.string(), refusal: z.null() }),
        logprobs: z.null(),
        finish_reason: z.enum(['stop', 'length']),
      }),
    ),
    usage: completionUsage.meta({ description: 'An estimate of four characters for each token.' }),
  })
  .meta({ id: 'Completion' })
export type CompletionAnswer = z.output<typeof completionAnswer>

const model = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: count,
  owned_by: z.string(),
})
export const modelsAnswer = z
  .object({ object: z.literal('list'), data: z.array(model) })
  .meta({ id: 'Models' })
export type ModelsOfApi = z.output<typeof modelsAnswer>
