import { expect, test } from 'vitest'
import { createPendingWork } from './pending-work.ts'

test('waits for open work, whether or not it succeeds', async () => {
  const work = createPendingWork()
  const [good, bad] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const answers = Promise.allSettled([work.track(good.promise), work.track(bad.promise)])
  let isDrained = false
  const drained = work.drain(60_000).then(() => {
    isDrained = true
  })
  good.resolve('done')
  await new Promise(setImmediate)
  expect(isDrained).toBe(false)
  bad.reject(new Error('failed'))
  await drained
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('does not wait forever', async () => {
  const work = createPendingWork()
  void work.track(new Promise(() => {}))
  await work.drain(10)
})
