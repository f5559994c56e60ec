import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { AccountExport } from '../../contract/accounts/leaving.ts'
import type { ChatNewsEvent } from '../../contract/chats/chat-list.ts'
import type { ModelsAnswer } from '../../contract/chats/chats.ts'
import type { RemainingWords } from '../../contract/credits.ts'
import type { SiteState } from '../../contract/site/site.ts'
import { attach, openStream, readChat, refusalOf } from '../../server/testing/chat-calls.ts'
import { loadDoc, putEssay, sendUpdate, textOf, writeParagraph } from '../../server/testing/essay-calls.ts'
import { writeTinyModel } from '../../server/testing/models/tiny-model.ts'
import { nextEvent, readEvents, textOf as textOfEvents } from '../../server/testing/read-events.ts'
import { post, signUpUser, type TestUser, testPassword } from '../../server/testing/test-user.ts'
import { machineText } from '../../server/testing/texts.ts'
import { until } from '../../server/testing/until.ts'
import { readEvents as readNews } from '../../web/event-stream.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { printSeen, seen } from '../support/seen.ts'

let cluster: Cluster
/** The first confirmed account runs the site. */
let operator: TestUser
const folder = mkdtempSync(join(tmpdir(), 'longhand-proof-'))

beforeAll(async () => {
  cluster = await startCluster()
  operator = await signUpUser(cluster.at(0).request)
})
afterAll(async () => {
  await cluster?.close()
  rmSync(folder, { recursive: true, force: true })
  printSeen()
})

const both = (user: TestUser) => [cluster.as(user, 0), cluster.as(user, 1)] as const
const signUp = () => signUpUser(cluster.request)

/** Follows the news of a user on one server, as a page does. */
function followNews(user: TestUser) {
  const heard: ChatNewsEvent[] = []
  const end = new AbortController()
  let isOver = false
  const follow = async () => {
    const answer = await cluster.at(1).request('/api/chats/news', {
      headers: { cookie: user.cookie, accept: 'text/event-stream' },
      signal: end.signal,
    })
    for await (const event of readNews<ChatNewsEvent>(answer.body as ReadableStream<Uint8Array>))
      heard.push(event)
  }
  const ended = follow()
    .catch(() => {})
    .finally(() => {
      isOver = true
    })
  return { heard, isOver: () => isOver, close: () => end.abort(), ended }
}

test('sessions: a sign-in counts on both servers at once, and its end closes streams on both', async () => {
  const user = await signUp()
  const [first, second] = both(user)
  expect((await second.get('/api/user/remaining-words')).status).toBe(200)
  const news = followNews(user)
  await until(async () => (await second.get('/api/chats')).ok)
  expect((await first.send('POST', '/api/auth/sign-out', {})).status).toBe(200)
  await seen('the end of a session: its open stream is closed', async () => news.isOver())
  await seen(
    'the end of a session: calls are refused',
    async () => (await second.get('/api/chats')).status === 401,
  )
})

test('throttles: wrong passwords count together', async () => {
  const { email } = await signUp()
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const body = { email, password: `wrong ${n} and long` }
    const answer = await post(cluster.at(n % 2).request, '/api/auth/sign-in/email', body)
    statuses.push(answer.status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('throttles: uses of a call count together', async () => {
  const user = await signUp()
  const [first, second] = both(user)
  const chatId = randomUUID()
  await putEssay(first, chatId)
  const share = (by: TestUser) => by.send('POST', `/api/essays/${chatId}/shares`, {})
  const statuses: number[] = []
  for (let n = 0; n < 62; n++) statuses.push((await share(n % 2 ? first : second)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('jobs: each mail is sent once, and an export is made once and loaded anywhere', async () => {
  const emails = Array.from({ length: 6 }, () => `${randomUUID()}@example.org`)
  await Promise.all(
    emails.map((email, n) =>
      post(cluster.at(n % 2).request, '/api/auth/sign-up/email', {
        email,
        password: testPassword,
        name: 'Ana',
      }),
    ),
  )
  const mails = () => cluster.mail.mails().filter(({ to }) => emails.includes(to))
  await until(() => mails().length >= emails.length, 'the mails')
  const user = await signUp()
  const [first, second] = both(user)
  expect((await first.send('POST', '/api/account/export', {})).status).toBe(202)
  const made = await until(async () => {
    const answer = await second.get('/api/account/export')
    const { export: found } = (await answer.json()) as { export: AccountExport | null }
    return found?.state === 'ready' ? found : null
  }, 'the export')
  expect((await second.get(`/api/account/export/${made.id}/download`)).status).toBe(200)
  expect(
    mails()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(emails.sort())
})

test('credits: a run with one key is charged once, and the balance is the same on both', async () => {
  const user = await signUp()
  const [first, second] = both(user)
  const words = async (of: TestUser) =>
    ((await (await of.get('/api/user/remaining-words')).json()) as RemainingWords).remaining_words
  const before = await words(first)
  const body = { text: machineText, userId: user.id, mode: 'clean', idempotencyKey: randomUUID() }
  const answers = await Promise.all([first, second].map((each) => each.send('POST', '/api/humanize', body)))
  expect(answers.some(({ ok }) => ok)).toBe(true)
  const again = await second.send('POST', '/api/humanize', { ...body, takeOver: true })
  expect(again.status).toBe(200)
  const after = await words(first)
  expect(after).toBeLessThan(before)
  await seen('spent words', async () => (await words(second)) === after)
  const third = await first.send('POST', '/api/humanize', { ...body, takeOver: true })
  expect([third.status, await words(second)]).toEqual([200, after])
})

test('credits: words that both servers spend at once do not go below nothing', async () => {
  const user = await signUp()
  const [first, second] = both(user)
  const text = Array.from({ length: 9 }, () => machineText).join('\n\n')
  const runs = Array.from({ length: 8 }, (_, n) =>
    (n % 2 ? first : second).send('POST', '/api/humanize', {
      text: `${text.split(' ').slice(0, 480).join(' ')} ${n}.`,
      mode: 'clean',
      userId: user.id,
      idempotencyKey: randomUUID(),
    }),
  )
  await Promise.all(runs)
  const left = (await (await second.get('/api/user/remaining-words')).json()) as RemainingWords
  expect(left.remaining_words).toBeGreaterThanOrEqual(0)
})

test('streams: a reply is followed, resumed and stopped through the other server', async () => {
  const [first, second] = both(await signUp())
  const chatId = randomUUID()
  const events = readEvents(await openStream(first, { message: 'Write slowly', chatId }))
  await nextEvent(events, 'delta')
  const followed = readEvents(await second.get(`/api/chats/${chatId}/stream`))
  const start = await nextEvent(followed, 'start')
  await seen('text of a reply', async () => nextEvent(followed, 'delta'))
  await events.return(undefined)
  const rest = []
  for await (const event of followed) rest.push(event)
  expect(rest.at(-1)?.type).toBe('done')
  const stored = (await readChat(first, chatId)).messages[1]
  expect(stored?.text.startsWith(start.reply.text)).toBe(true)
  expect(stored?.text.endsWith(textOfEvents(rest))).toBe(true)

  const stopped = readEvents(await openStream(first, { message: 'Again', chatId: randomUUID() }))
  const begun = await nextEvent(stopped, 'start')
  await nextEvent(stopped, 'delta')
  expect((await second.send('POST', `/api/chats/${begun.chatId}/stop`, {})).ok).toBe(true)
  await seen('a stop of a reply', async () => {
    for await (const { type } of stopped) if (type === 'done' || type === 'error') return true
    return false
  })
})

test('live updates: chats and essays', async () => {
  const user = await signUp()
  const [first, second] = both(user)
  const { chatId } = { chatId: randomUUID() }
  await putEssay(first, chatId)
  const news = followNews(user)
  // The stream is open once it has reported a first change.
  await until(async () => {
    await first.send('PATCH', `/api/chats/${chatId}`, { title: `Before ${randomUUID()}` })
    return news.heard.length > 0
  })
  const settled = news.heard.length
  await first.send('PATCH', `/api/chats/${chatId}`, { title: 'The tide' })
  await seen('a renamed chat', async () => news.heard.length > settled)
  const doc = new Y.Doc()
  expect((await sendUpdate(first, chatId, writeParagraph(doc, 'Written on one server.'))).ok).toBe(true)
  await seen('a change of an essay: the page is told', async () =>
    news.heard.some(({ essaySeq }) => (essaySeq ?? 0) > 0),
  )
  await seen('a change of an essay: its text', async () =>
    textOf(await loadDoc(second, chatId)).includes('Written on one server.'),
  )
  news.close()
  await news.ended
})

test('uploads: a file of one server is read, sent and deleted through the other', async () => {
  const [first, second] = both(await signUp())
  const answer = await attach(first, 'tide.txt', 'The water rises twice a day.')
  const { id } = (await answer.json()) as { id: string }
  await seen('an upload', async () => (await second.get(`/api/chat/files/${id}`)).ok)
  const chatId = randomUUID()
  const sent = await openStream(second, { message: 'What does it say?', chatId, fileIds: [id] })
  await sent.text()
  expect((await readChat(first, chatId)).messages[0]?.files).toHaveLength(1)
  const other = (await (await attach(first, 'other.txt', 'Short.')).json()) as { id: string }
  expect((await second.send('DELETE', `/api/chat/files/${other.id}`)).ok).toBe(true)
  await seen('a deleted upload', async () => (await first.get(`/api/chat/files/${other.id}`)).status === 404)
})

test('operator’s settings: the site, its banner and its models', async () => {
  const [first, second] = both(operator)
  expect(
    (await first.send('PUT', '/api/operator/site', { name: 'Tidewater', signUps: 'closed' })).status,
  ).toBe(200)
  await seen('the name of the site', async () => {
    const site = (await (await second.get('/api/operator/site')).json()) as SiteState
    return site.name.value === 'Tidewater'
  })
  const email = `${randomUUID()}@example.org`
  const signUpAtOther = post(cluster.at(1).request, '/api/auth/sign-up/email', {
    email,
    password: testPassword,
    name: 'Ana',
  })
  expect((await signUpAtOther).status).toBe(403)
  await first.send('PUT', '/api/operator/site', { signUps: 'open' })

  const banner = { text: 'Away on Sunday.', tone: 'caution', from: null, until: null, isDismissible: true }
  expect((await first.send('PUT', '/api/operator/banner', { banner })).status).toBe(200)
  // Pages of another name than the site's are redirected, so both servers are asked through the proxy, in turns.
  const readPage = async () => {
    const headers = { cookie: operator.cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    return (await cluster.request('/chat/new', { headers })).text()
  }
  await seen('the banner of the site', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, readPage))
    return pages.every((page) => page.includes(banner.text))
  })
  const connection = {
    name: 'Second service',
    kind: 'other',
    address: `${cluster.model.url}/v1`,
    models: [{ id: 'connected-model', contextTokens: null, sees: null }],
  }
  expect((await first.send('POST', '/api/operator/connections', connection)).ok).toBe(true)
  await seen('a connected model', async () => {
    const { models } = (await (await second.get('/api/models')).json()) as ModelsAnswer
    return models.some(({ label }) => label.includes('connected-model'))
  })
})

test('suspensions: an account that is suspended on one server is refused on the other', async () => {
  const user = await signUp()
  const [atFirst] = both(operator)
  const [, second] = both(user)
  const answer = await atFirst.send('POST', `/api/operator/users/${user.id}/acts`, {
    act: 'suspend',
    reason: 'A test.',
  })
  expect(await answer.text()).not.toContain('"error"')
  await seen('a suspension', async () => (await second.get('/api/chats')).status === 401)
})

test('local models: a file that is chosen on one server replies on the other', async () => {
  const file = join(folder, 'tiny.gguf')
  const words = ['The', 'moon', 'pulls', 'the', 'sea.']
  writeTinyModel(file, { words })
  const [first, second] = both(operator)
  const chosen = await first.send('PUT', '/api/operator/local-models/file', { path: file })
  if (chosen.status === 409) return expect(await refusalOf(chosen)).toMatchObject({ code: 'conflict' })
  expect(chosen.status).toBe(200)
  await seen('a local model', async () => {
    const { models } = (await (await second.get('/api/models')).json()) as ModelsAnswer
    return models.some(({ id }) => id === 'local:own-file')
  })
  const body = { message: 'Why is there a tide?', chatId: randomUUID(), model: 'local:own-file' }
  const sent = readEvents(await openStream(second, body))
  expect((await nextEvent(sent, 'done')).response).toBe(words.join(' '))
  expect((await second.send('DELETE', '/api/operator/local-models/own-file')).ok).toBe(true)
  await seen('a local model that was removed', async () => {
    const { models } = (await (await first.get('/api/models')).json()) as ModelsAnswer
    return models.every(({ id }) => id !== 'local:own-file')
  })
})
