import { expect, test } from 'vitest'
import { fuzzFiles } from '../../testing/fuzzed-files/fuzz-files.ts'

test('reads or refuses damaged files of every kind, and no reader ends', { timeout: 120_000 }, async () => {
  const { read, refused, ended, failures } = await fuzzFiles({ count: 400, seed: 7 })
  expect({ ended, failures }).toEqual({ ended: [], failures: [] })
  expect(read).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(50)
})
