import { WorkerFailure, type WorkerMessage, type WorkerQuestion } from './worker-failure.ts'

type CallOptions<Progress> = {
  onProgress?: (progress: Progress) => void
  /** Ends the call, and the worker with it. */
  signal?: AbortSignal
  limitMs?: number
}

type Running = { worker: Worker; open: Set<(failure: unknown) => void> }

export type WorkerCalls = {
  /** Resolves to the answer. Rejects with a WorkerFailure, or the reason of the signal. */
  ask: <Answer, Progress = never>(question: unknown, options?: CallOptions<Progress>) => Promise<Answer>
  /** Ends the worker. Calls that are open fail. */
  close: () => void
}

/**
 * Calls of a worker that uses `answerCalls`. It starts with the first call. A failure ends it, because nothing is known
 * of its state, and the next call starts another one.
 */
export function createWorkerCalls(start: () => Worker): WorkerCalls {
  let running: Running | null = null
  let lastId = 0

  function begin(): Running {
    const begun: Running = { worker: start(), open: new Set() }
    const fail = () => running === begun && close(new WorkerFailure(null, 'unloaded'))
    begun.worker.addEventListener('error', fail)
    begun.worker.addEventListener('messageerror', fail)
    return begun
  }

  function close(failure: unknown = new WorkerFailure(null, 'closed')): void {
    const ended = running
    running = null
    ended?.worker.terminate()
    for (const reject of ended?.open ?? []) reject(failure)
  }

  async function ask<Answer, Progress>(
    question: unknown,
    { onProgress, signal, limitMs }: CallOptions<Progress> = {},
  ): Promise<Answer> {
    signal?.throwIfAborted()
    running ??= begin()
    const { worker, open } = running
    const id = ++lastId
    const stop = new AbortController()
    const until = { signal: stop.signal }
    const asked = new Promise<Answer>((resolve, reject) => {
      open.add(reject)
      stop.signal.addEventListener('abort', () => open.delete(reject))
      signal?.addEventListener('abort', () => close(signal.reason), until)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerMessage>) => {
          if (data.id !== id) return
          if ('progress' in data) onProgress?.(data.progress as Progress)
          else if ('answer' in data) resolve(data.answer as Answer)
          else close(new WorkerFailure(data.failed))
        },
        until,
      )
    })
    const tooLong = () => close(new WorkerFailure(null, 'late'))
    const timer = limitMs === undefined ? undefined : setTimeout(tooLong, limitMs)
    worker.postMessage({ id, question } satisfies WorkerQuestion<unknown>)
    try {
      return await asked
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
  }

  return { ask, close: () => close() }
}
