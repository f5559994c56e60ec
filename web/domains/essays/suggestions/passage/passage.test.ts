import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { Footnote } from '../../notes/footnote.ts'
import { applyText } from './apply-text.ts'
import { passagesIn } from './passages-in.ts'
import { readPassage } from './read-passage.ts'
import { wordChanges } from './text-edits.ts'

const schema = getSchema([StarterKit, Footnote])
const { bold, link } = schema.marks

function page(...blocks: Node[]): Node {
  return schema.node('doc', null, blocks)
}
const paragraph = (...content: (string | Node)[]) =>
  schema.node(
    'paragraph',
    null,
    content.map((part) => (typeof part === 'string' ? schema.text(part) : part)),
  )
const note = schema.node('footnote', { text: 'A note' })
const linked = schema.text('the tide', [link!.create({ href: 'https://tide.example' })])
const strong = (text: string) => schema.text(text, [bold!.create()])

const whole = (doc: Node) => readPassage(doc, 1, doc.content.size - 1)!

/** Returns the page after a suggestion for its only paragraph. */
function applied(doc: Node, text: string): Node {
  const { tr } = EditorState.create({ doc })
  applyText(tr, 1, doc.content.size - 1, text)
  tr.doc.check()
  return tr.doc
}

test.each([
  ['He said “so be it” twice.', 'He said [[1]] twice.'],
  ['He said "so be it" at 5" depth.', 'He said [[1]] at 5" depth.'],
  ['Known since 1849 (Owen, 2008, p. 4).', 'Known since 1849 [[1]].'],
  ['As shown [3, 4] and «là».', 'As shown [[1]] and [[2]].'],
  ['The sign [[1]] is mine (and this is not).', 'The sign [[1]] is mine (and this is not).'],
  ['Quoted “(Owen, 2008)” once.', 'Quoted [[1]] once.'],
  ['He said ‘it’s the students’ work’ twice.', 'He said [[1]] twice.'],
  ["The 'so-called' reform isn't the students' idea.", "The [[1]] reform isn't the students' idea."],
  ['He said ‘his cats’ were the neighbours’ cats.', 'He said [[1]] were the neighbours’ cats.'],
])('locks the quotations and citations of %j', (text, passage) => {
  expect(whole(page(paragraph(text))).text).toBe(passage)
})

test('locks footnotes, links and line breaks', () => {
  const passage = whole(page(paragraph('See ', linked, ' at noon', note, schema.node('hardBreak'), 'today.')))
  expect(passage.text).toBe('See [[1]] at noon[[2]][[3]]today.')
  expect(passage.locked.map(({ kind, text }) => [kind, text])).toEqual([
    ['link', 'the tide'],
    ['footnote', 'A note'],
    ['break', '\n'],
  ])
})

test('keeps formatting, notes and links when words around them change', () => {
  const doc = page(paragraph('The ', strong('big wave'), ' hit ', linked, ' hard', note, '.'))
  const next = applied(doc, 'A big wave soon met [[1]] hard[[2]] indeed.')
  const kept = next.firstChild!.content.content.map((node) => [
    node.isText ? node.text : node.type.name,
    node.marks.map(({ type }) => type.name).join(),
  ])
  expect(kept).toEqual([
    ['A ', ''],
    ['big wave', 'bold'],
    [' soon met ', ''],
    ['the tide', 'link'],
    [' hard', ''],
    ['footnote', ''],
    [' indeed.', ''],
  ])
})

test('moves a link and a note with their nodes', () => {
  const next = applied(page(paragraph('It hit ', linked, ' hard', note, '.')), 'Hard[[2]] it hit [[1]].')
  expect(next.textContent).toBe('Hard it hit the tide.')
  const moved = next.firstChild!.content.content.find(({ marks }) => marks.length > 0)
  expect(moved?.marks[0]?.attrs).toMatchObject({ href: 'https://tide.example' })
  expect(next.firstChild!.content.content.find(({ isText }) => !isText)?.attrs).toMatchObject({
    text: 'A note',
  })
})

test('formats new words as those that they replace', () => {
  const next = applied(page(paragraph('The ', strong('big'), ' wave')), 'The enormous wave')
  expect(next.firstChild!.child(1).marks.map(({ type }) => type.name)).toEqual(['bold'])
})

test('changes only the words that differ', () => {
  const doc = page(paragraph('One two three four.'))
  const { tr } = EditorState.create({ doc })
  applyText(tr, 1, doc.content.size - 1, 'One two five four.')
  expect(tr.steps).toHaveLength(1)
  expect(tr.mapping.map(doc.content.size - 2)).toBe(tr.doc.content.size - 2)
})

test('works on the paragraph with the cursor, and on each selected paragraph', () => {
  const heading = schema.node('heading', { level: 2 }, [schema.text('Tides')])
  const quote = schema.node('blockquote', null, [paragraph('Not mine.')])
  const doc = page(heading, paragraph('First one.'), quote, paragraph(' '), paragraph('Second one.'))
  const texts = (from: number, to: number, withHeadings = false) =>
    passagesIn(doc, from, to, withHeadings).passages.map(({ text }) => text)
  expect(texts(10, 10)).toEqual(['First one.'])
  expect(texts(2, 2)).toEqual(['Tides'])
  expect(texts(1, doc.content.size - 1)).toEqual(['First one.', 'Second one.'])
  expect(texts(1, doc.content.size - 1, true)).toEqual(['Tides', 'First one.', 'Second one.'])
  // A selection that begins inside a word takes the whole word.
  expect(texts(10, 12)).toEqual(['First'])
  expect(passagesIn(doc, 23, 26)).toEqual({ passages: [], skipsQuotations: true })
})

const changes = (doc: Node, suggestion: string) =>
  wordChanges(doc, { from: 1, to: doc.content.size - 1 }, suggestion).map(({ from, to, text }) => [
    doc.textBetween(1 + from, 1 + to, '', '*'),
    text,
  ])

test('strikes and adds only the words that change, together where only a blank is between them', () => {
  const doc = page(paragraph('The old man went home through the rain.'))
  expect(changes(doc, 'The young man went home through the snow.')).toEqual([
    ['old', 'young'],
    ['rain', 'snow'],
  ])
  expect(changes(doc, 'The very old woman came home through the rain.')).toEqual([
    ['', 'very '],
    ['man went', 'woman came'],
  ])
})

test('replaces a passage as a whole where little of it stays', () => {
  const doc = page(paragraph('It comes in.'))
  expect(changes(doc, 'The moon pulls the sea, and twice a day it rises.')).toEqual([
    ['It comes in.', 'The moon pulls the sea, and twice a day it rises.'],
  ])
})

test('keeps protected parts between changed words, and moves them with their tokens', () => {
  const doc = page(paragraph('It hit ', linked, ' hard', note, ' and again.'))
  expect(changes(doc, 'It struck [[1]] hard[[2]] and again.')).toEqual([['hit', 'struck']])
  expect(changes(doc, 'It hit [[1]] hard and again[[2]].')).toEqual([
    ['*', ''],
    ['', '[[2]]'],
  ])
})

test('finds nothing to change in the same words', () => {
  expect(changes(page(paragraph('The same words.')), 'The same words.')).toEqual([])
})
