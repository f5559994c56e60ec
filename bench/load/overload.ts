import { Agent, request } from 'node:http'
import { Client, type ClientConfig } from 'pg'
import { connectionOf } from '../chat-list.ts'
import { type Running, residentMb, startProgram } from '../support/processes.ts'
import { median, percentile, printTable } from '../support/table.ts'
import { makeUsers } from '../support/users.ts'

const seconds = 40
const balance = '/api/user/remaining-words'
const atOnce = 20
const thinkMs = { min: 300, max: 1_500 }
const words = Array.from({ length: 300 }, (_, i) => (i % 12 === 11 ? 'river.' : 'water')).join(' ')

type Kind = {
  name: string
  /** How many of a hundred calls are of this kind. */
  share: number
  method: 'GET' | 'POST'
  path: string
  body?: object
}
const kinds: Kind[] = [
  { name: 'list of chats', share: 40, method: 'GET', path: '/api/chats?limit=20' },
  { name: 'message', share: 25, method: 'POST', path: '/api/chat', body: { message: 'Tell me something' } },
  {
    name: 'check of 300 words',
    share: 20,
    method: 'POST',
    path: '/api/zerogpt/detect',
    body: { input_text: words },
  },
  { name: 'search', share: 15, method: 'GET', path: '/api/chats/search?q=something' },
]

type Call = { kind: string; status: number; ms: number; code: string; hasRetryAfter: boolean }

/**
 * Gives one server more work than it can do: `--users=N` users, 1,000 by default, who act about once a second. Measures
 * what is answered and when, what is refused and how, and the memory.
 */
export async function benchOverload(): Promise<void> {
  const given = process.argv.find((argument) => argument.startsWith('--users='))
  const count = given ? Number(given.split('=')[1]) : 1_000
  const upstream = await startProgram('bench/support/upstream.ts', {
    PACE_TOKENS: '100',
    PACE_MS: '30',
    PACE_FIRST_MS: '300',
  })
  const app = await startProgram('server/main.ts', { AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'paced' })
  const connection = JSON.parse(connectionOf(app.dataDir))
  const users = await makeUsers(connection, count)
  // The first call of a new account opens its balance, in a transaction.
  for (let from = 0; from < count; from += atOnce)
    await Promise.all(
      users.slice(from, from + atOnce).map((headers) => fetch(app.url + balance, { headers })),
    )
  const sampler = await sampleConnections(connection)
  const calls: Call[] = []
  const memory = { atRest: residentMb(app.process.pid!), most: 0, after: 0 }
  const watch = setInterval(() => {
    memory.most = Math.max(memory.most, residentMb(app.process.pid!))
  }, 500)
  const endsAt = performance.now() + seconds * 1_000
  await Promise.all(users.map((headers) => act(app, headers, endsAt, calls)))
  clearInterval(watch)
  const { busy, idleInTransaction } = await sampler.stop()
  await pause(120_000)
  memory.after = residentMb(app.process.pid!)
  await app.stop()
  await upstream.stop()
  print(count, calls)
  printTable(
    'Connections to the database that were not idle, seen every half second',
    ['all', 'idle in a transaction'],
    [[busy, idleInTransaction]],
  )
  printTable(
    'Memory of the server, MB',
    ['at rest', 'most', 'two minutes later'],
    [[memory.atRest, memory.most, memory.after].map(Math.round)],
  )
}

/** Counts the states of the connections while the load runs. */
async function sampleConnections(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  const seen = { busy: 0, idleInTransaction: 0 }
  const timer = setInterval(async () => {
    const { rows } = await client.query<{ state: string }>(
      `select state from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    seen.busy += rows.length
    seen.idleInTransaction += rows.filter(({ state }) => state === 'idle in transaction').length
  }, 500)
  return {
    async stop() {
      clearInterval(timer)
      await client.end()
      return seen
    },
  }
}

function print(count: number, calls: Call[]): void {
  const rows = kinds.map(({ name }) => {
    const own = calls.filter(({ kind }) => kind === name)
    const answered = own.filter(({ status }) => status === 200).map(({ ms }) => ms)
    const refused = own.filter(({ code, hasRetryAfter }) => code === 'server_busy' && hasRetryAfter)
    const at = (share: number) => (answered.length > 0 ? Math.round(percentile(answered, share)) : '–')
    const other = own.length - answered.length - refused.length
    const refusedMs = refused.length > 0 ? Math.round(median(refused.map(({ ms }) => ms))) : '–'
    return [name, own.length, answered.length, at(0.5), at(0.95), at(0.99), refused.length, refusedMs, other]
  })
  const head = [
    'call',
    'sent',
    'answered',
    '50 %, ms',
    '95 %',
    '99 %',
    'refused',
    'after ms, median',
    'failed',
  ]
  printTable(`${count} users, one call a second each, for ${seconds} s`, head, rows)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function act(app: Running, headers: object, endsAt: number, calls: Call[]): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  // Not all users begin together.
  await pause(Math.random() * thinkMs.max)
  while (performance.now() < endsAt) {
    calls.push(await call(app, headers, choose(), agent))
    await pause(thinkMs.min + Math.random() * (thinkMs.max - thinkMs.min))
  }
  agent.destroy()
}

/** Every kind as often as its share of a hundred calls. */
const deck = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
const choose = () => deck[Math.floor(Math.random() * deck.length)]!

/** Resolves with the first byte of the body, because a reply takes as long as its model. */
function call(
  app: Running,
  headers: object,
  { name, method, path, body }: Kind,
  agent: Agent,
): Promise<Call> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const done = (status: number, text = '', hasRetryAfter = false) => {
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
      resolve({ kind: name, status, ms: performance.now() - startedAt, code, hasRetryAfter })
    }
    const type = body ? { 'content-type': 'application/json' } : {}
    const sent = request(
      app.url + path,
      { method, agent, headers: { ...headers, ...type, accept: 'text/event-stream', origin: app.url } },
      (answer) => {
        const isOk = answer.statusCode === 200
        let text = ''
        answer.on('data', (chunk) => {
          text += isOk ? '' : String(chunk)
          if (isOk) done(200)
        })
        answer.on('error', () => done(0))
        answer.on('end', () =>
          done(answer.statusCode ?? 0, text, answer.headers['retry-after'] !== undefined),
        )
      },
    )
    sent.on('error', () => done(0))
    sent.end(body ? JSON.stringify(body) : undefined)
  })
}
