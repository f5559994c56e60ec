import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { cutRows } from './corpus.ts'
import { foldList } from './folds.ts'
import { listScoutings, Margins, rowsOfScouting, weighHardKinds } from './hardness.ts'
import { everySource, labelled, partOf } from './test-corpus.ts'

const documents = everySource()
const rows = cutRows(documents, createReader(new Set()))

/** Returns margins that identify the scouting views that they come from. */
function numberedMargins(): Margins {
  const margins = new Margins(documents)
  for (const [number, scouting] of listScoutings().entries())
    for (const r of rowsOfScouting(documents, rows, scouting))
      margins.add(scouting, rows[r]!.document, number)
  return margins
}

test('measures no document’s hardness with views that saw its source', () => {
  const margins = numberedMargins()
  const scoutings = listScoutings()
  for (const fold of [undefined, ...foldList]) {
    const known = [...margins.of(fold).entries()].filter(([, number]) => !Number.isNaN(number))
    expect(known.length).toBeGreaterThan(0)
    for (const [d, number] of known) {
      const { first, second } = scoutings[number]!
      const seen = (e: number) => !first.hidden(documents[e]!) && second?.hidden(documents[e]!) !== true
      const parts = new Set([...documents.keys()].filter(seen).map((e) => partOf(documents[e]!)))
      expect(parts.has(partOf(documents[d]!))).toBe(false)
    }
  }
})

test('derives a fold’s weights without its tested and hidden texts', () => {
  const margins = numberedMargins()
  const scoutings = listScoutings()
  for (const fold of foldList) {
    for (const [d, number] of margins.of(fold).entries()) {
      if (Number.isNaN(number)) continue
      const { first, second } = scoutings[number]!
      expect(fold === first || fold === second).toBe(true)
      expect(fold.hidden(documents[d]!)).toBe(false)
    }
  }
})

test('judges every tested text once for the shipped model', () => {
  const margins = numberedMargins().of(undefined)
  for (const [d, document] of documents.entries())
    expect(Number.isNaN(margins[d]!)).toBe(!foldList.some(({ tested }) => tested(document)))
})

const kinds = [
  ...Array.from({ length: 40 }, () => labelled({ source: 'people' })),
  ...Array.from({ length: 40 }, () => labelled({ source: 'easy', label: 'ai' })),
  ...Array.from({ length: 40 }, () => labelled({ source: 'hard', label: 'ai' })),
]
const weights = Float32Array.from(kinds, (_, d) => 1 + (d % 3))
const margins = Float32Array.from(kinds, ({ source }, d) => (source === 'easy' ? 3 : -1) + (d % 5) / 10)

test('gives hard kinds more weight and keeps human weights and the models’ sum', () => {
  const weighed = weighHardKinds(kinds, weights, margins)
  const sum = (values: Float32Array) => values.slice(40).reduce((total, value) => total + value, 0)
  expect(weighed.slice(0, 40)).toEqual(weights.slice(0, 40))
  expect(sum(weighed)).toBeCloseTo(sum(weights), 2)
  for (let d = 40; d < 80; d++) expect(weighed[d]!).toBeLessThan(weights[d]!)
  for (let d = 80; d < 120; d++) expect(weighed[d]!).toBeGreaterThan(weights[d]!)
})

test('keeps weights without scores and zero weights unchanged', () => {
  const unknown = new Float32Array(kinds.length).fill(Number.NaN)
  expect(weighHardKinds(kinds, weights, unknown)).toEqual(weights)
  expect(weighHardKinds(kinds, new Float32Array(kinds.length), margins).some((weight) => weight !== 0)).toBe(
    false,
  )
})

test('a kind without scores has less weight than one with a single hard text', () => {
  const more = [
    ...kinds,
    labelled({ source: 'one hard text', label: 'ai' }),
    labelled({ source: 'none', label: 'ai' }),
  ]
  const even = new Float32Array(more.length).fill(1)
  const known = Float32Array.from([...margins, margins[80]!, Number.NaN])
  const [one, none] = weighHardKinds(more, even, known).slice(-2)
  expect(none).toBeLessThan(one!)
  expect(none).toBeGreaterThan(weighHardKinds(more, even, known)[40]!)
})
