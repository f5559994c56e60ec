import { expect, onTestFinished, test } from 'vitest'
import type { PoolTestTask } from '../../../testing/servers/pool-worker.ts'
import { openPool, type PoolOptions } from './pool.ts'

type Echo = { text: string; tasksServed: number }

function usePool(options: Partial<PoolOptions> = {}) {
  const pool = openPool<PoolTestTask, Echo>({
    script: new URL('../../../testing/servers/pool-worker.ts', import.meta.url),
    threads: 1,
    runningPerOwner: 1,
    waitingPerOwner: 10,
    limitMs: 20_000,
    idleMs: 10_000,
    heapMegabytes: 64,
    works: 'texts',
    ...options,
  })
  onTestFinished(pool.close)
  return pool
}

const echo = { kind: 'echo', text: 'hello' } as const
const ana = { owner: 'ana' }
const bob = { owner: 'bob' }

test('returns what the worker returns, and keeps the worker for the next task', async () => {
  const pool = usePool()
  expect(await pool.run(echo, ana)).toEqual({ text: 'hello', tasksServed: 1 })
  expect(await pool.run(echo, bob)).toEqual({ text: 'hello', tasksServed: 2 })
})

test('runs the task of another owner before the rest of a flood', async () => {
  const pool = usePool()
  const done: string[] = []
  const flood = Array.from({ length: 6 }, (_, i) =>
    pool.run({ kind: 'work', ms: 30 }, ana).then(() => done.push(`ana ${i}`)),
  )
  const other = pool.run(echo, bob).then(() => done.push('bob'))
  await Promise.all([...flood, other])
  expect(done.indexOf('bob')).toBeLessThanOrEqual(2)
})

test('runs short tasks while long ones hold the other threads', async () => {
  const pool = usePool({ threads: 2, longThreads: 1, runningPerOwner: 2 })
  let isLongDone = false
  const long = pool
    .run({ kind: 'wait', ms: 1_000 }, { ...ana, length: 'long' })
    .then(() => (isLongDone = true))
  const second = pool.run({ kind: 'wait', ms: 10 }, { ...ana, length: 'long' })
  await pool.run(echo, bob)
  expect(isLongDone).toBe(false)
  await Promise.all([long, second])
})

test('runs brief tasks of many owners on one thread', async () => {
  const pool = usePool({ threads: 2 })
  const answers = await Promise.all(
    ['ana', 'bob', 'eva', 'max'].map((owner) => pool.run(echo, { owner, length: 'brief' })),
  )
  expect(answers.map(({ tasksServed }) => tasksServed)).toEqual([1, 2, 3, 4])
})

test('refuses more waiting tasks of one owner, and none of another', async () => {
  const pool = usePool({ waitingPerOwner: 1 })
  const running = [pool.run({ kind: 'wait', ms: 200 }, ana), pool.run(echo, ana)]
  await expect(pool.run(echo, ana)).rejects.toMatchObject({
    code: 'engine_busy',
    message: expect.stringMatching(/your texts/),
    details: { retryAfterSeconds: 5 },
  })
  await expect(pool.run(echo, bob)).resolves.toMatchObject({ text: 'hello' })
  await Promise.all(running)
})

test('counts the time limit from the start of the work, and not while a task waits', async () => {
  const pool = usePool({ limitMs: 700 })
  const tasks = [1, 2, 3].map(() => pool.run({ kind: 'work', ms: 350 }, ana))
  await expect(Promise.all(tasks)).resolves.toHaveLength(3)
})

test('does not count the time in which a worker loads its data', async () => {
  const pool = usePool({ limitMs: 500 })
  await expect(pool.run({ kind: 'load', ms: 1_000 }, ana)).resolves.toBeUndefined()
})

test('ends a task that exceeds its limit, and continues with a new worker', async () => {
  const pool = usePool({ limitMs: 300 })
  const stuck = pool.run({ kind: 'work', ms: 60_000 }, ana)
  const next = pool.run(echo, bob)
  await expect(stuck).rejects.toMatchObject({ reason: 'time' })
  expect(await next).toEqual({ text: 'hello', tasksServed: 1 })
})

test.each([
  ['throw', 'error'],
  ['crash', 'crash'],
  ['fill heap', 'memory'],
  ['fill buffers', 'memory'],
] as const)('replaces a worker after "%s"', async (kind, reason) => {
  const pool = usePool({ externalBytesMax: 128 * 1_048_576 })
  const failed = pool.run({ kind }, ana)
  const next = pool.run(echo, bob)
  await expect(failed).rejects.toMatchObject({ reason })
  expect(await next).toEqual({ text: 'hello', tasksServed: 1 })
})

test('reports the class of an error and not its message, which may quote a text', async () => {
  const pool = usePool()
  const error = await pool.run({ kind: 'throw' }, ana).catch((thrown: Error) => thrown)
  expect((error as Error).message).toBe('The task failed: TypeError')
  expect((error as Error).stack).not.toContain('a text of a user')
})

test('an abort removes a waiting task from its queue', async () => {
  const pool = usePool()
  const running = pool.run({ kind: 'wait', ms: 200 }, ana)
  const left = new AbortController()
  const waiting = pool.run(echo, { ...bob, signal: left.signal })
  left.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await running
  expect(await pool.run(echo, ana)).toMatchObject({ tasksServed: 2 })
})

test('an abort ends a running task, and the next one does not wait for it', async () => {
  const pool = usePool({ abortGraceMs: 50 })
  await pool.run(echo, ana)
  const left = new AbortController()
  const stuck = pool.run({ kind: 'work', ms: 60_000 }, { ...ana, signal: left.signal })
  const next = pool.run(echo, ana)
  left.abort(new Error('left'))
  await expect(stuck).rejects.toThrow('left')
  expect(await next).toMatchObject({ tasksServed: 1 })
})

test('an abort keeps the worker when the task ends by itself in time', async () => {
  const pool = usePool({ abortGraceMs: 10_000 })
  await pool.run(echo, ana)
  const left = new AbortController()
  const running = pool.run({ kind: 'work', ms: 100 }, { ...ana, signal: left.signal })
  left.abort(new Error('left'))
  await expect(running).rejects.toThrow('left')
  expect(await pool.run(echo, ana)).toMatchObject({ tasksServed: 3 })
})

test('refuses a task whose signal was aborted before', async () => {
  const signal = AbortSignal.abort(new Error('left'))
  await expect(usePool().run(echo, { ...ana, signal })).rejects.toThrow('left')
})

test('tasks of a shared worker run at the same time, and an error ends only its own task', async () => {
  const pool = usePool({ tasksPerThread: 4, runningPerOwner: 4 })
  const waiting = pool.run({ kind: 'wait', ms: 300 }, ana)
  await expect(pool.run({ kind: 'throw' }, ana)).rejects.toMatchObject({ reason: 'error' })
  await expect(waiting).resolves.toBeUndefined()
})

test('replaces a shared worker that no longer responds', async () => {
  const pool = usePool({ tasksPerThread: 4, runningPerOwner: 4, stallMs: 400 })
  await pool.run(echo, ana)
  await expect(pool.run({ kind: 'work', ms: 60_000 }, ana)).rejects.toMatchObject({ reason: 'time' })
  expect(await pool.run(echo, ana)).toMatchObject({ tasksServed: 1 })
})

test('refuses waiting tasks and ends running ones on close', async () => {
  const pool = usePool()
  const running = pool.run({ kind: 'work', ms: 60_000 }, ana)
  const waiting = pool.run(echo, ana)
  pool.close()
  await expect(running).rejects.toMatchObject({ reason: 'crash' })
  await expect(waiting).rejects.toMatchObject({ code: 'shutting_down' })
  await expect(pool.run(echo, ana)).rejects.toMatchObject({ code: 'shutting_down' })
})
