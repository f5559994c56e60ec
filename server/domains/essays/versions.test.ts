import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { EssayVersion, OpenedEssayVersion } from '../../../contract/essays/versions.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { versionsToRemove } from './thin-versions.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function keep(user: TestUser, chatId: string, body: object): Promise<EssayVersion | null> {
  const answer = await user.send('POST', `/api/essays/${chatId}/versions`, body)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { version: EssayVersion | null }).version
}

async function listed(user: TestUser, chatId: string): Promise<EssayVersion[]> {
  const answer = await user.get(`/api/essays/${chatId}/versions`)
  return ((await answer.json()) as { versions: EssayVersion[] }).versions
}

async function opened(user: TestUser, chatId: string, id: string): Promise<OpenedEssayVersion> {
  return (await (await user.get(`/api/essays/${chatId}/versions/${id}`)).json()) as OpenedEssayVersion
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('keeps what the essay said, and opens it after further changes', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  expect(await keep(user, chatId, { kind: 'before-ai' })).toBeNull()
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'The first draft'))
  const first = await keep(user, chatId, { kind: 'before-ai' })
  expect(first).toMatchObject({ kind: 'before-ai', name: null, words: 3 })
  expect(await keep(user, chatId, { kind: 'automatic' })).toBeNull()
  const named = await keep(user, chatId, { kind: 'named', name: ' To hand in 🌊 ' })
  await sendUpdate(user, chatId, writeParagraph(doc, 'and more'))
  await keep(user, chatId, { kind: 'automatic' })
  expect((await listed(user, chatId)).map(({ kind, name, words }) => [kind, name, words])).toEqual([
    ['automatic', null, 5],
    ['named', 'To hand in 🌊', 3],
    ['before-ai', null, 3],
  ])
  expect(await opened(user, chatId, first!.id)).toMatchObject({
    document: { type: 'doc', content: [paragraph('The first draft')] },
  })
  const path = `/api/essays/${chatId}/versions`
  await user.send('PATCH', `${path}/${first!.id}`, { name: 'Draft' })
  await user.send('DELETE', `${path}/${named!.id}`)
  expect((await listed(user, chatId)).map(({ name }) => name)).toEqual([null, 'Draft'])
  expect(await refusalOf(user.get(`${path}/${named!.id}`))).toEqual({ status: 404, code: 'not_found' })
  expect(await refusalOf(user.send('POST', path, { kind: 'named' }))).toMatchObject({ status: 400 })
})

test('hides versions from other users and from the user’s other essays', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const [one, other, his] = [await putEssay(ana), await putEssay(ana), await putEssay(ben)]
  await sendUpdate(ana, one.essay.chatId, writeParagraph(new Y.Doc(), 'Of Ana'))
  const version = await keep(ana, one.essay.chatId, { kind: 'automatic' })
  const gone = { status: 404, code: 'not_found' }
  for (const [user, chatId] of [
    [ben, one.essay.chatId],
    [ben, his.essay.chatId],
    [ana, other.essay.chatId],
  ] as const)
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { name: 'Of another' } : undefined
      const path = `/api/essays/${chatId}/versions/${version!.id}`
      expect(await refusalOf(method === 'GET' ? user.get(path) : user.send(method, path, body))).toEqual(gone)
    }
  expect(await listed(ana, one.essay.chatId)).toHaveLength(1)
})

test('refuses further named versions at the limit, and skips automatic ones in a full account', async () => {
  const user = await app.signUp()
  const { chatId } = (await putEssay(user)).essay
  const doc = new Y.Doc()
  await sendUpdate(user, chatId, writeParagraph(doc, 'Some words'))
  const first = await keep(user, chatId, { kind: 'automatic' })
  await app.doors.db.execute(sql`
    insert into essay_versions (essay_id, user_id, kind, name, seq, document, words, bytes)
    select essay_id, user_id, 'named', 'n', seq, '{}', 0, 2 from essay_versions, generate_series(1, ${limits.essayNamedVersionsMax})
    where id = ${first!.id}`)
  const path = `/api/essays/${chatId}/versions`
  const full = { status: 409, code: 'conflict' }
  expect(await refusalOf(user.send('POST', path, { kind: 'named', name: 'One more' }))).toEqual(full)
  expect(await refusalOf(user.send('PATCH', `${path}/${first!.id}`, { name: 'One more' }))).toEqual(full)
  await sendUpdate(user, chatId, writeParagraph(doc, 'More words'))
  await app.doors.db.execute(
    sql`insert into stored_text (user_id, bytes) values (${user.id}, ${limits.userTextBytesMax})`,
  )
  expect(await keep(user, chatId, { kind: 'before-ai' })).toBeNull()
  expect(await refusalOf(user.send('POST', path, { kind: 'named', name: 'x' }))).toEqual({
    status: 413,
    code: 'account_full',
  })
})

test('thins unnamed versions the more the older they are, and drops the oldest beyond their total size', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const at = (hoursAgo: number, bytes = 1_000) => ({
    id: String(hoursAgo),
    createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
    bytes,
  })
  expect(versionsToRemove([at(0.1), at(0.2), at(0.9)], now)).toEqual([])
  expect(versionsToRemove([at(2.1), at(2.2), at(2.9), at(3.1)], now)).toEqual(['2.2', '2.9'])
  expect(versionsToRemove([at(30), at(31), at(55)], now)).toEqual(['31'])
  const half = limits.essayVersionsBytesMax / 2
  expect(versionsToRemove([at(0, half), at(5, half), at(10, half)], now)).toEqual(['10'])
  // The newest stays whatever its size.
  expect(versionsToRemove([at(0, half * 3)], now)).toEqual([])
})
