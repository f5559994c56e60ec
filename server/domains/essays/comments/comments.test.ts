import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { OwnComment, SharedComment } from '../../../../contract/essays/comments.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import type { NewEssayShare, SharedEssay } from '../../../../contract/essays/sharing.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { bodyOf } from '../../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { readStoredText } from '../../accounts/stored-text.ts'
import { essayComments, essays } from '../tables.ts'

let app: TestApp
let ana: TestUser
let ben: TestUser
let chatId: string
let doc: Y.Doc
let token: string
let shareId: string
const key = 'reader-key-'.padEnd(40, 'a')

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
})
afterAll(() => app.close())
beforeEach(async () => {
  chatId = (await putEssay(ana)).essay.chatId
  doc = new Y.Doc()
  await save(() => {
    writeParagraph(doc, 'The tide rises twice a day.')
    writeParagraph(doc, 'The moon pulls the sea.')
  })
  const made = await ana.send('POST', `/api/essays/${chatId}/shares`, { access: 'comment', name: 'Class' })
  const { address, share } = (await made.json()) as NewEssayShare
  token = address.split('/shared/essay/')[1]!
  shareId = share.id
})

async function save(change: () => void): Promise<void> {
  const before = Y.encodeStateVector(doc)
  doc.transact(change)
  expect((await sendUpdate(ana, chatId, Y.encodeStateAsUpdate(doc, before))).status).toBe(200)
}
const lineAt = (at: number) => (doc.getXmlFragment(essayFragment).get(at) as Y.XmlElement).get(0) as Y.XmlText
const sendAs = (readerKey: string, method: string, path: string, body?: object) =>
  app.request(`/api/shared-essays/${token}${path}`, {
    method,
    headers: { 'x-reader-key': readerKey, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
/** Comments on "pulls", which is in the second paragraph. */
const onPulls = { name: 'Kim', text: 'Attracts?', range: { from: 36, to: 41 }, quote: 'pulls' }
const comment = (body: object = {}) => sendAs(key, 'POST', '/comments', { ...onPulls, ...body })
async function added(body: object = {}): Promise<string> {
  const answer = await comment(body)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
async function readShared(readerKey = key): Promise<SharedEssay> {
  return (await (await sendAs(readerKey, 'GET', '')).json()) as SharedEssay
}
async function sharedComment(id: string): Promise<SharedComment> {
  return (await readShared()).comments.find((one) => one.id === id)!
}
async function owns(): Promise<OwnComment[]> {
  const answer = await ana.get(`/api/essays/${chatId}/comments`)
  return ((await answer.json()) as { comments: OwnComment[] }).comments
}
const own = (rest: string) => `/api/essays/${chatId}/comments${rest}`

test('takes a comment of a reader without an account, and shows it to the owner and to readers', async () => {
  const id = await added({ replacement: 'attracts' })
  expect(await sharedComment(id)).toMatchObject({
    author: 'Kim',
    isOwner: false,
    text: 'Attracts?',
    quote: 'pulls',
    replacement: 'attracts',
    range: { from: 36, to: 41 },
    isMine: true,
    resolvedAt: null,
  })
  expect((await readShared('another-reader-'.padEnd(40, 'b'))).comments[0]).toMatchObject({ isMine: false })
  const [mine] = await owns()
  expect(mine).toMatchObject({
    id,
    author: 'Kim',
    before: 'es twice a day.The moon ',
    after: ' the sea.',
    place: 36,
  })
  expect(mine!.anchor).not.toBeNull()
  expect(JSON.stringify([await owns(), await readShared()])).not.toContain('reader-key')
})

test('keeps a comment at its words while they move, and says when they were deleted', async () => {
  const id = await added()
  await save(() => {
    lineAt(0).insert(0, 'Look: ')
    lineAt(1).insert(0, 'Far away, ')
  })
  expect((await sharedComment(id)).range).toEqual({ from: 52, to: 57 })
  // The words are made anew in another paragraph, as when their paragraph is divided.
  await save(() => {
    lineAt(1).delete(19, lineAt(1).length - 19)
    writeParagraph(doc, 'pulls the sea.')
  })
  const moved = await sharedComment(id)
  expect(moved.range).toEqual({ from: 52, to: 57 })
  await save(() => doc.getXmlFragment(essayFragment).delete(2, 1))
  expect(await sharedComment(id)).toMatchObject({ range: null, quote: 'pulls' })
})

test('finds words that moved since the reader opened the page, and refuses those that are gone', async () => {
  await save(() => lineAt(0).insert(0, 'Look: '))
  expect((await sharedComment(await added())).range).toEqual({ from: 42, to: 47 })
  await save(() => lineAt(1).delete(0, lineAt(1).length))
  expect(await bodyOf(comment())).toMatchObject({ status: 409, error: inEnglish(refusalTexts.quoteGone) })
})

test('takes replies, and lets the owner answer, resolve, reopen and accept', async () => {
  const id = await added()
  expect(
    (await sendAs(key, 'POST', '/comments', { name: 'Kim', text: 'Or not.', parentId: id })).status,
  ).toBe(201)
  expect((await ana.send('POST', own(''), { text: 'Thank you.', parentId: id })).status).toBe(201)
  expect((await readShared()).comments.map(({ text, author, parentId }) => [text, author, parentId])).toEqual(
    [
      ['Attracts?', 'Kim', null],
      ['Or not.', 'Kim', id],
      // The owner did not choose to show a name by this link.
      ['Thank you.', '', id],
    ],
  )
  expect((await owns())[2]).toMatchObject({ author: 'Ana Moreau', isOwner: true, anchor: null })
  expect((await ana.send('PATCH', own(`/${id}`), { resolved: true })).status).toBe(200)
  expect((await sharedComment(id)).resolvedAt).not.toBeNull()
  await ana.send('PATCH', own(`/${id}`), { resolved: false })
  expect((await sharedComment(id)).resolvedAt).toBeNull()
  await ana.send('PATCH', own(`/${id}`), { accepted: true })
  expect(await sharedComment(id)).toMatchObject({ isAccepted: true, resolvedAt: expect.any(String) })
  expect((await ana.send('POST', own(''), { text: 'To nothing.', parentId: randomUUID() })).status).toBe(404)
})

test('lets a reader delete only the comments of the same browser, and the owner all of them', async () => {
  const id = await added()
  const other = 'another-reader-'.padEnd(40, 'b')
  expect((await sendAs(other, 'DELETE', `/comments/${id}`)).status).toBe(404)
  expect((await sendAs('short', 'DELETE', `/comments/${id}`)).status).toBe(400)
  expect((await sendAs(key, 'DELETE', `/comments/${id}`)).status).toBe(200)
  const another = await added()
  await sendAs(key, 'POST', '/comments', { name: 'Kim', text: 'Reply', parentId: another })
  expect((await ben.send('DELETE', own(`/${another}`))).status).toBe(404)
  expect((await ana.send('DELETE', own(`/${another}`))).status).toBe(200)
  expect(await owns()).toEqual([])
})

test('refuses comments by a link for reading, by a revoked one, and blank ones', async () => {
  expect((await comment({ text: ' ' })).status).toBe(400)
  expect((await comment({ text: 'x'.repeat(limits.commentCharactersMax + 1) })).status).toBe(413)
  expect((await comment({ name: '' })).status).toBe(400)
  await added()
  await ana.send('PATCH', `/api/essay-shares/${shareId}`, { access: 'read' })
  expect(await bodyOf(comment())).toMatchObject({ status: 409, error: inEnglish(refusalTexts.commentsOff) })
  expect((await readShared()).comments).toEqual([])
  await ana.send('DELETE', `/api/essay-shares/${shareId}`)
  expect((await comment()).status).toBe(404)
  // What came by the link stays with the essay.
  expect(await owns()).toHaveLength(1)
})

test('counts comments in the account of the owner, and stops at the maximum of an essay', async () => {
  // Merges the text, which changes its size.
  await readShared()
  const before = await readStoredText({ db: app.doors.db, userId: ana.id })
  await added()
  expect((await readStoredText({ db: app.doors.db, userId: ana.id })) - before).toBe(400 + 9 + 5)
  const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
  await app.doors.db.insert(essayComments).values(
    Array.from({ length: limits.essayCommentsMax - 1 }, () => ({
      essayId: essay!.id,
      userId: ana.id,
      author: 'Kim',
      isOwner: false,
      text: 'More',
    })),
  )
  expect(await bodyOf(comment())).toMatchObject({ status: 409, error: inEnglish(refusalTexts.commentsFull) })
  const refused = await bodyOf(ana.send('POST', own(''), { text: 'More', parentId: randomUUID() }))
  expect(refused).toMatchObject({ status: 409, error: inEnglish(refusalTexts.tooManyComments) })
})

test('is refused to another user and to visitors', async () => {
  expect((await ben.get(own(''))).status).toBe(404)
  expect((await app.request(own(''))).status).toBe(401)
})

describe('comments of a file', () => {
  const about = {
    anchor: { start: 'AA==', end: 'AA==' },
    ...{ quote: 'pulls', before: 'es twice a day.The moon ', after: ' the sea.', place: 36 },
  }
  const thread = (more: object = {}) => ({
    author: 'Grace Lee',
    text: 'Which year?',
    date: '2025-03-04T10:20:30.000Z',
    isResolved: false,
    passage: about,
    replies: [{ author: 'Ana Moreau', text: 'This one.', date: null }],
    ...more,
  })
  const importAs = (user: TestUser, threads: object[]) => user.send('POST', own('/import'), { threads })

  test('keep their authors, dates, replies and states, and are the writer’s own by the writer’s name', async () => {
    expect(
      (await importAs(ana, [thread(), thread({ isResolved: true, date: '2999-01-01T00:00:00.000Z' })]))
        .status,
    ).toBe(201)
    const found = await owns()
    expect(found).toHaveLength(4)
    const [first, ...others] = found
    expect(first).toMatchObject({
      author: 'Grace Lee',
      isOwner: false,
      createdAt: '2025-03-04T10:20:30.000Z',
      quote: 'pulls',
    })
    expect(others.find(({ parentId }) => parentId === first?.id)).toMatchObject({
      isOwner: true,
      text: 'This one.',
    })
    const resolved = others.find(({ resolvedAt }) => resolvedAt !== null)
    expect(Date.parse(resolved?.createdAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('are refused to another user, and without their words', async () => {
    expect((await importAs(ben, [thread()])).status).toBe(404)
    expect((await importAs(ana, [thread({ passage: null })])).status).toBe(400)
    expect(await owns()).toEqual([])
  })

  test('are stored all or not at all where the essay has no room for them', async () => {
    const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
    const row = { essayId: essay!.id, userId: ana.id, author: '', isOwner: true, text: 'x' }
    await app.doors.db
      .insert(essayComments)
      .values(Array.from({ length: limits.essayCommentsMax - 1 }, () => row))
    const answer = await importAs(ana, [thread()])
    expect(answer.status).toBe(409)
    expect(await owns()).toHaveLength(limits.essayCommentsMax - 1)
  })

  test('of several imports at once do not exceed the limit together', async () => {
    const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, chatId))
    const row = { essayId: essay!.id, userId: ana.id, author: '', isOwner: true, text: 'x' }
    await app.doors.db
      .insert(essayComments)
      .values(Array.from({ length: limits.essayCommentsMax - 3 }, () => row))
    const answers = await Promise.all(Array.from({ length: 3 }, () => importAs(ana, [thread()])))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})
