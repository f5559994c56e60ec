import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { countWords } from '../../../contract/word-count.ts'
import type { Context } from '../../platform/context.ts'
import { bodyOf, refusalOf } from '../../testing/chat-calls.ts'
import { failingEngine } from '../../testing/servers/failing-engine.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/test-user.ts'
import { machineText, stubbornText, wordsOfText } from '../../testing/texts.ts'
import { contextOf, spendAllWords, spendWords, wordsLeft } from '../../testing/words.ts'
import { renewEveryMs } from '../credits/hold-run.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { userSettings } from '../preferences/tables.ts'
import { humanizeText } from './humanize-text.ts'
import type { HumanizedText } from './humanized-text.ts'
import { humanizedTexts } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

test('rewrites a text for the words of the result, and lists the edits', async () => {
  const user = await app.signUp()
  const answer = await user.send('POST', '/api/humanize', {
    text: machineText,
    userId: user.id,
    mode: 'strong',
  })
  const result = (await answer.json()) as HumanizedText
  expect(result).toMatchObject({ changed: true, reason: null, mode: 'strong', free: null })
  expect(result.cost).toBe(countWords(result.humanized))
  expect(result.remaining_words).toBe(2_000 - result.cost)
  expect(result.edits.length).toBeGreaterThan(0)
  for (const { start, end, before } of result.edits) expect(machineText.slice(start, end)).toBe(before)
})

test('charges nothing for a text without changes', async () => {
  const user = await app.signUp()
  const text = 'We ate soup. It rained. Nobody minded.'
  const result = (await (await user.send('POST', '/api/humanize', { text })).json()) as HumanizedText
  expect(result).toMatchObject({ humanized: text, changed: false, cost: 0, remaining_words: 2_000 })
  expect(result.free?.code).toBe('unchanged')
  expect(result.reason?.message).toBeTruthy()
  const kept = await app.doors.db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
  expect(kept).toEqual([])
})

test('rewrites a text that needs nothing in Strong only, for its words, after the user was told', async () => {
  const user = await app.signUp()
  const review = new URL('../../../engine/cases/detect-person-review/input.md', import.meta.url)
  const text = `${readFileSync(review, 'utf8').trim()} I would not utilize it again.`
  const run = async (mode: string, evenIfHuman?: boolean) =>
    (await (await user.send('POST', '/api/humanize', { text, mode, evenIfHuman })).json()) as HumanizedText
  for (const mode of ['balanced', 'strong'])
    expect(await run(mode)).toMatchObject({ changed: false, cost: 0, mode, reason: { code: 'reads-human' } })
  const strong = await run('strong', true)
  expect(strong).toMatchObject({ changed: true, free: null, cost: countWords(strong.humanized) })
})

test('charges nothing for a result that still reads as AI, gives the reason, and runs again for the same request', async () => {
  const user = await app.signUp()
  const body = { text: stubbornText, mode: 'clean', idempotencyKey: randomUUID() }
  for (let i = 0; i < 2; i++) {
    const result = (await (await user.send('POST', '/api/humanize', body)).json()) as HumanizedText
    expect(result).toMatchObject({ changed: true, cost: 0, remaining_words: 2_000 })
    expect(result.details.finalHumanScore).toBeLessThan(51)
    expect(result.free?.code).toBe('no-gain')
    expect(result.details).toMatchObject({ words: 0, free: result.free, judged: { cameToReadHuman: 0 } })
  }
})

test('charges the same request once', async () => {
  const user = await app.signUp()
  const body = { text: machineText, mode: 'strong', idempotencyKey: randomUUID() }
  const first = (await (await user.send('POST', '/api/humanize', body)).json()) as HumanizedText
  const second = (await (await user.send('POST', '/api/humanize', body)).json()) as HumanizedText
  expect(second.humanized).toBe(first.humanized)
  expect(first.cost).toBeGreaterThan(0)
  expect(second).toMatchObject({ cost: 0, free: { code: 'paid-before' } })
  expect(await wordsLeft(app, user)).toBe(2_000 - first.cost)
})

test('refuses to humanize without a session, or on another account', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  expect(await bodyOf(post(app.request, '/api/humanize', { text: machineText }))).toMatchObject({
    status: 401,
    code: 'sign_in_required',
    error: 'You must be logged in to use this feature. Please refresh the page and try again.',
  })
  expect(await refusalOf(ben.send('POST', '/api/humanize', { text: machineText, userId: ana.id }))).toEqual({
    status: 403,
    code: 'wrong_user',
  })
})

test('names the plan’s limit and the plan that accepts a longer text, without a charge', async () => {
  const user = await app.signUp()
  const refusal = await bodyOf(user.send('POST', '/api/humanize', { text: wordsOfText(501) }))
  expect(refusal).toMatchObject({
    status: 413,
    code: 'too_long_for_plan',
    error:
      'This text has 501 words. The Free plan takes 500 in one request; Pro takes 1,000. Nothing was charged.',
    details: { words: 501, limit: 500, plan: 'pro' },
  })
  const endless = await bodyOf(user.send('POST', '/api/humanize', { text: wordsOfText(1_501) }))
  expect(endless.error).toContain('Please send it in parts.')
  expect((await user.send('POST', '/api/humanize', { text: wordsOfText(500) })).status).toBe(200)
  expect(await wordsLeft(app, user)).toBeGreaterThanOrEqual(1_500)
})

test('refuses a run without enough words, and keeps the balance', async () => {
  const user = await app.signUp()
  await spendWords(app, user, 1_995)
  expect(await bodyOf(user.send('POST', '/api/humanize', { text: machineText }))).toMatchObject({
    status: 402,
    code: 'out_of_words',
    error: `This text needs ${countWords(machineText)} words of credit and 5 are left. Nothing was charged.`,
  })
  await spendAllWords(app, user)
  expect((await bodyOf(user.send('POST', '/api/humanize', { text: machineText }))).error).toBe('Out of Words')
})

test('reports a failing engine with the documented text, and returns every word', async () => {
  const broken = await useTestApp({ doors: { engine: failingEngine('humanize') } })
  const user = await broken.signUp()
  expect(await bodyOf(user.send('POST', '/api/humanize', { text: machineText }))).toMatchObject({
    status: 500,
    code: 'engine_failed',
    error: 'Failed to process text. Please try again.',
  })
  expect(await wordsLeft(broken, user)).toBe(2_000)
})

test('charges nothing to a reader who disconnects before the first step', async () => {
  const user = await app.signUp()
  const away = AbortSignal.abort()
  const run = { text: machineText, metered: true }
  await expect(humanizeText(contextOf(app, user), run, away)).rejects.toThrow()
  expect(await wordsLeft(app, user)).toBe(2_000)
})

/** A context whose reader leaves while its text is rewritten, or while the result is read, which is the last step. */
const leaving: Record<string, (ctx: Context, leave: () => void) => Context> = {
  'the rewrite': (ctx, leave) => ({
    ...ctx,
    humanizer: {
      ...ctx.humanizer,
      humanize: (...call) => ctx.humanizer.humanize(...call).finally(leave),
    },
  }),
  'the last step': (ctx, leave) => ({
    ...ctx,
    engine: { ...ctx.engine, judgeChanges: (...call) => ctx.engine.judgeChanges(...call).finally(leave) },
  }),
}

test.each(Object.entries(leaving))(
  'charges nothing to a reader who disconnects during %s',
  async (_, leaveDuring) => {
    const user = await app.signUp()
    const reader = new AbortController()
    const leave = vi.fn(() => reader.abort(new Error('The reader left.')))
    const run = { text: machineText, mode: 'strong' as const, metered: true }
    const ctx = leaveDuring(contextOf(app, user), leave)
    await expect(humanizeText(ctx, run, reader.signal)).rejects.toThrow('The reader left.')
    expect(leave).toHaveBeenCalledOnce()
    expect(await wordsLeft(app, user)).toBe(2_000)
  },
)

test('charges nothing for a result that cannot be stored', async () => {
  const own = await useTestApp()
  const user = await own.signUp()
  await own.doors.db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`)
  await own.doors.db.execute(sql`
    create trigger refuse_rows before insert on humanized_texts for each row execute function refuse_row()`)
  const answer = await user.send('POST', '/api/humanize', { text: machineText, mode: 'strong' })
  expect(answer.status).toBe(500)
  expect(await wordsLeft(own, user)).toBe(2_000)
  expect(await findUnbalanced(own.doors.db)).toEqual([])
})

test.each([
  ['mode', { mode: 'balanced' }],
  ['locked words', { lock: ['utilize'] }],
  ['tone', { tone: 'formal' }],
])('refuses a paid request that is repeated with another %s', async (_what, change) => {
  const user = await app.signUp()
  const body = { text: machineText, mode: 'strong', idempotencyKey: randomUUID() }
  const { cost } = (await (await user.send('POST', '/api/humanize', body)).json()) as HumanizedText
  expect(cost).toBeGreaterThan(0)
  expect(await refusalOf(user.send('POST', '/api/humanize', { ...body, ...change }))).toEqual({
    status: 409,
    code: 'conflict',
  })
  expect(await wordsLeft(app, user)).toBe(2_000 - cost)
})

test('stops the renewal timer of a run with the run', async () => {
  const user = await app.signUp()
  const cleared = vi.spyOn(globalThis, 'clearInterval')
  const started = vi.spyOn(globalThis, 'setInterval')
  onTestFinished(() => void vi.restoreAllMocks())
  const run = { text: machineText, mode: 'strong' as const, metered: true }
  await humanizeText(contextOf(app, user), run, new AbortController().signal)
  const renewal = started.mock.calls.findIndex(([, everyMs]) => everyMs === renewEveryMs)
  expect(renewal).toBeGreaterThanOrEqual(0)
  expect(cleared).toHaveBeenCalledWith(started.mock.results[renewal]!.value)
})

test('stores texts only for users who have history on', async () => {
  const user = await app.signUp()
  const kept = () => app.doors.db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
  await user.send('POST', '/api/humanize', { text: machineText })
  expect(await kept()).toMatchObject([{ textContent: null }])
  await app.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  await user.send('POST', '/api/humanize', { text: machineText })
  expect((await kept()).filter(({ textContent }) => textContent !== null)).toHaveLength(1)
})

test.each([
  ['nothing', '', 400, 'Please enter some text to humanize.'],
  ['spaces', ' \n ', 400, 'Please enter some text to humanize.'],
  ['too many characters', 'x'.repeat(50_001), 413, /50/],
])('%s', async (_what, text, status, error) => {
  const user = await app.signUp()
  const refusal = await bodyOf(user.send('POST', '/api/humanize', { text }))
  expect(refusal.status).toBe(status)
  expect(refusal.error).toMatch(error)
})

test('accepts a zero byte in the text', async () => {
  const user = await app.signUp()
  await app.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  const answer = await user.send('POST', '/api/humanize', { text: `${machineText}\0 And so on.` })
  expect(answer.status).toBe(200)
})

test('returns the documented field `detail`, and advice for a long text', async () => {
  const user = await app.signUp()
  const blank = await user.send('POST', '/api/humanize', { text: ' ' })
  const { error, detail } = (await blank.json()) as { error: string; detail: string }
  expect([error, detail]).toEqual([
    'Please enter some text to humanize.',
    'Please enter some text to humanize.',
  ])
  const long = await user.send('POST', '/api/humanize', { text: 'x'.repeat(60_000) })
  expect(long.status).toBe(413)
  expect(((await long.json()) as { error: string }).error).toBe(
    'This text has 60,000 characters; 50,000 fit in one text. Please humanize it in parts.',
  )
})
