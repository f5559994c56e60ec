import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { throttles } from './tables.ts'
import { sweepThrottles, throttle } from './throttle.ts'

const rule = { name: 'knock', max: 3, windowSeconds: 60 }

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('admits exactly the allowed number of simultaneous uses', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => throttle(app.doors.db, rule, 'crowd')),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(throttle(app.doors.db, rule, 'crowd')).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: expect.any(Number) },
  })
  await throttle(app.doors.db, rule, 'somebody else')
})

test('admits again in a new window, and deletes old ones', async () => {
  const { db } = app.doors
  for (let i = 0; i < 3; i++) await throttle(db, rule, 'late')
  await db
    .update(throttles)
    .set({ resetsAt: sql`now() - interval '2 hours'` })
    .where(eq(throttles.key, 'knock:late'))
  await throttle(db, rule, 'late')
  await db
    .update(throttles)
    .set({ resetsAt: sql`now() - interval '2 hours'` })
    .where(eq(throttles.key, 'knock:late'))
  await sweepThrottles(db)
  expect(await db.$count(throttles, eq(throttles.key, 'knock:late'))).toBe(0)
})
