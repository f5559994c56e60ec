import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { WordStatement } from '../../../contract/credits.ts'
import { listen } from '../../testing/listen.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { machineText } from '../../testing/texts.ts'
import { spendWords, wordsLeft } from '../../testing/words.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { creditRuns } from '../credits/tables.ts'
import type { HumanizedText } from './humanized-text.ts'

const words = 600

test('a hundred parallel runs on one balance spend exactly what they settle', async () => {
  const app = await useTestApp()
  const user = await app.signUp()
  await spendWords(app, user, 2_000 - words)
  const address = await listen(app)
  const headers = { 'content-type': 'application/json', cookie: user.cookie }

  // Each with a lock of its own, because an equal run is not charged again.
  async function run(_: unknown, i: number): Promise<{ status: number; cost: number }> {
    const body = JSON.stringify({ text: machineText, mode: 'strong', lock: [`no word ${i}`] })
    const answer = await fetch(`${address}/api/humanize`, { method: 'POST', headers, body })
    const { cost = 0 } = (await answer.json()) as Partial<HumanizedText>
    return { status: answer.status, cost }
  }
  const outcomes = await Promise.all(Array.from({ length: 100 }, run))

  // Some find no words, and those beyond the account's queue are refused.
  const costOf = (status: number) => outcomes.filter((each) => each.status === status).map(({ cost }) => cost)
  expect(costOf(200).length + costOf(402).length + costOf(429).length).toBe(100)
  expect([costOf(200).length, costOf(402).length]).not.toContain(0)
  expect(costOf(200).every((cost) => cost > 0)).toBe(true)
  const cost = outcomes.reduce((sum, outcome) => sum + outcome.cost, 0)
  expect(await wordsLeft(app, user)).toBe(words - cost)
  const runs = await app.doors.db.select().from(creditRuns).where(eq(creditRuns.userId, user.id))
  expect(runs.filter(({ state }) => state === 'reserved')).toEqual([])
  const statement = (await (await user.get('/api/user/word-statement')).json()) as WordStatement
  expect(statement.lines.reduce((sum, line) => sum + line.words, 0)).toBe(words - cost)
  expect(await findUnbalanced(app.doors.db)).toEqual([])
})
