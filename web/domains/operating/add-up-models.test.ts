import { expect, test } from 'vitest'
import { addUpModels } from './add-up-models.ts'

const row = {
  day: '2026-11-02',
  model: 'large',
  work: 'chat',
  calls: 2,
  input: 1_000_000,
  output: 500_000,
} as const

test('adds up days by model and work, with the cost where a price is given', () => {
  const rows = [
    row,
    { ...row, day: '2026-11-01' },
    { ...row, work: 'title', calls: 1 } as const,
    { ...row, model: 'small' },
  ]
  expect(addUpModels(rows, { large: { input: 2, output: 8 } })).toEqual([
    { model: 'large', work: 'chat', calls: 4, input: 2_000_000, output: 1_000_000, cost: 12 },
    { model: 'large', work: 'title', calls: 1, input: 1_000_000, output: 500_000, cost: 6 },
    { model: 'small', work: 'chat', calls: 2, input: 1_000_000, output: 500_000, cost: null },
  ])
})

test('takes no price from a model that is named like a part of every object', () => {
  expect(addUpModels([{ ...row, model: 'constructor' }], {})[0]).toMatchObject({ cost: null })
})
