import { expect, test } from 'vitest'
import { chooseFiles } from './choose-files.ts'

const megabyte = 1_048_576
const files = (count: number, size = 10) =>
  Array.from({ length: count }, (_, i) => ({ name: `${i + 1}.txt`, size }))

test('accepts ten files, and the first ten of a hundred', () => {
  expect(chooseFiles(files(10), [])).toMatchObject({ taken: { length: 10 }, problems: [] })
  const { taken, problems } = chooseFiles(files(100), [])
  expect(taken.map(({ name }) => name)).toEqual(files(10).map(({ name }) => name))
  expect(problems).toEqual([
    'A message can have 10 files at most, and 100 were chosen. The first 10 are here.',
  ])
})

test('counts files that are already attached', () => {
  const { taken, problems } = chooseFiles(files(3), files(9))
  expect(taken).toHaveLength(1)
  expect(problems).toEqual([
    'A message can have 10 files at most, and 12 were chosen. The first 10 are here.',
  ])
})

test('names files that are too large and accepts the others', () => {
  const large = { name: 'film.mov', size: 10 * megabyte + 1 }
  expect(chooseFiles([large, ...files(1)], [])).toEqual({
    taken: files(1),
    problems: ['Error: Some files exceed the maximum size limit of 10MB: film.mov'],
  })
})

test('accepts at most 30 MB per message', () => {
  const { taken, problems } = chooseFiles(files(4, 9 * megabyte), [])
  expect(taken).toHaveLength(3)
  expect(problems).toEqual(['A message can have 30 MB of files at most. Left out: 4.txt'])
})
