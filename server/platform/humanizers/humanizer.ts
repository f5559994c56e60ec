import type { HumanizeProgress, HumanizerName } from '../../../contract/humanizer.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import type { Humanization, ModelOptions, Progress } from '../../../engine/index.ts'
import type { ChatModel } from '../models/models.ts'
import type { Engine } from '../workers/engine.ts'
import type { Work } from '../workers/pool/pool.ts'

/** `voice` and `dropsPraise` apply to language models; the other humanizers ignore them. */
type HumanizerOptions = Pick<
  ModelOptions,
  'mode' | 'lock' | 'tone' | 'purpose' | 'certainOnly' | 'voice' | 'dropsPraise'
>
/** The owner of the text, the signal that stops the run, and what its model waits for; null once that writes. */
export type HumanizerWork = Work & {
  signal: AbortSignal
  /** Aborted when the user wants what is there by now; only humanizers with a language model listen to it. */
  finish?: AbortSignal
  onWait?: OnWait
}
export type OnWait = (wait: ModelWait | null) => void
export type OnProgress = (progress: HumanizeProgress) => void

/**
 * Called with a text before it is sent to a service that the operator pays for; throws if it may not be sent. Returns a
 * function that takes the use back, for a service that has refused the text.
 */
export type BeforeSending = (text: string) => Promise<() => Promise<void>>

/** Rewrites texts; the only access to a humanizer. Throws AppError, or the signal's reason when it is aborted. */
export type Humanizer = {
  name: HumanizerName
  humanize: (
    text: string,
    options: HumanizerOptions,
    work: HumanizerWork,
    onProgress?: OnProgress,
  ) => Promise<Humanization>
  /** Returns the same humanizer with a user's own key; only for services that take one. */
  withKey?: (apiKey: string) => Humanizer
  /** Returns the same humanizer with a budget for the operator's key; only for services that are paid by use. */
  withBudget?: (beforeSending: BeforeSending) => Humanizer
  /** Returns the same humanizer with its language model wrapped; only for humanizers with one. */
  withModel?: (wrap: (model: ChatModel) => ChatModel) => Humanizer
}

/** Rewrites with the engine of this server, without a network or a model. */
export function embeddedHumanizer(engine: Engine): Humanizer {
  return {
    name: 'embedded',
    humanize: (text, options, work, onProgress) =>
      engine.humanize(
        text,
        options,
        work,
        onProgress && ((step) => onProgress(scoresOf(step, step.iteration, null))),
      ),
  }
}

/** Returns an engine step without its text. The text leaves the server only when the run has been charged. */
export function scoresOf(step: Progress, done: number, total: number | null): HumanizeProgress {
  const { iteration, humanScore, aiScore, isAcceptable } = step
  return { iteration, humanScore, aiScore, isAcceptable, done, total }
}
