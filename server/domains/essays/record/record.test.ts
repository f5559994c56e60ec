import { spawnSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import {
  canonicalSeal,
  findChainFault,
  type RecordEntry,
  type RecordFile,
  type RecordPage,
  type RecordSeal,
  type RecordSummary,
  recordFormat,
} from '../../../../contract/essays/record.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalOf } from '../../../testing/chat-calls.ts'
import { changesOf, putEssay, sendUpdate, textOf, writeParagraph } from '../../../testing/essay-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { onServer, type TestUser } from '../../../testing/test-user.ts'
import { readStoredText } from '../../accounts/stored-text.ts'
import { compactEssay } from '../compact-essay.ts'
import { essaysExport } from '../export-essays.ts'
import { essayRecordEntries, essayRecords, essays } from '../tables.ts'
import { verifyRecord } from './read-record.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const pathOf = (chatId: string) => `/api/essays/${chatId}/record`

async function change(user: TestUser, chatId: string, state: 'on' | 'paused'): Promise<RecordSummary> {
  const answer = await user.send('PUT', pathOf(chatId), { state })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { record: RecordSummary }).record
}

async function entriesOf(user: TestUser, chatId: string): Promise<RecordEntry[]> {
  const entries: RecordEntry[] = []
  for (let hasMore = true; hasMore; ) {
    const path = `${pathOf(chatId)}/entries?after=${entries.length}`
    const page = (await (await user.get(path)).json()) as RecordPage
    entries.push(...page.entries)
    hasMore = page.hasMore
  }
  return entries
}

async function start(doc = new Y.Doc()) {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  await sendUpdate(user, chatId, writeParagraph(doc, 'Before the record'))
  const record = await change(user, chatId, 'on')
  return { user, chatId, record, doc }
}

/** Returns the text that the payloads of a record give. */
function textIn(entries: RecordEntry[]): string {
  const doc = new Y.Doc()
  for (const { payload } of entries)
    if (payload) Y.applyUpdate(doc, new Uint8Array(Buffer.from(payload, 'base64')))
  return textOf(doc)
}

const kindsOf = (entries: RecordEntry[]) => entries.map(({ kind }) => kind)

test('records nothing before the writer turns it on, and then every change with the server’s time', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Before'))
  expect(await (await user.get(pathOf(chatId))).json()).toEqual({ record: null })
  expect(await entriesOf(user, chatId)).toEqual([])
  expect(await changesOf(user, chatId)).toMatchObject({ record: null })

  const record = await change(user, chatId, 'on')
  expect(record).toMatchObject({ state: 'on', entries: 2 })
  expect(await changesOf(user, chatId)).toMatchObject({ record: 'on' })
  const writtenAt = '2026-11-20T08:00:00.000Z'
  const update = Buffer.from(writeParagraph(doc, 'After')).toString('base64')
  await user.send('POST', `/api/essays/${chatId}/updates`, { update, writtenAt })
  const entries = await entriesOf(user, chatId)
  expect(kindsOf(entries)).toEqual(['on', 'existing', 'update'])
  expect(entries[2]).toMatchObject({ number: 3, writtenAt, payload: update })
  expect(Date.parse(entries[2]!.receivedAt)).toBeGreaterThan(Date.parse(writtenAt))
  expect(textIn(entries)).toBe('Before\nAfter')
  expect(await findChainFault(record.id, entries)).toBeNull()
})

test('pauses with a visible gap, and continues with what was written meanwhile', async () => {
  const { user, chatId, record, doc } = await start()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Recorded'))
  expect(await change(user, chatId, 'paused')).toMatchObject({ state: 'paused', id: record.id })
  await sendUpdate(user, chatId, writeParagraph(doc, 'In the pause'))
  const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
  await compactEssay(app.doors, essay!.id)
  await sendUpdate(user, chatId, writeParagraph(doc, 'Still in the pause'))
  expect(await change(user, chatId, 'paused')).toMatchObject({ entries: 4 })
  await change(user, chatId, 'on')
  await sendUpdate(user, chatId, writeParagraph(doc, 'Recorded again'))
  const entries = await entriesOf(user, chatId)
  expect(kindsOf(entries)).toEqual([
    'on',
    'existing',
    'update',
    'pause',
    'on',
    'existing',
    'existing',
    'update',
  ])
  expect(textIn(entries)).toBe(textOf(doc))
  expect(await findChainFault(record.id, entries)).toBeNull()
})

test('numbers and chains changes that reach several servers at once', async () => {
  const other = await useTestApp({
    database: app.connection,
    settings: { SECRET: app.doors.env.SECRET },
  })
  const { user, chatId, record, doc } = await start()
  const there = onServer(other.request, user)
  const updates = Array.from({ length: 16 }, (_, at) => writeParagraph(doc, `Line ${at}`))
  await Promise.all([
    ...updates.map((update, at) => sendUpdate(at % 2 ? user : there, chatId, update)),
    change(user, chatId, 'on'),
  ])
  const entries = await entriesOf(user, chatId)
  expect(entries).toHaveLength(2 + updates.length)
  expect(await findChainFault(record.id, entries)).toBeNull()
  expect(textIn(entries).split('\n')).toHaveLength(1 + updates.length)
})

test('misses no change that arrives while the record is turned on', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  const updates = Array.from({ length: 12 }, (_, at) => writeParagraph(doc, `Line ${at}`))
  const saving = updates.map((update) => sendUpdate(user, chatId, update))
  await change(user, chatId, 'on')
  await Promise.all(saving)
  expect(textIn(await entriesOf(user, chatId)).split('\n')).toHaveLength(updates.length)
})

test('finds a changed, removed, added or reordered entry, and one of another record', async () => {
  const { user, chatId, record, doc } = await start()
  for (const line of ['One', 'Two', 'Three']) await sendUpdate(user, chatId, writeParagraph(doc, line))
  const entries = await entriesOf(user, chatId)
  const fault = (changed: RecordEntry[]) => findChainFault(record.id, changed)
  const changedAt = (at: number, patch: Partial<RecordEntry>) =>
    entries.map((entry, index) => (index === at ? { ...entry, ...patch } : entry))
  expect(await fault(entries)).toBeNull()
  const other = Buffer.from(writeParagraph(new Y.Doc(), 'Other')).toString('base64')
  expect(await fault(changedAt(3, { payload: other }))).toEqual({ number: 4, reason: 'hash' })
  expect(await fault(changedAt(2, { writtenAt: '2020-01-01T00:00:00.000Z' }))).toMatchObject({ number: 3 })
  expect(await fault(changedAt(2, { receivedAt: '2020-01-01T00:00:00.000Z' }))).toMatchObject({
    reason: 'time',
  })
  expect(await fault(entries.toSpliced(2, 1))).toEqual({ number: 3, reason: 'number' })
  expect(await fault([...entries, { ...entries[4]!, number: 6 }])).toEqual({ number: 6, reason: 'hash' })
  expect(await findChainFault(crypto.randomUUID(), entries)).toEqual({ number: 1, reason: 'hash' })
})

test('refuses every change of a stored entry, and finds one that was made past the database', async () => {
  const { user, chatId, record, doc } = await start()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Mine'))
  const { db } = app.doors
  const tamper = sql`update essay_record_entries set payload = 'x' where record_id = ${record.id} and number = 3`
  await expect(db.execute(tamper)).rejects.toThrow()
  expect(await verifyRecord({ db, userId: user.id }, record.id)).toBeNull()
  await db.execute(sql`alter table essay_record_entries disable trigger essay_record_entries_append_only`)
  await db.execute(tamper)
  await db.execute(sql`alter table essay_record_entries enable trigger essay_record_entries_append_only`)
  expect(await verifyRecord({ db, userId: user.id }, record.id)).toEqual({ number: 3, reason: 'hash' })
  expect(await refusalOf(user.send('POST', `${pathOf(chatId)}/seal`))).toEqual({
    status: 500,
    code: 'record_damaged',
  })
})

test('signs the last entry with the key that the site publishes', async () => {
  const { user, chatId, record } = await start()
  const answer = await user.send('POST', `${pathOf(chatId)}/seal`)
  const { seal } = (await answer.json()) as { seal: RecordSeal }
  const { publicKey } = (await (await app.request('/api/essay-records/key')).json()) as { publicKey: string }
  expect(seal).toMatchObject({ recordId: record.id, number: 2, head: record.head, publicKey })
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const isSigned = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(seal.signature, 'base64'))
  expect(isSigned(canonicalSeal(seal))).toBe(true)
  expect(isSigned(canonicalSeal({ ...seal, number: 3 }))).toBe(false)
})

test('exports the record as a file that can be checked', async () => {
  const { user, chatId, record, doc } = await start()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Recorded'))
  let file = ''
  for await (const { path, body } of essaysExport.entries(app.doors.db, user.id, () => {}, app.doors.files))
    for await (const part of body) if (path.endsWith('authorship record.json')) file += part
  const read = JSON.parse(file) as RecordFile
  expect(read).toMatchObject({ format: 'longhand-authorship-record-1', id: record.id })
  expect(textIn(read.entries)).toBe(textOf(doc))
  expect(await findChainFault(read.id, read.entries)).toBeNull()
})

test('is checked by the command, which finds a change', async () => {
  const { user, chatId, record } = await start()
  const entries = await entriesOf(user, chatId)
  const answer = await user.send('POST', `${pathOf(chatId)}/seal`)
  const { seal } = (await answer.json()) as { seal: RecordSeal }
  const file: RecordFile = { format: recordFormat, title: 'Tides', id: record.id, entries, seal }
  const folder = mkdtempSync(join(tmpdir(), 'record-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const check = (content: object) => {
    const path = join(folder, 'record.json')
    writeFileSync(path, JSON.stringify(content))
    return spawnSync(process.execPath, ['scripts/check-record.ts', path], { encoding: 'utf8' })
  }
  expect(check(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('The chain is intact') })
  const changed = entries.with(1, { ...entries[1]!, payload: '' })
  expect(check({ ...file, entries: changed })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('BROKEN: entry 2'),
  })
  expect(check({ ...file, seal: { ...seal, sealedAt: '2020-01-01T00:00:00.000Z' } })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('the signature does not match'),
  })
  expect(check({ chats: [] })).toMatchObject({ status: 1 })
})

test('refuses another user and a visitor', async () => {
  const { user, chatId } = await start()
  const stranger = await app.signUp()
  const gone = { status: 404, code: 'not_found' }
  const path = pathOf(chatId)
  expect(await refusalOf(stranger.get(path))).toEqual(gone)
  expect(await refusalOf(stranger.get(`${path}/entries`))).toEqual(gone)
  expect(await refusalOf(stranger.send('PUT', path, { state: 'paused' }))).toEqual(gone)
  expect(await refusalOf(stranger.send('DELETE', path))).toEqual(gone)
  expect(await refusalOf(stranger.send('POST', `${path}/seal`))).toEqual(gone)
  expect((await app.request(`${path}/entries`)).status).toBe(401)
  expect(await (await user.get(path)).json()).toMatchObject({ record: { state: 'on', entries: 2 } })
  expect(await refusalOf(user.send('PUT', path, { state: 'full' }))).toMatchObject({ status: 400 })
})

test('ends a record that has reached its maximum size, and still saves the essay', async () => {
  const { user, chatId, record, doc } = await start()
  await app.doors.db
    .update(essayRecords)
    .set({ bytes: limits.essayRecordBytesMax })
    .where(eq(essayRecords.id, record.id))
  expect((await sendUpdate(user, chatId, writeParagraph(doc, 'One more'))).status).toBe(200)
  expect((await sendUpdate(user, chatId, writeParagraph(doc, 'And more'))).status).toBe(200)
  const entries = await entriesOf(user, chatId)
  expect(kindsOf(entries)).toEqual(['on', 'existing', 'full'])
  expect(await changesOf(user, chatId)).toMatchObject({ record: 'full', seq: 3 })
  expect(await refusalOf(user.send('PUT', pathOf(chatId), { state: 'on' }))).toEqual({
    status: 409,
    code: 'conflict',
  })
})

test('deletes the record with every entry, frees its room, and can start another', async () => {
  const { user, chatId, record, doc } = await start()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Recorded'))
  const reader = { db: app.doors.db, userId: user.id }
  const before = await readStoredText(reader)
  expect((await user.send('DELETE', pathOf(chatId))).status).toBe(200)
  expect(await app.doors.db.$count(essayRecordEntries, eq(essayRecordEntries.recordId, record.id))).toBe(0)
  expect(await readStoredText(reader)).toBeLessThan(before)
  await sendUpdate(user, chatId, writeParagraph(doc, 'Not recorded'))
  expect(await (await user.get(pathOf(chatId))).json()).toEqual({ record: null })
  const another = await change(user, chatId, 'on')
  expect(another.id).not.toBe(record.id)
  expect(kindsOf(await entriesOf(user, chatId))[0]).toBe('on')
})

test('records a change once that two tabs of a browser send, also after a compaction', async () => {
  const { user, chatId, doc } = await start()
  const update = writeParagraph(doc, 'Written offline')
  await Promise.all([sendUpdate(user, chatId, update), sendUpdate(user, chatId, update)])
  const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
  await compactEssay(app.doors, essay!.id)
  await sendUpdate(user, chatId, update)
  const entries = await entriesOf(user, chatId)
  expect(kindsOf(entries)).toEqual(['on', 'existing', 'update'])
})
