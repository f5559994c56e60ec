import { type Outage, openOutageRig } from './support/outage/rig.ts'
import { printTable } from './support/table.ts'

const lengths = [1, 7, 30]

/**
 * Stops a PostgreSQL for 1, 7 and 30 seconds while users write, with one server and with two, and measures until all
 * is whole again. `--seconds=N` sets one length.
 */
export async function benchOutage(): Promise<void> {
  const given = process.argv.find((argument) => argument.startsWith('--seconds='))
  const seconds = given ? [Number(given.split('=')[1])] : lengths
  for (const servers of [1, 2]) {
    const rig = await openOutageRig(servers)
    const outages: Outage[] = []
    for (const length of seconds) outages.push(await rig.outage(length))
    const losses = await rig.finish()
    await rig.close()
    printTable(
      `The database away, ${servers === 1 ? 'one server' : 'two servers'}`,
      ['away, s', 'whole again after, s', 'connections of a server', 'listening', 'heard', 'calls refused'],
      outages.map((each) => [
        each.seconds,
        (each.recoveryMs / 1_000).toFixed(1),
        each.connectionsMax,
        each.listeners,
        each.heard.least === each.heard.most ? each.heard.most : `${each.heard.least} to ${each.heard.most}`,
        each.failures,
      ]),
    )
    printTable('What was lost', ['what', 'count'], Object.entries(losses))
    if (Object.values(losses).some((count) => count > 0)) process.exitCode = 1
  }
}
