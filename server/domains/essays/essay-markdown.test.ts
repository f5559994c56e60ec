import { expect, test } from 'vitest'
import type { DocumentNode } from '../../../contract/essays/essays.ts'
import { essayMarkdown } from './essay-markdown.ts'

const text = (words: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const node = (type: string, content: DocumentNode[] = [], attrs = {}): DocumentNode => ({
  type,
  attrs,
  content,
})
const paragraph = (...content: DocumentNode[]) => node('paragraph', content)
const write = (...content: DocumentNode[]) => essayMarkdown(node('doc', content))

test('writes headings, marks, lists and quotations', () => {
  const list = node('bulletList', [
    node('listItem', [paragraph(text('one'))]),
    node('listItem', [paragraph(text('two'))]),
  ])
  expect(
    write(node('heading', [text('Tides')], { level: 2 }), paragraph(text('The '), text('sea', 'bold')), list),
  ).toBe('## Tides\n\nThe **sea**\n\n- one\n- two')
})

test('writes a table with its header, spans and bars', () => {
  const cell = (words: string, attrs = {}) => node('tableCell', [paragraph(text(words))], attrs)
  const table = node('table', [
    node('tableRow', [cell('Place'), cell('Height')]),
    node('tableRow', [cell('a|b', { colspan: 2 })]),
  ])
  expect(write(table)).toBe('| Place | Height |\n| --- | --- |\n| a\\|b |  |')
})

test('writes footnotes with their words, formulas and pictures', () => {
  const words = write(
    paragraph(
      text('The sea'),
      node('footnote', [], { text: 'Smith, 5.' }),
      node('footnote', [], { text: 'See Tides.', content: [text('See '), text('Tides', 'italic')] }),
    ),
    node('formulaBlock', [], { tex: 'E=mc^2' }),
    node('image', [], { src: 'data:image/png;base64,AA', alt: 'A wave', caption: 'Fundy' }),
  )
  expect(words).toBe(
    'The sea[^1][^2]\n\n$$\nE=mc^2\n$$\n\nA wave\n\nFundy\n\n[^1]: Smith, 5.\n\n[^2]: See *Tides*',
  )
})

test('links a picture to the file that was written for it', () => {
  const image = node('image', [], { src: 'data:image/png;base64,AA', alt: 'A wave' })
  const document = node('doc', [image])
  expect(essayMarkdown(document, () => 'tides picture 1.png')).toBe('![A wave](<tides picture 1.png>)')
})
