import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import { documentOf } from './document-of.ts'

function element(name: string, attributes: Record<string, string>): Y.XmlElement {
  const made = new Y.XmlElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

test('keeps images that are a part of the document, and leaves out those of other servers', () => {
  const doc = new Y.Doc()
  const src = 'data:image/png;base64,iVBORw0KGgo='
  const line = new Y.XmlElement('paragraph')
  line.insert(0, [new Y.XmlText('The sea.')])
  doc
    .getXmlFragment(essayFragment)
    .insert(0, [
      element('image', { src: 'http://example.org/pixel.png' }),
      element('image', { src: 'javascript:alert(1)' }),
      element('image', {}),
      element('image', { src, alt: 'A wave' }),
      line,
    ])
  expect(documentOf(doc).content).toEqual([
    { type: 'image', attrs: { src, alt: 'A wave' } },
    { type: 'paragraph', content: [{ type: 'text', text: 'The sea.' }] },
  ])
})
