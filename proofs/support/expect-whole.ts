import { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { countReserved, findLosses, type Losses, noLosses } from '../../bench/support/outage/find-losses.ts'
import type { Told } from '../../bench/support/outage/load.ts'
import { printTable } from '../../bench/support/table.ts'
import { until } from '../../server/testing/until.ts'
import type { RunningProxy } from '../proxy/start-nginx.ts'
import type { Cluster } from './cluster.ts'

/** Waits for the end of all work, and compares what users were told with what is stored, apart from `unless`. */
export async function expectNothingLost(
  cluster: Cluster,
  told: Told,
  unless: (keyof Losses)[] = [],
): Promise<void> {
  const client = new Client(cluster.postgres.connection)
  await client.connect()
  onTestFinished(() => client.end())
  const patienceMs = unless.includes('leftReserved') ? 10_000 : 60_000
  await until(async () => (await countReserved(client)) === 0, 'the end of all work', patienceMs).catch(
    () => {},
  )
  const losses = await findLosses(client, cluster.proxy.url, told)
  for (const name of unless) losses[name] = 0
  expect(losses).toEqual(noLosses)
}

/** Fails where the proxy had no server for a call, or a server failed. */
export function expectNoneFailed(proxy: RunningProxy): void {
  const failed = proxy.calls().filter(({ status }) => status >= 500)
  expect({ failed, errors: failed.length > 0 ? proxy.errors().filter(isOfTheEnd) : [] }).toEqual({
    failed: [],
    errors: [],
  })
}

/** A refused connection is what a stopped server looks like, and the proxy goes on to the next one. */
const isOfTheEnd = (error: string) => !error.includes('Connection refused')

export function printCalls(title: string, proxy: RunningProxy): void {
  const calls = proxy.calls()
  const count = (is: (status: number) => boolean) => calls.filter(({ status }) => is(status)).length
  const isOther = (status: number) => status >= 400 && ![502, 503, 504].includes(status)
  printTable(
    title,
    ['what', 'count'],
    [
      ['calls', calls.length],
      ['answered', count((status) => status < 400)],
      ['502 and 504', count((status) => status === 502 || status === 504)],
      ['503', count((status) => status === 503)],
      ['other refusals', count(isOther)],
      ['passed on to the second server', calls.filter(({ servers }) => servers.includes(',')).length],
    ],
  )
}
