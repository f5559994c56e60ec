import { expect, test } from 'vitest'
import type { HumanizeProgress } from '../../../contract/humanizer.ts'
import { type RunEvent, resultOf } from './run-events.ts'

const step = { iteration: 1, humanScore: 40, aiScore: 60, isAcceptable: false, done: 1, total: 2 }
const done = { type: 'done', humanized: 'x' } as RunEvent

async function* stream(events: RunEvent[], failure?: unknown): AsyncGenerator<RunEvent> {
  yield* events
  if (failure) throw failure
}

function read(events: RunEvent[], failure?: unknown) {
  const told: HumanizeProgress[] = []
  return {
    told,
    result: resultOf(stream(events, failure), { onProgress: (progress) => told.push(progress) }),
  }
}

test('reports each step, then returns the result', async () => {
  const { told, result } = read([{ type: 'progress', ...step }, done])
  expect(await result).toMatchObject({ humanized: 'x' })
  expect(told).toMatchObject([{ done: 1, total: 2, humanScore: 40 }])
})

test('a failure during the run has the server’s message and can be retried', async () => {
  const error = 'The humanizing service is busy.'
  const { result } = read([
    { type: 'progress', ...step },
    { type: 'error', error, code: 'humanizer_unavailable', says: { key: 'refusals.serviceUnavailable' } },
  ])
  await expect(result).rejects.toMatchObject({ status: 500, code: 'humanizer_unavailable', message: error })
})

test.each([
  ['ends before its end', undefined],
  ['breaks', new TypeError('network error')],
])('a stream that %s is a lost connection', async (_, failure) => {
  await expect(read([{ type: 'progress', ...step }], failure).result).rejects.toMatchObject({
    status: 0,
    code: 'offline',
  })
})

test('an abort is thrown as an abort', async () => {
  const abort = new DOMException('Aborted', 'AbortError')
  await expect(read([], abort).result).rejects.toBe(abort)
})
