import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import { headingOf } from './document-json.ts'

function docOf(...blocks: [type: string, text: string][]): Y.Doc {
  const doc = new Y.Doc()
  const page = doc.getXmlFragment(essayFragment)
  for (const [type, text] of blocks) {
    const element = new Y.XmlElement(type)
    page.push([element])
    element.push([new Y.XmlText(text)])
  }
  return doc
}

test('finds the heading that an essay begins with', () => {
  expect(
    headingOf(docOf(['paragraph', ' '], ['heading', ' Whales  in winter '], ['paragraph', 'They sing.'])),
  ).toBe('Whales in winter')
})

test('finds none where other text comes first, or nothing is written', () => {
  expect(headingOf(docOf(['paragraph', 'They sing.'], ['heading', 'Whales']))).toBeNull()
  expect(headingOf(docOf(['heading', '']))).toBeNull()
  expect(headingOf(docOf())).toBeNull()
})
