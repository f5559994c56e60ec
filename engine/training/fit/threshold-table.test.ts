import { expect, test } from 'vitest'
import { registers } from '../../detector/style/register.ts'
import { aiLine } from '../../detector/weights/thresholds.ts'
import { seededRandom } from '../random.ts'
import {
  allowedWrong,
  crossCheckThresholds,
  fitThresholds,
  lengthBands,
  lineAt,
  measureThresholds,
  peopleMin,
  type ThresholdSample,
} from './threshold-table.ts'

const random = seededRandom(4)

/** People and models of every register and length; people of some registers are much fewer. */
function makeSamples(people: number): ThresholdSample[] {
  return registers.flatMap((register, r) =>
    Array.from({ length: people >> r }, (_, i) => ({
      source: `source ${i % 7}`,
      isAi: i % 4 === 0,
      register,
      words: 60 + Math.floor(random() * 500),
      shown: (i % 4 === 0 ? 4 : -6) + 8 * (random() - 0.5) + (random() < 0.01 ? 6 : 0),
    })),
  )
}

const samples = makeSamples(4000)
const table = fitThresholds(samples)

test.each([
  [298, -1],
  [299, 0],
  [473, 1],
  [628, 2],
])('of %i texts %i may be wrong, and one more would not exclude 1%%', (texts, wrong) => {
  expect(allowedWrong(texts)).toBe(wrong)
  expect(allowedWrong(texts * 10)).toBeLessThan(texts * 10 * 0.01)
})

test('has one line for every register and length, and none below the verdict of all texts', () => {
  expect(table.map(({ register, words }) => `${register} ${words}`)).toEqual(
    registers.flatMap((register) => lengthBands.map((words) => `${register} ${words}`)),
  )
  for (const { line } of table) expect(line).toBeGreaterThanOrEqual(aiLine)
  expect(fitThresholds([])).toHaveLength(table.length)
})

test('no row has fewer people than the minimum, and none calls more of them AI than allowed', () => {
  for (const { people, pooled, wrong } of measureThresholds(table, samples)) {
    expect(pooled).toBeGreaterThanOrEqual(peopleMin)
    expect(wrong).toBeLessThanOrEqual(allowedWrong(pooled))
    expect(people).toBeLessThanOrEqual(pooled)
  }
})

test('a person with a higher score never lowers a line', () => {
  for (const register of registers) {
    const raised = samples.map((sample) =>
      sample.isAi || sample.register !== register ? sample : { ...sample, shown: sample.shown + 1 },
    )
    for (const [i, { line }] of fitThresholds(raised).entries())
      expect(line).toBeGreaterThanOrEqual(table[i]!.line)
  }
})

test('narrative, learners and short texts have a line above what their people ask for', () => {
  const same = samples.map((sample) => ({ ...sample, shown: sample.isAi ? 4 : -5 }))
  const lines = fitThresholds(same)
  const lineOf = (register: string, words: number) =>
    lines.find((row) => row.register === register && row.words === words)!.line
  for (const register of ['narrative', 'learner'])
    for (const words of lengthBands)
      expect(lineOf(register, words)).toBeGreaterThan(lineOf('formal', lengthBands.at(-1)!))
  expect(lineOf('other', 0)).toBeGreaterThan(lineOf('other', 300))
})

test('judges each source by a table that has not seen it', () => {
  const { people, wrong } = crossCheckThresholds(samples)
  expect(people).toBe(samples.filter(({ isAi }) => !isAi).length)
  expect(wrong / people).toBeLessThan(0.01)
  const odd = samples.map((sample) =>
    sample.source === 'source 1' && !sample.isAi ? { ...sample, shown: 30 } : sample,
  )
  const odds = odd.filter(({ source, isAi }) => source === 'source 1' && !isAi).length
  expect(crossCheckThresholds(odd).wrong).toBeGreaterThanOrEqual(odds)
})

test('finds the line of a text by its register and length', () => {
  for (const sample of samples.slice(0, 200)) {
    const row = table.find(
      ({ register, words }) =>
        register === sample.register &&
        words === Math.max(...lengthBands.filter((from) => from <= sample.words)),
    )!
    expect(lineAt(table, sample)).toBe(row.line)
  }
})
