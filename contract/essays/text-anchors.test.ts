import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { CommentPassage } from './comments.ts'
import { essayFragment } from './essay-defaults.ts'
import { anchorRange, locatePassages } from './text-anchors.ts'

function docOf(...lines: string[]): Y.Doc {
  const doc = new Y.Doc()
  for (const line of lines) addLine(doc, line)
  return doc
}
function addLine(doc: Y.Doc, line: string): void {
  const element = new Y.XmlElement('paragraph')
  element.insert(0, [new Y.XmlText(line)])
  const fragment = doc.getXmlFragment(essayFragment)
  fragment.insert(fragment.length, [element])
}
const lineAt = (doc: Y.Doc, at: number) =>
  (doc.getXmlFragment(essayFragment).get(at) as Y.XmlElement).get(0) as Y.XmlText
const where = (doc: Y.Doc, passage: CommentPassage) => locatePassages(doc, [passage])[0]

test('follows words through edits around and inside them', () => {
  const doc = docOf('The tide rises.', 'The moon pulls.')
  const passage = anchorRange(doc, { from: 19, to: 23 })!
  expect(passage).toMatchObject({ quote: 'moon', before: 'The tide rises.The ', after: ' pulls.', place: 19 })
  lineAt(doc, 0).insert(0, 'Look. ')
  lineAt(doc, 1).insert(6, 'o')
  expect(where(doc, passage)).toEqual({ from: 25, to: 30, isAnchored: true })
})

test('finds words that were made anew by what is around them, and not others that read alike', () => {
  const doc = docOf('A sea here.', 'The deep sea there.')
  const passage = anchorRange(doc, { from: 20, to: 23 })!
  expect(passage.quote).toBe('sea')
  lineAt(doc, 1).delete(8, 11)
  expect(where(doc, passage)).toBeNull()
  addLine(doc, ' sea there.')
  expect(where(doc, passage)).toEqual({ from: 20, to: 23, isAnchored: false })
})

test('gives up on a range without words, and on a position that is none', () => {
  const doc = docOf('A sea.')
  expect(anchorRange(doc, { from: 3, to: 3 })).toBeNull()
  expect(anchorRange(doc, { from: 3, to: 40 })).toBeNull()
  const passage = { anchor: { start: '!', end: 'AA==' }, quote: 'ocean', before: '', after: '', place: 0 }
  expect(where(doc, passage)).toBeNull()
})
