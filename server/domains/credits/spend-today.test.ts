import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '../../../contract/plans.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { contextOf, givePlan } from '../../testing/words.ts'
import { users } from '../accounts/tables.ts'
import { budgetOfVisitors, budgetsOfPlans, paidServices } from './paid-services.ts'
import { spendToday, sweepServiceDays } from './spend-today.ts'
import { serviceDays } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const spend = (user: TestUser, amount: number, at = app) =>
  spendToday(contextOf(at, user), 'zerogpt', { userId: user.id, owner: user.id }, amount)
const spendFrom = (address: string, amount: number) =>
  spendToday(app.doors, 'zerogpt', { userId: null, owner: `network ${address}` }, amount)

async function used(user: TestUser): Promise<number> {
  const rows = await app.doors.db.select().from(serviceDays).where(eq(serviceDays.userId, user.id))
  return rows.reduce((sum, row) => sum + row.used, 0)
}

test('counts what an account uses, refuses what exceeds its day, and leaves other accounts their own', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  await spend(user, 150_000)
  await expect(spend(user, 50_001)).rejects.toMatchObject({ code: 'budget_used_up', status: 429 })
  await spend(user, 50_000)
  const refusal = await spend(user, 1).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    message: expect.stringMatching(/00:00 UTC, in (?:about \d+ hours|\d+ minutes?)\.$/),
    details: { retryAfterSeconds: expect.any(Number) },
  })
  expect(await used(user)).toBe(200_000)
  await spend(other, 200_000)
})

test('a hundred uses at once never exceed the day', async () => {
  const user = await app.signUp()
  const uses = await Promise.allSettled(Array.from({ length: 100 }, () => spend(user, 30_000)))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await used(user)).toBe(180_000)
})

test('gives a use back once', async () => {
  const user = await app.signUp()
  await spend(user, 1_000)
  const takeBack = await spend(user, 5_000)
  await Promise.all([takeBack(), takeBack(), takeBack()])
  expect(await used(user)).toBe(1_000)
})

test('gives each plan its share, which the operator’s figure replaces', async () => {
  const user = await app.signUp()
  await givePlan(app, user, 'pro')
  await expect(spend(user, 1_000_001)).rejects.toMatchObject({ code: 'budget_used_up' })
  await spend(user, 1_000_000)
  const closed = await useTestApp({ settings: { ZEROGPT_CHARACTERS_PER_DAY: '0' } })
  await expect(spend(await closed.signUp(), 1, closed)).rejects.toMatchObject({ code: 'budget_used_up' })
})

test('counts visitors by network, and all networks of a /48 together', async () => {
  await spendFrom('203.0.113.9', 100_000)
  await expect(spendFrom('203.0.113.9', 1)).rejects.toMatchObject({ code: 'budget_used_up' })
  await spendFrom('203.0.113.10', 100_000)
  for (let n = 1; n <= 10; n++) await spendFrom(`2001:db8:5:${n}::/64`, 100_000)
  await expect(spendFrom('2001:db8:5:11::/64', 1)).rejects.toMatchObject({ code: 'budget_used_up' })
  await spendFrom('2001:db8:6:1::/64', 1)
  const rows = await app.doors.db.select().from(serviceDays)
  expect(rows.filter(({ owner }) => owner.includes('2001') || owner.includes('203.'))).toEqual([])
})

test('forgets days, networks sooner than accounts, and an account with its deletion', async () => {
  const { db } = app.doors
  const user = await app.signUp()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const row = { service: 'zerogpt', used: 1, owner: user.id, userId: user.id }
  await db.insert(serviceDays).values([
    { ...row, day: daysAgo(59) },
    { ...row, day: daysAgo(62) },
    { ...row, day: daysAgo(4), owner: 'a network', userId: null },
  ])
  await sweepServiceDays(app.doors)
  const left = await db.select().from(serviceDays).where(eq(serviceDays.userId, user.id))
  expect(left.map(({ day }) => day)).toEqual([daysAgo(59)])
  expect(await db.$count(serviceDays, eq(serviceDays.owner, 'a network'))).toBe(0)
  await db.delete(users).where(eq(users.id, user.id))
  expect(await used(user)).toBe(0)
})

test('has a budget for every service, and room for the words of a cycle', () => {
  const { env } = app.doors
  expect(Object.keys(paidServices)).toEqual(['model', 'transcription', 'zerogpt', 'undetectable'])
  for (const tier of ['free', 'pro', 'unlimited'] as const) {
    expect(budgetsOfPlans(env, 'undetectable')[tier]).toBeGreaterThan(plans[tier].words)
    expect(budgetsOfPlans(env, 'model')[tier]).toBe(plans[tier].tokensPerDay)
  }
  expect(budgetOfVisitors(env, 'model')).toBe(0)
  const withoutPlans = { ...env, billing: null }
  expect(budgetsOfPlans(withoutPlans, 'zerogpt').free).toBe(paidServices.zerogpt.accounts.pro)
})
