import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { AccountExport } from '../../../../contract/accounts/leaving.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import { exportSources } from '../../../domain-parts.ts'
import { attach } from '../../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../../testing/essay-calls.ts'
import { readZip } from '../../../testing/samples/read-zip.ts'
import { pngOf } from '../../../testing/samples/sample-files.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { chatMessages, chats } from '../../chats/tables.ts'
import { textAnalyses } from '../../detector/tables.ts'
import { humanizedTexts } from '../../humanizer/tables.ts'
import { accountExportChunks, accountExports } from '../tables.ts'
import { notExported } from './export-account.ts'
import { sweepExports } from './export-request.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function readState(user: TestUser): Promise<AccountExport | null> {
  const answer = await user.get('/api/account/export')
  return ((await answer.json()) as { export: AccountExport | null }).export
}

async function makeExport(user: TestUser): Promise<AccountExport> {
  const answer = await user.send('POST', '/api/account/export', {})
  expect(answer.status).toBe(202)
  return until(async () => {
    const state = await readState(user)
    return state?.state === 'ready' ? state : null
  }, 'a finished export')
}

async function download(user: TestUser, { id }: AccountExport): Promise<Map<string, string>> {
  const answer = await user.get(`/api/account/export/${id}/download`)
  expect(answer.status).toBe(200)
  return readZip(Buffer.from(await answer.arrayBuffer()))
}

async function addChat(user: TestUser, title: string, texts: string[]): Promise<string> {
  const id = randomUUID()
  await app.doors.db.insert(chats).values({ id, userId: user.id, title })
  const rows = texts.map((text, i) => ({
    id: randomUUID(),
    chatId: id,
    userId: user.id,
    clientId: randomUUID(),
    sender: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  }))
  for (let at = 0; at < rows.length; at += 500)
    await app.doors.db.insert(chatMessages).values(rows.slice(at, at + 500))
  return id
}

test('exports everything of the owner as data and documents, and nothing of other users', async () => {
  const [ana, ben] = [await app.signUp('Ana'), await app.signUp('Ben')]
  await addChat(ana, 'Tides: a/b <c> 🌊', ['Why are there *tides*?', 'The moon pulls.'])
  await addChat(ben, 'Private', ['Ben’s own words'])
  await app.doors.db
    .insert(textAnalyses)
    .values({ userId: ana.id, text: 'A checked text.', result: { a: 1 } })
  await app.doors.db.insert(humanizedTexts).values([
    { userId: ana.id, wordCount: 3, textContent: 'A kept text.' },
    { userId: ana.id, wordCount: 9 },
  ])
  // Reading the balance for the first time creates it.
  await ana.get('/api/user/remaining-words')
  const made = await makeExport(ana)
  expect(made).toMatchObject({ percent: 100, state: 'ready' })
  expect(made.parts.every(({ done, total }) => done === total)).toBe(true)
  const files = await download(ana, made)
  const names = [...files.keys()]
  expect(names).toContain('README.txt')
  const chat = names.find((name) => name.startsWith('chats/'))!
  expect(chat).toMatch(/^chats\/\d{4}-\d\d-\d\d Tides a b c 🌊 [0-9a-f]{8}\.md$/)
  expect(files.get(chat)).toMatch(
    /^---\ntitle: "Tides: a\/b <c> 🌊"\n.*\n# Tides: a\/b <c> 🌊\n.*\*\*You\*\*.*\*tides\*.*The moon pulls\.\n$/s,
  )
  expect(JSON.parse(files.get('data/account.json')!)).toMatchObject([{ email: ana.email, name: 'Ana' }])
  expect(JSON.parse(files.get('data/messages.json')!)).toHaveLength(2)
  expect(JSON.parse(files.get('data/credit-ledger.json')!)).toMatchObject([{ kind: 'grant', words: 2000 }])
  expect(JSON.parse(files.get('data/humanized-texts.json')!)).toHaveLength(2)
  expect(files.get(names.find((name) => name.startsWith('humanized-texts/'))!)).toBe('A kept text.')
  expect(files.get(names.find((name) => name.startsWith('scans/'))!)).toBe('A checked text.')
  for (const text of files.values()) expect(text).not.toMatch(/Ben’s own words|Private/)
  await until(async () => {
    const mails = await (await app.request('/local/mail.json')).text()
    return mails.includes('Your Longhand export is ready')
  }, 'the mail')
})

test('exports an essay as Markdown with its pictures, and no empty chat beside it', async () => {
  const ana = await app.signUp('Ana')
  const { essay } = await putEssay(ana)
  const doc = new Y.Doc()
  await sendUpdate(ana, essay.chatId, writeParagraph(doc, 'The tide rises.'))
  const image = new Y.XmlElement('image')
  image.setAttribute('src', `data:image/png;base64,${Buffer.from(pngOf(2, 2)).toString('base64')}`)
  image.setAttribute('alt', 'A wave')
  doc.getXmlFragment(essayFragment).push([image])
  await sendUpdate(ana, essay.chatId, Y.encodeStateAsUpdate(doc))
  const files = await download(ana, await makeExport(ana))
  const names = [...files.keys()]
  const page = names.find((name) => name.startsWith('essays/') && name.endsWith('.md'))!
  const picture = names.find((name) => /^essays\/.* picture 1\.png$/.test(name))!
  expect(files.get(page)).toContain('The tide rises.')
  expect(files.get(page)).toContain(`![A wave](<${picture.slice('essays/'.length)}>)`)
  expect(files.get(picture)).toBe(Buffer.from(pngOf(2, 2)).toString('utf8'))
  expect(names.filter((name) => name.startsWith('chats/'))).toEqual([])
})

test('exports attached files: the text of documents, and original images', async () => {
  const ana = await app.signUp('Ana')
  await attach(ana, 'notes.txt', 'The lamp is green.')
  await attach(ana, 'photo.png', pngOf(2, 2), 'image/png')
  const made = await makeExport(ana)
  expect(made.parts.every(({ done, total }) => done === total)).toBe(true)
  const files = await download(ana, made)
  expect(JSON.parse(files.get('data/files.json')!)).toContainEqual(
    expect.objectContaining({ name: 'notes.txt', text: 'The lamp is green.' }),
  )
  const image = [...files.keys()].find((name) => name.startsWith('images/'))!
  expect(image).toMatch(/^images\/\d{4}-\d\d-\d\d photo [0-9a-f]{8}\.png$/)
  expect(files.get(image)).toBe(Buffer.from(pngOf(2, 2)).toString('utf8'))
})

test('exports every table of a user, or names the reason for its omission', async () => {
  const { rows } = await app.doors.db.execute<{ name: string }>(sql`
    with recursive owned as (
      select 'users'::regclass as of
      union
      select conrelid::regclass from pg_constraint join owned on confrelid = owned.of where contype = 'f'
    )
    select of::text as name from owned
    union
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`)
  const carried = exportSources.flatMap(({ tables }) => tables.map(getTableName))
  const named = [...carried, ...Object.keys(notExported)]
  expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
  expect(carried.filter((name) => name in notExported)).toEqual([])
})

test('exports no hash, token or key', async () => {
  const user = await app.signUp()
  await app.doors.db.execute(sql`
    insert into user_preferences (user_id, openai_key, undetectable_key)
    values (${user.id}, 'planted-openai-key', 'planted-undetectable-key')
    on conflict (user_id) do update set openai_key = excluded.openai_key, undetectable_key = excluded.undetectable_key`)
  await app.doors.db.execute(sql`
    insert into two_factors (user_id, sealed_secret) values (${user.id}, 'planted-sealed-secret')`)
  const archive = [...(await download(user, await makeExport(user))).values()].join('\n')
  const { rows } = await app.doors.db.execute<{ table_name: string; column_name: string }>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(password|token|secret|hash|key)'
      and table_name in (select table_name from information_schema.columns where column_name = 'user_id')`)
  expect(rows.length).toBeGreaterThan(8)
  let planted = 0
  for (const { table_name, column_name } of rows) {
    const values = await app.doors.db.execute<{ value: string }>(
      sql`select ${sql.identifier(column_name)}::text as value from ${sql.identifier(table_name)} where user_id = ${user.id}`,
    )
    for (const { value } of values.rows.filter(({ value }) => (value ?? '').length > 7)) {
      planted++
      expect(archive.includes(value), `${table_name}.${column_name}`).toBe(false)
    }
  }
  expect(planted).toBeGreaterThan(4)
})

test('exports a long history completely, in pieces', async () => {
  const user = await app.signUp()
  const words = Array.from({ length: 2_000 }, (_, i) => `Message ${i}: ${randomUUID().repeat(12)}`)
  await addChat(user, 'Long', words)
  const made = await makeExport(user)
  const files = await download(user, made)
  const messages = JSON.parse(files.get('data/messages.json')!) as { text: string }[]
  expect(messages.map(({ text }) => text)).toEqual(words)
  const document = files.get([...files.keys()].find((name) => name.endsWith('.md'))!)!
  expect(document.match(/^Message \d+:/gm)).toHaveLength(2_000)
  expect(await app.doors.db.$count(accountExportChunks)).toBeGreaterThan(2)
})

test('returns the export in progress when another one is requested', async () => {
  const user = await app.signUp()
  const answers = await Promise.all([1, 2, 3].map(() => user.send('POST', '/api/account/export', {})))
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { export: AccountExport }).export.id),
  )
  expect(new Set(ids).size).toBe(1)
  const first = await until(async () => {
    const state = await readState(user)
    return state?.state === 'ready' ? state : null
  })
  const second = await makeExport(user)
  expect(second.id).not.toBe(first.id)
  expect((await user.get(`/api/account/export/${first.id}/download`)).status).toBe(404)
})

test('refuses too many requests with the time to wait', async () => {
  const user = await app.signUp()
  for (let i = 0; i < 5; i++) await makeExport(user)
  const answer = await user.send('POST', '/api/account/export', {})
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_600)
})

test('finds no export for another user, nor for the owner after its expiry', async () => {
  const [owner, stranger] = [await app.signUp(), await app.signUp()]
  const made = await makeExport(owner)
  const path = `/api/account/export/${made.id}/download`
  expect((await stranger.get(path)).status).toBe(404)
  expect(await readState(stranger)).toBeNull()
  expect((await app.request(path)).status).toBe(401)
  expect((await app.request('/api/account/export', { method: 'POST' })).status).toBe(401)
  await app.doors.db.update(accountExports).set({ expiresAt: sql`now() - interval '1 second'` })
  await sweepExports(app.doors)
  expect((await owner.get(path)).status).toBe(404)
  expect((await readState(owner))?.state).toBe('expired')
  expect(await app.doors.db.$count(accountExportChunks)).toBe(0)
})

test('finishes an export that another server started, and serves one that another made', async () => {
  const second = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  const user = await app.signUp()
  const made = await makeExport(user)
  const answer = await second.request(`/api/account/export/${made.id}/download`, {
    headers: { cookie: user.cookie },
  })
  expect(readZip(Buffer.from(await answer.arrayBuffer())).has('README.txt')).toBe(true)
})
