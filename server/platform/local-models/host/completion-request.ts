import { z } from 'zod'

const textPart = z.object({ type: z.literal('text'), text: z.string() })
/** Images are refused: the models of the table read text only. */
const content = z
  .union([z.string(), z.array(textPart)])
  .transform((given) => (typeof given === 'string' ? given : given.map(({ text }) => text).join('')))

const message = z.object({ role: z.enum(['system', 'developer', 'user', 'assistant']), content })

/** The fields of an OpenAI chat completion that have an effect here; others are ignored. */
export const completionRequest = z.object({
  messages: z.array(message).min(1),
  stream: z.boolean().default(false),
  temperature: z.number().min(0).max(2).optional(),
  top_p: z.number().min(0).max(1).optional(),
  seed: z.number().int().optional(),
  repeat_penalty: z.number().min(1).max(2).optional(),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
  stop: z.union([z.string().min(1), z.array(z.string().min(1)).max(8)]).optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text') }),
      z.object({ type: z.literal('json_object') }),
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }),
      }),
    ])
    .optional(),
})

export type CompletionRequest = z.output<typeof completionRequest>
