import { Worker } from 'node:worker_threads'
import type { Lint, LintAnswer, LintRequest } from './lint.ts'

/** An idle checker gives its memory back after this long. */
const idleMs = 60_000

type Waiting = { resolve: (lints: Lint[]) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** What the grammar checker finds, in no order. The first call starts it, which takes one to two seconds. */
export function findLints(text: string, british: boolean, signal: AbortSignal): Promise<Lint[]> {
  clearTimeout(idle)
  const id = ++lastId
  const found = new Promise<Lint[]>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker ??= startWorker()
    worker.ref()
    worker.postMessage({ id, text, british } satisfies LintRequest)
  })
  return found
    .then((lints) => lints.sort((a, b) => a.start - b.start || b.end - a.end))
    .finally(() => settle(id))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url))
  started.on('message', (answer: LintAnswer) => {
    const caller = waiting.get(answer.id)
    if ('lints' in answer) caller?.resolve(answer.lints)
    else caller?.reject(new Error(answer.error))
  })
  const ended = (error: Error) => {
    if (worker === started) worker = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  started.on('error', ended)
  started.on('exit', () => ended(new Error('The grammar checker stopped.')))
  return started
}

function settle(id: number): void {
  waiting.delete(id)
  if (waiting.size > 0 || !worker) return
  worker.unref()
  clearTimeout(idle)
  idle = setTimeout(stop, idleMs).unref()
}

function stop(): void {
  const stopped = worker
  worker = undefined
  void stopped?.terminate()
}
