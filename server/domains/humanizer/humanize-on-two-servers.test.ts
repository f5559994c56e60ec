import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { RemainingWords } from '../../../contract/credits.ts'
import type { Connection } from '../../platform/database/embedded.ts'
import { versionsFor } from '../../testing/models/version-answers.ts'
import { startServerProcess, type Waits } from '../../testing/servers/server-process.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { onServer, signUpUser, type TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { until } from '../../testing/until.ts'
import { useFolder } from '../../testing/use-folder.ts'

/** Nearly as much as the free plan accepts at once; reads as human after the rewrite, so that the run is charged. */
const longText = Array.from(
  { length: 16 },
  () =>
    'It is important to note that we utilize numerous tools in order to improve the results. ' +
    'Moreover, my brother utilized the same approach for his shed.',
).join('\n\n')

/** What the slow model makes of `machineText`, which then reads as human. */
const plainWords = [
  ['It is important to note that we utilize numerous tools in order to', 'We use many tools to'],
  [
    'Additionally, the group utilized a meticulous approach to delve',
    'The group used a careful approach to look',
  ],
  [
    'Furthermore, the majority of individuals possess the ability to plan',
    'Most people have the ability to plan',
  ],
  ['Moreover, this highlights the role', 'This shows the role'],
  ['is essential, and it fosters trust', 'is needed, and it builds trust'],
] as const

type SlowModel = {
  settings: Record<string, string>
  /** Requests without a response yet. */
  open: Map<ServerResponse, string>
  /** Also ends the open ones, unless only later ones should be quick. */
  hurry: (which?: 'later') => void
}

/** A model that keeps its responses open until `hurry`; then it offers each sentence in plainer words. */
async function startSlowModel(): Promise<SlowModel> {
  const open: SlowModel['open'] = new Map()
  let isSlow = true
  const wording = (sentence: string) =>
    plainWords.reduce((text, [from, to]) => text.replace(from, to), sentence)
  const end = (response: ServerResponse, question: string) =>
    response.end(`${chunk(versionsFor(question, wording))}${chunk('', 'stop')}data: [DONE]\n\n`)
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const question = messages.at(-1)!.content
    open.set(response, question)
    response.on('close', () => open.delete(response))
    if (!isSlow) end(response, question)
    // Sends a comment, so that the client notices the response.
    else response.write(': soon\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const settings = { HUMANIZER: 'model', AI_BASE_URL: baseUrl, AI_MODEL: 'slow' }
  return {
    settings,
    open,
    hurry(which) {
      isSlow = false
      if (which !== 'later') for (const [response, question] of open) end(response, question)
    },
  }
}

function chunk(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }]
  const piece = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'slow', choices }
  return `data: ${JSON.stringify(piece)}\n\n`
}

/** Starts two servers on one database, and a user whose session both accept. */
async function startTwo(settings: Record<string, string> = {}, waits?: Waits) {
  const dataDir = useFolder()
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const shared = { ...settings, DATABASE_URL: addressOf(connection), SECRET: randomUUID() + randomUUID() }
  const start = () => startServerProcess(dataDir, shared, waits)
  const [one, two] = await Promise.all([start(), start()])
  const here = await signUpUser(one.request)
  return { one, two, here, there: onServer(two.request, here) }
}

/** The address of a database for DATABASE_URL; where it listens on a socket, its folder takes the place of the host. */
function addressOf({ user, password, host, port, database }: Connection): string {
  const address = new URL(`postgres://localhost/${database}`)
  address.username = user
  address.password = password
  address.search = new URLSearchParams({ host, port: String(port) }).toString()
  return address.href
}

type Run = { text: string; mode?: string; idempotencyKey: string; takeOver?: boolean; evenIfHuman?: boolean }
type Told = { type: string; cost?: number; code?: string }

/** Runs the humanizer as the browser does; returns the last event, or null if the connection broke before one. */
async function run(user: TestUser, body: Run): Promise<Told | null> {
  try {
    const answer = await user.send('POST', '/api/humanize', body, { accept: 'text/event-stream' })
    const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '))
    return lines.length > 0 ? (JSON.parse(lines.at(-1)!.slice(6)) as Told) : null
  } catch {
    return null
  }
}

async function wordsOf(user: TestUser): Promise<number> {
  const answer = await user.get('/api/user/remaining-words')
  return ((await answer.json()) as RemainingWords).remaining_words
}

test.each(['model', 'embedded'])(
  'kill -9 in the middle of a rewrite by the %s engine: another server takes over at once, charged once',
  async (HUMANIZER) => {
    const model = await startSlowModel()
    const { one, here, there } = await startTwo({ ...model.settings, HUMANIZER })
    const text = HUMANIZER === 'model' ? machineText : longText
    const body = { text, mode: 'strong', evenIfHuman: true, idempotencyKey: randomUUID() }
    const cut = run(here, body)
    await until(async () => (await wordsOf(there)) < 2_000, 'a reservation')
    await one.end('SIGKILL')
    expect(await cut).toBe(null)
    model.hurry()
    const told = await run(there, { ...body, takeOver: true })
    expect(told).toMatchObject({ type: 'done', cost: expect.any(Number) })
    expect(told!.cost).toBeGreaterThan(0)
    expect(await wordsOf(there)).toBe(2_000 - told!.cost!)
  },
)

test('stops a run that was taken over on the server where it still runs', async () => {
  const model = await startSlowModel()
  const { here, there } = await startTwo(model.settings, { renewEveryMs: 500 })
  const body = { text: machineText, idempotencyKey: randomUUID() }
  const first = run(here, body)
  const [asked] = await until(
    () => (model.open.size > 0 ? [...model.open.keys()] : null),
    'a question to the model',
  )
  model.hurry('later')
  const second = await run(there, { ...body, takeOver: true })
  expect(second).toMatchObject({ type: 'done' })
  await until(() => !model.open.has(asked!), 'the end of the first question')
  expect(await first).toMatchObject({ type: 'error', code: 'conflict' })
  expect(await wordsOf(there)).toBe(2_000 - second!.cost!)
})

test('finishes a rewrite before the server stops', async () => {
  const model = await startSlowModel()
  const { one, here, there } = await startTwo(model.settings)
  const ending = run(here, { text: machineText, idempotencyKey: randomUUID() })
  await until(() => model.open.size > 0, 'a question to the model')
  const stopped = one.end('SIGTERM')
  await sleep(500)
  model.hurry()
  const told = await ending
  expect(told).toMatchObject({ type: 'done' })
  expect((await stopped).stderr).toBe('')
  expect(await wordsOf(there)).toBe(2_000 - told!.cost!)
})

test('returns the words of a rewrite that outlasts the stopping server', async () => {
  const model = await startSlowModel()
  const { one, here, there } = await startTwo(model.settings, { drainMs: 1_000 })
  const cut = run(here, { text: machineText, idempotencyKey: randomUUID() })
  await until(() => model.open.size > 0, 'a question to the model')
  expect((await one.end('SIGTERM')).stderr).toBe('')
  await cut
  expect(await wordsOf(there)).toBe(2_000)
})

test('kill -9 in the middle of a check: another server takes over at once', async () => {
  const { one, here, there } = await startTwo()
  const input_text = Array.from({ length: 15 }, () => longText).join('\n\n')
  const check = (user: TestUser) => user.send('POST', '/api/zerogpt/detect', { input_text })
  // One user's checks wait in line, so that the end of the first finds others at work and in the queue.
  const checks = Array.from({ length: 8 }, () =>
    check(here)
      .then(({ status }) => status)
      .catch(() => null),
  )
  expect(await Promise.race(checks)).toBe(200)
  await one.end('SIGKILL')
  expect(await Promise.all(checks)).toContain(null)
  const answer = await check(there)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
})
