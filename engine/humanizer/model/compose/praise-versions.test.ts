import { expect, test } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { tagText } from '../../language/tagged-text.ts'
import { praiseVersions } from './praise-versions.ts'

const library = [
  'The town library lends books, tools and laptops to residents of the town.',
  'It opens at nine and closes at eight, six days a week.',
  'Volunteers read to children on Saturday mornings.',
  'The library truly plays a vital role in the town.',
  'Its budget was cut by a third in 2019, and two branches closed.',
  'The council now plans to open one of them again.',
  'Residents have collected four hundred signatures for it.',
  'The vote takes place in March.',
]

test('leaves out a sentence that only says that something matters', () => {
  const text = library.join(' ')
  const [drop, ...others] = praiseVersions(tagText(text))
  expect(others).toEqual([])
  expect(drop).toMatchObject({ from: 3, to: 3, text: '' })
  expect(applyEdits(text, drop?.edits ?? [])).toBe(library.filter((_, index) => index !== 3).join(' '))
})

test('leaves out the last sentence of a paragraph with the space before it', () => {
  const text = `${library.slice(0, 4).join(' ')}\n\n${library.slice(4).join(' ')}`
  const [drop] = praiseVersions(tagText(text))
  expect(applyEdits(text, drop?.edits ?? [])).toBe(
    `${library.slice(0, 3).join(' ')}\n\n${library.slice(4).join(' ')}`,
  )
})

test.each([
  ['says something of its own', 'The library truly plays a vital role in local democracy.'],
  ['limits its praise', 'The library may truly play a vital role in the town.'],
  ['compares', 'The library truly plays a more vital role than the town.'],
  ['has a number', 'The library truly plays a vital role in 3 towns.'],
  ['praises with one word only', 'The library opens the town to children, a vital service.'],
])('keeps a sentence that %s', (_, sentence) => {
  const text = library.map((each, index) => (index === 3 ? sentence : each)).join(' ')
  expect(praiseVersions(tagText(text))).toEqual([])
})

test('keeps the opening of a paragraph, and every sentence of a short text', () => {
  const opening = [library[3], ...library.slice(0, 3), ...library.slice(4)].join(' ')
  expect(praiseVersions(tagText(opening))).toEqual([])
  expect(praiseVersions(tagText(library.slice(0, 4).join(' ')))).toEqual([])
})
