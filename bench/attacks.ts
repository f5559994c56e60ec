import { isFailure } from '../attacks/answers.ts'
import { type Addresses, startAttackedServer } from '../attacks/attacked-server.ts'
import { signUp } from '../attacks/callers.ts'
import { measureCrowd } from '../attacks/crowd.ts'
import { essayFloods } from '../attacks/essay-floods.ts'
import { type Flood, floods } from '../attacks/floods.ts'
import { foreignFloods } from '../attacks/foreign-floods.ts'
import { listFloods } from '../attacks/list-floods.ts'
import { runFlood } from '../attacks/run-flood.ts'
import { warmUp } from '../attacks/warm-up.ts'
import type { TestUser } from '../server/testing/test-user.ts'
import { percentile, printTable } from './support/table.ts'

const users = 100
const crowdSeconds = 20
const signUpsAtOnce = 4
const probed = {
  chats: 'list of chats',
  essay: 'change of an essay, 40 KB',
  check: 'check of 800 characters',
  file: 'a file of 18 bytes',
  proofread: 'proofreading',
  healthz: '/healthz',
}

/**
 * Measures how long other callers wait during each flood of the security review, and the effect of one flood on 100
 * users.
 */
export async function benchAttacks(): Promise<void> {
  const { addresses, stop } = await startAttackedServer()
  const other = await signUp(addresses)
  await warmUp(addresses, other)
  const rows: string[][] = []
  const all = [...floods, ...essayFloods, ...foreignFloods, ...listFloods]
  for (const flood of all) rows.push(await measure(addresses, flood, other))
  await stop()
  printTable(
    'Requests of another visitor or user during each flood, ms',
    [
      'finding',
      'flood',
      'effect before the defence',
      'request made meanwhile',
      'longest wait',
      'median',
      'loop blocked',
      'responses to the flood',
    ],
    rows,
  )
  await benchCrowd()
}

async function measure(server: Addresses, flood: Flood, other: TestUser): Promise<string[]> {
  const { longestMs, waits, statuses, busyMs, answers } = await runFlood(
    server,
    flood,
    await signUp(server),
    other,
  )
  const failed = statuses.filter((status) => isFailure({ status, retryAfter: null })).length
  const longest = `${Math.round(longestMs)}${failed > 0 ? `, ${failed} of ${statuses.length} failed` : ''}`
  const median = percentile(waits, 0.5)
  return [
    flood.finding,
    flood.what,
    flood.was,
    probed[flood.probe ?? 'healthz'],
    longest,
    median.toFixed(1),
    String(Math.round(busyMs)),
    countsOf(answers.map(({ status }) => status)),
  ]
}

async function benchCrowd(): Promise<void> {
  const { addresses, stop } = await startAttackedServer()
  const crowd = await signUpAll(addresses, users)
  await warmUp(addresses, crowd[1]!)
  const rows: (string | number)[][] = []
  for (const withFlood of [false, true]) {
    const waits = await measureCrowd(crowd, crowdSeconds, withFlood)
    const figures = [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(waits.ms, share)))
    rows.push([withFlood ? 'one user floods' : 'no flood', waits.ms.length, ...figures, waits.failed])
  }
  await stop()
  printTable(
    `${users} concurrent users, each with a call every two seconds: waits of the other users, ms`,
    ['', 'calls', 'median', '95th percentile', '99th percentile', 'longest', 'failed'],
    rows,
  )
}

async function signUpAll(server: Addresses, count: number): Promise<TestUser[]> {
  const made: TestUser[] = []
  const lane = async () => {
    while (made.length < count) made.push(await signUp(server))
  }
  await Promise.all(Array.from({ length: signUpsAtOnce }, lane))
  return made
}

function countsOf(statuses: number[]): string {
  const counts = Object.groupBy(statuses, String)
  return Object.entries(counts)
    .map(([status, all]) => `${all!.length} × ${status}`)
    .join(', ')
}
