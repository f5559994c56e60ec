import { expect, test } from 'vitest'
import { foldList, freshFold, isFrom2026, isOwn, ownFolds } from './folds.ts'
import { everySource, labelled, partOf } from './test-corpus.ts'

const documents = everySource()

function familyOf(model: string): string {
  return model.split(/[-\d]/)[0]!
}

test('a fold’s views have seen none of its sources, groups or own kinds', () => {
  for (const { tested, hidden } of [...foldList, ...ownFolds]) {
    const judged = documents.filter(tested)
    const seen = documents.filter((document) => !hidden(document))
    const parts = new Set(seen.map(partOf))
    const groups = new Set(seen.map(({ group }) => group))
    expect(judged.filter(hidden)).toEqual(judged)
    expect(judged.filter((document) => parts.has(partOf(document)))).toEqual([])
    expect(judged.filter(({ group }) => groups.has(group))).toEqual([])
  }
})

test('the parts of the own texts together judge each of them exactly once', () => {
  for (const document of documents)
    expect(ownFolds.filter(({ tested }) => tested(document)).length).toBe(isOwn(document) ? 1 : 0)
})

test('tests no document twice and hides none of an unknown source', () => {
  for (const document of documents)
    expect(foldList.filter(({ tested }) => tested(document)).length).toBeLessThanOrEqual(1)
  for (const document of documents.filter(({ source }) => source === 'of-no-fold'))
    expect(foldList.filter(({ hidden }) => hidden(document))).toEqual([])
})

test('every fold tests some texts and trains on most', () => {
  for (const { tested, hidden } of foldList) {
    expect(documents.some(tested)).toBe(true)
    expect(documents.filter(hidden).length).toBeLessThan(documents.length / 2)
  }
})

test('a fold of 2026 hides its genre, and its families in every genre of that year', () => {
  const recent = foldList.filter(({ tested }) => documents.some((d) => isFrom2026(d) && tested(d)))
  expect(recent.length).toBeGreaterThan(1)
  for (const { tested, hidden } of recent) {
    const judged = documents.filter((document) => tested(document) && document.label === 'ai')
    const seen = documents.filter((document) => isFrom2026(document) && !hidden(document))
    const families = new Set(seen.map(({ model }) => familyOf(model)))
    expect(seen.length).toBeGreaterThan(0)
    expect(judged.filter(({ model }) => families.has(familyOf(model)))).toEqual([])
  }
})

test('the folds of 2026 together judge every family', () => {
  const judged = documents.filter((d) => isFrom2026(d) && foldList.some(({ tested }) => tested(d)))
  const all = documents.filter(({ label }) => label === 'ai').map(({ model }) => familyOf(model))
  expect(new Set(judged.filter(({ label }) => label === 'ai').map(({ model }) => familyOf(model)))).toEqual(
    new Set(all),
  )
})

test('the fold of fresh people has them alone, and no other fold has them', () => {
  for (const source of ['people26-python-peps', 'github:18F/handbook']) {
    const person = labelled({ source })
    expect([freshFold.tested(person), freshFold.hidden(person)]).toEqual([true, true])
    expect([...foldList, ...ownFolds].filter(({ hidden }) => hidden(person))).toEqual([])
  }
  expect(documents.filter(freshFold.hidden)).toEqual([])
})
