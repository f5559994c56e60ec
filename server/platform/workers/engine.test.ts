import { afterAll, expect, test } from 'vitest'
import { openEngine } from './engine.ts'

const engine = openEngine(2)
afterAll(() => engine.close())

const passage = `The water mill changed the valley within a single generation. Farmers carried their grain eleven miles to the
town and lost two days each time. It is important to note that the new mill could grind forty sacks in a day. `
const longest = passage.repeat(400).slice(0, 50_000)

test('checks a short text of another user while one user floods with the longest texts', async () => {
  await engine.detect(passage, { owner: 'bob' })
  const left = new AbortController()
  let isFloodOver = false
  const flood = Promise.all(
    Array.from({ length: 12 }, () =>
      engine.humanize(longest, { mode: 'strong' }, { owner: 'ana', signal: left.signal }),
    ),
  )
    .catch(() => {})
    .finally(() => {
      isFloodOver = true
    })
  const start = performance.now()
  for (let i = 0; i < 3; i++) await engine.detect(passage.repeat(4).slice(0, 800), { owner: 'bob' })
  expect(isFloodOver).toBe(false)
  // An idle machine needs less than half a second for the three.
  expect(performance.now() - start).toBeLessThan(10_000)
  left.abort()
  await flood
}, 60_000)

test('refuses texts beyond the limit on every path to the worker', async () => {
  const tooLong = 'word '.repeat(10_001)
  const work = { owner: 'ana', signal: new AbortController().signal }
  const refused = { code: 'text_too_long' }
  await expect(engine.detect(tooLong, work)).rejects.toMatchObject(refused)
  await expect(engine.humanize(tooLong, {}, work)).rejects.toMatchObject(refused)
  await expect(engine.humanizeWithRewrite(tooLong, 'short', {}, work)).rejects.toMatchObject(refused)
  await expect(engine.humanizeWithModel(tooLong, {}, async () => '', work)).rejects.toMatchObject(refused)
})

test('refuses more of one user’s texts than a queue holds, and reports when to retry', async () => {
  const left = new AbortController()
  const asked = Array.from({ length: 40 }, () =>
    engine.detect(longest, { owner: 'ana', signal: left.signal }).catch((error: unknown) => error),
  )
  const last = await asked.at(-1)
  expect(last).toMatchObject({ code: 'engine_busy', status: 503, details: { retryAfterSeconds: 5 } })
  left.abort()
  await Promise.all(asked)
})
