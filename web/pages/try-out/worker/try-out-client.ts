import { createWorkerCalls } from '../../../ui/workers/worker-calls.ts'
import { WorkerFailure } from '../../../ui/workers/worker-failure.ts'
import type { TryOutAction, TryOutProgress, TryOutReason, TryOutResults } from './try-out-messages.ts'

/** The engine could not be loaded or, with `isLoaded`, failed on this text. */
export class TryOutFailure extends Error {
  readonly isLoaded: boolean
  constructor(isLoaded: boolean) {
    super()
    this.isLoaded = isLoaded
  }
}

const calls = createWorkerCalls(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
)

/**
 * Runs the engine in a worker, which starts with the first call and keeps what it has loaded. Aborting ends the worker;
 * the next one takes the files from the browser's cache.
 */
export async function runTryOut<Action extends TryOutAction>(
  action: Action,
  text: string,
  onProgress: (progress: TryOutProgress) => void,
  signal: AbortSignal,
): Promise<TryOutResults[Action]> {
  try {
    return await calls.ask<TryOutResults[Action], TryOutProgress>({ action, text }, { onProgress, signal })
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    throw new TryOutFailure((error.reason as TryOutReason | null)?.isLoaded ?? false)
  }
}
