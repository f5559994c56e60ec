import { serveTasks, whileLoading } from '../../platform/workers/pool/serve-tasks.ts'

/** The tasks that the pool's tests give a worker. */
export type PoolTestTask =
  | { kind: 'echo'; text: string }
  | { kind: 'work' | 'wait' | 'load'; ms: number }
  | { kind: 'throw' | 'crash' | 'fill heap' | 'fill buffers' }

const kept: unknown[] = []
let tasksServed = 0

serveTasks(async (task: PoolTestTask) => {
  tasksServed++
  switch (task.kind) {
    case 'echo':
      return { text: task.text, tasksServed }
    case 'work':
      return workFor(task.ms)
    case 'wait':
      return waitFor(task.ms)
    case 'load':
      return whileLoading(() => waitFor(task.ms))
    case 'throw':
      throw new TypeError('a text of a user')
    case 'crash':
      return process.exit(1)
    case 'fill heap':
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, i) => `${i}`))
    case 'fill buffers':
      for (;;) {
        kept.push(Buffer.alloc(8 * 1_048_576, 1))
        await waitFor(5)
      }
  }
})

function workFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
