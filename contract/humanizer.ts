import { z } from 'zod'
import {
  heardByRules,
  type Mode,
  modes,
  type Purpose,
  purposes,
  type Tone,
  tones,
} from '../engine/choices.ts'
import type { Message } from '../texts/message.ts'
import type { ErrorBody } from './errors.ts'
import { limits } from './limits.ts'
import type { ModelWait } from './local-models.ts'

export const humanizeModes = modes
export type HumanizeMode = Mode

/** The tone and purpose of the result; by default the text decides. */
export const humanizeTones = tones
export type HumanizeTone = Tone
export const humanizePurposes = purposes
export type HumanizePurpose = Purpose
/** What of both changes the result of the built-in rules. */
export const choicesOfRules = heardByRules

/** Length of the user's writing sample that a language model receives. */
export const voiceCharactersMax = 4_000

/** Body of POST /api/humanize. The plan limits the number of words, which the server checks. */
export const humanizeInput = z.strictObject({
  /** At most `limits.textCharactersMax` characters, checked later with a message that helps the user. */
  text: z.string(),
  userId: z.string().max(200).optional(),
  mode: z.enum(humanizeModes).optional(),
  lock: z.array(z.string().min(1).max(200)).max(200).optional(),
  tone: z.enum(humanizeTones).optional(),
  purpose: z.enum(humanizePurposes).optional(),
  /** Leaves out the changes that the built-in engine marks with `check`: a careful writer might have left the original. */
  certainOnly: z.boolean().optional(),
  /** Sentences that only praise may be left out; used when a language model rewrites. */
  dropPraise: z.boolean().optional(),
  /** A sample of the user's own writing; used when a language model rewrites. */
  voice: z.string().max(voiceCharactersMax).optional(),
  /** Id of a connected language model (GET /api/models) that rewrites instead of the server's humanizer. */
  model: z.string().min(1).max(300).optional(),
  idempotencyKey: z.string().min(8).max(100).optional(),
  /**
   * Replaces an earlier run with this key whose result the client never received: that run is stopped on any server.
   */
  takeOver: z.boolean().optional(),
  /**
   * Rewrites a text in Strong, for its words, although it needs nothing: the user was told and still asks for it.
   * Without it such a text comes back unchanged.
   */
  evenIfHuman: z.boolean().optional(),
})
export type HumanizeInput = z.infer<typeof humanizeInput>

/**
 * Body of POST /api/humanize/finish: ends a run of the same user with what a language model has composed by now. The run's
 * own response has the result, which is charged like any other.
 */
export const finishInput = z.strictObject({ idempotencyKey: z.string().min(8).max(100) })

// Not `humanizeInput.pick`: the bundler cannot drop a call of a method, and would keep zod in pages that need the modes.
const { text, userId, mode, lock, tone, purpose, certainOnly, dropPraise, voice, model } = humanizeInput.shape

/** Body of POST /api/humanize/quote: the text and choices of a run that is not started yet. */
export const quoteInput = z.strictObject({
  text,
  userId,
  mode,
  lock,
  tone,
  purpose,
  certainOnly,
  dropPraise,
  voice,
  model,
})
export type QuoteInput = z.infer<typeof quoteInput>

/** Response of POST /api/humanize/quote. */
export type HumanizeQuote = {
  /** The same text with the same choices was charged in the last 30 days, so the run costs nothing. */
  isPaid: boolean
}

/** Body of POST /api/humanize/estimate: the expected result of a run over this text. */
export const estimateInput = z.strictObject({ text, userId, lock, tone, purpose, certainOnly })
export type EstimateInput = z.infer<typeof estimateInput>

/** Response of POST /api/humanize/estimate. Nothing is charged or stored, and it never contains the whole text. */
export type HumanizeEstimate = {
  /** Human score of the unchanged text in percent. */
  current: { humanScore: number }
  /** One per mode, the gentlest first. */
  modes: {
    mode: HumanizeMode
    humanScore: number
    changes: number
    /** Percentage of the text's words that would be replaced. */
    wordsChanged: number
    /** Words of the result: the cost of a run unless it is free. */
    words: number
    /** The run would be free: nothing would change, or no changed passage would come to read as human. */
    isFree: boolean
  }[]
  /** At most two changed sentences and never more than a third of the text; none after 20 samples in a day. */
  sample: { before: string; after: string; mode: HumanizeMode }[]
  /** True if a run returns exactly this, because the built-in engine rewrites. A model or a service may do better. */
  isExact: boolean
}

/** A writer may add to a result. */
export const editedCharactersMax = limits.textCharactersMax * 2

const place = z.number().int().min(0).max(limits.textCharactersMax)

/**
 * What a user took back of a rewrite: the start offsets of rejected changes in the original, and by sentence the index of
 * the wording that was chosen instead, or the whole text as the user edited it.
 */
const rewriteChoices = z.strictObject({
  rejected: z.array(place).max(5_000),
  picked: z
    .record(z.string().regex(/^\d{1,5}$/), z.number().int().min(0).max(100))
    .refine((picked) => Object.keys(picked).length <= 5_000),
  /** The text as the user has edited it since. It replaces what the other choices make. */
  edited: z.string().max(editedCharactersMax).optional(),
})
export type RewriteChoices = z.infer<typeof rewriteChoices>

/** How many revisions a tab remembers of one entry. */
export const knownRevisionsMax = 20

/**
 * Body of PUT /api/humanized-texts/{id}/choices. The call is refused as a conflict if another tab or device has saved since:
 * if the stored revision is none of the `known` ones. Without `known` the newest call wins.
 */
export const keepChoicesInput = rewriteChoices.extend({
  revision: z.uuid().optional(),
  known: z.array(z.uuid()).max(knownRevisionsMax).optional(),
})
export type KeepChoicesInput = z.infer<typeof keepChoicesInput>

/** Documented form of one step of a humanizing run (docs/spec/1-writing.md section 3). Scores in percent. */
export type ProgressStep = {
  iteration: number
  text: string
  humanScore: number
  aiScore: number
  isAcceptable: boolean
}

/**
 * One step of a run in progress. It has scores and counts, never text: the text comes with the charged result
 * (docs/spec/decisions.md 54). `total` is null while the number of steps is unknown.
 */
export type HumanizeProgress = Omit<ProgressStep, 'text'> & {
  done: number
  total: number | null
  /** With a language model: 1 while it offers versions of every sentence, then what still reads as AI is asked for again. */
  round?: number
}

/** Reasons for a run to be free. */
export const freeCodes = ['unchanged', 'no-gain', 'reads-as-ai', 'paid-before', 'not-metered'] as const
export type FreeCode = (typeof freeCodes)[number]
export type FreeRun = { code: FreeCode; message: string }

/** The humanizers of a server: its own engine, a language model, or Undetectable.ai. */
export const humanizers = ['embedded', 'model', 'undetectable'] as const
export type HumanizerName = (typeof humanizers)[number]

/**
 * Events of POST /api/humanize with `accept: text/event-stream`: any number of `progress` and `wait`, then one `done`
 * with the fields of the JSON response, or one `error`. `wait` says what a model on this computer waits for, and null
 * once it writes.
 */
export type HumanizeEvent<Answer> =
  | ({ type: 'progress' } & HumanizeProgress)
  | { type: 'wait'; wait: ModelWait | null }
  | ({ type: 'done' } & Answer)
  | ({ type: 'error' } & ErrorBody)

export type HumanizationDetails = {
  iterations: number
  finalHumanScore: number
  aiScore: number
  progressHistory: ProgressStep[]
  /** Human score of the text before the run in percent. */
  humanScoreBefore: number
  /** The number of locked passages, and how many of them are unchanged. */
  locked: number
  intact: number
  seconds: number
  /** Words of credit that the run cost. */
  words: number
  /** The reason for a free run; null for a charged one. Results of older versions lack it. */
  free?: FreeRun | null
  /** The changed passages that were read, and how many came to read as human; null where nothing is charged. */
  judged?: { passages: number; cameToReadHuman: number } | null
  /** The language model that offered the wordings, and what the run used of it; only where one did. */
  model?: ModelUse | undefined
}

/** A text under 20% AI needs nothing (docs/spec/decisions.md 57). */
export function needsNothing(humanScore: number): boolean {
  return humanScore > 80
}

/** Tokens are an estimate, because not every endpoint counts them. */
type ModelUse = { label: string; calls: number; tokens: number }

export function isAccepted(humanScore: number): boolean {
  return humanScore >= limits.humanScoreAccepted
}

/** The documented words for a result (docs/spec/decisions.md 46), shown only together with the score and its source. */
export function detectabilityText(humanScore: number): string {
  return isAccepted(humanScore) ? 'Undetectable by AI' : 'Detectable by AI'
}

/** Returns the colour of a human score: below 30 red, 30 to 50 amber, 51 and above green. */
export function toneOfHumanScore(humanScore: number): 'danger' | 'caution' | 'positive' {
  if (humanScore >= limits.humanScoreAccepted) return 'positive'
  return humanScore >= limits.humanScoreAmber ? 'caution' : 'danger'
}

/** The parts of the engine's result that a response contains. */
type Rewrite = {
  mode: HumanizeMode
  reason?: { code: string; message: string; says?: Message }
  edits: unknown[]
  locks: unknown[]
  alternatives: unknown
  notice?: string
  proof: { checks: unknown; locked: number; intact: number }
  before: { humanScore: number }
  iterations: number
  finalHumanScore: number
  aiScore: number
  progressHistory: ProgressStep[]
  model?: ModelUse
}

type Run<R extends Rewrite> = {
  humanizer: HumanizerName
  humanization: R
  seconds: number
  /** Words of credit that the run cost, and the reason if it was free. */
  cost: number
  free: FreeRun | null
  judged?: HumanizationDetails['judged']
}

/** Returns a rewrite without its text in the form of a response of the server. The try-out shows its own in the same form. */
export function asKeptRun<R extends Rewrite>({
  humanizer,
  humanization,
  seconds,
  cost,
  free,
  judged = null,
}: Run<R>) {
  const { mode, reason, edits, locks, alternatives, proof, notice, before } = humanization
  const details: HumanizationDetails = {
    iterations: humanization.iterations,
    finalHumanScore: humanization.finalHumanScore,
    aiScore: humanization.aiScore,
    progressHistory: humanization.progressHistory,
    humanScoreBefore: before.humanScore,
    locked: proof.locked,
    intact: proof.intact,
    seconds,
    words: cost,
    free,
    judged,
    ...(humanization.model && { model: humanization.model }),
  }
  return {
    reason: reason ?? null,
    mode,
    humanizer,
    edits: edits as R['edits'],
    locks: locks as R['locks'],
    alternatives: alternatives as R['alternatives'],
    checks: proof.checks as R['proof']['checks'],
    notice: notice ?? null,
    details,
  }
}
