import type { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import { schema } from '../page/headless-editor.ts'
import { compareDocuments } from './compare-documents.ts'

const text = (words: string, ...marks: string[]): DocumentNode =>
  ({
    type: 'text',
    text: words,
    ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
  }) as DocumentNode
const block = (type: string, content: DocumentNode[], attrs?: Record<string, unknown>): DocumentNode => ({
  type,
  content,
  ...(attrs && { attrs }),
})
const paragraph = (...content: (string | DocumentNode)[]) =>
  block(
    'paragraph',
    content.map((part) => (typeof part === 'string' ? text(part) : part)),
  )
const heading = (words: string, level = 1) => block('heading', [text(words)], { level })
const item = (words: string) => block('listItem', [paragraph(words)])
const cell = (words: string) => block('tableCell', [paragraph(words)])
const row = (...cells: string[]) => block('tableRow', cells.map(cell))
const page = (...content: DocumentNode[]): DocumentNode => ({ type: 'doc', content })

/** Writes a compared document as `kind: words`, with [-removed-] and {+added+} words. */
function shown(doc: Node): string[] {
  const lines: string[] = []
  doc.descendants((node) => {
    if (!node.isTextblock && !(node.isLeaf && node.isBlock)) return true
    const parts = node.isLeaf ? [node] : node.children
    const words = parts.map((part) => {
      const kind = part.marks.find(({ type }) => /Words$/.test(type.name))?.type.name
      const plain = part.text ?? part.type.name
      return kind === 'addedWords' ? `{+${plain}+}` : kind === 'removedWords' ? `[-${plain}-]` : plain
    })
    lines.push(`${node.type.name}: ${words.join('').replaceAll('+}{+', '').replaceAll('-][-', '')}`)
    return false
  })
  return lines
}

const compare = (before: DocumentNode, after: DocumentNode) => {
  const { doc, ...counts } = compareDocuments(schema, before, after)
  return { lines: shown(doc), ...counts }
}

test('marks one changed word, and leaves headings and the rest as they are', () => {
  const before = page(heading('Tides'), paragraph('The old words stay.'), paragraph('The end.'))
  const after = page(
    heading('Tides'),
    paragraph('The ', text('new', 'bold'), ' words stay.'),
    paragraph('The end.'),
  )
  expect(compare(before, after)).toEqual({
    lines: ['heading: Tides', 'paragraph: The [-old-]{+new+} words stay.', 'paragraph: The end.'],
    differences: 1,
    added: 1,
    removed: 1,
    hasSameForm: false,
    isTooDifferent: false,
  })
})

test('counts words that change together as one difference, and others apart', () => {
  const { lines, differences } = compare(
    page(paragraph('The quick brown fox jumps over the lazy dog.')),
    page(paragraph('The slow red fox jumps over the dog.')),
  )
  expect(lines).toEqual(['paragraph: The [-quick brown-]{+slow red+} fox jumps over the [-lazy -]dog.'])
  expect(differences).toBe(2)
})

test('shows paragraphs that were added or removed in their places', () => {
  const { lines, differences, added, removed } = compare(
    page(paragraph('One stays here.'), paragraph('Two goes away.'), paragraph('Four is last.')),
    page(
      paragraph('One stays here.'),
      paragraph('Four is last.'),
      paragraph('Five came.'),
      paragraph('Six too.'),
    ),
  )
  expect(lines).toEqual([
    'paragraph: One stays here.',
    'paragraph: [-Two goes away.-]',
    'paragraph: Four is last.',
    'paragraph: {+Five came.+}',
    'paragraph: {+Six too.+}',
  ])
  expect([differences, added, removed]).toEqual([2, 4, 3])
})

test('compares the items of lists and the cells of tables', () => {
  const table = (last: string) => block('table', [row('Place', 'Range'), row('Fundy', last)])
  const list = (...items: string[]) => block('bulletList', items.map(item))
  const { lines } = compare(
    page(list('first of all', 'second of all'), table('11.7 m')),
    page(list('first of all', 'a new one', 'second of them all'), table('12 m')),
  )
  expect(lines).toEqual([
    'paragraph: first of all',
    'paragraph: {+a new one+}',
    'paragraph: second of {+them +}all',
    'paragraph: Place',
    'paragraph: Range',
    'paragraph: Fundy',
    'paragraph: [-11.7-]{+12+} m',
  ])
})

test('marks pictures, footnotes and citations as wholes', () => {
  const note = (words: string): DocumentNode => ({ type: 'footnote', attrs: { text: words } })
  const cite = (key: string, id: string): DocumentNode => ({
    type: 'citation',
    attrs: { key, cites: [{ id }] },
  })
  const { lines, differences } = compare(
    page(paragraph('As said', note('Smith'), ' by ', cite('a', 'owen'), '.')),
    page(paragraph('As said', note('Smith 2001'), ' by ', cite('b', 'owen'), '.'), {
      type: 'horizontalRule',
    }),
  )
  expect(lines).toEqual([
    'paragraph: As said[-footnote-]{+footnote+} by citation.',
    'horizontalRule: {+horizontalRule+}',
  ])
  expect(differences).toBe(2)
})

test('keeps a paragraph that became a heading in one place', () => {
  const { lines } = compare(page(paragraph('Of tides and moons')), page(heading('Of tides and seas')))
  expect(lines).toEqual(['heading: Of tides and [-moons-]{+seas+}'])
})

test('tells equal documents from those of which only the form differs', () => {
  const one = page(paragraph('The same.'))
  expect(compare(one, one)).toMatchObject({ differences: 0, hasSameForm: true })
  expect(compare(one, page(paragraph(text('The same.', 'bold'))))).toMatchObject({
    differences: 0,
    hasSameForm: false,
  })
})

test('gives up on long texts that have nothing in common, instead of freezing the page', () => {
  const long = (sign: string) => page(...Array.from({ length: 6_000 }, (_, at) => paragraph(`${sign}${at}`)))
  const from = performance.now()
  const { isTooDifferent, lines } = compare(long('a'), long('b'))
  expect(isTooDifferent).toBe(true)
  expect(lines[0]).toBe('paragraph: b0')
  expect(performance.now() - from).toBeLessThan(10_000)
})
