import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '../../bench/support/outage/load.ts'
import { makeUsers } from '../../bench/support/users.ts'
import { routePolicies } from '../../server/all-domains.ts'
import { signUpUser, type TestUser } from '../../server/testing/test-user.ts'
import { startCluster } from '../support/cluster.ts'
import { writeEarlierRelease } from '../support/earlier-release.ts'
import { expectNoneFailed, expectNothingLost, printCalls } from '../support/expect-whole.ts'

const users = 8
const besideMs = 4_000
/** Calls that stay open, or that leave the site. */
const isOther = (path: string) => /news|stream|\/auth\/|create-checkout-session/.test(path)

const reads = Object.keys(routePolicies)
  .filter((route) => route.startsWith('GET /') && !/[:*]/.test(route) && !isOther(route))
  .map((route) => route.slice('GET '.length))

/** Returns the reads that a server fails at, which it does with tables that it cannot bear. */
async function failedReads(user: TestUser): Promise<string[]> {
  const failed: string[] = []
  for (const path of reads) {
    const answer = await user.get(path)
    await answer.text()
    if (answer.status >= 500) failed.push(`${answer.status} ${path}`)
  }
  return failed
}

test('an earlier version runs beside this one on its tables, and starts on them again', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-earlier-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const commit = writeEarlierRelease(folder)
  if (!commit) return context.skip('The history has no earlier version.')
  const cluster = await startCluster({ folder })
  onTestFinished(() => cluster.close())
  const operator = await signUpUser(cluster.request)
  const load = startLoad([cluster.proxy.url], await makeUsers(cluster.postgres.connection, users))
  const replace = async (place: number, by?: string) => {
    await cluster.at(place).running.stop()
    await cluster.at(place).start(by)
    await sleep(besideMs)
    for (const each of [0, 1]) expect(await failedReads(cluster.as(operator, each))).toEqual([])
  }
  await sleep(1_000)
  // The new tables come with the first new server, and the old one serves its users meanwhile.
  await replace(0)
  await replace(1)
  // The code goes back, the tables do not.
  await replace(0, folder)
  await replace(0)
  await load.stop()
  printCalls(`From ${commit.slice(0, 8)} and back, ${reads.length} reads at each step`, cluster.proxy)
  // A server of the earlier version may cut replies when it stops, which this one cannot mend.
  await expectNothingLost(cluster, load.told, ['tornReplies', 'leftReserved'])
  expectNoneFailed(cluster.proxy)
})
