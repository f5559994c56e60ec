import { z } from 'zod'
import { limits } from './limits.ts'

/** Body of POST /api/zerogpt/detect. */
export const detectInput = z.strictObject({
  input_text: z.string().max(limits.detectCharactersMax * 4),
  userId: z.string().max(200).optional(),
})
export type DetectInput = z.infer<typeof detectInput>

/** Class by AI percentage, half-open bands (decisions.md 32; 1-writing.md section 4). */
export function classOfPercentage(percent: number): {
  class: 'ai' | 'mixed' | 'human'
  confidence: 'high' | 'medium'
} {
  if (percent >= 80) return { class: 'ai', confidence: 'high' }
  if (percent >= 60) return { class: 'ai', confidence: 'medium' }
  if (percent >= 40) return { class: 'mixed', confidence: 'medium' }
  if (percent >= 20) return { class: 'human', confidence: 'medium' }
  return { class: 'human', confidence: 'high' }
}
