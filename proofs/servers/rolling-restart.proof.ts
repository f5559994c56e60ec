import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished, test } from 'vitest'
import { startLoad } from '../../bench/support/outage/load.ts'
import { makeUsers } from '../../bench/support/users.ts'
import { startCluster } from '../support/cluster.ts'
import { expectNoneFailed, expectNothingLost, printCalls } from '../support/expect-whole.ts'

const users = 12
const rounds = Number(process.env.RESTARTS ?? 3)
const betweenMs = 1_500

test('a rolling restart under traffic fails no call and loses nothing', async () => {
  const cluster = await startCluster()
  onTestFinished(() => cluster.close())
  const load = startLoad([cluster.proxy.url], await makeUsers(cluster.postgres.connection, users))
  for (let round = 0; round < rounds; round++)
    for (const place of [0, 1]) {
      await sleep(betweenMs)
      await cluster.at(place).running.stop()
      await cluster.at(place).start()
    }
  await sleep(betweenMs)
  await load.stop()
  printCalls(`${rounds} rolling restarts of two servers, ${users} users`, cluster.proxy)
  await expectNothingLost(cluster, load.told)
  expectNoneFailed(cluster.proxy)
})
