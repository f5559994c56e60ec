import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { seededRandom } from '../random.ts'
import { cropWeight, cutRows, readText, weighByRegister, weighBySource } from './corpus.ts'
import { labelled } from './test-corpus.ts'

const reader = createReader(new Set())
const random = seededRandom(2)
/** Texts of 0 to 60 sentences with 0 to 11 words. */
const texts = Array.from({ length: 400 }, (_, d) =>
  labelled({
    text: Array.from({ length: d % 61 }, () => `Up ${'they go '.repeat(random() * 6)}today.`).join(' '),
  }),
)
const rows = cutRows(texts, reader)

test('includes every whole document once', () => {
  const wholes = rows.filter(({ whole }) => whole)
  expect(wholes.map(({ document }) => document)).toEqual([...texts.keys()])
  for (const { document, from, to } of wholes)
    expect([from, to]).toEqual([0, readText(texts[document]!, reader).length])
})

test('crops and probes lie within their documents, and a crop is much shorter', () => {
  expect(rows.filter(({ whole, probe }) => !whole && !probe).length).toBeGreaterThan(100)
  for (const { document, from, to, whole, probe } of rows) {
    const { length } = readText(texts[document]!, reader)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(length)
    if (whole || probe) continue
    expect([60, 110]).toContain(to - from)
    expect(length).toBeGreaterThan((to - from) * 1.3)
  }
})

test('probes are one and four whole sentences from the same place', () => {
  const probes = rows.filter(({ probe }) => probe)
  expect(probes.length).toBeGreaterThan(50)
  for (const { document, from, to, probe } of probes) {
    const starts = [...readText(texts[document]!, reader).sentenceStarts]
    expect(starts.indexOf(to) - starts.indexOf(from)).toBe(probe === 'one sentence' ? 1 : 4)
    expect(probes.filter((other) => other.document === document && other.from === from)).toHaveLength(2)
  }
})

test('cuts the same documents in the same way every time', () => {
  expect(cutRows(texts, reader)).toEqual(rows)
  expect(cropWeight).toBeLessThan(1)
})

function many(count: number, source: string, label: 'human' | 'ai', domain: string) {
  return Array.from({ length: count }, () => labelled({ source, label, domain }))
}

const mixed = [
  ...many(90, 'big', 'human', 'news'),
  ...many(10, 'small', 'human', 'story'),
  ...many(5, 'big', 'ai', 'xsum'),
  ...many(60, 'stories', 'ai', 'creative'),
  ...many(20, 'held', 'ai', 'news'),
]
const kept = ({ source }: { source: string }) => source !== 'held'

function sumOf(weights: Float32Array, belongs: (document: (typeof mixed)[number]) => boolean): number {
  return mixed.reduce((sum, document, d) => sum + (belongs(document) ? weights[d]! : 0), 0)
}

test.each([
  ['by source', weighBySource(mixed, kept)],
  ['by register', weighByRegister(mixed, kept)],
])('%s, people weigh as much as models, 1 on average, and what is held back nothing', (_, weights) => {
  expect(sumOf(weights, ({ label }) => label === 'human')).toBeCloseTo(
    sumOf(weights, ({ label }) => label === 'ai'),
    3,
  )
  expect(sumOf(weights, () => true) / mixed.filter(kept).length).toBeCloseTo(1, 4)
  expect(sumOf(weights, (document) => !kept(document))).toBe(0)
})

test('a large source has less weight per text and more in total', () => {
  const weights = weighBySource(mixed)
  expect(weights[0]!).toBeLessThan(weights[95]!)
  expect(sumOf(weights, ({ source, label }) => source === 'big' && label === 'human')).toBeGreaterThan(
    sumOf(weights, ({ source }) => source === 'small'),
  )
})

test('human and model texts have equal weight in each register', () => {
  const weights = weighByRegister(mixed, kept)
  for (const domains of [
    ['news', 'xsum'],
    ['story', 'creative'],
  ]) {
    const [people, models] = ['human', 'ai'].map((side) =>
      sumOf(weights, ({ label, domain }) => label === side && domains.includes(domain)),
    )
    expect(people! / models!).toBeCloseTo(1, 4)
  }
})

test("people's formal prose counts by its sources, and as much as before", () => {
  const formal = [
    ...many(200, 'archive', 'human', 'abstract'),
    ...many(50, 'school', 'human', 'essay'),
    ...many(50, 'school', 'human', 'university essay'),
    ...many(3, 'handful', 'human', 'essay'),
    ...many(100, 'machine', 'ai', 'abstract'),
    ...many(100, 'machine', 'ai', 'essay'),
  ]
  const weights = weighByRegister(formal, () => true)
  const sumOfDomain = (source: string, domain: string) =>
    formal.reduce((sum, d, i) => sum + (d.source === source && d.domain === domain ? weights[i]! : 0), 0)
  expect(sumOfDomain('school', 'essay') / sumOfDomain('school', 'university essay')).toBeCloseTo(1, 4)
  expect(sumOfDomain('handful', 'essay')).toBeLessThan(sumOfDomain('school', 'essay') / 5)
  expect(weights[0]!).toBeLessThan(weights[200]!)
  for (const weight of weights) expect(weight).toBeGreaterThan(0)
})
