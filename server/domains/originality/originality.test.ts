import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type {
  OriginalityEvent,
  OriginalityReport,
  OwnDocuments,
} from '../../../contract/originality/originality.ts'
import { originalityLimits } from '../../../contract/originality/originality.ts'
import { sharesOf, usualChoice } from '../../../contract/originality/shares.ts'
import { attach, bodyOf, say } from '../../testing/chat-calls.ts'
import { putEssay, sendUpdate, writeParagraph } from '../../testing/essay-calls.ts'
import { findPages, type SearchProvider, startSearchProvider } from '../../testing/servers/search-provider.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { chatMessages, chats } from '../chats/tables.ts'
import { compactEssaysOf } from '../essays/compact-essay.ts'

const tides =
  'The moon raises the water of the oceans on both sides of the earth, and the land turns under the two bulges once a day.'
const bakers =
  'Bakers in the old town open their shops at four in the morning and sell the first loaves to fishermen on their way home.'

let provider: SearchProvider
let app: TestApp
let user: TestUser

beforeAll(async () => {
  provider = await startSearchProvider()
  app = await createTestApp({ doors: { webSearch: provider.door } })
})
beforeEach(async () => {
  user = await app.signUp()
})
afterEach(() => {
  provider.pages = {}
  provider.queries = []
  provider.answer = provider.findPages
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

type Done = Extract<OriginalityEvent, { type: 'done' }>

async function eventsOf(answer: Response): Promise<OriginalityEvent[]> {
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as OriginalityEvent)
}

async function check(body: object, path = '/api/originality/checks', as = user): Promise<Done> {
  const answer = await as.send('POST', path, body)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const events = await eventsOf(answer)
  const last = events.at(-1)!
  if (last.type !== 'done') throw new Error(JSON.stringify(last))
  return last
}
const percentOf = (report: OriginalityReport) => Math.round(sharesOf(report, usualChoice).percent)
const refusal = async (body: object, path = '/api/originality/checks') =>
  bodyOf(user.send('POST', path, body))

async function addEssay(of: TestUser, text: string, title = 'On tides'): Promise<string> {
  const chatId = randomUUID()
  await putEssay(of, chatId)
  await of.send('PATCH', `/api/essays/${chatId}`, { title })
  await sendUpdate(of, chatId, writeParagraph(new Y.Doc(), text))
  await compactEssaysOf(app.doors, of.id)
  return chatId
}

async function addReply(of: TestUser, text: string): Promise<void> {
  const id = randomUUID()
  await app.doors.db.insert(chats).values({ id, userId: of.id, title: 'Tides, a chat' })
  await app.doors.db.insert(chatMessages).values({
    id: randomUUID(),
    chatId: id,
    userId: of.id,
    clientId: randomUUID(),
    sender: 'assistant',
    text,
  })
}

test('compares a text with pasted sources and says what it was compared with', async () => {
  const { report, checkId } = await check({
    text: `${tides} And this I wrote myself in one go.`,
    sources: [
      { name: 'A book', text: `${bakers} ${tides}` },
      { name: 'Another', text: bakers },
    ],
  })
  expect(report.sources).toMatchObject([{ kind: 'given', title: 'A book', address: null, words: 25 }])
  expect(percentOf(report)).toBe(Math.round((25 / 33) * 100))
  expect(report.coverage).toEqual({ own: {}, given: 2, web: null })
  expect(checkId).toBeNull()
})

test('finds passages in the user’s essays, files and replies, and links to them', async () => {
  const essay = await addEssay(user, tides)
  await addReply(user, bakers)
  const file = (await (
    await attach(
      user,
      'notes.txt',
      'Salt marshes grow where rivers slow down and let fall their mud each spring.',
    )
  ).json()) as { id: string }
  const { chatId } = await say(user, 'Read this.', { fileIds: [file.id] })
  const text = `${tides} ${bakers} Salt marshes grow where rivers slow down and let fall their mud each spring.`
  const { report } = await check({ text, own: ['essays', 'files', 'replies'] })
  expect(report.sources.map(({ kind, title, address }) => ({ kind, title, address }))).toEqual(
    expect.arrayContaining([
      { kind: 'essays', title: 'On tides', address: `/essay-writer/${essay}` },
      { kind: 'files', title: 'notes.txt', address: `/chat/${chatId}` },
      expect.objectContaining({ kind: 'replies', title: 'Tides, a chat' }),
    ]),
  )
  expect(percentOf(report)).toBe(100)
  expect(report.coverage.own).toMatchObject({
    essays: { compared: 1, all: 1 },
    files: { compared: 1, all: 1 },
  })
  const only = await check({ text, own: ['files'] })
  expect(only.report.sources.map(({ kind }) => kind)).toEqual(['files'])
})

test('never compares with another user’s documents', async () => {
  const other = await app.signUp()
  await addEssay(other, tides)
  await addReply(other, tides)
  const { report } = await check({ text: tides, own: ['essays', 'files', 'replies'] })
  expect(report).toMatchObject({ sources: [], segments: [] })
  expect(report.coverage.own).toEqual({
    essays: { compared: 0, all: 0 },
    files: { compared: 0, all: 0 },
    replies: { compared: 0, all: 0 },
  })
})

test('opens an essay as the text, with its newest words, and does not compare it with itself', async () => {
  const chatId = randomUUID()
  await putEssay(user, chatId)
  await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), tides))
  await compactEssaysOf(app.doors, user.id)
  const listed = (await (await user.get('/api/originality/documents')).json()) as OwnDocuments
  expect(listed).toMatchObject({ counts: { essays: 1, files: 0, replies: 0 } })
  const { kind, id } = listed.documents[0]!
  const other = await app.signUp()
  expect((await other.get(`/api/originality/documents/${kind}/${id}`)).status).toBe(404)
  await sendUpdate(user, chatId, writeParagraph(new Y.Doc(), bakers))
  const opened = (await (await user.get(`/api/originality/documents/${kind}/${id}`)).json()) as {
    text: string
  }
  expect(opened.text).toContain(tides)
  expect(opened.text).toContain(bakers)
  const { report } = await check({ text: opened.text, own: ['essays'], document: { kind, id } })
  expect(report).toMatchObject({ sources: [], coverage: { own: { essays: { compared: 0, all: 0 } } } })
})

test('lets visitors compare with sources of their own, in smaller texts, and nothing else', async () => {
  const send = (body: object) =>
    app.request('/api/originality/checks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const events = await eventsOf(await send({ text: tides, sources: [{ name: 'S', text: tides }] }))
  expect(events.at(-1)).toMatchObject({ type: 'done', checkId: null })
  expect((await send({ text: tides, own: ['essays'] })).status).toBe(401)
  expect((await send({ text: 'a '.repeat(30_000), sources: [{ name: 'S', text: tides }] })).status).toBe(413)
})

test.each([
  ['an empty text', { text: ' \n', sources: [{ name: 'S', text: tides }] }, 400],
  ['nothing to compare with', { text: tides }, 400],
  ['empty sources only', { text: tides, sources: [{ name: 'S', text: '' }] }, 400],
  ['too long a text', { text: 'a'.repeat(originalityLimits.textCharactersMax + 1), own: ['essays'] }, 413],
  [
    'too many sources',
    { text: tides, sources: Array.from({ length: 21 }, () => ({ name: 'S', text: 'x' })) },
    400,
  ],
  ['an unknown kind', { text: tides, own: ['secrets'] }, 400],
])('refuses %s with a reason', async (_, body, status) => {
  const answer = await refusal(body)
  expect(answer.status).toBe(status)
  expect(answer.error.length).toBeGreaterThan(20)
})

test('refuses a text of fewer than eight words', async () => {
  const answer = await user.send('POST', '/api/originality/checks', {
    text: 'Only five words are here.',
    sources: [{ name: 'S', text: tides }],
  })
  expect((await eventsOf(answer)).at(-1)).toMatchObject({ type: 'error', code: 'invalid_input' })
})

test('checks a megabyte of one repeated sentence against itself', async () => {
  const text = `${tides} `.repeat(8_000)
  const { report } = await check({ text, sources: [{ name: 'The same', text }] })
  expect(percentOf(report)).toBe(100)
  expect(JSON.stringify(report).length).toBeLessThan(100_000)
})

test('keeps a check only while history is on; its owner lists, opens and deletes it', async () => {
  await user.send('PUT', '/api/preferences', { history_on: true })
  const { checkId, report } = await check({ text: tides, sources: [{ name: 'A book', text: tides }] })
  const list = (await (await user.get('/api/originality/checks')).json()) as { entries: object[] }
  expect(list.entries).toMatchObject([{ id: checkId, words: 25, percent: 100, sources: 1 }])
  const opened = await (await user.get(`/api/originality/checks/${checkId}`)).json()
  expect(opened).toMatchObject({ id: checkId, text: tides, report })
  const other = await app.signUp()
  expect((await other.get(`/api/originality/checks/${checkId}`)).status).toBe(404)
  expect((await other.send('DELETE', `/api/originality/checks/${checkId}`)).status).toBe(404)
  expect((await user.send('DELETE', `/api/originality/checks/${checkId}`)).status).toBe(200)
  expect((await user.get(`/api/originality/checks/${checkId}`)).status).toBe(404)
})

test('stores a text that the database could not hold as it is', async () => {
  await user.send('PUT', '/api/preferences', { history_on: true })
  const text = `${tides} \u0000 \ud800`
  const { checkId } = await check({ text, sources: [{ name: 'S\u0000', text }] })
  expect(checkId).not.toBeNull()
})

const onWeb = (body: object) => check(body, '/api/originality/web-checks')

test('searches the web by the provider and reads its pages', async () => {
  provider.pages = {
    '/tides': {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Tides</title><script>${bakers}</script><p>The <b>moon</b> raises the water of the oceans on both sides of the earth, and the land turns under the two bulges once a day.`,
    },
    '/plain': { type: 'text/plain', body: bakers },
    '/picture': { type: 'image/png', body: 'x' },
  }
  const { report } = await onWeb({ text: tides })
  expect(provider.queries.length).toBeGreaterThan(0)
  const [query] = provider.queries
  expect([query!.get('format'), query!.get('q')]).toEqual(['json', expect.stringMatching(/^".{20,}"$/)])
  expect(report.sources).toMatchObject([{ kind: 'web', title: 'Page /tides', words: 25 }])
  expect(report.sources[0]!.address).toBe(`${provider.url}/tides`)
  expect(report.coverage.web).toMatchObject({ pages: 2, pagesFailed: 1, failure: null })
})

test.each<[string, SearchProvider['answer']]>([
  ['is down', (request) => request.socket.destroy()],
  ['is too slow', () => {}],
  ['refuses', (_, response) => response.writeHead(403).end('json is not enabled')],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['answers with something else', (_, response) => response.end('<html>')],
  ['answers with wrong fields', (_, response) => response.end('{"results":{"a":1}}')],
])('says that the web was not searched when the provider %s', async (_, answer) => {
  provider.answer = answer
  const { report } = await onWeb({ text: tides, sources: [{ name: 'S', text: tides }] })
  expect(report.coverage.web).toMatchObject({ searched: 0, pages: 0, failure: 'unreachable' })
  expect(percentOf(report)).toBe(100)
})

test('reads no addresses of the server’s own network, and no other protocols', async () => {
  provider.answer = (_, response) =>
    findPages(
      response,
      ['http://169.254.169.254/latest', 'http://localhost:1/', 'file:///etc/passwd', 'javascript:alert(1)'],
      provider.url,
    )
  const { report } = await onWeb({ text: tides })
  expect(report.sources).toEqual([])
  expect(report.coverage.web).toMatchObject({ pages: 0, pagesFailed: 2 })
})

test('survives pages that are made to break readers', async () => {
  provider.pages = {
    '/deep': { type: 'text/html', body: `${'<div>'.repeat(100_000)}${tides}` },
    '/tables': { type: 'text/html', body: `${'<table><b>'.repeat(20_000)}${tides}` },
    '/empty': { type: 'text/html', body: '<script>let a = 1</script>' },
    '/broken': { type: 'text/html; charset=nothing', body: '<p <<< &#xfffffff; \u0000' },
  }
  const { report } = await onWeb({ text: tides })
  expect(report.coverage.web!.pages + report.coverage.web!.pagesFailed).toBe(4)
}, 40_000)

test('refuses a search of the web where the operator has set no provider', async () => {
  const plain = await createTestApp()
  const someone = await plain.signUp()
  const answer = await someone.send('POST', '/api/originality/web-checks', { text: tides })
  expect(answer.status).toBe(400)
  expect(await (await plain.request('/api/config')).json()).toMatchObject({ webSearch: false })
  await plain.close()
})

test('a user who sends too many checks is refused for a while', async () => {
  const answers = await Promise.all(
    Array.from({ length: 31 }, () => user.send('POST', '/api/originality/web-checks', { text: tides })),
  )
  const statuses = answers.map(({ status }) => status)
  await Promise.all(answers.map((answer) => answer.text()))
  expect(statuses).toContain(429)
  expect(statuses).toContain(200)
})
