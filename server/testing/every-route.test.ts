import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { libraryPaths } from '../domains/accounts/sign-in/auth-paths.ts'
import { storeBulkJob, storeKey } from './api-program.ts'
import { otherTries, type RouteCase, routeCases } from './route-cases.ts'
import { type ForgingProvider, startForgingProvider } from './servers/forging-provider.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'
import {
  type Belongings,
  callAs,
  makeBelongings,
  nobodysBelongings,
  rowsOf,
  secretWord,
  storePasskey,
} from './two-users.ts'
import { until } from './until.ts'

let app: TestApp
let google: ForgingProvider
let ana: TestUser
let ben: TestUser
let hers: Belongings
let before: Record<string, unknown[]>

beforeAll(async () => {
  google = await startForgingProvider()
  app = await createTestApp({
    google: google.door,
    // One of the calls stores a key of Ben's, and nothing listens where others would try it.
    settings: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' },
  })
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
  const passkeyId = await storePasskey(app.doors.db, ana.id)
  const keyId = await storeKey(app.doors.db, ana.id)
  const jobId = await storeBulkJob(app.doors.db, ana.id)
  hers = await makeBelongings(ana, secretWord, keyId, passkeyId, jobId)
  before = await rowsOf(app.doors.db, ana.id)
})
afterAll(async () => {
  await app.close()
  await google.stop()
})

/** Returns the calls of the app itself; paths with `*` do not count, except pages and the library's own. */
function callsOfTheApp(): string[] {
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/auth/*')
    .map(({ method, path }) => `${method} ${path}`)
  const library = [...libraryPaths].map((call) => call.replace(' ', ' /api/auth'))
  return [...new Set([...calls, ...library])]
}

/** Expects a response to another user to contain nothing that belongs to Ana. */
function expectNothingOfHers({ text }: { text: string }): void {
  for (const mark of [secretWord, ana.id, ana.email, ...Object.values(hers)]) expect(text).not.toContain(mark)
}

const entries = Object.entries(routeCases).map(([name, one]) => {
  const [method = '', path = ''] = name.split(' ')
  return { name, method, path, one }
})
const of = <K extends RouteCase['kind']>(kind: K) =>
  entries.filter(({ one }) => one.kind === kind) as {
    name: string
    method: string
    path: string
    one: Extract<RouteCase, { kind: K }>
  }[]

test('has a case for every call of the app, and a call for every case', () => {
  const calls = callsOfTheApp()
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter((call) => !routeCases[call])).toEqual([])
  expect(Object.keys(routeCases).filter((call) => !calls.includes(call))).toEqual([])
})

test('does not expose further paths of the accounts library', async () => {
  const closed = app.libraryRoutes.filter(({ method, path }) => !routeCases[`${method} ${path}`])
  expect(closed.length).toBeGreaterThan(10)
  const ours = new Set(Object.keys(routeCases).map((name) => name.split(' ')[1]))
  for (const { method, path } of closed) {
    if (ours.has(path)) continue
    const answer = await callAs(app, ana, method, path, method === 'GET' ? undefined : {})
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 404`)
  }
})

describe("treats another user's thing like a missing one", () => {
  test.each(of('thing'))('$name', async ({ method, one }) => {
    const nobodys = nobodysBelongings()
    const [theirs, missing] = [hers, nobodys].map((ids) => [one.path(ids), one.body?.(ids)] as const)
    const answer = await callAs(app, ben, method, ...theirs!)
    expect(answer.status).toBe(one.status ?? 404)
    expect(answer).toEqual(await callAs(app, ben, method, ...missing!))
    expectNothingOfHers(answer)
    const visitor = await callAs(app, null, method, ...theirs!)
    expect(visitor.status).toBe(401)
    expect(visitor).toEqual(await callAs(app, null, method, ...missing!))
  })

  test.each(
    otherTries.map(([method, path, body]) => ({
      method,
      path,
      body,
      what: JSON.stringify(body(nobodysBelongings())).slice(0, 32),
    })),
  )('$path $what', async ({ method, path, body }) => {
    const answer = await callAs(app, ben, method, path, body(hers))
    expect(answer.status).toBe(404)
    expect(answer).toEqual(await callAs(app, ben, method, path, body(nobodysBelongings())))
    expectNothingOfHers(answer)
    expect((await callAs(app, null, method, path, body(hers))).status).toBe(401)
  })

  test('refuses her folder for his chat, and her message as the target of his reply', async () => {
    const his = await makeChat(ben)
    const patch = (folderId: string) => callAs(app, ben, 'PATCH', `/api/chats/${his}`, { folderId })
    expect(await patch(hers.folderId)).toEqual(await patch(nobodysBelongings().folderId))
    const shown = (messageId: string) => callAs(app, ben, 'PUT', `/api/chats/${his}/leaf`, { messageId })
    expect(await shown(hers.replyId)).toEqual(await shown(nobodysBelongings().replyId))
    const say = (parentId: string) =>
      callAs(app, ben, 'POST', '/api/chat', { message: 'B', chatId: his, parentId })
    const toHers = await say(hers.replyId)
    const toNone = await say(nobodysBelongings().replyId)
    expect(toHers).toEqual(toNone)
    expect(toHers.status).toBeGreaterThanOrEqual(400)
    // An unknown id creates a chat here (docs/spec/1-writing.md section 4), so these responses differ; ids cannot be
    // guessed.
    const message = { text: 'B', sender: 'user' }
    for (const [path, body] of [
      ['/api/chat', { message: 'B', chatId: hers.chatId }],
      ['/api/rpc/manage_chat', { operation: 'add_message', chatId: hers.chatId, message }],
      ['/api/rpc/manage_chat', { operation: 'create_chat', chatId: hers.chatId }],
    ] as const) {
      const answer = await callAs(app, ben, 'POST', path, body)
      expect(`${answer.status} ${JSON.parse(answer.text).code}`).toMatch(/^404 not_found|^409 conflict/)
      expectNothingOfHers(answer)
    }
  })
})

describe("returns nothing of another user among the caller's own", () => {
  test.each(of('own'))('$name', async ({ method, path, one }) => {
    const address = one.query ? `${path}?${one.query}` : path
    expectNothingOfHers(await callAs(app, ben, method, address, one.body))
    const visitor = await callAs(app, null, method, address, one.body)
    if (!one.visitors) expect(visitor.status).toBe(401)
    expectNothingOfHers(visitor)
    if (!one.claim) return
    const claimed =
      one.claim === 'query'
        ? callAs(app, ben, method, `${path}?${one.query ? `${one.query}&` : ''}userId=${ana.id}`)
        : callAs(app, ben, method, path, { ...one.body, userId: ana.id })
    const answer = await claimed
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'wrong_user' })
  })
})

describe("streams only the listener's own events", () => {
  test.each(of('stream'))('$name', async ({ method, path }) => {
    expect((await callAs(app, null, method, path)).status).toBe(401)
    const [cara, his] = [await app.signUp(), await makeChat(ben)]
    const hers = await makeChat(cara)
    const stop = new AbortController()
    const answer = await app.request(path, { headers: { cookie: ben.cookie }, signal: stop.signal })
    let heard = ''
    const listening = (async () => {
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) heard += piece
    })().catch(() => {})
    await cara.send('PATCH', `/api/chats/${hers}`, { title: 'Of Cara' })
    await ben.send('PATCH', `/api/chats/${his}`, { title: 'Of Ben' })
    await until(() => heard.includes(his), 'news of his own')
    stop.abort()
    await Promise.race([listening, new Promise((resolve) => setTimeout(resolve, 500))])
    expect(heard).not.toContain(hers)
    expect(heard).not.toContain(cara.id)
  })
})

describe('refuses calls of programs without a key', () => {
  test.each(of('program'))('$name', async ({ method, path, one }) => {
    for (const caller of [ana, ben, null]) {
      const answer = await callAs(
        app,
        caller,
        method,
        path.replaceAll(/:\w+/g, crypto.randomUUID()),
        one.body,
      )
      expect(answer.status).toBe(401)
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: 'key_missing' } })
    }
  })
})

describe('refuses operator routes to other users', () => {
  test.each(of('operator'))('$name', async ({ method, path: bare, one }) => {
    const path = one.query ? `${bare}?${one.query}` : bare
    const answer = await callAs(app, ben, method, path, one.body)
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'operator_only' })
    expect((await callAs(app, null, method, path, one.body)).status).toBe(401)
    expect((await callAs(app, ana, method, path, one.body)).status).toBe(one.status ?? 200)
  })
})

describe('does not reveal whether an e-mail address has an account', () => {
  test.each(of('address'))('$name', async ({ method, path, one }) => {
    for (const caller of one.signedIn ? [ben] : [null]) {
      const known = await callAs(app, caller, method, path, one.body(ana.email))
      const unknown = await callAs(
        app,
        caller,
        method,
        path,
        one.body(`nobody-${crypto.randomUUID()}@example.org`),
      )
      expect(known).toEqual(unknown)
      expectNothingOfHers(known)
    }
    if (one.signedIn) expect((await callAs(app, null, method, path, one.body(ana.email))).status).toBe(401)
  })
})

describe('returns no user data from public routes', () => {
  test.each(of('everybody').filter(({ path }) => !path.startsWith('/local/')))(
    '$name',
    async ({ method, path, one }) => {
      const address = one.query ? `${path}?${one.query}` : path.replace('*', '')
      for (const caller of [ben, null]) {
        if (caller && path.endsWith('/sign-out')) continue
        expectNothingOfHers(
          await callAs(app, caller, method, address, one.body ?? (method === 'GET' ? undefined : {})),
        )
      }
    },
  )
})

test('does not show the mailbox through a proxy or under another name', async () => {
  for (const { path } of of('everybody').filter(({ path: at }) => at.startsWith('/local/'))) {
    const address = path.replace(':id', '1').replace(':name', 'verify')
    const proxied = await app.request(address, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(proxied.status).toBe(404)
    const renamed = await app.fetch(new Request(`http://evil.example${address}`))
    expect(renamed.status).toBe(404)
  }
})

test('leaves everything of hers unchanged after all of this', async () => {
  const after = await rowsOf(app.doors.db, ana.id)
  expect(Object.keys(after).length).toBeGreaterThan(8)
  // Mails to her address are about her account, and only she can read their links.
  for (const table of ['mail_links', 'jobs']) {
    delete after[table]
    delete before[table]
  }
  expect(after).toEqual(before)
  expect((await ana.get(`/api/chats/${hers.chatId}`)).status).toBe(200)
  expect((await ana.get(`/api/account/export/${hers.exportId}/download`)).status).toBe(200)
})

async function makeChat(user: TestUser): Promise<string> {
  const answer = await user.send('POST', '/api/rpc/manage_chat', {
    operation: 'create_chat',
    title: 'Of Ben',
  })
  const { data } = (await answer.json()) as { data: { id?: string; chat?: { id: string } } }
  return (data.id ?? data.chat?.id)!
}
