import { beforeAll, expect, inject, test } from 'vitest'
import type { TestUser } from '../server/testing/test-user.ts'
import { type Answer, isFailure } from './answers.ts'
import { signUp } from './callers.ts'
import { essayFloods } from './essay-floods.ts'
import { type Flood, floods } from './floods.ts'
import { runFlood } from './run-flood.ts'
import { warmUp } from './warm-up.ts'

// Limits under attack, at least ten times what an idle machine needs. `npm run bench -- attacks` prints exact figures.
const waitMsMax = 5_000
const busyMsMax = 1_500

const server = inject('attacked')
let other: TestUser

beforeAll(async () => {
  other = await signUp(server)
  await warmUp(server, other)
})

test.each([...floods, ...essayFloods])('$finding: other callers do not wait for $what', async (flood) => {
  const reading = await runFlood(server, flood, await signUp(server), other)
  expect(reading.answers.filter((answer) => isFailure(answer) && !isOwnFailure(flood, answer))).toEqual([])
  expect([...new Set(reading.statuses)].filter((status) => ![200, 201, 429].includes(status))).toEqual([])
  expect(reading.longestMs).toBeLessThan(waitMsMax)
  expect(reading.busyMs).toBeLessThan(busyMsMax)
})

function isOwnFailure({ ownFailure }: Flood, { text }: Answer): boolean {
  return ownFailure !== undefined && text.includes(`"code":"${ownFailure}"`)
}
