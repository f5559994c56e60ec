import { getSchema } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { Doc } from 'yjs'
import { essayExtensions } from '../../page/extensions.ts'
import { copySources, takeSources, withNewKeys } from './carry-sources.ts'
import { collectCitations, countCites } from './collect-citations.ts'

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}
const schema = getSchema(essayExtensions(new Doc(), quiet))

const citation = (key: string, ...ids: string[]) => ({
  type: 'citation',
  attrs: { key, cites: ids.map((id) => ({ id })) },
})
const footnote = { type: 'footnote', attrs: { text: 'A note' } }
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = schema.nodeFromJSON({
  type: 'doc',
  content: [
    paragraph({ type: 'text', text: 'One ' }, citation('a', 'owen')),
    { type: 'blockquote', content: [paragraph(footnote, citation('b', 'owen', 'grady'))] },
    { type: 'bibliography' },
  ],
})

test('collects citations in their order, and counts the notes before them', () => {
  expect(collectCitations(doc)).toEqual({
    citations: [
      { key: 'a', cites: [{ id: 'owen' }], note: 1 },
      { key: 'b', cites: [{ id: 'owen' }, { id: 'grady' }], note: 3 },
    ],
    hasBibliography: true,
  })
  expect(countCites(doc)).toEqual({ owen: 2, grady: 1 })
})

test('carries the sources of copied citations, and takes them off again when they are pasted', () => {
  const sources = new Map<string, unknown>([
    ['owen', { id: 'owen', title: 'Tides' }],
    ['other', { id: 'other' }],
  ])
  const copied = copySources(new Slice(doc.content, 0, 0), sources)
  expect(JSON.stringify(copied.toJSON())).toContain('"carried":[{"id":"owen","title":"Tides"}]')
  const { slice, sources: arrived } = takeSources(copied)
  expect(slice.content.eq(doc.content)).toBe(true)
  expect(arrived).toEqual([sources.get('owen'), sources.get('owen')])
})

test('gives the citations of a duplicated block keys of their own', () => {
  const copy = withNewKeys(doc.child(1))
  expect(copy.textContent).toBe(doc.child(1).textContent)
  expect(copy.child(0).child(1).attrs).toMatchObject({ cites: [{ id: 'owen' }, { id: 'grady' }] })
  expect(copy.child(0).child(1).attrs.key).not.toBe('b')
})

test('finds, carries and renames the citations in a footnote', () => {
  const content = [{ type: 'text', text: 'See ' }, citation('c', 'owen')]
  const noted = schema.nodeFromJSON({
    type: 'doc',
    content: [paragraph({ type: 'footnote', attrs: { text: 'See Owen', content } }, citation('d', 'grady'))],
  })
  expect(collectCitations(noted).citations).toEqual([
    { key: 'c', cites: [{ id: 'owen' }], note: 1 },
    { key: 'd', cites: [{ id: 'grady' }], note: 2 },
  ])
  const sources = new Map([['owen', { id: 'owen', title: 'Tides' }]])
  const { slice, sources: arrived } = takeSources(copySources(new Slice(noted.content, 0, 0), sources))
  expect(arrived).toEqual([{ id: 'owen', title: 'Tides' }])
  const renamed = withNewKeys(slice.content.child(0))
  expect(JSON.stringify(renamed.toJSON())).not.toMatch(/"key":"[cd]"/)
})
