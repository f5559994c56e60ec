import { z } from 'zod'
import { humanizeInput } from '../humanizer.ts'
import { originalityInput } from '../originality/originality.ts'

/** Body of POST /api/v1/detect. The length is checked later, with a clear message. */
export const detectCall = z.strictObject({
  text: z.string().meta({ description: 'The text to check, up to 50,000 characters.' }),
})

const { text, mode, lock, tone, purpose, certainOnly, dropPraise, voice, model, evenIfHuman } =
  humanizeInput.shape

/** Body of POST /api/v1/humanize. The plan limits the words of one text. */
export const humanizeCall = z.strictObject({
  text: text.meta({ description: 'The text to rewrite. The plan limits its words.' }),
  mode: mode.meta({ description: 'How much may change. Clean by default.' }),
  lock: lock.meta({ description: 'Words and passages that stay exactly as they are.' }),
  tone,
  purpose,
  certainOnly: certainOnly.meta({ description: 'Leaves out changes that a careful writer might not make.' }),
  dropPraise,
  voice: voice.meta({ description: 'A sample of your own writing, for a language model.' }),
  model: model.meta({ description: 'The id of a language model that rewrites, from GET /api/models.' }),
  evenIfHuman: evenIfHuman.meta({
    description: 'Rewrites in Strong, for its words, a text that needs nothing.',
  }),
  stream: z
    .boolean()
    .default(false)
    .meta({ description: 'Server-sent events: progress, wait, then done with the answer, or error.' }),
})
export type HumanizeCall = z.output<typeof humanizeCall>

const { sources, own, document } = originalityInput.shape

/** Body of POST /api/v1/originality and /api/v1/originality/web. */
export const originalityCall = z.strictObject({
  text: z.string().meta({ description: 'The text to check, up to 1,000,000 characters.' }),
  sources: sources.meta({ description: 'Texts to compare with. They are not stored.' }),
  own: own.meta({ description: 'Your own documents to compare with.' }),
  document: document.meta({
    description: 'The document that the text comes from. It is not compared with itself.',
  }),
})

export const apiIdempotencyHeader = 'idempotency-key'
