import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { waitLonger } from './growing-wait.ts'
import { throttles } from './tables.ts'
import { forgive } from './throttle.ts'

const rule = { name: 'guess', free: 3, firstSeconds: 10, maxSeconds: 60, forgetSeconds: 3_600 }

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const attempt = (who: string) => waitLonger(app.doors.db, rule, who)

/** Ends the current wait. */
async function waited(who: string): Promise<void> {
  await app.doors.db
    .update(throttles)
    .set({ blockedUntil: sql`now() - interval '1 second'` })
    .where(eq(throttles.key, `guess:${who}`))
}

/** Returns the seconds that the next attempt would have to wait, or 0. */
async function waitOf(who: string): Promise<number> {
  return attempt(who).then(
    () => 0,
    (error: { details: { retryAfterSeconds: number } }) => error.details.retryAfterSeconds,
  )
}

test('doubles the wait up to its maximum', async () => {
  for (let i = 0; i < 3; i++) await attempt('one')
  const waits: number[] = []
  for (let i = 0; i < 5; i++) {
    waits.push(await waitOf('one'))
    await waited('one')
    await attempt('one')
  }
  expect(waits).toEqual([10, 20, 40, 60, 60])
})

test('admits only the free uses of a hundred at once', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => attempt('crowd')))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('takes back a valid use together with its wait', async () => {
  for (let i = 0; i < 3; i++) await attempt('sure')
  await forgive(app.doors.db, rule, 'sure')
  await attempt('sure')
  await expect(attempt('sure')).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('starts over after a long pause, and does not overflow after thousands of uses', async () => {
  await app.doors.db
    .insert(throttles)
    .values({ key: 'guess:old', used: 100_000, resetsAt: sql`now() + interval '1 hour'` as never })
  await attempt('old')
  await app.doors.db
    .update(throttles)
    .set({ resetsAt: sql`now() - interval '1 second'`, blockedUntil: null })
    .where(eq(throttles.key, 'guess:old'))
  for (let i = 0; i < 3; i++) await attempt('old')
  await expect(attempt('old')).rejects.toMatchObject({ code: 'too_many_requests' })
})
