import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { limits } from '../../../../../contract/limits.ts'
import { addSources, changeSource, deleteSource, restoreSources, sourcesOf } from './source-library.ts'

const book = (id: string, title: string, more: Partial<Source> = {}): Source => ({
  id,
  type: 'book',
  title,
  ...more,
})

function sync(a: Y.Doc, b: Y.Doc): void {
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b))
  Y.applyUpdate(b, Y.encodeStateAsUpdate(a))
}

test('merges what two tabs add, change and delete', () => {
  const [one, two] = [new Y.Doc(), new Y.Doc()]
  addSources(one, [book('a', 'First book'), book('b', 'Second book'), book('c', 'Third book')])
  sync(one, two)
  addSources(one, [book('d', 'Book of one')])
  addSources(two, [book('e', 'Book of two')])
  changeSource(one, book('a', 'First book, revised'))
  deleteSource(two, 'b')
  sync(one, two)
  expect(sourcesOf(one).map(({ title }) => title)).toEqual([
    'Book of one',
    'Book of two',
    'First book, revised',
    'Third book',
  ])
  expect(sourcesOf(two)).toEqual(sourcesOf(one))
})

test('adds the same work once, by DOI, ISBN, address or title', () => {
  const doc = new Y.Doc()
  const first = [
    book('a', 'Tides of the sea', { DOI: '10.1000/A' }),
    book('b', 'Waves', { ISBN: '978-3-16-148410-0' }),
    { id: 'c', type: 'webpage', URL: 'https://sea.example/x' } as Source,
    book('d', 'A long title, of a book', { issued: { 'date-parts': [[2001]] } }),
  ]
  expect(addSources(doc, first).added).toHaveLength(4)
  const again = [
    book('e', 'Other words', { DOI: '10.1000/a' }),
    book('f', 'Waves', { ISBN: '9783161484100' }),
    { id: 'g', type: 'webpage', URL: 'https://sea.example/x#part' } as Source,
    book('h', 'A Long Title: Of a Book', { issued: { 'date-parts': [[2001]] } }),
    book('i', 'A long title, of a book', { issued: { 'date-parts': [[2002]] } }),
  ]
  const { added, same } = addSources(doc, again)
  expect(same.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(added.map(({ id }) => id)).toEqual(['i'])
})

test('skips what another device stores that is no source, and cleans the rest', () => {
  const doc = new Y.Doc()
  const map = doc.getMap('sources')
  map.set('x', 'text')
  map.set('y', { id: '../y', title: 'Bad id' })
  map.set('z', {
    id: 'z',
    type: 'unheard-of',
    title: 'Kept\u0000 title',
    author: 'nobody',
    URL: 'javascript:alert(1)',
    junk: 1,
  })
  map.set('long', {
    id: 'long',
    title: 'x',
    author: Array.from({ length: 90 }, () => ({ family: 'y'.repeat(300) })),
  })
  expect(sourcesOf(doc)).toEqual([{ id: 'z', type: 'document', title: 'Kept title' }])
})

test('counts what does not fit an essay', () => {
  const doc = new Y.Doc()
  const many = Array.from({ length: limits.sourcesMax + 3 }, (_, i) => book(`s${i}`, `Book number ${i}`))
  const { added, refused } = addSources(doc, many)
  expect([added.length, refused]).toEqual([limits.sourcesMax, 3])
})

test('puts deleted sources back without changing those that are there', () => {
  const doc = new Y.Doc()
  addSources(doc, [book('a', 'Changed since')])
  restoreSources(doc, [book('a', 'As it was'), book('b', 'Deleted'), { id: 'b' }, null])
  expect(sourcesOf(doc).map(({ title }) => title)).toEqual(['Changed since', 'Deleted'])
})
