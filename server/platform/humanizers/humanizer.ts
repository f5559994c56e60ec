import type { HumanizeProgress, HumanizerName } from '../../../contract/humanizer.ts'
import type { Humanization, ModelOptions, Progress } from '../../../engine/index.ts'
import type { ChatModel } from '../models/models.ts'
import type { Engine } from '../workers/engine.ts'
import type { Work } from '../workers/pool/pool.ts'

/** `voice` is for language models; the others leave it. */
export type HumanizerOptions = Pick<ModelOptions, 'mode' | 'lock' | 'tone' | 'purpose' | 'voice'>
/** Whose text it is, and what stops the run. */
export type HumanizerWork = Work & { signal: AbortSignal }
export type OnProgress = (progress: HumanizeProgress) => void

/** The one door for rewriting texts. Throws AppError, or the signal's reason when it is aborted. */
export type Humanizer = {
  name: HumanizerName
  humanize: (
    text: string,
    options: HumanizerOptions,
    work: HumanizerWork,
    onProgress?: OnProgress,
  ) => Promise<Humanization>
  /** The same with a key that a user brought; only where there is a service that takes one. */
  withKey?: (apiKey: string) => Humanizer
  /** The same with its language model wrapped; only where there is one. */
  withModel?: (wrap: (model: ChatModel) => ChatModel) => Humanizer
}

/** The engine of this server: no network and no model. */
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

/** A step of the engine without its text, which leaves the server only with a settled run. */
export function scoresOf(step: Progress, done: number, total: number | null): HumanizeProgress {
  const { iteration, humanScore, aiScore, isAcceptable } = step
  return { iteration, humanScore, aiScore, isAcceptable, done, total }
}
