import { expect, onTestFinished, test } from 'vitest'
import { noLosses } from '../bench/support/outage/find-losses.ts'
import { type Outage, openOutageRig } from '../bench/support/outage/rig.ts'

const pool = 10
/** Far above what the bench prints (`npm run bench -- outage`), because a test may share its machine. */
const recoveryMsMax = 30_000

// Both run at once, because most of an outage is waiting.
test('is whole again after the database was away for 1, 7 and 30 seconds under load', {
  timeout: 240_000,
}, async () => {
  const serverCounts = [1, 2]
  await Promise.all(
    serverCounts.map(async (servers) => {
      const rig = await openOutageRig(servers)
      onTestFinished(() => rig.close())
      for (const seconds of [1, 7, 30]) expectWhole(await rig.outage(seconds), servers)
      expect(await rig.finish()).toEqual(noLosses)
    }),
  )
})

function expectWhole(outage: Outage, servers: number): void {
  expect(outage.recoveryMs).toBeLessThan(recoveryMsMax)
  expect(outage.connectionsMax).toBeLessThanOrEqual(pool + 3)
  expect(outage).toMatchObject({ listeners: servers, heard: { least: 1, most: 1 } })
}
