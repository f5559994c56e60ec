import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findLosses } from '../../bench/support/outage/find-losses.ts'
import { startLoad, type User } from '../../bench/support/outage/load.ts'
import { printTable } from '../../bench/support/table.ts'
import { makeUsers } from '../../bench/support/users.ts'
import { rollDice } from '../../server/testing/billing-lives/dice.ts'
import { post, testPassword } from '../../server/testing/test-user.ts'
import { until } from '../../server/testing/until.ts'
import { buyPlan } from './buyers.ts'
import { faults } from './fault-table.ts'
import { countUnfinished, findBreaches } from './find-breaches.ts'
import { type OpenRig, openFaultRig } from './open-rig.ts'

export type Rounds = { rounds: number; seed: number }

const writers = 6
const calmMs = 1_000
/** A busy machine starts a server in half a minute. */
const wholeMs = 90_000
/** Reserved words expire after half a minute, and a chore looks once a minute. */
const endMs = 180_000
const everyPurchase = 3
const everySignUp = 4

/**
 * Disturbs two servers in a seeded order while users write, buy and sign up, and reads afterwards from the database
 * whether anything is missing, doubled or unfinished. Returns the number of breaches.
 */
export async function runRounds({ rounds, seed }: Rounds): Promise<number> {
  const dice = rollDice(seed)
  const rig = await openFaultRig()
  const { cluster } = rig
  const buyers = Math.ceil(rounds / everyPurchase)
  const [users, customers] = await peopleOf(cluster.postgres.connection, buyers)
  const load = startLoad([cluster.proxy.url], users)
  const beside: Promise<unknown>[] = []
  const addresses: string[] = []
  const counts = new Map<string, number>()
  const names = Object.keys(faults)
  let waiting: string[] = []
  for (let round = 0; round < rounds; round++) {
    if (waiting.length === 0) waiting = dice.shuffle(names)
    const name = waiting.shift() ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const customer = round % everyPurchase === 0 ? customers[round / everyPurchase] : undefined
    if (customer) beside.push(buyPlan(cluster, customer))
    if (round % everySignUp === 0) addresses.push(await signUpSoon(rig, beside))
    await sleep(dice.whole(0, calmMs))
    await faults[name]?.(rig, dice)
    const ms = await whole(rig)
    console.log(`${round + 1}/${rounds} ${name}: whole again after ${(ms / 1_000).toFixed(1)} s`)
  }
  await load.stop()
  await Promise.all(beside)
  const client = new Client(cluster.postgres.connection)
  await client.connect()
  const breaches = await finish(rig, client, addresses)
  const losses = await findLosses(client, cluster.proxy.url, load.told)
  await client.end()
  await rig.close()
  const { messages, essays, runs, failures } = load.told
  printTable(`Faults, seed ${seed}`, ['what', 'rounds'], [...counts])
  printTable(
    'Meanwhile',
    ['what', 'count'],
    [
      ['messages, acknowledged', messages.filter(({ isAcknowledged }) => isAcknowledged).length],
      ['essays', essays.length],
      ['rewrites', runs],
      ['plans bought', buyers],
      ['sign-ups with their mails', addresses.length],
      ['calls that were tried again', failures],
    ],
  )
  // A killed server takes up to half a second of a reply with it, which its reader has seen.
  const { tornReplies: _shown, leftReserved: _counted, ...lost } = losses
  const rows = [...breaches.map(({ what, count }) => [what, count] as const), ...Object.entries(lost)]
  printTable(
    'Afterwards',
    ['what', 'count'],
    rows.map((row) => [...row]),
  )
  return rows.reduce((sum, [, count]) => sum + count, 0)
}

async function peopleOf(connection: OpenRig['cluster']['postgres']['connection'], buyers: number) {
  const all = await makeUsers(connection, writers + buyers)
  return [all.slice(0, writers), all.slice(writers)] as [User[], User[]]
}

/** Signs up beside the rounds, and returns the address. A refusal is tried again, and a stored account is kept. */
async function signUpSoon({ cluster }: OpenRig, beside: Promise<unknown>[]): Promise<string> {
  const email = `${randomUUID()}@example.org`
  const body = { email, password: testPassword, name: 'Ana' }
  const attempt = async () => {
    const answer = await post(cluster.request, '/api/auth/sign-up/email', body).catch(() => null)
    await answer?.text().catch(() => '')
    return answer?.ok
  }
  beside.push(until(async () => (await attempt()) || (await sleep(2_000)), 'a sign-up', wholeMs))
  return email
}

/** Waits until both servers report that they are ready, and one call passes through the proxy. */
async function whole({ cluster }: OpenRig): Promise<number> {
  const startedAt = performance.now()
  const isReady = async (place: number) => {
    const answer = await cluster.at(place).request('/readyz', { signal: AbortSignal.timeout(5_000) })
    return answer.ok
  }
  const check = async () =>
    (await isReady(0)) && (await isReady(1)) && (await cluster.request('/api/session')).ok
  await until(() => check().catch(() => false), 'a whole installation', wholeMs)
  return performance.now() - startedAt
}

async function finish({ cluster, mail }: OpenRig, client: Client, addresses: string[]) {
  // What a killed server reserved of a day is released after 15 minutes. That time passes here.
  await client.query('update token_reservations set expires_at = now()')
  const isOver = async () => (await countUnfinished(client)) === 0
  await until(isOver, 'the end of all work', endMs).catch(() => {})
  const hasMail = (address: string) => mail.mails().some(({ to }) => to === address)
  await until(() => addresses.every(hasMail), 'the mails of all sign-ups', endMs).catch(() => {})
  const found = await findBreaches(client)
  found.push({
    what: 'sign-ups without their mail',
    count: addresses.filter((each) => !hasMail(each)).length,
  })
  const { rows } = await client.query<{ chat_id: string; user_id: string }>(
    'select chat_id, user_id from essays',
  )
  found.push({ what: 'essays that cannot be read', count: await countUnreadable(client, rows, cluster) })
  return found
}

/** Opens each essay as its owner, with a session that is made for it. */
async function countUnreadable(
  client: Client,
  essays: { chat_id: string; user_id: string }[],
  cluster: OpenRig['cluster'],
): Promise<number> {
  let unreadable = 0
  for (const { chat_id: chatId, user_id: userId } of essays) {
    const token = randomUUID()
    const hash = createHash('sha256').update(token).digest('base64url')
    await client.query(
      `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
      [randomUUID(), userId, hash],
    )
    const headers = { authorization: `Bearer ${token}` }
    const opened = await cluster.request(`/api/essays/${chatId}`, { headers })
    const changes = await cluster.request(`/api/essays/${chatId}/updates?after=0`, { headers })
    await Promise.all([opened.text(), changes.text()])
    if (!opened.ok || !changes.ok) unreadable++
  }
  return unreadable
}
