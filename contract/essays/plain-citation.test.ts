import { expect, test } from 'vitest'
import { authorInSentence, lacksDetails } from './plain-citation.ts'

const sources: Record<string, unknown> = {
  keb: { author: [{ family: 'Kębłowski' }, { family: 'Dellheim' }], issued: { 'date-parts': [[2018]] } },
  bare: { DOI: '10.1000/182' },
}
const sourceOf = (id: string) => sources[id]

test('names the author of a citation in the sentence, with the words before it', () => {
  expect(authorInSentence([{ id: 'keb', narrative: true }], sourceOf)).toBe('Kębłowski and Dellheim')
  expect(authorInSentence([{ id: 'keb', narrative: true, prefix: 'as' }], sourceOf)).toBe(
    'as Kębłowski and Dellheim',
  )
})

test.each([
  ['a citation in brackets', [{ id: 'keb' }]],
  ['a citation of two sources', [{ id: 'keb', narrative: true }, { id: 'bare' }]],
  ['a source that is gone', [{ id: 'gone', narrative: true }]],
  ['what is no citation', 'keb'],
])('names nobody for %s', (_, cites) => {
  expect(authorInSentence(cites, sourceOf)).toBe('')
})

test('knows a source of which only a number is known', () => {
  expect(lacksDetails(sources.bare)).toBe(true)
  expect(lacksDetails(sources.keb)).toBe(false)
  expect(lacksDetails({ title: 'Tides' })).toBe(false)
  expect(lacksDetails(undefined)).toBe(false)
})
