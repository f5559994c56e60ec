import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { FoundChat } from '../../../contract/chats/chat-list.ts'
import { readAsked } from '../../platform/database/search-terms.ts'
import { passagesOf } from '../../platform/yjs/passages-of.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { compactEssaysOf } from './compact-essay.ts'
import { essaySearchStatement } from './search-essays.ts'
import { essays } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function find(user: TestUser, looked: string): Promise<FoundChat[]> {
  const answer = await user.get(`/api/chats/search?q=${encodeURIComponent(looked)}`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { found: FoundChat[] }).found
}

const hitsOf = ({ snippet }: FoundChat) => snippet.filter(({ isHit }) => isHit).map(({ text }) => text)

test('finds words inside essays once they are compacted, and no longer when they are deleted', async () => {
  const [user, stranger] = [await app.signUp(), await app.signUp()]
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'The estuary floods twice a day, says <b>Marsh</b>.'))
  await compactEssaysOf(app.doors, user.id)
  const [found] = await find(user, 'estu flood')
  expect(found).toMatchObject({ chat: { id: chatId, isEssayChat: true }, messageId: null, hits: 1 })
  expect(hitsOf(found!)).toEqual(['estuary', 'floods'])
  expect(await find(stranger, 'estuary')).toEqual([])
  const before = Y.encodeStateVector(doc)
  doc.getXmlFragment('default').delete(0, 1)
  await sendUpdate(user, chatId, Y.encodeStateAsUpdate(doc, before))
  await compactEssaysOf(app.doors, user.id)
  expect(await find(user, 'estuary')).toEqual([])
})

test('finds words in every part of a long essay, and the words of its chat', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  for (const last of ['aardwolf', 'bandicoot', 'caracal'])
    await sendUpdate(user, chatId, writeParagraph(doc, `${'reed '.repeat(5_000)}${last}`))
  await compactEssaysOf(app.doors, user.id)
  for (const word of ['aardwolf', 'bandicoot', 'caracal'])
    expect((await find(user, word)).flatMap(hitsOf)).toEqual([word])
  expect((await find(user, 'reed'))[0]!.hits).toBeGreaterThan(3)
})

test('makes the passages of an essay that was compacted before there were any', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), 'A heron waits.'))
  await compactEssaysOf(app.doors, user.id)
  await app.doors.db.execute(sql`delete from essay_passages where user_id = ${user.id}`)
  await app.doors.db.execute(sql`update ${essays} set waiting = 1 where user_id = ${user.id}`)
  expect(await find(user, 'heron')).toEqual([])
  await compactEssaysOf(app.doors, user.id)
  expect(await find(user, 'heron')).toHaveLength(1)
  const { rows } = await app.doors.db.execute(sql`select waiting from ${essays} where user_id = ${user.id}`)
  expect(rows).toEqual([{ waiting: 0 }])
})

test('reads only the index of words', async () => {
  const user = await app.signUp()
  const plan = await app.doors.searchDb.transaction(async (tx) => {
    const asked = await readAsked(tx, user.id, 'a')
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain (verbose) ${essaySearchStatement(user.id, asked!)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('Bitmap Index Scan on essay_passages_words')
  expect(plan).not.toContain('Seq Scan')
})

test('splits a text between lines, between words, and never inside a character', () => {
  expect(passagesOf('')).toEqual([])
  const lines = `${'a'.repeat(15_000)}\n${'b'.repeat(15_000)}`
  expect(passagesOf(lines).map((passage) => passage[0])).toEqual(['a', 'b'])
  const words = passagesOf('word '.repeat(9_000))
  expect(words.every((passage) => passage.endsWith('word') && passage.length <= 20_000)).toBe(true)
  const signs = passagesOf(`x${'🌊'.repeat(15_000)}`)
  expect(signs.join('')).toBe(`x${'🌊'.repeat(15_000)}`)
  expect(signs.every((passage) => passage.isWellFormed())).toBe(true)
})
