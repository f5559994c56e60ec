import { z } from 'zod'
import { detectors } from '../../../contract/detector.ts'
import type { Tampering } from '../../../engine/index.ts'
import { storedMessage } from '../../platform/database/stored-message.ts'
import type { FoundText } from './check-text.ts'

/** All kinds of findings of the engine; the compiler reports missing ones. */
const tamperings = {
  homoglyph: true,
  'soft-hyphen': true,
  'zero-width': true,
  control: true,
  direction: true,
  'styled-letter': true,
  'stacked-marks': true,
} satisfies Record<Tampering['kind'], true>

const place = z.number().int().min(0)
const span = { start: place, end: place }
const level = z.enum(['High', 'Moderate', 'Low']).nullable()
const measured = z.number().nullable()

const keptDetection: z.ZodType<FoundText> = z.object({
  average_generated_prob: measured,
  class_probabilities: z.object({ ai: z.number(), human: z.number(), mixed: z.number() }).nullable(),
  confidence_category: z.enum(['high', 'medium', 'low']),
  predicted_class: z.enum(['ai', 'human', 'mixed', 'inconclusive']),
  result_message: z.string(),
  result_sub_message: z.string(),
  statements: z
    .array(z.object({ message: z.string(), says: storedMessage }))
    .optional()
    .catch(undefined),
  overall_perplexity: measured,
  overall_burstiness: measured,
  perplexity_label: level,
  burstiness_label: level,
  paragraphs: z.array(
    z.object({
      completely_generated_prob: z.number(),
      start_sentence_index: place,
      num_sentences: place,
      ...span,
    }),
  ),
  sentences: z.array(z.object({ sentence: z.string(), generated_prob: measured, ...span })),
  fake_percentage: measured,
  human_percentage: measured,
  text_words: place,
  ai_words: place.nullable(),
  sentences_count: place.nullable(),
  // The next two are absent in checks that older versions stored.
  service_feedback: z.string().nullish(),
  checked_by: z.enum(detectors).default('embedded'),
  language: z.string(),
  reliable: z.boolean(),
  tampering: z.array(
    z.object({
      kind: z.enum(Object.keys(tamperings) as (keyof typeof tamperings)[]),
      count: place,
      // Absent in checks that older versions stored.
      words: place.default(0),
      spans: z.array(z.object(span)),
    }),
  ),
  evidence: z.array(
    z.object({
      ...span,
      sentence_from: place,
      sentence_to: place,
      probability: z.number(),
      reasons: z.array(
        z.object({
          signal: z.string(),
          title: z.string(),
          detail: z.string(),
          says: storedMessage,
          weight: z.number(),
        }),
      ),
    }),
  ),
})

/** Reads a stored result; returns null for an older form that can no longer be shown. */
export function readKeptDetection(result: unknown): FoundText | null {
  return keptDetection.safeParse(result).data ?? null
}
