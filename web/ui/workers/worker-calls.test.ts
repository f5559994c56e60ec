import { expect, test, vi } from 'vitest'
import { createWorkerCalls } from './worker-calls.ts'
import { WorkerFailure, type WorkerMessage, type WorkerQuestion } from './worker-failure.ts'

/** A worker of which a test decides what it sends. */
class OpenWorker extends EventTarget {
  readonly asked: WorkerQuestion<unknown>[] = []
  isEnded = false
  postMessage(message: WorkerQuestion<unknown>): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.isEnded = true
  }
  send(message: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}

function openCalls() {
  const workers: OpenWorker[] = []
  const calls = createWorkerCalls(() => {
    const worker = new OpenWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { calls, workers }
}

test('answers each call with its own answer, from one worker', async () => {
  const { calls, workers } = openCalls()
  const [first, second] = [calls.ask('one'), calls.ask('two')]
  const [worker] = workers
  expect(worker!.asked).toEqual([
    { id: 1, question: 'one' },
    { id: 2, question: 'two' },
  ])
  worker!.send({ id: 2, answer: 'b' })
  worker!.send({ id: 1, answer: 'a' })
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  expect(workers).toHaveLength(1)
})

test('reports progress before the answer', async () => {
  const { calls, workers } = openCalls()
  const heard: number[] = []
  const asked = calls.ask<string, number>('text', { onProgress: (share) => heard.push(share) })
  workers[0]!.send({ id: 1, progress: 0.5 })
  workers[0]!.send({ id: 1, answer: 'done' })
  expect(await asked).toBe('done')
  expect(heard).toEqual([0.5])
})

test('fails every open call with the worker, and starts another one', async () => {
  const { calls, workers } = openCalls()
  const open = Promise.allSettled([calls.ask('one'), calls.ask('two')])
  workers[0]!.send({ id: 1, failed: { isLoaded: true } })
  const [first, second] = await open
  expect(first).toMatchObject({ status: 'rejected', reason: { reason: { isLoaded: true } } })
  expect(second).toMatchObject({ status: 'rejected' })
  expect(workers[0]!.isEnded).toBe(true)
  const again = calls.ask('three')
  workers[1]!.send({ id: 3, answer: 'c' })
  expect(await again).toBe('c')
})

test('fails when the worker does not load, is aborted, closed, or takes too long', async () => {
  const { calls, workers } = openCalls()
  const unloaded = calls.ask('one')
  workers[0]!.dispatchEvent(new Event('error'))
  await expect(unloaded).rejects.toBeInstanceOf(WorkerFailure)

  const stop = new AbortController()
  const aborted = calls.ask('two', { signal: stop.signal })
  stop.abort(new Error('left'))
  await expect(aborted).rejects.toThrow('left')

  const closed = calls.ask('three')
  calls.close()
  await expect(closed).rejects.toBeInstanceOf(WorkerFailure)

  vi.useFakeTimers()
  const late = calls.ask('four', { limitMs: 1_000 })
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  await expect(late).rejects.toThrow('late')
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true)
})

test('a call that has ended does not end a later one', async () => {
  const { calls, workers } = openCalls()
  const stop = new AbortController()
  const first = calls.ask('one', { signal: stop.signal, limitMs: 60_000 })
  workers[0]!.send({ id: 1, answer: 'a' })
  await first
  stop.abort()
  const second = calls.ask('two')
  workers[0]!.send({ id: 2, answer: 'b' })
  expect(await second).toBe('b')
  expect(workers).toHaveLength(1)
})
