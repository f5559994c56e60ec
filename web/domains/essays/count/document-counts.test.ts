import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { Doc } from 'yjs'
import { findMatches } from '../editor/find-matches.ts'
import { essayExtensions } from '../page/extensions.ts'
import { headingsOf } from '../panels/headings.ts'
import { countDocument } from './document-counts.ts'

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}
const schema = getSchema(essayExtensions(new Doc(), quiet))

const words = (text: string) => (text === '' ? [] : [{ type: 'text', text }])
const paragraph = (text: string) => ({ type: 'paragraph', content: words(text) })
const heading = (text: string, level: number) => ({ type: 'heading', attrs: { level }, content: words(text) })
const documentOf = (...content: object[]): Node => schema.nodeFromJSON({ type: 'doc', content })

test('counts words, characters and paragraphs', () => {
  const doc = documentOf(heading('Tides', 1), paragraph('Twice a day, 🌊 rises.'), paragraph(''))
  expect(countDocument(doc)).toEqual({ words: 5, characters: 26, withoutSpaces: 22, paragraphs: 2 })
})

test('leaves out the bibliography up to the next heading of its level', () => {
  const doc = documentOf(
    paragraph('Three words here'),
    heading('References', 2),
    paragraph('Owen, A. (2008). Tides.'),
    heading('Online', 3),
    paragraph('example.org'),
    heading('Appendix', 2),
    paragraph('Two words'),
  )
  expect(countDocument(doc).words).toBe(6)
})

test('leaves out code and the text of footnotes', () => {
  const note = { type: 'footnote', attrs: { text: 'Owen, 2008, p. 4' } }
  const doc = documentOf(
    { type: 'paragraph', content: [...words('The sea'), note, ...words(' rises')] },
    { type: 'codeBlock', content: words('let tide = 1') },
  )
  expect(countDocument(doc).words).toBe(3)
})

test('counts citations as they are written, and leaves out a bibliography block', () => {
  const citation = { type: 'citation', attrs: { key: 'k', cites: [{ id: 'owen' }] } }
  const doc = documentOf(
    { type: 'paragraph', content: [...words('The sea rises '), citation] },
    { type: 'bibliography' },
  )
  expect(countDocument(doc, () => '(Owen, 2020)').words).toBe(5)
  expect(countDocument(doc).words).toBe(3)
})

test('finds text in one block at a time, at its positions', () => {
  const doc = documentOf(paragraph('İstanbul tide Tide'), paragraph('ti'), paragraph('de'))
  const found = (wanted: string, isExact: boolean) =>
    findMatches(doc, wanted, isExact).map(({ from, to }) => doc.textBetween(from, to))
  expect(found('tide', false)).toEqual(['tide', 'Tide'])
  expect(found('Tide', true)).toEqual(['Tide'])
  expect(found('', false)).toEqual([])
})

test('lists headings with text for the outline', () => {
  const doc = documentOf(heading('Tides', 1), heading(' ', 2), heading('Lagoons', 2))
  expect(headingsOf(doc)).toEqual([
    { text: 'Tides', level: 1, pos: 0 },
    { text: 'Lagoons', level: 2, pos: 10 },
  ])
})
