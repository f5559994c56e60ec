import { availableParallelism, loadavg } from 'node:os'
import { beforeAll, expect, inject, test } from 'vitest'
import type { TestUser } from '../server/testing/test-user.ts'
import { type Answer, isFailure } from './answers.ts'
import { signUp } from './callers.ts'
import { essayFloods } from './essay-floods.ts'
import { type Flood, floods } from './floods.ts'
import { foreignFloods } from './foreign-floods.ts'
import { listFloods } from './list-floods.ts'
import { runFlood } from './run-flood.ts'
import { warmUp } from './warm-up.ts'

// Limits under attack, at least ten times what an idle machine needs. `npm run bench -- attacks` prints exact figures.
const waitMsMax = 5_000
const busyMsMax = 1_500

/** On a machine that is busy with other work, a wait is mostly that work's; `busyMs` is the server's own. */
const isMachineBusy = () => loadavg()[0]! > 2 * availableParallelism()

const server = inject('attacked')
let other: TestUser

beforeAll(async () => {
  other = await signUp(server)
  await warmUp(server, other)
})

const all = [...floods, ...essayFloods, ...foreignFloods, ...listFloods]

test.each(all)('$finding: other callers do not wait for $what', async (flood) => {
  const reading = await runFlood(server, flood, await signUp(server), other)
  expect(reading.answers.filter((answer) => isFailure(answer) && !isOwnFailure(flood, answer))).toEqual([])
  expect([...new Set(reading.statuses)].filter((status) => ![200, 201, 429].includes(status))).toEqual([])
  const limitMs = flood.longestMs ?? busyMsMax
  expect(reading.busyMs).toBeLessThan(limitMs)
  expect(reading.longestMs).toBeLessThan(isMachineBusy() ? waitMsMax : (flood.longestMs ?? waitMsMax))
})

function isOwnFailure({ ownFailure }: Flood, { text }: Answer): boolean {
  return ownFailure !== undefined && text.includes(`"code":"${ownFailure}"`)
}
