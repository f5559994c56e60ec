import { existsSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionOf } from './chat-list.ts'
import { databaseMb, processorSeconds, type Running, residentMb, startProgram } from './support/processes.ts'
import { median, percentile, printTable } from './support/table.ts'
import { makeUsers } from './support/users.ts'

const streams = 200
const manyStreams = 500
/** Five replies at once per user; an account may have six. */
const usersOfStreams = manyStreams / 5
const tokens = 100
const quietMs = 120_000
const firstTokenTries = 60
const firstTokenWarmUp = 10
/** So few that each has an account with a balance after the warm-up, as a returning user has. */
const usersOfFirstToken = 5

const delayFile = join(tmpdir(), `longhand-loop-delay-${process.pid}.json`)
const preload = join(import.meta.dirname, 'support/loop-delay.ts')
const watched = { NODE_OPTIONS: `--import=${preload}`, LOOP_DELAY_FILE: delayFile }

type Reading = { firstMs: number; totalMs: number; tokens: number }

type Setup = {
  upstream: Running
  app: Running
  floor: Running
  readers: Record<Reader, () => Promise<Reading>>
}
type Reader = 'direct' | 'bare' | 'full'

/**
 * Measures the delay of the first token after the upstream's, 200 and 500 simultaneous streams, and memory, each next
 * to the floor.
 */
export async function benchStreams(): Promise<void> {
  const short = await setUp({ PACE_TOKENS: '3', PACE_MS: '5', PACE_FIRST_MS: '50' }, usersOfFirstToken)
  await firstToken(short)
  await tearDown(short)

  const long = await setUp(
    { PACE_TOKENS: String(tokens), PACE_MS: '20', PACE_FIRST_MS: '150' },
    usersOfStreams,
  )
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const memory = () => [
    residentMb(long.floor.process.pid!),
    residentMb(long.app.process.pid!),
    databaseMb(long.app.dataDir),
  ]
  const atRest = memory()
  await atOnce(long, streams)
  const after = memory()
  await atOnce(long, manyStreams)
  const afterMany = memory()
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  const later = memory()
  const names = ['bare Hono proxy', 'Longhand', 'its database']
  printTable(
    'Memory, MB',
    ['what', 'at rest', `after ${streams} streams`, `after ${manyStreams}`, 'two minutes later'],
    names.map((name, i) => [name, ...[atRest, after, afterMany, later].map((read) => Math.round(read[i]!))]),
  )
  await tearDown(long)
}

async function setUp(pace: Record<string, string>, userCount: number): Promise<Setup> {
  const upstream = await startProgram('bench/support/upstream.ts', pace)
  const app = await startProgram('server/main.ts', {
    AI_BASE_URL: `${upstream.url}/v1`,
    AI_MODEL: 'paced',
    ...watched,
  })
  const floor = await startProgram('bench/floors/proxy.ts', {
    UPSTREAM: `${upstream.url}/v1/chat/completions`,
    ...watched,
  })
  const users = await makeUsers(JSON.parse(connectionOf(app.dataDir)), userCount)
  let turn = 0
  const headers = () => ({
    ...users[turn++ % users.length]!,
    accept: 'text/event-stream',
    origin: app.url,
  })
  const readers = {
    direct: () => read(`${upstream.url}/v1/chat/completions`, { stream: true }, {}, /"content":"/),
    bare: () => read(floor.url, { stream: true }, {}, /"content":"/),
    full: () => read(`${app.url}/api/chat`, { message: 'Tell me something' }, headers(), /"type":"delta"/),
  }
  return { upstream, app, floor, readers }
}

async function tearDown({ floor, app, upstream }: Setup): Promise<void> {
  for (const running of [floor, app, upstream]) await running.stop()
}

async function firstToken({ readers: { direct, bare, full } }: Setup): Promise<void> {
  const figures: number[][] = [[], [], []]
  for (let i = 0; i < firstTokenTries; i++) {
    for (const [at, one] of [direct, bare, full].entries()) {
      const { firstMs } = await one()
      if (i >= firstTokenWarmUp) figures[at]!.push(firstMs)
    }
  }
  const [own, proxy, longhand] = figures.map(median)
  printTable(
    'First token after the upstream’s own, one reader, median',
    ['what', 'ms'],
    [
      ['bare Hono proxy', `+${(proxy! - own!).toFixed(1)}`],
      ['Longhand (session, credit and message stored first)', `+${(longhand! - own!).toFixed(1)}`],
    ],
  )
}

async function atOnce({ upstream, app, floor, readers }: Setup, streams: number): Promise<void> {
  const rows: (string | number)[][] = []
  const measured: [string, () => Promise<Reading>, Running][] = [
    ['direct', readers.direct, upstream],
    ['bare Hono proxy', readers.bare, floor],
    ['Longhand', readers.full, app],
  ]
  for (const [name, one, { process: server }] of measured) {
    // The other side may close idle connections at any time.
    agent.destroy()
    agent = newAgent()
    // Two rounds warm up.
    for (let i = 0; i < 2; i++) await Promise.all(Array.from({ length: streams }, one))
    if (name !== 'direct') await readLoopDelay(server.pid!)
    const before = processorSeconds(server.pid!)
    const readings = await Promise.all(Array.from({ length: streams }, one))
    const perStreamMs = ((processorSeconds(server.pid!) - before) * 1000) / streams
    const delay = name === 'direct' ? null : await readLoopDelay(server.pid!)
    const totals = readings.map((reading) => reading.totalMs)
    const lost = readings.reduce((sum, reading) => sum + tokens - reading.tokens, 0)
    const seconds = [median(totals), percentile(totals, 0.99)].map((ms) => (ms / 1000).toFixed(2))
    rows.push([name, ...seconds, perStreamMs.toFixed(1), lost, delay ? delay.p99.toFixed(1) : '–'])
  }
  const head = [
    'what',
    'median total, s',
    '99th percentile, s',
    'processor ms per stream',
    'tokens lost',
    'event loop delay p99, ms',
  ]
  printTable(`${streams} streams at once, ${tokens} tokens at 50 per second`, head, rows)
}

type LoopDelay = { p50: number; p99: number; max: number }

/** Returns the delay of a watched process's event loop since the last reading. */
async function readLoopDelay(pid: number): Promise<LoopDelay> {
  rmSync(delayFile, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(delayFile)) await new Promise((resolve) => setTimeout(resolve, 20))
  return JSON.parse(readFileSync(delayFile, 'utf8')) as LoopDelay
}

const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1_000 })
let agent = newAgent()

function read(url: string, body: object, headers: Record<string, string>, mark: RegExp): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let firstMs = 0
    let text = ''
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
          if (!firstMs && text.search(mark) >= 0) firstMs = performance.now() - startedAt
        })
        answer.on('end', () => {
          if (answer.statusCode !== 200)
            return reject(new Error(`${answer.statusCode}: ${text.slice(0, 200)}`))
          resolve({ firstMs, totalMs: performance.now() - startedAt, tokens: countTokens(text, mark) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** Counts the words of the upstream in the events that match, because one event may carry several. */
function countTokens(text: string, mark: RegExp): number {
  const events = text.split('\n\n').filter((event) => mark.test(event))
  return events.join('').match(/word\d+ /g)?.length ?? 0
}
