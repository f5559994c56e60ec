import { parentPort } from 'node:worker_threads'
import { type FromThread, framesOf, type ToThread } from './messages.ts'

/** In a worker: runs each task that the pool sends, and reports its result or its failure. */
export function serveTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  parentPort!.on('message', (message: ToThread) => {
    if (message.type === 'ping') send({ type: 'pong' })
    else void serve(message.id, message.task as Task, run)
  })
}

async function serve<Task>(id: number, task: Task, run: (task: Task) => unknown): Promise<void> {
  send({ type: 'started', id })
  try {
    send({ type: 'done', id, result: await run(task) })
  } catch (error) {
    const known = error instanceof Error ? error : new Error()
    send({ type: 'failed', id, name: known.name, stack: framesOf(known) })
  }
}

/** In a worker: loads data that does not depend on the task, without using up the task's time limit. */
export async function whileLoading<T>(load: () => Promise<T>): Promise<T> {
  send({ type: 'loading', isLoading: true })
  try {
    return await load()
  } finally {
    send({ type: 'loading', isLoading: false })
  }
}

function send(message: FromThread): void {
  parentPort!.postMessage(message)
}
