import { type Transferable, Worker } from 'node:worker_threads'
import { type FailureReason, type FromThread, framesOf, type ToThread, WorkerFailure } from './messages.ts'

export type ThreadOptions = {
  script: URL
  /** Heap limit. A thread that reaches it ends. */
  heapMegabytes: number
  /** Limit for memory outside the heap, such as unpacked archives, which the heap limit does not count. */
  externalBytesMax?: number
  /** A thread that does not respond to messages for this long is ended. Only for threads that several tasks share. */
  stallMs?: number
}

export type ThreadEvents = {
  onMessage: (message: Exclude<FromThread, { type: 'pong' }>) => void
  /** Called once, when the thread has ended or is about to. */
  onEnd: (failure: WorkerFailure) => void
}

export type Thread = {
  run: (id: number, task: unknown, transfer: readonly Transferable[]) => void
  /** Ends the thread at once, whatever it is doing. */
  end: (reason: FailureReason) => void
  /** An idle thread does not keep the process alive and is not watched. */
  rest: () => void
}

const youngMegabytes = 32
const watchEveryMs = 100

const endTexts: Record<FailureReason, string> = {
  time: 'The task took longer than its limit.',
  memory: 'The task used more memory than its limit.',
  crash: 'The worker stopped.',
  error: 'The task failed.',
}

export function startThread(options: ThreadOptions, { onMessage, onEnd }: ThreadEvents): Thread {
  const { heapMegabytes, externalBytesMax, stallMs } = options
  const worker = new Worker(options.script, {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    // Discards the output, because a library may print user text.
    stdout: true,
    stderr: true,
  })
  worker.stdout.resume()
  worker.stderr.resume()
  let isOver = false
  let watch: NodeJS.Timeout | undefined
  let heardAt = performance.now()
  const send = (message: ToThread, transfer: readonly Transferable[] = []) =>
    worker.postMessage(message, transfer)

  function over(reason: FailureReason, error?: Error): void {
    if (isOver) return
    isOver = true
    clearInterval(watch)
    void worker.terminate()
    // The message of an error may quote user text; its class and stack frames do not.
    const detail = error ? `${endTexts[reason]} ${error.name}` : endTexts[reason]
    onEnd(new WorkerFailure(reason, detail, error && framesOf(error)))
  }

  function look(): void {
    if (externalBytesMax !== undefined)
      worker
        .getHeapStatistics()
        .then(({ external_memory: bytes }) => (bytes > externalBytesMax ? over('memory') : undefined))
        // The thread has already ended.
        .catch(() => {})
    if (stallMs === undefined) return
    if (performance.now() - heardAt > stallMs) over('time')
    else send({ type: 'ping' })
  }

  worker.on('message', (message: FromThread) => {
    heardAt = performance.now()
    if (message.type !== 'pong' && !isOver) onMessage(message)
  })
  worker.on('error', (error: Error & { code?: string }) =>
    over(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error),
  )
  worker.on('exit', () => over('crash'))
  worker.unref()
  return {
    run(id, task, transfer) {
      worker.ref()
      if (watch === undefined && (externalBytesMax !== undefined || stallMs !== undefined)) {
        heardAt = performance.now()
        watch = setInterval(look, stallMs === undefined ? watchEveryMs : stallMs / 4)
      }
      send({ type: 'run', id, task }, transfer)
    },
    end: (reason) => over(reason),
    rest() {
      clearInterval(watch)
      watch = undefined
      worker.unref()
    },
  }
}
