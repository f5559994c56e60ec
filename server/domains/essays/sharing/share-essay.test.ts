import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { sharesMax } from '../../../../contract/chats/sharing.ts'
import { sourcesMap } from '../../../../contract/essays/citation-styles.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import {
  type EssayShare,
  type NewEssayShare,
  type SharedEssay,
  sharedEssayGoneText,
} from '../../../../contract/essays/sharing.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { bodyOf } from '../../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../../testing/essay-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { essayShares, essays } from '../tables.ts'
import { sweepEssayShares } from './essay-share-list.ts'

let app: TestApp
let ana: TestUser
let ben: TestUser
let chatId: string
let doc: Y.Doc

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
  chatId = (await putEssay(ana)).essay.chatId
  doc = new Y.Doc()
  await sendUpdate(ana, chatId, writeParagraph(doc, 'The tide rises twice a day.'))
})
afterAll(() => app.close())

async function share(user: TestUser, body: object = {}, id = chatId): Promise<NewEssayShare> {
  const answer = await user.send('POST', `/api/essays/${id}/shares`, body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as NewEssayShare
}
const tokenOf = ({ address }: NewEssayShare) => address.split('/shared/essay/')[1]!
const open = (token: string) => app.request(`/api/shared-essays/${token}`)
async function read(made: NewEssayShare): Promise<SharedEssay> {
  const answer = await open(tokenOf(made))
  expect(answer.status).toBe(200)
  return (await answer.json()) as SharedEssay
}
async function expectGone(token: string) {
  expect(await bodyOf(open(token))).toMatchObject({
    status: 404,
    code: 'not_found',
    error: inEnglish(sharedEssayGoneText),
  })
}
async function sharesOf(user: TestUser): Promise<EssayShare[]> {
  return ((await (await user.get('/api/essay-shares')).json()) as { shares: EssayShare[] }).shares
}

test('shows the essay as it is now to anyone with the address, and reveals nothing about its owner', async () => {
  const made = await share(ana, { name: 'For my teacher' })
  expect(tokenOf(made)).toMatch(/^[A-Za-z0-9_-]{43}$/)
  await ana.send('PATCH', `/api/essays/${chatId}`, { title: 'On tides' })
  await sendUpdate(ana, chatId, writeParagraph(doc, 'The moon pulls the sea.'))
  const answer = await (await open(tokenOf(made))).text()
  for (const mark of [ana.id, ana.email, 'Moreau', chatId, 'teacher']) expect(answer).not.toContain(mark)
  const shared = JSON.parse(answer) as SharedEssay
  expect(shared).toMatchObject({ title: 'On tides', ownerName: null, access: 'read', comments: [] })
  expect(JSON.stringify(shared.document)).toContain('The moon pulls the sea.')
  expect(Date.parse(shared.expiresAt!) - Date.parse(shared.sharedAt)).toBe(7 * 86_400_000)
  expect(JSON.stringify(await app.doors.db.select().from(essayShares))).not.toContain(tokenOf(made))
  expect((await sharesOf(ana))[0]).toEqual({ ...made.share, title: 'On tides' })
})

test('shows the name that its first heading gives an essay, from the first reader on', async () => {
  const { essay } = await putEssay(ana)
  const written = new Y.Doc()
  const heading = new Y.XmlElement('heading')
  heading.setAttribute('level', 1 as never)
  heading.insert(0, [new Y.XmlText('Of waves')])
  written.getXmlFragment(essayFragment).insert(0, [heading])
  await sendUpdate(ana, essay.chatId, Y.encodeStateAsUpdate(written))
  const made = await share(ana, {}, essay.chatId)
  expect(made.share.title).toBe('Of waves')
  expect(await read(made)).toMatchObject({ title: 'Of waves' })
})

test('gives no deleted text, no record and no source that the essay does not cite', async () => {
  const { essay } = await putEssay(ana)
  await ana.send('PUT', `/api/essays/${essay.chatId}/record`, { state: 'on' })
  const written = new Y.Doc()
  writeParagraph(written, 'Deleted words.')
  const fragment = written.getXmlFragment(essayFragment)
  fragment.delete(0, 1)
  const line = new Y.XmlElement('paragraph')
  const citation = new Y.XmlElement('citation')
  citation.setAttribute('cites', [{ id: 'cited' }] as never)
  line.insert(0, [new Y.XmlText('Kept words '), citation])
  fragment.insert(0, [line])
  for (const id of ['cited', 'unused'])
    written.getMap(sourcesMap).set(id, { id, type: 'book', title: `A book that is ${id}` })
  written.getArray('authorship').push([[1, 2, 3, 'ai']])
  await sendUpdate(ana, essay.chatId, Y.encodeStateAsUpdate(written))
  const answer = JSON.stringify(await read(await share(ana, {}, essay.chatId)))
  expect(answer).toContain('Kept words')
  expect(answer).toContain('A book that is cited')
  for (const mark of ['Deleted words', 'A book that is unused', 'authorship'])
    expect(answer).not.toContain(mark)
})

test('names the owner only if asked to, and shows an essay without text', async () => {
  const { essay } = await putEssay(ana)
  const made = await share(ana, { lifetime: 'never', showName: true, access: 'comment' }, essay.chatId)
  expect(await read(made)).toMatchObject({
    ownerName: 'Ana Moreau',
    expiresAt: null,
    access: 'comment',
    document: { type: 'doc', content: [] },
  })
})

test('responds the same to wrong, expired and revoked addresses', async () => {
  await expectGone('x'.repeat(43))
  await expectGone('%00')
  const made = await share(ana, { lifetime: '1d' })
  const past = { expiresAt: new Date(Date.now() - 1_000) }
  await app.doors.db.update(essayShares).set(past).where(eq(essayShares.id, made.share.id))
  await expectGone(tokenOf(made))
  const other = await share(ana)
  expect((await ben.send('DELETE', `/api/essay-shares/${other.share.id}`)).status).toBe(404)
  await read(other)
  expect((await ana.send('DELETE', `/api/essay-shares/${other.share.id}`)).status).toBe(200)
  await expectGone(tokenOf(other))
})

test('renames a link and turns its comments on and off, for its owner only', async () => {
  const made = await share(ana)
  const path = `/api/essay-shares/${made.share.id}`
  expect((await ben.send('PATCH', path, { access: 'comment' })).status).toBe(404)
  expect((await ana.send('PATCH', path, { access: 'comment', name: 'Friends' })).status).toBe(200)
  expect(await read(made)).toMatchObject({ access: 'comment' })
  expect((await ana.send('PATCH', path, {})).status).toBe(200)
  expect((await sharesOf(ana))[0]).toMatchObject({ access: 'comment', name: 'Friends' })
  expect((await ana.send('PATCH', `/api/essay-shares/${randomUUID()}`, {})).status).toBe(404)
})

test('is refused to another user, and when there are too many links', async () => {
  expect((await ben.send('POST', `/api/essays/${chatId}/shares`, {})).status).toBe(404)
  const eva = await app.signUp('Eva')
  const hers = await putEssay(eva)
  const [essay] = await app.doors.db.select().from(essays).where(eq(essays.chatId, hers.essay.chatId))
  await app.doors.db.insert(essayShares).values(
    Array.from({ length: sharesMax }, (_, i) => ({
      essayId: essay!.id,
      userId: eva.id,
      tokenHash: `hash ${i}`,
      name: '',
      access: 'read' as const,
    })),
  )
  const refused = await bodyOf(eva.send('POST', `/api/essays/${hers.essay.chatId}/shares`, {}))
  expect(refused).toMatchObject({ status: 409, code: 'conflict' })
})

test('sweeps links that expired a month ago, and deletes those of a deleted essay', async () => {
  const made = await share(ana)
  const past = { expiresAt: new Date(Date.now() - 40 * 86_400_000) }
  await app.doors.db.update(essayShares).set(past).where(eq(essayShares.id, made.share.id))
  await sweepEssayShares(app.doors)
  expect((await sharesOf(ana)).some(({ id }) => id === made.share.id)).toBe(false)
  const { essay } = await putEssay(ana)
  const other = await share(ana, {}, essay.chatId)
  await ana.send('DELETE', `/api/chats/${essay.chatId}`)
  await expectGone(tokenOf(other))
})

test('keeps shared essays out of search engines and referrers', async () => {
  const { headers } = await app.request(`/shared/essay/${tokenOf(await share(ana))}`)
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
