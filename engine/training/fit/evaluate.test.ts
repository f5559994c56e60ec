import { expect, test } from 'vitest'
import type { Row } from '../corpus/corpus.ts'
import type { LabelledText } from '../corpus/read-documents.ts'
import { labelled } from '../corpus/test-corpus.ts'
import { seededRandom } from '../random.ts'
import { calibrationError, evaluate, formatTable } from './evaluate.ts'

const all = 'as it came, all sources'

function wholesOf(documents: LabelledText[]): Row[] {
  return documents.map((_, document) => ({ document, from: 0, to: 200, whole: true }))
}

function judge(people: number[], models: number[]) {
  const documents = [...people.map(() => labelled({})), ...models.map(() => labelled({ label: 'ai' }))]
  return evaluate(documents, wholesOf(documents), Float32Array.from([...people, ...models]))
}

function rowOf(people: number[], models: number[]) {
  return judge(people, models).rows.find(({ what }) => what === all)!
}

test('AUROC is the share of ordered pairs, with ties counting half', () => {
  expect(rowOf([0, 1], [2, 3]).auroc).toBe(1)
  expect(rowOf([2, 3], [0, 1]).auroc).toBe(0)
  expect(rowOf([1, 1, 1], [1, 1]).auroc).toBe(0.5)
  // 0.5 exceeds one; 1 exceeds one and ties with one; 2 exceeds two and ties with one.
  expect(rowOf([0, 1, 2], [0.5, 1, 2]).auroc).toBeCloseTo((1 + 1.5 + 2.5) / 9)
})

test('AUROC and detection rates with ties equal a count pair by pair', () => {
  const random = seededRandom(4)
  const people = Array.from({ length: 300 }, () => Math.floor(random() * 20))
  const models = Array.from({ length: 200 }, () => Math.floor(random() * 30))
  const { auroc, found1, found5 } = rowOf(people, models)
  const pairs = models.flatMap((m) => people.map((p) => (m > p ? 1 : m === p ? 0.5 : 0)))
  expect(auroc).toBeCloseTo(pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length, 9)
  const foundAt = (share: number) => {
    const limit = [...people]
      .sort((a, b) => a - b)
      .find((score) => people.filter((other) => other > score).length <= share * people.length)!
    return models.filter((score) => score > limit).length / models.length
  }
  expect(found1).toBe(foundAt(0.01))
  expect(found5).toBe(foundAt(0.05))
})

test('the 1% and 5% thresholds pass one and five of a hundred people', () => {
  const people = Array.from({ length: 100 }, (_, score) => score)
  expect(rowOf(people, [93, 94, 94.5, 98, 98.5])).toMatchObject({ texts: 5, found1: 0.2, found5: 0.6 })
  expect(judge(people, [0]).people).toEqual([{ source: 'made-up', texts: 100, atPoint: 0.99, at1: 0.01 }])
})

test('groups texts by length, year and attack and ignores those without a score', () => {
  const words = (count: number) => Array(count).fill('word').join(' ')
  const documents = [
    labelled({ text: words(9) }),
    ...[99, 100, 300, 301].map((count) => labelled({ label: 'ai', text: words(count) })),
    labelled({ label: 'ai', attack: 'paraphrase-dipper', text: words(400) }),
    labelled({ label: 'ai', source: 'storybench25', text: words(400) }),
    labelled({ label: 'ai', text: words(400) }),
  ]
  const scores = Float32Array.from(documents, (_, d) => (d === documents.length - 1 ? Number.NaN : d))
  const texts = evaluate(documents, wholesOf(documents), scores).rows.map(({ what, texts }) => [what, texts])
  expect(Object.fromEntries(texts)).toEqual({
    [all]: 5,
    'over 300 words': 2,
    '100 to 300 words': 2,
    'under 100 words': 1,
    '2025 models, source unseen': 1,
    'paraphrased by DIPPER': 1,
  })
})

test('compares crops with human crops, not with whole texts', () => {
  const documents = [labelled({}), labelled({ label: 'ai' })]
  const rows = [0, 1].flatMap((document) => [
    { document, from: 0, to: 200, whole: true },
    { document, from: 5, to: 65, whole: false },
  ])
  const evaluation = evaluate(documents, rows, Float32Array.of(9, 1, 8, 2))
  expect(evaluation.rows.map(({ what, auroc }) => [what, auroc])).toEqual([
    [all, 0],
    ['under 100 words', 0],
    ['crops of about 50 words', 1],
  ])
})

test('prints a table, and none for missing texts', () => {
  const calibration = { priorAi: 0.25, error: 0.01, balanced: 0.02 }
  const table = formatTable({ ...judge([1, 2], [3]), realFalsePositives: [], calibrationError: calibration })
  expect(table).toContain(`| ${all} | 1 | 1.000 | 1.00 | 1.00 |`)
  expect(table).not.toMatch(/NaN|undefined|null/)
})

test('calibration error is the distance between predicted and actual shares', () => {
  const logOdds = (probability: number) => Math.log(probability / (1 - probability))
  // Three of four at 0.75 are a model's, which is right. With half of the weight on models, 3 : 1 becomes 1 : 1.
  const scores = Array(4).fill(logOdds(0.75))
  const ai = [true, true, true, false]
  expect(calibrationError(scores, ai, [1, 1, 1, 1], 0.75)).toBeCloseTo(0)
  expect(calibrationError(scores, ai, [1, 1, 1, 1], 0.5)).toBeCloseTo(0.25)
  expect(calibrationError(scores, ai, [1, 9, 4, 2], 0.5)).toBeCloseTo(0.25)
  // Two bins, each with about half of the weight: human texts at 0.1, model texts at 0.8.
  const apart = [logOdds(0.1), logOdds(0.8)]
  expect(calibrationError(apart, [false, true], [5, 7], 0.5)).toBeCloseTo(0.5 * 0.1 + 0.5 * 0.2)
  expect(calibrationError([100, -100], [true, false], [1, 1], 0.5)).toBeCloseTo(0)
})
