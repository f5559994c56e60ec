import type { FromTryOut, ToTryOut, TryOutAction, TryOutProgress, TryOutResults } from './try-out-messages.ts'

/** The engine could not be loaded or, with `isLoaded`, failed on this text. */
export class TryOutFailure extends Error {
  readonly isLoaded: boolean
  constructor(isLoaded: boolean) {
    super()
    this.isLoaded = isLoaded
  }
}

let worker: Worker | null = null
let lastId = 0

function close(): void {
  worker?.terminate()
  worker = null
}

/**
 * Runs the engine in a worker, which starts with the first call and keeps what it has loaded. Aborting ends the worker;
 * the next one takes the files from the browser's cache.
 */
export function runTryOut<Action extends TryOutAction>(
  action: Action,
  text: string,
  onProgress: (progress: TryOutProgress) => void,
  signal: AbortSignal,
): Promise<TryOutResults[Action]> {
  worker ??= new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
  const runner = worker
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    function fail(error: unknown): void {
      stop.abort()
      if (worker === runner) close()
      reject(error)
    }
    function listen({ data }: MessageEvent<FromTryOut>): void {
      if (data.id !== id) return
      if (data.stage === 'failed') fail(new TryOutFailure(data.isLoaded))
      else if (data.stage === 'done') {
        stop.abort()
        resolve(data.result as TryOutResults[Action])
      } else onProgress(data)
    }
    const until = { signal: stop.signal }
    runner.addEventListener('message', listen, until)
    runner.addEventListener('error', () => fail(new TryOutFailure(false)), until)
    signal.addEventListener('abort', () => fail(signal.reason), until)
    runner.postMessage({ id, action, text } satisfies ToTryOut)
  })
}
