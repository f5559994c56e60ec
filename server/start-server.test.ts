import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream, readChat } from './testing/chat-calls.ts'
import { nextEvent, readEvents } from './testing/read-events.ts'
import { type ModelServer, startModelServer, titleRequest } from './testing/servers/model-server.ts'
import { postgresPid, runServer, startServerProcess } from './testing/servers/server-process.ts'
import {
  confirmEmail,
  linkToken,
  newestLink,
  onServer,
  post,
  signUpUser,
  type TestUser,
} from './testing/test-user.ts'
import { until } from './testing/until.ts'
import { useFolder } from './testing/use-folder.ts'

const longText = Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ')

let model: ModelServer
let settings: Record<string, string>

beforeAll(async () => {
  model = await startModelServer()
  model.mock.onMessage(titleRequest, { content: 'Three plain words' })
  model.mock.onMessage(/slowly/, { content: longText }, { streamingProfile: { tps: 40 }, chunkSize: 8 })
  model.mock.onMessage(/./, { content: 'At once.' })
  settings = { AI_BASE_URL: `${model.mock.url}/v1`, AI_MODEL: 'test-model' }
})
afterAll(() => model.stop())

/** Starts a slow reply and reads its first words. */
async function beginReply(user: TestUser) {
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'slowly', chatId }))
  await nextEvent(events, 'delta')
  return { chatId, events }
}

test('prints one line with the address at the start and listens only on loopback', async () => {
  // On a loaded machine the watchdog may warn that the event loop was blocked.
  const server = await startServerProcess(useFolder(), { LOG_LEVEL: 'error' })
  expect(await (await server.request('/healthz')).text()).toBe('ok')
  const addresses = listeningAddresses(server.pid)
  if (addresses) {
    expect(addresses.length).toBeGreaterThan(0)
    // The second is the local mailbox's own SMTP port.
    for (const address of addresses) expect(address).toMatch(/^(0100007F|00000000000000000000000001000000):/)
  }
  const { code, stdout, stderr } = await server.end('SIGTERM')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toBe(
    `Longhand is ready at ${server.url}; anyone on this computer can read the mail at ${server.url}/local/mail; plans are sold by the local payment provider, where no money moves; a language model can be downloaded at ${server.url}/settings/models#local-model\n`,
  )
})

test('finishes a reply after SIGTERM, then closes everything', async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, settings)
  const user = await signUpUser(server.request)
  const { events } = await beginReply(user)
  const ended = server.end('SIGTERM')
  expect((await nextEvent(events, 'done')).response).toBe(longText)
  expect((await ended).code).toBe(0)
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('has everything that was acknowledged after kill -9 in the middle of a reply', async () => {
  const dataDir = useFolder()
  const first = await startServerProcess(dataDir, settings)
  const user = await signUpUser(first.request)
  const done = await openStream(user, { message: 'quickly', chatId: randomUUID() })
  await done.text()
  const { chatId } = await beginReply(user)
  const stored = await until(async () => (await readChat(user, chatId)).messages[1]!.text, 'saved progress')
  await first.end('SIGKILL')
  const database = postgresPid(dataDir)

  const second = await startServerProcess(dataDir, settings)
  // The next start adopted the dead server's database instead of starting a second one.
  expect(postgresPid(dataDir)).toBe(database)
  const again = onServer(second.request, user)
  const { messages } = await readChat(again, chatId)
  expect(messages[0]).toMatchObject({ text: 'slowly', status: 'complete' })
  expect(longText.startsWith(messages[1]!.text)).toBe(true)
  expect(messages[1]!.text.startsWith(stored)).toBe(true)
  const { chats } = (await (await again.get('/api/chats')).json()) as { chats: unknown[] }
  expect(chats).toHaveLength(2)
})

test('loses nothing shown when the database is killed in the middle of a reply', async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, { ...settings, LOG_LEVEL: 'silent' })
  const user = await signUpUser(server.request)
  const { chatId, events } = await beginReply(user)
  process.kill(postgresPid(dataDir), 'SIGKILL')
  const during = await user.get('/api/chats')
  // The database may be back already.
  expect([200, 503]).toContain(during.status)
  if (!during.ok) {
    expect(await during.json()).toMatchObject({ code: 'database_unavailable' })
  }
  expect((await nextEvent(events, 'done')).response).toBe(longText)
  const answer = await until(async () => {
    const read = await user.get(`/api/chats/${chatId}`)
    return read.ok ? read : null
  }, 'the database')
  expect(await answer.json()).toMatchObject({
    messages: [{ text: 'slowly' }, { text: longText, status: 'complete' }],
  })
})

test('refuses a message that the database cannot take with 503, and accepts it again later', async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, { ...settings, LOG_LEVEL: 'silent' })
  const user = await signUpUser(server.request)
  process.kill(postgresPid(dataDir), 'SIGKILL')
  const body = { message: 'quickly', chatId: randomUUID(), clientId: randomUUID() }
  const answer = await until(async () => {
    const attempt = await openStream(user, body)
    if (attempt.ok) return attempt
    expect(attempt.status).toBe(503)
    expect(await attempt.json()).toMatchObject({ code: 'database_unavailable' })
    return null
  }, 'an accepted message')
  await answer.text()
  expect((await readChat(user, body.chatId)).messages).toHaveLength(2)
})

test('lets two servers start at once on one DATA_DIR; the last one to exit stops the database', async () => {
  const dataDir = useFolder()
  const [one, two] = await Promise.all([
    startServerProcess(dataDir, settings),
    startServerProcess(dataDir, settings),
  ])
  const user = await signUpUser(one.request)
  const there = onServer(two.request, user)
  expect((await there.get('/api/chats')).status).toBe(200)
  await one.end('SIGTERM')
  expect((await there.get('/api/chats')).status).toBe(200)
  await two.end('SIGTERM')
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('omits a return address on another site from the link', async () => {
  const server = await startServerProcess(useFolder())
  const evil = 'https://evil.example/'
  const account = { email: 'return@example.org', password: 'correct horse 9', callbackURL: evil, next: evil }
  expect((await post(server.request, '/api/auth/sign-up/email', account)).status).toBe(200)
  const link = new URL(await newestLink(server.request, account.email))
  expect(link.href).not.toContain('evil')
  const answer = await confirmEmail(server.request, linkToken(link.href))
  expect(await answer.json()).toEqual({ status: 'verified', next: null })
})

// All wrong settings are tested in env.test.ts, without a process for each.
test('ends the start with one line that names a wrong setting', async () => {
  const { code, stdout, stderr } = await runServer(useFolder(), { PORT: 'eighty' })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr.startsWith('PORT')).toBe(true)
})

test('names a port in use in one line, and leaves no database running', async () => {
  const dataDir = useFolder()
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  const { code, stderr } = await runServer(dataDir, { PORT: String(port) })
  taken.close()
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(`PORT ${port} is in use. Set PORT to another one.`)
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('names an unreachable database in one line', async () => {
  const { code, stderr } = await runServer(useFolder(), {
    DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none',
  })
  expect(code).toBe(1)
  expect(stderr).not.toContain('secret-word')
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/DATABASE_URL/)
})

/** Returns the addresses in hexadecimal on which a process listens, from the kernel's list; null on other systems. */
function listeningAddresses(pid: number): string[] | null {
  if (process.platform !== 'linux') return null
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`)
      } catch {
        return ''
      }
    }),
  )
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((row) => row[3] === '0A' && sockets.has(`socket:[${row[9]}]`))
      .map((row) => row[1]!),
  )
}
