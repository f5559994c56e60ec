import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { limits } from '../../../contract/limits.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import {
  applyAll,
  changesOf,
  loadDoc,
  putEssay,
  sendUpdate,
  textOf,
  writeParagraph,
} from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { chats } from '../chats/tables.ts'
import { compactEssay, compactQuietEssays } from './compact-essay.ts'
import { essaysExport } from './export-essays.ts'
import { essaySnapshots, essays, essayUpdates } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function rowOf(chatId: string) {
  const [row] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
  return row!
}

test('creates an essay with its chat once, and opens it again', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const [first, second] = await Promise.all([putEssay(user, chatId), putEssay(user, chatId)])
  expect([first.isNew, second.isNew].sort()).toEqual([false, true])
  expect(first).toMatchObject({
    seq: 0,
    updates: [],
    essay: {
      chatId,
      title: 'Untitled Document',
      settings: { fontFamily: 'Times New Roman', fontSizePx: 14, wordGoal: null },
    },
  })
  const [chat] = await app.doors.db.select().from(chats).where(eq(chats.id, chatId))
  expect(chat).toMatchObject({ title: 'New Essay', isEssayChat: true, userId: user.id })
  expect(await (await user.get(`/api/essays/${chatId}`)).json()).toMatchObject({ isNew: false })
})

test('does not open another user’s essay, nor an ordinary chat', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { essay } = await putEssay(ana)
  const gone = { status: 404, code: 'not_found' }
  expect(await refusalOf(ben.send('PUT', `/api/essays/${essay.chatId}`))).toEqual(gone)
  expect(await refusalOf(ben.get(`/api/essays/${essay.chatId}`))).toEqual(gone)
  const chatId = randomUUID()
  await app.doors.db.insert(chats).values({ id: chatId, userId: ben.id })
  expect(await refusalOf(ben.send('PUT', `/api/essays/${chatId}`))).toEqual(gone)
  const update = writeParagraph(new Y.Doc(), 'Of Ben')
  expect(await refusalOf(sendUpdate(ben, essay.chatId, update))).toEqual(gone)
  expect(await changesOf(ana, essay.chatId)).toMatchObject({ seq: 0, updates: [] })
})

test('changes the title and some settings, and keeps the others', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const path = `/api/essays/${chatId}`
  await user.send('PATCH', path, { title: ' Tides 🌊 ', settings: { wordGoal: 900 } })
  const answer = await user.send('PATCH', path, { settings: { fontSizePx: 18 } })
  expect(await answer.json()).toMatchObject({
    essay: {
      title: 'Tides 🌊',
      settings: { fontFamily: 'Times New Roman', fontSizePx: 18, wordGoal: 900 },
    },
  })
  await user.send('PATCH', path, { title: '   ' })
  expect((await putEssay(user, chatId)).essay.title).toBe('Untitled Document')
  expect(await refusalOf(user.send('PATCH', path, { settings: { fontSizePx: 9_000 } }))).toMatchObject({
    status: 400,
  })
})

test('merges what two devices write at the same time', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const [desk, phone] = [new Y.Doc(), new Y.Doc()]
  const [fromDesk, fromPhone] = [
    writeParagraph(desk, 'From the desk'),
    writeParagraph(phone, 'From the phone'),
  ]
  const answers = await Promise.all([
    sendUpdate(user, chatId, fromDesk),
    sendUpdate(user, chatId, fromPhone),
    sendUpdate(user, chatId, writeParagraph(desk, 'More from the desk')),
  ])
  const numbers = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { seq: number }).seq),
  )
  expect(numbers.sort()).toEqual([1, 2, 3])
  applyAll(desk, await changesOf(user, chatId))
  applyAll(phone, await changesOf(user, chatId))
  expect(textOf(desk).split('\n').sort()).toEqual(['From the desk', 'From the phone', 'More from the desk'])
  expect(textOf(phone)).toBe(textOf(desk))
  expect(textOf(await loadDoc(user, chatId))).toBe(textOf(desk))
  expect((await changesOf(user, chatId, 2)).updates).toHaveLength(1)
})

test('refuses an unreadable or too large change, and stores nothing', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  for (const bytes of [[1, 2, 3, 255, 255], [9, 9, 9, 9, 9, 9, 9], new Array(60_000).fill(200)])
    expect(await refusalOf(sendUpdate(user, chatId, new Uint8Array(bytes)))).toEqual({
      status: 422,
      code: 'essay_update_unreadable',
    })
  const huge = await user.send('POST', `/api/essays/${chatId}/updates`, { update: 'A'.repeat(5_500_000) })
  expect(huge.status).toBe(413)
  const text = await user.send('POST', `/api/essays/${chatId}/updates`, { update: '' })
  expect(text.status).toBe(400)
  expect(await changesOf(user, chatId)).toMatchObject({ seq: 0, updates: [] })
})

test('refuses a change when the essay or the account is full', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const update = writeParagraph(new Y.Doc(), 'One more sentence.')
  await app.doors.db.update(essays).set({ bytes: limits.essayBytesMax }).where(eq(essays.chatId, chatId))
  expect(await refusalOf(sendUpdate(user, chatId, update))).toEqual({ status: 413, code: 'essay_too_large' })
  await app.doors.db.update(essays).set({ bytes: 0 }).where(eq(essays.chatId, chatId))
  await app.doors.db.execute(
    sql`insert into stored_text (user_id, bytes) values (${user.id}, ${limits.userTextBytesMax})`,
  )
  expect(await refusalOf(sendUpdate(user, chatId, update))).toEqual({ status: 413, code: 'account_full' })
  expect(await refusalOf(user.send('PUT', `/api/essays/${randomUUID()}`))).toMatchObject({
    code: 'account_full',
  })
  expect(await changesOf(user, chatId)).toMatchObject({ seq: 0, updates: [] })
})

test('compacts many updates into one snapshot with the same text, its words and its document', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  for (let at = 1; at <= 12; at++) await sendUpdate(user, chatId, writeParagraph(doc, `Line ${at} \u0000`))
  const removed = Y.encodeStateVector(doc)
  doc.getXmlFragment('default').delete(0, 10)
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc, removed))
  const { id, bytes } = await rowOf(chatId)
  await Promise.all([compactEssay(app.doors, id), compactEssay(app.doors, id)])
  const after = await rowOf(chatId)
  expect(after).toMatchObject({ seq: 13, waiting: 0, words: 4 })
  expect(after.bytes).toBeLessThan(bytes)
  expect(await app.doors.db.$count(essayUpdates, eq(essayUpdates.essayId, id))).toBe(0)
  const [snapshot] = await app.doors.db.select().from(essaySnapshots).where(eq(essaySnapshots.essayId, id))
  expect(snapshot!.document).toEqual({
    type: 'doc',
    content: [11, 12].map((at) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `Line ${at} \ufffd` }],
    })),
  })
  // A page that knows the first five updates receives the rest in one piece.
  expect(await changesOf(user, chatId, 5)).toMatchObject({ seq: 13, updates: [expect.any(String)] })
  expect(textOf(await loadDoc(user, chatId))).toBe(textOf(doc))
  await sendUpdate(user, chatId, writeParagraph(doc, 'After the compaction'))
  expect(textOf(await loadDoc(user, chatId))).toBe(textOf(doc))
})

test('keeps a change that cannot be merged, and merges all others', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Before'))
  const { id } = await rowOf(chatId)
  const damaged = Buffer.from([1, 2, 3, 255])
  await app.doors.db.insert(essayUpdates).values({
    essayId: id,
    userId: user.id,
    seq: 2,
    update: damaged,
  })
  await app.doors.db.update(essays).set({ seq: 2, waiting: 2 }).where(eq(essays.id, id))
  await compactEssay(app.doors, id)
  expect(await rowOf(chatId)).toMatchObject({ waiting: 0, seq: 2, words: 1 })
  expect((await sendUpdate(user, chatId, writeParagraph(doc, 'After'))).status).toBe(200)
  await compactEssay(app.doors, id)
  expect(await rowOf(chatId)).toMatchObject({ waiting: 0, seq: 3, words: 2 })
  // A page that opens the essay receives it, and can offer it for download.
  const { updates } = await changesOf(user, chatId)
  expect(updates.sort()).toEqual([expect.any(String), damaged.toString('base64')].sort())
  expect((await changesOf(user, chatId, 2)).updates).toHaveLength(1)
})

test('compacts essays in the background once they are quiet', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), 'A quiet essay of six words'))
  await compactQuietEssays(app.doors)
  expect((await rowOf(chatId)).waiting).toBe(1)
  await app.doors.db
    .update(essays)
    .set({ updatedAt: sql`now() - interval '1 minute'` })
    .where(eq(essays.chatId, chatId))
  await compactQuietEssays(app.doors)
  expect(await rowOf(chatId)).toMatchObject({ waiting: 0, words: 6 })
})

test('tells the user’s devices on every server of a change, and no other user', async () => {
  const other = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = (await putEssay(ana)).essay
  const [hers, his] = [await hear(other, ana.cookie), await hear(other, ben.cookie)]
  const doc = new Y.Doc()
  await sendUpdate(ana, chatId, writeParagraph(doc, 'One'))
  await until(() => hers().includes(JSON.stringify({ chatId, essaySeq: 1 })), 'the news of the text')
  await ana.send('PATCH', `/api/essays/${chatId}`, { title: 'Named' })
  await until(() => hers().includes(JSON.stringify({ chatId, essaySeq: 0 })), 'the news of the title')
  const { chatId: own } = (await putEssay(ben)).essay
  await sendUpdate(ben, own, writeParagraph(new Y.Doc(), 'His'))
  await until(() => his().includes(own), 'news of his own')
  expect(his()).not.toContain(chatId)
})

/** Listens as a device does; returns a function that reads everything heard so far. */
async function hear(server: TestApp, cookie: string): Promise<() => string> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await server.request('/api/chats/news', { headers: { cookie }, signal: stop.signal })
  let heard = ''
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  onTestFinished(() => reader.cancel())
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value
  })().catch(() => {})
  return () => heard
}

test('exports the text of essays as it is now, without what only the server can use', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const { chatId } = (await putEssay(user)).essay
  await user.send('PATCH', `/api/essays/${chatId}`, { title: 'Tides' })
  await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), 'Written a moment ago'))
  await sendUpdate(
    other,
    (await putEssay(other)).essay.chatId,
    writeParagraph(new Y.Doc(), 'Of another user'),
  )
  await essaysExport.prepare!(app.doors, user.id)
  const files = new Map<string, string>()
  for await (const { path, body } of essaysExport.entries(app.doors.db, user.id, () => {}, app.doors.files)) {
    let text = ''
    for await (const part of body) text += part
    files.set(path, text)
  }
  const document = [...files.keys()].find((path) => path.startsWith('essays/'))!
  expect(document).toMatch(/^essays\/\d{4}-\d\d-\d\d Tides [0-9a-f]{8}\.md$/)
  expect(files.get(document)).toBe('# Tides\n\nWritten a moment ago\n')
  expect(files.get('data/essay-documents.json')).toContain('Written a moment ago')
  const all = [...files.values()].join('\n')
  expect(all).not.toContain('Of another user')
  expect(all).not.toContain('"state"')
})

test('lists essays by their last change, page by page, and none of another user', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  await putEssay(other)
  const ids: string[] = []
  for (let at = 0; at < 3; at++) ids.push((await putEssay(user)).essay.chatId)
  await user.send('PATCH', `/api/essays/${ids[0]}`, { title: 'Changed last' })
  const seen: string[] = []
  let cursor = ''
  do {
    const answer = await user.get(`/api/essays?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    const page = (await answer.json()) as { essays: { chatId: string }[]; nextCursor: string | null }
    seen.push(...page.essays.map(({ chatId }) => chatId))
    cursor = page.nextCursor ?? ''
  } while (cursor)
  expect(seen).toEqual([ids[0], ids[2], ids[1]])
})

test('deletes the essay with its chat, and refuses what is written afterwards', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Soon deleted'))
  const { id } = await rowOf(chatId)
  await compactEssay(app.doors, id)
  await user.send('DELETE', `/api/chats/${chatId}`)
  expect(await refusalOf(sendUpdate(user, chatId, writeParagraph(doc, 'Too late')))).toMatchObject({
    status: 404,
  })
  expect(await app.doors.db.$count(essaySnapshots, eq(essaySnapshots.essayId, id))).toBe(0)
})

test('stores a change once that two tabs of a browser send', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const update = writeParagraph(new Y.Doc(), 'Written offline')
  const send = async (sent: Uint8Array) =>
    ((await (await sendUpdate(user, chatId, sent)).json()) as { seq: number }).seq
  expect(await Promise.all([send(update), send(update)])).toEqual([1, 1])
  expect(await rowOf(chatId)).toMatchObject({ seq: 1, waiting: 1 })
  expect(await send(writeParagraph(new Y.Doc(), 'More'))).toBe(2)
})

async function nameOf(user: TestUser, chatId: string): Promise<[string, string]> {
  const { essay } = (await (await user.get(`/api/essays/${chatId}`)).json()) as { essay: { title: string } }
  const { chats: listed } = (await (await user.get('/api/chats')).json()) as {
    chats: { id: string; title: string }[]
  }
  return [essay.title, listed.find(({ id }) => id === chatId)!.title]
}

test('an essay has one name, from its page, from the list or from its first heading', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  await user.send('PATCH', `/api/essays/${chatId}`, { title: 'On tides' })
  expect(await nameOf(user, chatId)).toEqual(['On tides', 'On tides'])
  await user.send('PATCH', `/api/chats/${chatId}`, { title: 'The sea' })
  expect(await nameOf(user, chatId)).toEqual(['The sea', 'The sea'])
  await user.send('PATCH', `/api/essays/${chatId}`, { title: 'Untitled Document' })
  expect(await nameOf(user, chatId)).toEqual(['Untitled Document', 'New Essay'])

  const doc = new Y.Doc()
  const heading = new Y.XmlElement('heading')
  const words = new Y.XmlText()
  words.insert(0, 'Why the sea rises')
  heading.insert(0, [words])
  doc.getXmlFragment('default').insert(0, [heading])
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc))
  const { id } = await rowOf(chatId)
  await compactEssay(app.doors, id)
  expect(await nameOf(user, chatId)).toEqual(['Why the sea rises', 'Why the sea rises'])
  words.insert(0, 'Again: ')
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc))
  await compactEssay(app.doors, id)
  expect(await nameOf(user, chatId)).toEqual(['Again: Why the sea rises', 'Again: Why the sea rises'])

  await user.send('PATCH', `/api/chats/${chatId}`, { title: 'Mine' })
  words.insert(0, 'Once more: ')
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc))
  await compactEssay(app.doors, id)
  expect(await nameOf(user, chatId)).toEqual(['Mine', 'Mine'])
})

test('nobody names another user’s essay', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = (await putEssay(ana)).essay
  await ben.send('PATCH', `/api/essays/${chatId}`, { title: 'Mine' })
  await ben.send('PATCH', `/api/chats/${chatId}`, { title: 'Mine' })
  expect(await nameOf(ana, chatId)).toEqual(['Untitled Document', 'New Essay'])
})

test('writing moves an essay to the top of the list, once a minute', async () => {
  const user = await app.signUp()
  const [older, newer] = [(await putEssay(user)).essay.chatId, (await putEssay(user)).essay.chatId]
  const { db } = app.doors
  await db.execute(sql`update chats set updated_at = now() - interval '2 hours' where id = ${older}`)
  await db.execute(sql`update chats set updated_at = now() - interval '1 hour' where id = ${newer}`)
  const order = async () =>
    ((await (await user.get('/api/chats')).json()) as { chats: { id: string; updatedAt: string }[] }).chats
  expect((await order()).map(({ id }) => id)).toEqual([newer, older])
  await sendUpdate(user, older, writeParagraph(new Y.Doc(), 'The sea rises.'))
  const [first, second] = await order()
  expect([first!.id, second!.id]).toEqual([older, newer])
  await sendUpdate(user, older, writeParagraph(new Y.Doc(), 'And falls.'))
  expect((await order())[0]).toEqual(first)
})
