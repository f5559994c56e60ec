import { z } from 'zod'
import { limits } from './limits.ts'

/** What checks the texts of a site: the built-in engine, or the service ZeroGPT (docs/spec/decisions.md 30). */
export const detectors = ['embedded', 'zerogpt'] as const
export type DetectorName = (typeof detectors)[number]

/** Reports whether a sentence is marked: by its score, or by a service that gives none. */
export function isMarked({ generated_prob: score }: { generated_prob: number | null }): boolean {
  return score === null || score > limits.sentenceFlagProbability
}

/** Body of POST /api/zerogpt/detect. */
export const detectInput = z.strictObject({
  /** The length is checked later, with a message that helps the user; the body has a separate limit. */
  input_text: z.string(),
  userId: z.string().max(200).optional(),
})
