import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { readEvents } from '../../../web/event-stream.ts'
import { type Running, startProgram } from '../processes.ts'
import { makeUsers } from '../users.ts'
import { countSockets } from './count-sockets.ts'
import { countReserved, findLosses, type Losses } from './find-losses.ts'
import { type Load, startLoad, type User } from './load.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'

export type Outage = {
  seconds: number
  /** From the moment when the database accepts connections until every server answers and hears every other one. */
  recoveryMs: number
  /** The most connections that one server had at any moment, before, during and after. */
  connectionsMax: number
  /** Connections that listen for notices. */
  listeners: number
  /** How often each of three changes was heard, on the page of each server that heard it most or least often. */
  heard: { least: number; most: number }
  failures: number
}

export type OutageRig = {
  outage: (seconds: number) => Promise<Outage>
  /** Ends the load and compares. */
  finish: () => Promise<Losses>
  close: () => Promise<void>
}

const usersOfRig = 8
const warmUpMs = 1_500
const patienceMs = 60_000
const changes = 3

/** Starts a PostgreSQL, a model, servers and users who write all the time. */
export async function openOutageRig(serverCount: number): Promise<OutageRig> {
  const postgres = await startOwnPostgres()
  try {
    return await openRigOn(postgres, serverCount)
  } catch (error) {
    await postgres.close()
    throw error
  }
}

async function openRigOn(postgres: OwnPostgres, serverCount: number): Promise<OutageRig> {
  const model = await startProgram('bench/support/upstream.ts', {
    PACE_TOKENS: '60',
    PACE_MS: '40',
    PACE_FIRST_MS: '50',
  })
  const start = () =>
    startProgram('server/main.ts', {
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      SECRET: 'a secret of the servers of this bench',
      AI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'paced',
      LOG_LEVEL: 'silent',
      BASE_URL: '',
    })
  const servers = await Promise.all(Array.from({ length: serverCount }, start))
  const [watcher, ...users] = await makeUsers(postgres.connection, usersOfRig + 1)
  const pages = servers.map(({ url }) => openPage(url, watcher!))
  const load = startLoad(
    servers.map(({ url }) => url),
    users,
  )
  const meter = openMeter(servers, postgres.port)
  await sleep(warmUpMs)
  const parts: Parts = { postgres, servers, watcher: watcher!, pages, load, meter }
  return {
    outage: (seconds) => runOutage(parts, seconds),
    finish: () => finish(parts),
    async close() {
      meter.close()
      for (const page of pages) page.close()
      await Promise.all([model, ...servers].map((each) => each.stop()))
      await postgres.close()
    },
  }
}

type Parts = {
  postgres: OwnPostgres
  servers: Running[]
  watcher: User
  pages: Page[]
  load: Load
  meter: Meter
}

async function runOutage(parts: Parts, seconds: number): Promise<Outage> {
  const { postgres, servers, watcher, pages, load, meter } = parts
  const before = load.told.failures
  meter.reset()
  await postgres.stop()
  await sleep(seconds * 1_000)
  await postgres.start()
  const startedAt = performance.now()
  const chats = await Promise.all(servers.map(({ url }) => whole(url, watcher, pages)))
  const recoveryMs = performance.now() - startedAt
  await sleep(warmUpMs)
  const counts = pages.map((page) => page.count())
  for (let n = 0; n < changes; n++) {
    const { url } = servers[n % servers.length]!
    await rename(url, watcher, chats[0]!, `change ${n}`)
    // Changes of one chat that come within 100 ms are told together.
    await sleep(400)
  }
  await sleep(600)
  const heard = pages.map((page, at) => page.count() - counts[at]!)
  return {
    seconds,
    recoveryMs,
    connectionsMax: meter.max(),
    listeners: await countListeners(parts),
    heard: { least: Math.min(...heard) / changes, most: Math.max(...heard) / changes },
    failures: load.told.failures - before,
  }
}

/** Resolves when a server answers, and a change that it makes is heard on the pages of all servers. */
async function whole(url: string, watcher: User, pages: Page[]): Promise<string> {
  const chatId = randomUUID()
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(50)) {
    const counts = pages.map((page) => page.count())
    const made = await putEssay(url, watcher, chatId)
    if (!made) continue
    await sleep(250)
    if (pages.every((page, at) => page.count() > counts[at]!)) return chatId
    await rename(url, watcher, chatId, `whole ${performance.now()}`).catch(() => {})
    await sleep(250)
    if (pages.every((page, at) => page.count() > counts[at]!)) return chatId
  }
  throw new Error(`${url} was not whole again after ${patienceMs / 1_000} seconds.`)
}

async function putEssay(url: string, user: User, chatId: string): Promise<boolean> {
  const headers = { ...user, origin: url }
  const answer = await fetch(`${url}/api/essays/${chatId}`, { method: 'PUT', headers }).catch(() => null)
  return answer?.ok ?? false
}

async function rename(url: string, user: User, chatId: string, title: string): Promise<void> {
  const answer = await fetch(`${url}/api/chats/${chatId}`, {
    method: 'PATCH',
    // A new connection, because one from before the outage may be closed in this moment.
    headers: { ...user, origin: url, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ title }),
  })
  if (!answer.ok) throw new Error(`The change was refused: ${answer.status} ${await answer.text()}`)
}

type Page = { count: () => number; close: () => void }

/** Follows the news of a user on one server, as a page does, and counts them. */
function openPage(url: string, user: User): Page {
  const end = new AbortController()
  let news = 0
  const follow = async () => {
    while (!end.signal.aborted) {
      try {
        const headers = { ...user, accept: 'text/event-stream' }
        const answer = await fetch(`${url}/api/chats/news`, { headers, signal: end.signal })
        if (answer.ok)
          // A rename publishes an event of the chat and one of its essay.
          for await (const { essaySeq } of readEvents<{ essaySeq?: number }>(answer.body!))
            if (essaySeq === undefined) news++
      } catch {
        // Cut, or not reached; the next try follows.
      }
      await sleep(200)
    }
  }
  void follow()
  return { count: () => news, close: () => end.abort() }
}

type Meter = { max: () => number; reset: () => void; close: () => void }

function openMeter(servers: Running[], port: number): Meter {
  let most = 0
  const timer = setInterval(() => {
    for (const { process } of servers) most = Math.max(most, countSockets(process.pid!, port))
  }, 200)
  return {
    max: () => most,
    reset() {
      most = 0
    },
    close: () => clearInterval(timer),
  }
}

async function countListeners({ postgres }: Parts): Promise<number> {
  return withClient(postgres.connection, async (client) => {
    const listening = `select from pg_stat_activity where application_name = 'longhand listener'`
    return (await client.query(listening)).rowCount ?? 0
  })
}

async function finish({ postgres, servers, load }: Parts): Promise<Losses> {
  await load.stop()
  return withClient(postgres.connection, async (client) => {
    // Replies and titles end by themselves.
    for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(200))
      if ((await countReserved(client)) === 0) break
    return findLosses(client, servers[0]!.url, load.told)
  })
}

async function withClient<T>(
  connection: Parts['postgres']['connection'],
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
