import { expect, onTestFinished, test } from 'vitest'
import { until } from '../testing/until.ts'
import { openIdleMemory } from './idle-memory.ts'

test('gives unused memory back once there is little to do', async () => {
  const rows = Array.from({ length: 400_000 }, (_, i) => ({ text: `row ${i}` }))
  const full = process.memoryUsage().heapUsed
  rows.length = 0
  const memory = openIdleMemory(200)
  onTestFinished(memory.close)
  await until(() => process.memoryUsage().heapUsed < full - 20_000_000, 'a smaller heap')
  expect(rows).toEqual([])
})
