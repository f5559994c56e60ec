import { expect, test } from 'vitest'
import { findLints } from './find-lints.ts'

const busyMsMax = 800

test('the first word without a suggestion costs no more than a later one, because its data is loaded before', async () => {
  await findLints('A calm sea.', false)
  const before = process.threadCpuUsage()
  const lints = await findLints(`${'A'.repeat(100)} is a wrod.`, false)
  const { user, system } = process.threadCpuUsage(before)
  expect(lints.length).toBeGreaterThan(0)
  // Building the dictionaries of suggestions takes 1,200 to 1,600 ms.
  expect((user + system) / 1_000).toBeLessThan(busyMsMax)
})
