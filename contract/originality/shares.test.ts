import { expect, test } from 'vitest'
import type { OriginalityReport, OriginalitySource } from './originality.ts'
import { sharesOf, usualChoice } from './shares.ts'

const source: OriginalitySource = {
  kind: 'given',
  title: 'S',
  address: null,
  words: 0,
  passages: [],
  passagesLeftOut: 0,
}
const report: OriginalityReport = {
  unit: 'words',
  words: 100,
  excluded: { quotation: 20, bibliography: 10 },
  exclusions: [],
  sources: [source, source],
  sourcesLeftOut: 0,
  segments: [
    { start: 0, end: 50, words: 10, sources: [0, 1], inside: null },
    { start: 60, end: 90, words: 8, sources: [0], inside: 'quotation' },
    { start: 90, end: 99, words: 4, sources: [1], inside: null },
  ],
  coverage: { own: {}, given: 2, web: null },
}

test('leaves quotations and the bibliography out of the text as well as out of what is copied', () => {
  const shares = sharesOf(report, usualChoice)
  expect(shares).toMatchObject({ words: 70, copied: 14, percent: 20 })
  expect(shares.bySource.map(({ words }) => words)).toEqual([10, 14])
  expect(shares.marks.map(({ source }) => source)).toEqual([0, 1])
})

test('counts them when the reader wants them', () => {
  expect(sharesOf(report, { ...usualChoice, quotations: false })).toMatchObject({ words: 90, copied: 22 })
})

test('shows a part for the next source when its first one is left out', () => {
  const shares = sharesOf(report, { ...usualChoice, sources: new Set([0]) })
  expect(shares.marks.map(({ source }) => source)).toEqual([1, 1])
  expect(shares.bySource.map(({ words }) => words)).toEqual([0, 14])
})

test('a text of which nothing is left has a share of zero', () => {
  const nothing = { ...report, words: 30, segments: [] }
  expect(sharesOf(nothing, usualChoice)).toMatchObject({ words: 0, percent: 0 })
})
