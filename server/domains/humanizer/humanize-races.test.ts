import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HumanizeEvent } from '../../../contract/humanizer.ts'
import { humanize } from '../../../engine/index.ts'
import { listen } from '../../testing/listen.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { until } from '../../testing/until.ts'
import { contextOf, wordsLeft } from '../../testing/words.ts'
import { releaseExpiredRuns } from '../credits/end-run.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { creditRuns, userCredits } from '../credits/tables.ts'
import type { HumanizedText } from './humanized-text.ts'

let app: TestApp
const mode = 'strong'
const price = humanize(machineText, { mode }).words

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

/** Returns a user with enough words for every attempt. */
async function wealthyUser(): Promise<TestUser> {
  const user = await app.signUp()
  await wordsLeft(app, user)
  const { db } = app.doors
  await db.execute(`insert into credit_entries (user_id, kind, words) values ('${user.id}', 'grant', 100000)`)
  await db.update(userCredits).set({ remainingWords: 102_000 }).where(eq(userCredits.userId, user.id))
  return user
}

type Outcome = { status: number; handedOut: string | null; cost: number; free: string | null }
type Try = { idempotencyKey?: string; takeOver?: boolean }

/** Runs with a lock that is only in this key's request, because an equal request is not charged again. */
async function run(user: TestUser, more: Try = {}): Promise<Outcome> {
  const lock = [more.idempotencyKey ?? randomUUID()]
  const answer = await user.send('POST', '/api/humanize', { text: machineText, mode, lock, ...more })
  const body = (await answer.json()) as Partial<HumanizedText>
  const handedOut = answer.ok && body.changed ? body.humanized! : null
  return { status: answer.status, handedOut, cost: body.cost ?? 0, free: body.free?.code ?? null }
}

/** Returns what the ledger charged for the runs of one key, including those that were taken over. */
async function charged(user: TestUser, key: string): Promise<number> {
  const rows = await app.doors.db
    .select()
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, user.id)))
  return rows
    .filter(({ idempotencyKey }) => idempotencyKey === key || idempotencyKey.startsWith(`${key}/`))
    .reduce((sum, { settledWords }) => sum + (settledWords ?? 0), 0)
}

/** Expects a delivered text to be charged once, or to have been charged under the same key before. */
async function expectPaid(user: TestUser, key: string, outcomes: Outcome[]): Promise<void> {
  const texts = outcomes.filter(({ handedOut }) => handedOut !== null)
  expect(texts.filter(({ cost }) => cost > 0).length).toBeLessThanOrEqual(1)
  for (const { cost, free } of texts) if (cost === 0) expect(free).toBe('paid-before')
  if (texts.length > 0) expect(await charged(user, key)).toBe(price)
}

test.each([1, 2, 3, 4])('a reader who leaves at progress %i has been sent no text', async (stop) => {
  const user = await wealthyUser()
  const address = await listen(app)
  for (let i = 0; i < 5; i++) {
    const away = new AbortController()
    const answer = await fetch(`${address}/api/humanize`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: user.cookie },
      body: JSON.stringify({ text: machineText, mode }),
      signal: away.signal,
    })
    let read = ''
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      read += piece
      if (eventsOf(read).length >= stop) break
    }
    away.abort()
    const events = eventsOf(read)
    await until(
      async () =>
        (await app.doors.db.$count(
          creditRuns,
          and(eq(creditRuns.userId, user.id), eq(creditRuns.state, 'reserved')),
        )) === 0,
      'the end of the run',
    )
    const told = JSON.stringify(events.filter(({ type }) => type === 'progress'))
    expect(told).not.toMatch(/planning|process|details/)
  }
})

test('takeovers at random moments never deliver a text without a charge', async () => {
  const user = await wealthyUser()
  for (let i = 0; i < 40; i++) {
    const key = randomUUID()
    const later = async () => {
      await sleep(Math.random() * 60)
      return run(user, { idempotencyKey: key, takeOver: true })
    }
    const outcomes = await Promise.all([run(user, { idempotencyKey: key }), later()])
    for (const { status } of outcomes) expect([200, 409]).toContain(status)
    await expectPaid(user, key, outcomes)
  }
})

test('six simultaneous takeovers of one key give one charged result, on two servers too', async () => {
  const settings = { SECRET: app.doors.env.SECRET }
  const second = await useTestApp({ database: app.connection, settings })
  const here = await wealthyUser()
  const there = onServer(second.request, here)
  for (let i = 0; i < 5; i++) {
    const key = randomUUID()
    const takeOver = { idempotencyKey: key, takeOver: true }
    const outcomes = await Promise.all([
      run(here, { idempotencyKey: key }),
      ...Array.from({ length: 6 }, (_, at) => run(at % 2 ? here : there, takeOver)),
    ])
    await expectPaid(here, key, outcomes)
  }
})

test('delivers nothing of a run whose words were returned meanwhile', async () => {
  const user = await wealthyUser()
  const ctx = contextOf(app, user)
  const expiresAt = sql`now() - interval '1 second'`
  for (let i = 0; i < 25; i++) {
    const before = await wordsLeft(app, user)
    const outcome = run(user)
    await sleep(Math.random() * 30)
    await ctx.db.update(creditRuns).set({ expiresAt }).where(eq(creditRuns.userId, user.id))
    await releaseExpiredRuns(ctx, user.id)
    const { status, handedOut } = await outcome
    if (status === 409) expect(handedOut).toBeNull()
    expect(before - (await wordsLeft(app, user))).toBe(handedOut === null ? 0 : price)
  }
})

function eventsOf(stream: string): HumanizeEvent<HumanizedText>[] {
  return stream
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as HumanizeEvent<HumanizedText>)
}
