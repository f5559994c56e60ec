import type { HumanizeOptions } from '../../rewrite/result.ts'
import type { Unit } from '../versions/unit.ts'
import type { versionsForm } from './answer-form.ts'
import type { verdictsForm } from './verdict.ts'
import type { Message } from './write-prompt.ts'

export type ModelRequest = {
  messages: Message[]
  /** From 0 to 1. */
  temperature: number
  /** The form of the answer, for endpoints that accept a schema. */
  form: typeof versionsForm | typeof verdictsForm
  /** An answer that is longer goes on and on; what it has by then is read. */
  charactersMax: number
  /** Counts from 1: the first round asks for every sentence, the others for what still weighs. A review has the last one's. */
  round: number
  /** The sentences that the answer is about. */
  sentences: Unit
}

/**
 * Supplied by the caller: calls a model and returns what it said, also where it was cut off. Retries, time limits and
 * costs are the caller's.
 */
export type Complete = (request: ModelRequest, signal?: AbortSignal) => Promise<string>

export interface ModelOptions extends Omit<HumanizeOptions, 'signal' | 'onProgress'> {
  /** A sample of the user's own writing. */
  voice?: string
  /** Sentences that only praise may be left out. */
  dropsPraise?: boolean
  /** For a small or slow model: one sentence a request, two versions, no further rounds. */
  isSmall?: boolean
}

/** Room for the JSON around the versions, and for the pairs. */
const overhead = 400
const framePerVersion = 40
/** The JSON around the two versions of one sentence. */
const smallFrame = 200

/** The length that an answer may have: about twice its sentences for each version. */
export function answerCharactersMax(sentenceCharacters: number, places: number, versionsMax: number): number {
  return overhead + 2 * versionsMax * sentenceCharacters + framePerVersion * places * versionsMax
}

/** The length that the verdicts on so many places may have. */
export function verdictsCharactersMax(places: number): number {
  return overhead + 2 * framePerVersion * places
}

/** A small model that goes on beyond two versions, each somewhat longer than its sentence, has lost the thread. */
export function smallAnswerCharactersMax(sentenceCharacters: number): number {
  return smallFrame + 2.5 * sentenceCharacters
}

/** Settles as soon as the run is stopped, even where the model never answers. */
export function withSignal<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The run was stopped.'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
