import { z } from 'zod'
import { limits } from '../limits.ts'

/** A section of the plan of an essay. `words` is how long it should be. */
export const outlineSection = z.strictObject({
  id: z.string().min(1).max(40),
  title: z.string().max(limits.titleCharactersMax),
  words: z.number().int().min(0).max(20_000),
})
