import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { post, signUp } from './support/account.ts'
import { startProgram } from './support/processes.ts'
import { median, printTable } from './support/table.ts'

const connections = 32
const seconds = 5
const rounds = 3

/** Measures requests per second for the list of 20 chats with its session, next to the floor on the same database. */
export async function benchChatList(): Promise<void> {
  const upstream = await startProgram('bench/support/upstream.ts', {
    PACE_TOKENS: '3',
    PACE_MS: '1',
    PACE_FIRST_MS: '0',
  })
  const app = await startProgram('server/main.ts', { AI_BASE_URL: `${upstream.url}/v1`, AI_MODEL: 'paced' })
  const { cookie } = await signUp(app.url)
  for (let i = 0; i < 20; i++)
    await post(`${app.url}/api/chat`, { message: `Question number ${i}` }, { cookie })
  const token = decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!
  const floor = await startProgram('bench/floors/list.ts', { BENCH_DATABASE: connectionOf(app.dataDir) })

  const figures: Record<'floor' | 'app', number[]> = { floor: [], app: [] }
  for (let round = 0; round <= rounds; round++) {
    const bare = await load(floor.url, { 'x-token': token })
    const full = await load(`${app.url}/api/chats?limit=20`, { cookie })
    // The first round warms up both.
    if (round > 0) {
      figures.floor.push(bare)
      figures.app.push(full)
    }
  }
  await floor.stop()
  await app.stop()
  await upstream.stop()
  printTable(
    `Chat list with session, 20 rows (${connections} connections, median of ${rounds})`,
    ['what', 'requests per second'],
    [
      ['bare Hono, two prepared selects', Math.round(median(figures.floor))],
      ['Longhand', Math.round(median(figures.app))],
    ],
  )
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${url}`)
  return result.requests.average
}

/** Returns the connection to the embedded database of a running server. */
export function connectionOf(dataDir: string): string {
  const pid = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return JSON.stringify({ host: pid[4], port: 5432, user: 'longhand', password, database: 'longhand' })
}
