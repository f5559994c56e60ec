import type { Span } from '../../text/sentences.ts'
import { applyEdits, type Edit } from '../edit.ts'
import { proveResult } from '../guards/proof.ts'
import { sentenceAt } from '../guards/proposal-edits.ts'
import { type TaggedText, tagText } from '../language/tagged-text.ts'
import { reasonFields, reasonOf } from '../proposals/reasons.ts'
import { readSettings } from '../proposals/settings.ts'
import { findAlternatives } from '../rewrite/alternatives.ts'
import { buildResult } from '../rewrite/build-result.ts'
import { humanize } from '../rewrite/humanize.ts'
import { aborted, whyNot } from '../rewrite/refusals.ts'
import type { Humanization, Progress, Reason, SentenceAlternatives } from '../rewrite/result.ts'
import { progressOf, readScores } from '../rewrite/scores.ts'
import { diffWords } from './diff-words.ts'
import { otherWordings, safeSentences, standingAlone } from './other-wordings.ts'
import { splitPassages } from './passages.ts'
import {
  type Complete,
  type ModelOptions,
  type PassageResult,
  type Rewritten,
  rewritePassage,
} from './rewrite-passage.ts'

export type ModelProgress = Progress & {
  /** Passages finished, and how many there are. */
  done: number
  total: number
}

const factsMax = 40
/** So many passages in a row without any answer, and the model is not asked again in this run. */
const outagesMax = 2

/**
 * Rewrites a text passage by passage with a language model that the caller supplies. Whatever the model answers, every
 * locked span comes back and nothing that fails a gate is used: a passage without a safe answer is rewritten by the
 * embedded engine in Clean mode, and a text without any comes back as it was, with the reason.
 */
export async function humanizeWithModel(
  text: string,
  options: ModelOptions,
  complete: Complete,
  signal?: AbortSignal,
  onProgress?: (progress: ModelProgress) => void,
): Promise<Humanization> {
  const tagged = tagText(text, options.lock)
  const { shown: before, deciding } = readScores(text)
  const run = { text, mode: options.mode ?? 'clean', before, tagged }
  const refusal = whyNot(tagged, deciding.aiScore, run.mode)
  if (refusal) return buildResult({ ...run, edits: [], history: [] }, refusal)
  const passages = splitPassages(tagged)
  const ask: Complete = (request) => withSignal(complete(request, signal), signal)
  const edits: Edit[] = []
  const history: Progress[] = []
  const faults: string[] = []
  const others: Rewritten[] = []
  let rewritten = 0
  let incomplete = 0
  let outages = 0
  for (const [done, passage] of passages.entries()) {
    let outcome: PassageResult = { others: [], faults: [] }
    if (outages < outagesMax) {
      try {
        outcome = await rewritePassage(text, tagged.locks, passage, factsOf(tagged), options, ask)
        outages = 0
      } catch (error) {
        faults.push((error as Error).message)
        outages++
      }
    }
    if (signal?.aborted) return buildResult({ ...run, edits: [], history: [] }, aborted)
    if (outages > 0 && rewritten === 0) break
    faults.push(...outcome.faults)
    others.push(...outcome.others)
    const own = outcome.best ? modelEdits(tagged, outcome.best) : sentenceEdits(tagged, outcome, options)
    if (outcome.best || own.length > 0) rewritten++
    if (outcome.best === undefined && own.length > 0) incomplete++
    edits.push(...(outcome.best || own.length > 0 ? own : cleanEdits(tagged, passage, options)))
    const progress = progressOf(done + 1, applyEdits(text, edits))
    history.push(progress)
    onProgress?.({ ...progress, done: done + 1, total: passages.length })
  }
  if (rewritten === 0) return buildResult({ ...run, edits: [], history: [] }, failure(faults))
  const result = buildResult({
    ...run,
    edits,
    history,
    alternatives: alternativesOf(tagged, edits, others, options),
  })
  const whole = rewritten - incomplete
  const partly = whole < passages.length
  return partly && !result.reason ? { ...result, reason: partial(whole, passages.length) } : result
}

/**
 * The sentences of a refused answer that pass every gate alone. Only for recasting, which goes sentence by sentence; a
 * light edit is used whole or not at all.
 */
function sentenceEdits(
  tagged: TaggedText,
  { refused }: PassageResult,
  { mode = 'clean' }: ModelOptions,
): Edit[] {
  if (!refused || mode === 'clean') return []
  const safe = safeSentences(tagged, refused)
  return modelEdits(tagged, refused).filter(({ sentence }) => safe.has(sentence))
}

/** Those of the model, which were asked for anyway, and one of the embedded engine. */
function alternativesOf(
  tagged: TaggedText,
  edits: readonly Edit[],
  others: readonly Rewritten[],
  { mode = 'clean', tone, purpose }: ModelOptions,
): SentenceAlternatives[] {
  const settings = readSettings(tagged, mode, tone, purpose)
  return findAlternatives(tagged, standingAlone(tagged, edits), settings, otherWordings(tagged, others))
}

function failure(faults: readonly string[]): Reason {
  const why = faults[0] ? ` ${faults[0]}` : ''
  return {
    code: 'model-failed',
    message: `The language model gave no usable answer, so the text was left as it is.${why}`,
  }
}

function partial(done: number, total: number): Reason {
  return {
    code: 'model-failed',
    message: `The language model rewrote ${done} of ${total} passages in full; the rest was rewritten in part, without it, or left as it is.`,
  }
}

/** Settles as soon as the run is stopped, even where the model never answers. */
function withSignal(answer: Promise<string>, signal: AbortSignal | undefined): Promise<string> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The run was stopped.'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function factsOf(tagged: TaggedText): string[] {
  const facts = tagged.locks.filter(
    (lock) => lock.kind === 'name' || lock.kind === 'number' || lock.kind === 'date',
  )
  return [...new Set(facts.map((lock) => lock.text))].slice(0, factsMax)
}

function modelEdits(tagged: TaggedText, best: NonNullable<PassageResult['refused']>): Edit[] {
  return best.masked.gaps.flatMap((gap, i) =>
    diffWords(tagged.text, gap.start, gap.end, best.gaps[i] ?? '').map((edit) => ({
      ...edit,
      before: tagged.text.slice(edit.start, edit.end),
      rule: 'model',
      ...reasonFields(reasonOf(reasons[best.strategy])),
      sentence: sentenceAt(tagged.sentences, edit.start),
    })),
  )
}

const reasons = {
  recast: 'recast-by-model',
  editor: 'edited-by-model',
  voice: 'edited-in-voice',
  'facts-first': 'written-from-facts',
  minimal: 'edited-lightly',
} as const

/** The edits of the embedded engine in Clean mode for one passage; none where they are not proved safe. */
export function cleanEdits(tagged: TaggedText, passage: Span, options: ModelOptions): Edit[] {
  const part = humanize(tagged.text.slice(passage.start, passage.end), {
    mode: 'clean',
    lock: options.lock ?? [],
  })
  const moved = part.edits.map((edit) => ({
    ...edit,
    start: edit.start + passage.start,
    end: edit.end + passage.start,
  }))
  const safe = moved.filter((edit) => !tagged.cover.subarray(edit.start, edit.end).includes(1))
  if (!proveResult(tagged.text, applyEdits(tagged.text, safe), tagged.locks, safe).holds) return []
  return safe.map((edit) => ({ ...edit, sentence: sentenceAt(tagged.sentences, edit.start) }))
}
