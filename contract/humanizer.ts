import { z } from 'zod'
import { MODES, type Mode, PURPOSES, type Purpose, TONES, type Tone } from '../engine/choices.ts'
import type { ErrorBody } from './errors.ts'
import { limits } from './limits.ts'

export const humanizeModes = MODES
export type HumanizeMode = Mode

/** How the result should sound, and what it is for; without them the text decides. */
export const humanizeTones = TONES
export type HumanizeTone = Tone
export const humanizePurposes = PURPOSES
export type HumanizePurpose = Purpose

/** Characters of the sample of somebody's own writing that a language model is shown. */
export const voiceCharactersMax = 4_000

/** Body of POST /api/humanize. The limit on words is the plan's and is checked by the server. */
export const humanizeInput = z.strictObject({
  /** At most `limits.textCharactersMax` characters, checked with a sentence that says what to do. */
  text: z.string(),
  userId: z.string().max(200).optional(),
  mode: z.enum(humanizeModes).optional(),
  lock: z.array(z.string().min(1).max(200)).max(200).optional(),
  tone: z.enum(humanizeTones).optional(),
  purpose: z.enum(humanizePurposes).optional(),
  /** A sample of the user's own writing; used where a language model rewrites. */
  voice: z.string().max(voiceCharactersMax).optional(),
  /** Id of a connected language model (GET /api/models) that rewrites in the place of the server's humanizer. */
  model: z.string().min(1).max(300).optional(),
  idempotencyKey: z.string().min(8).max(100).optional(),
  /** A run with this key was begun and its end never heard: it is stopped, wherever it is, and this one is in its place. */
  takeOver: z.boolean().optional(),
})
export type HumanizeInput = z.infer<typeof humanizeInput>

/** Body of POST /api/humanize/estimate: what a run over this text would come to, before it is paid for. */
export const estimateInput = humanizeInput.pick({
  text: true,
  userId: true,
  lock: true,
  tone: true,
  purpose: true,
})
export type EstimateInput = z.infer<typeof estimateInput>

/** Answer of POST /api/humanize/estimate. Nothing is charged or kept, and the whole text is never in it. */
export type HumanizeEstimate = {
  /** Human score of the text as it is, percent. */
  current: { humanScore: number }
  /** One for each mode, the gentlest first. */
  modes: {
    mode: HumanizeMode
    humanScore: number
    changes: number
    /** Words of the result, which is what a run costs unless it is free. */
    words: number
    /** The run would cost nothing: nothing would be changed, or the result would still read as AI. */
    isFree: boolean
  }[]
  /** At most two changed sentences and never more than a third of the text; none after 20 samples in a day. */
  sample: { before: string; after: string; mode: HumanizeMode }[]
  /** A run gives exactly this: the built-in engine rewrites. False where a model or a service does, which may do better. */
  isExact: boolean
}

/** Documented shape of one step of a humanizing run (docs/spec/1-writing.md section 3). Scores in percent. */
export type ProgressStep = {
  iteration: number
  text: string
  humanScore: number
  aiScore: number
  isAcceptable: boolean
}

/**
 * One step of a run, sent while the run goes on. It carries scores and counts, never text: the text is handed out with
 * the settled result (docs/spec/decisions.md 54). `total` is null while the number of steps is unknown.
 */
export type HumanizeProgress = Omit<ProgressStep, 'text'> & { done: number; total: number | null }

/** Why a run cost no words. */
export const freeCodes = ['unchanged', 'reads-as-ai', 'paid-before', 'not-metered'] as const
export type FreeCode = (typeof freeCodes)[number]
export type FreeRun = { code: FreeCode; message: string }

/** What rewrites texts on this server: its own engine, a language model behind it, or Undetectable.ai. */
export const humanizers = ['embedded', 'model', 'undetectable'] as const
export type HumanizerName = (typeof humanizers)[number]

/**
 * Events of POST /api/humanize with `accept: text/event-stream`: any number of `progress`, then one `done` with the
 * fields of the JSON answer, or one `error`.
 */
export type HumanizeEvent<Answer> =
  | ({ type: 'progress' } & HumanizeProgress)
  | ({ type: 'done' } & Answer)
  | ({ type: 'error' } & ErrorBody)

export type HumanizationDetails = {
  iterations: number
  finalHumanScore: number
  aiScore: number
  progressHistory: ProgressStep[]
  /** Human score of the text before the run, percent. */
  humanScoreBefore: number
  /** Passages that were locked, and how many of them came through exactly. */
  locked: number
  intact: number
  seconds: number
  /** Words of credit that the run cost. */
  words: number
  /** Why it cost nothing; null for a run that was charged. Results that were kept by an older version lack it. */
  free?: FreeRun | null
}

export function isAccepted(humanScore: number): boolean {
  return humanScore >= limits.humanScoreAccepted
}

/** The documented words for a result (docs/spec/decisions.md 46): shown with the score and with whose reading it is, never alone. */
export function detectabilityText(humanScore: number): string {
  return isAccepted(humanScore) ? 'Undetectable by AI' : 'Detectable by AI'
}

/** Colour of a human score: below 30 red, 30 to 50 amber, 51 and above green. */
export function toneOfHumanScore(humanScore: number): 'danger' | 'caution' | 'positive' {
  if (humanScore >= limits.humanScoreAccepted) return 'positive'
  return humanScore >= limits.humanScoreAmber ? 'caution' : 'danger'
}
