import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measuredUses, offeredModels } from '../local-models.ts'
import {
  benchedWordsPerSecond,
  failedUses,
  type MeasuredModel,
  measuredModels,
  usesBySize,
} from './model-uses.ts'

const works = {
  chats: 'works',
  titles: 'works',
  rewriting: 'works',
  essays: 'works',
  humanizer: 'works',
} as const
const small: MeasuredModel = {
  name: 'Small',
  bytes: 100,
  verdicts: { ...works, titles: 'fails', humanizer: 'fails' },
}
const large: MeasuredModel = { name: 'Large', bytes: 900, verdicts: { ...works, humanizer: 'fails' } }

test('a use that failed at a size is not offered at that size or below', () => {
  expect(failedUses(50, [small, large])).toEqual(['titles', 'humanizer'])
  expect(failedUses(100, [small, large])).toEqual(['titles', 'humanizer'])
  expect(failedUses(101, [small, large])).toEqual(['humanizer'])
  expect(failedUses(901, [small, large])).toEqual([])
})

test('a size that nobody measured is said to be unmeasured, or to fail with a larger one', () => {
  const rows = usesBySize(
    [large],
    [
      { name: 'Between', bytes: 500 },
      { name: 'Huge', bytes: 5_000 },
    ],
  )
  expect(rows.map(({ name, verdicts }) => [name, verdicts.chats, verdicts.humanizer])).toEqual([
    ['Between', 'unmeasured', 'fails'],
    ['Large', 'works', 'fails'],
    ['Huge', 'unmeasured', 'unmeasured'],
  ])
})

test('the table shows every offered model, and the document says the same', () => {
  const rows = usesBySize()
  for (const { name } of offeredModels) expect(rows.map((row) => row.name)).toContain(name)
  const path = join(import.meta.dirname, '../../docs/how-to/run-a-model-on-this-computer.md')
  const document = readFileSync(path, 'utf8')
  const words = { works: 'works', fails: 'fails', unmeasured: 'not measured' }
  for (const { name, verdicts } of rows)
    expect(document).toContain(`| ${name} | ${measuredUses.map((use) => words[verdicts[use]]).join(' | ')} |`)
  expect(measuredModels.length).toBeGreaterThan(0)
})

test('knows the speed of every offered model on the computer of the bench', () => {
  for (const { id } of offeredModels) expect(benchedWordsPerSecond(id)).toBeGreaterThan(0)
  expect(benchedWordsPerSecond('own-file')).toBeNull()
})
