import { z } from 'zod'
import { freeCodes, humanizeModes, humanizers } from '../../../contract/humanizer.ts'
import type { Edit, LockKind } from '../../../engine/index.ts'
import { storedMessage } from '../../platform/database/stored-message.ts'
import type { KeptRun } from './humanized-text.ts'

/** All kinds of locks of the engine; the compiler reports missing ones. */
const lockKinds = {
  quotation: true,
  citation: true,
  number: true,
  date: true,
  name: true,
  url: true,
  email: true,
  code: true,
  formula: true,
  markdown: true,
  user: true,
} satisfies Record<LockKind, true>

const place = z.number().int().min(0)
const percent = z.number().min(0).max(100)
const span = { start: place, end: place, sentence: place }

const keptRun: z.ZodType<KeptRun> = z.object({
  reason: z.object({ code: z.string(), message: z.string(), says: storedMessage }).nullable(),
  mode: z.enum(humanizeModes),
  humanizer: z.enum(humanizers),
  edits: z.array(
    z.object({
      ...span,
      before: z.string(),
      after: z.string(),
      rule: z.string(),
      // Results of older engines have the English only.
      reasons: z.array(z.string()).default([]),
      check: z.literal(true).optional(),
      reason: z.string(),
    }),
  ),
  locks: z.array(
    z.object({
      kind: z.enum(Object.keys(lockKinds) as LockKind[]),
      start: place,
      end: place,
      text: z.string(),
    }),
  ),
  alternatives: z.array(z.object({ ...span, options: z.array(z.string()) })),
  checks: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
  notice: z.string().nullable(),
  details: z.object({
    iterations: place,
    finalHumanScore: percent,
    aiScore: percent,
    progressHistory: z.array(
      z.object({
        iteration: place,
        text: z.string(),
        humanScore: percent,
        aiScore: percent,
        isAcceptable: z.boolean(),
      }),
    ),
    humanScoreBefore: percent,
    locked: place,
    intact: place,
    seconds: z.number(),
    words: place,
    free: z.object({ code: z.enum(freeCodes), message: z.string() }).nullish(),
    judged: z.object({ passages: place, cameToReadHuman: place }).nullish(),
    model: z.object({ label: z.string(), calls: place, tokens: place }).optional(),
  }),
})

/** Reads a stored run; returns null if it is missing or no longer matches its text. */
export function readKeptRun(result: unknown, original: string | null): KeptRun | null {
  const { data } = keptRun.safeParse(result)
  return data && original !== null && belong(data.edits, original) ? data : null
}

function belong(edits: Edit[], original: string): boolean {
  return edits.every(({ start, end, before }) => original.slice(start, end) === before)
}
