import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editedCharactersMax } from '../../../contract/humanizer.ts'
import type { HumanizedTextFacts, KeptTextPage } from '../../../contract/kept-texts.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { readStoredText } from '../accounts/stored-text.ts'
import { countHumanized } from './count-humanized.ts'
import type { HumanizedText } from './humanized-text.ts'
import type { KeptHumanizedText } from './open-humanized-text.ts'
import { humanizedTexts } from './tables.ts'

type HumanizedTextList = KeptTextPage<HumanizedTextFacts>

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function keeper(): Promise<TestUser> {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { history_on: true })
  return user
}

async function humanize(user: TestUser, text = machineText, mode = 'balanced'): Promise<HumanizedText> {
  return (await (await user.send('POST', '/api/humanize', { text, mode })).json()) as HumanizedText
}

async function list(user: TestUser, query = ''): Promise<HumanizedTextList> {
  return (await (await user.get(`/api/humanized-texts${query && `?${query}`}`)).json()) as HumanizedTextList
}

async function open(user: TestUser, id: string): Promise<KeptHumanizedText> {
  return (await (await user.get(`/api/humanized-texts/${id}`)).json()) as KeptHumanizedText
}

async function wordsLeft(user: TestUser): Promise<number> {
  const answer = (await (await user.get('/api/user/remaining-words')).json()) as { remaining_words: number }
  return answer.remaining_words
}

test('lists a run with history on without its text, and opens the original result at no cost', async () => {
  const user = await keeper()
  const run = await humanize(user)
  const left = await wordsLeft(user)
  const { entries: texts } = await list(user)
  expect(texts).toMatchObject([
    { words: run.cost, mode: 'balanced', humanScore: run.details.finalHumanScore },
  ])
  expect(JSON.stringify(texts)).not.toContain(run.humanized.slice(-60))
  const kept = await open(user, texts[0]!.id)
  expect(kept).toMatchObject({ humanized: run.humanized, original: machineText })
  const steps = run.details.progressHistory.map((step) => ({ ...step, text: '' }))
  expect(kept.result).toEqual({ ...run, details: { ...run.details, progressHistory: steps } })
  expect(await wordsLeft(user)).toBe(left)
})

test('returns the current balance', async () => {
  const user = await keeper()
  await humanize(user)
  const [first] = (await list(user)).entries
  const second = await humanize(user, `${machineText} And another one.`)
  expect((await open(user, first!.id)).result?.remaining_words).toBe(second.remaining_words)
})

test.each(['\0', '\ud83d'])('accepts %j in a text, in the run and in the history', async (sign) => {
  const user = await keeper()
  const run = await humanize(user, `${machineText}${sign} And so on.`)
  expect(run.changed).toBe(true)
  const { entries: texts } = await list(user)
  expect(texts).toHaveLength(1)
  expect((await open(user, texts[0]!.id)).result?.edits).toEqual(run.edits)
})

test('stores no text with history off, and keeps earlier entries until they are deleted', async () => {
  const user = await keeper()
  await humanize(user)
  await user.send('PUT', '/api/preferences', { history_on: false })
  await humanize(user, `${machineText} And another one.`)
  const { entries: texts } = await list(user)
  expect(texts).toHaveLength(1)
  const path = `/api/humanized-texts/${texts[0]!.id}`
  expect((await user.send('DELETE', path)).status).toBe(200)
  expect((await list(user)).entries).toEqual([])
  for (const method of ['GET', 'DELETE']) {
    expect(await refusalOf(user.send(method, path))).toEqual({ status: 404, code: 'not_found' })
  }
})

test('deletes all of the text and keeps what the weekly report counts', async () => {
  const user = await keeper()
  const run = await humanize(user)
  const count = () => {
    const week = { userIds: [user.id], from: new Date(0), to: new Date(Date.now() + 60_000) }
    return countHumanized(app.doors.db, week)
  }
  const before = await count()
  expect((await user.send('DELETE', '/api/humanized-texts')).status).toBe(200)
  const rows = await app.doors.db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
  expect(rows).toMatchObject([{ textContent: null, original: null, result: null, wordCount: run.cost }])
  expect(await count()).toEqual(before)
})

test('opens an entry of an older version as its text', async () => {
  const user = await app.signUp()
  const result = { mode: 'clean', edits: [{ start: 0, end: 3, before: 'not' }] }
  await app.doors.db.insert(humanizedTexts).values([
    { userId: user.id, wordCount: 3, textContent: 'An old text.' },
    { userId: user.id, wordCount: 3, textContent: 'An old text.', original: 'The old text.', result },
  ])
  const { entries: texts } = await list(user)
  expect(texts).toHaveLength(2)
  for (const { id, title } of texts) {
    expect(title).toBe('An old text.')
    expect(await open(user, id)).toMatchObject({ humanized: 'An old text.', result: null })
  }
})

test('hides a result that does not match its text', async () => {
  const user = await keeper()
  await humanize(user)
  const { id } = (await list(user)).entries[0]!
  await app.doors.db
    .update(humanizedTexts)
    .set({ original: 'Another text.' })
    .where(eq(humanizedTexts.id, id))
  expect(await open(user, id)).toMatchObject({ original: 'Another text.', result: null })
})

test('returns pages in order, filtered by words', async () => {
  const user = await app.signUp()
  const at = new Date('2026-05-01T10:00:00Z')
  const row = (i: number) => ({
    userId: user.id,
    wordCount: i,
    textContent: `Kept text ${i}.`,
    createdAt: at,
  })
  await app.doors.db.insert(humanizedTexts).values(Array.from({ length: 7 }, (_, i) => row(i)))
  const first = await list(user, 'limit=4')
  const second = await list(user, `limit=4&cursor=${encodeURIComponent(first.nextCursor!)}`)
  expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(7)
  expect(second.nextCursor).toBeNull()
  expect((await list(user, 'q=TEXT 5')).entries).toMatchObject([{ title: 'Kept text 5.' }])
  expect((await user.get('/api/humanized-texts?cursor=x')).status).toBe(400)
})

test('lets each user see, open and delete only their own, and a visitor nothing', async () => {
  const [ana, ben] = [await keeper(), await keeper()]
  await humanize(ana)
  const [first] = (await list(ana)).entries
  const path = `/api/humanized-texts/${first!.id}`
  for (const method of ['GET', 'DELETE']) {
    expect(await refusalOf(ben.send(method, path))).toEqual({ status: 404, code: 'not_found' })
    for (const address of [path, '/api/humanized-texts']) {
      const refusal = await refusalOf(app.request(address, { method }))
      expect(refusal).toEqual({ status: 401, code: 'sign_in_required' })
    }
  }
  expect((await ben.send('DELETE', '/api/humanized-texts')).status).toBe(200)
  expect((await list(ana)).entries).toHaveLength(1)
})

test('keeps what was taken back with the entry, for its owner only', async () => {
  const [ana, ben] = [await keeper(), await keeper()]
  const { textId, edits } = await humanize(ana)
  expect(textId).not.toBeNull()
  const path = `/api/humanized-texts/${textId}/choices`
  const choices = { rejected: [edits[0]!.start], picked: { '1': 2 } }
  expect((await open(ana, textId!)).choices).toBeNull()
  expect((await ana.send('PUT', path, choices)).status).toBe(200)
  expect((await open(ana, textId!)).choices).toEqual(choices)
  expect((await ben.send('PUT', path, choices)).status).toBe(404)
  expect((await ana.send('PUT', path, { rejected: [-1], picked: {} })).status).toBe(400)
  expect((await ana.send('PUT', path, { rejected: [], picked: { __proto__x: 1 } })).status).toBe(400)
  await ana.send('DELETE', `/api/humanized-texts/${textId}`)
  expect((await ana.send('PUT', path, choices)).status).toBe(404)
})

test('keeps the text as its owner edited it, within bounds and while there is room', async () => {
  const ana = await keeper()
  const { textId } = await humanize(ana)
  const path = `/api/humanized-texts/${textId}/choices`
  const edited = `My own words.\u0000 ${'ö'.repeat(20_000)}`
  const kept = { rejected: [], picked: {}, edited }
  expect((await ana.send('PUT', path, kept)).status).toBe(200)
  expect((await open(ana, textId!)).choices).toEqual({ ...kept, edited: edited.replace('\0', '\ufffd') })
  const tooLong = { ...kept, edited: 'x'.repeat(editedCharactersMax + 1) }
  expect((await ana.send('PUT', path, tooLong)).status).toBe(413)
  expect((await ana.send('PUT', path, { rejected: [], picked: {} })).status).toBe(200)
  expect((await open(ana, textId!)).choices?.edited).toBeUndefined()
})

test('two tabs do not overwrite what the other has saved', async () => {
  const ana = await keeper()
  const { textId } = await humanize(ana)
  const path = `/api/humanized-texts/${textId}/choices`
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
  const save = (edited: string, revision: string, known: string[]) =>
    ana.send('PUT', path, { rejected: [], picked: {}, edited, revision, known })
  expect((await save('In one tab.', first, [])).status).toBe(200)
  // The other tab opened the entry before that.
  expect(await refusalOf(save('In the other.', second, []))).toEqual({ status: 409, code: 'conflict' })
  const opened = await open(ana, textId!)
  expect([opened.choices?.edited, opened.choicesRevision]).toEqual(['In one tab.', first])
  expect((await save('In the other.', second, [first])).status).toBe(200)
  // An answer that was lost is no conflict: the same save, or one that knows of it.
  expect((await save('In the other.', second, [first])).status).toBe(200)
  expect((await save('Further.', third, [first, second])).status).toBe(200)
  expect((await open(ana, textId!)).choices?.edited).toBe('Further.')
})

test('an edited text counts as stored, and a full account refuses it and keeps the last one', async () => {
  const ana = await keeper()
  const { textId } = await humanize(ana)
  const path = `/api/humanized-texts/${textId}/choices`
  const save = (edited: string) => ana.send('PUT', path, { rejected: [], picked: {}, edited })
  const stored = () => readStoredText({ db: app.doors.db, userId: ana.id })
  const before = await stored()
  expect((await save('w'.repeat(30_000))).status).toBe(200)
  expect((await stored()) - before).toBeGreaterThan(30_000)
  await app.doors.db.execute(sql`insert into stored_text_changes (user_id, bytes)
    values (${ana.id}, ${limits.userTextBytesMax - 40_000 - before})`)
  expect(await refusalOf(save('x'.repeat(30_000)))).toMatchObject({ code: 'account_full' })
  expect((await open(ana, textId!)).choices?.edited).toBe('w'.repeat(30_000))
})

test('names no entry for a run that is not kept', async () => {
  expect((await humanize(await app.signUp())).textId).toBeNull()
})
