import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { Doc } from 'yjs'
import { essayExtensions } from '../../page/extensions.ts'
import { marksOf, marksPlugin } from '../marks/marks-plugin.ts'
import { essayParagraphs, inCheckingOrder } from '../paragraphs/essay-paragraphs.ts'
import { paragraphText } from '../paragraphs/paragraph-text.ts'
import type { Lint } from '../worker/help-messages.ts'
import { correctionsOf } from './corrections-of.ts'

const quiet = {
  onCommand: () => {},
  slashMenu: { onChange: () => {}, onKey: () => false },
  paste: { onRefused: () => {}, onImages: () => {}, markdownToHtml: async () => '' },
}
const schema = getSchema(essayExtensions(new Doc(), quiet))

type Content = string | { type: string; [key: string]: unknown }
const inline = (part: Content) => (typeof part === 'string' ? { type: 'text', text: part } : part)
const marked = (text: string, type: string, attrs = {}) => ({ type: 'text', text, marks: [{ type, attrs }] })
const paragraph = (...content: Content[]) => ({ type: 'paragraph', content: content.map(inline) })
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [inline(text)] })
const documentOf = (...content: object[]): Node => schema.nodeFromJSON({ type: 'doc', content })

const nothing = { words: new Set<string>(), places: new Set<string>() }

/** A finding for each “wrod” of a text, as the checker would make it. */
function lintsOf(text: string): Lint[] {
  return [...text.matchAll(/wrod/gi)].map(({ index }) => ({
    start: index,
    end: index + 4,
    kind: 'spelling',
    rule: 'SpellCheck',
    message: '',
    replacements: ['word'],
  }))
}

function marksIn(doc: Node, rejected = nothing) {
  return essayParagraphs(doc).flatMap(({ block, pos, text }) =>
    correctionsOf(block, pos, lintsOf(text), rejected),
  )
}

test('finds the place of a finding after footnotes, breaks, emoji and formatting', () => {
  const doc = documentOf(
    paragraph('First 🌊.'),
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph('a ', marked('wr', 'bold'), 'od')] }],
    },
    paragraph(
      'One',
      { type: 'footnote', attrs: { text: 'wrod' } },
      ' wrod',
      { type: 'hardBreak' },
      'Wrod 🌊 wrod',
    ),
  )
  const found = marksIn(doc)
  expect(found.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['wrod', 'wrod', 'Wrod', 'wrod'])
})

test('leaves out quotations, code, links, block quotations and the bibliography', () => {
  const doc = documentOf(
    paragraph(
      'He said “wrod” and "a wrod" and ',
      marked('wrod', 'code'),
      ' and ',
      marked('wrod', 'link', { href: 'https://a.example' }),
    ),
    { type: 'blockquote', content: [paragraph('wrod')] },
    { type: 'codeBlock', content: [inline('wrod')] },
    heading('References'),
    paragraph('wrod'),
  )
  expect(marksIn(doc)).toEqual([])
  expect(marksIn(documentOf(paragraph('An “open wrod'))).length).toBe(1)
})

test('leaves out a finding that contains a footnote, which a replacement would delete', () => {
  const doc = documentOf(paragraph('wr', { type: 'footnote', attrs: { text: '' } }, 'od'))
  expect(marksIn(doc)).toEqual([])
})

test('leaves out words of the dictionary and ignored places, but not the same word elsewhere', () => {
  const doc = documentOf(paragraph('A wrod here and a second Wrod there.'))
  expect(marksIn(doc, { ...nothing, words: new Set(['wrod']) })).toEqual([])
  const [first] = marksIn(doc)
  const place = first!.mark.layer === 'corrections' ? first!.mark.place : ''
  const rest = marksIn(doc, { ...nothing, places: new Set([place]) })
  expect(rest.map(({ from, to }) => doc.textBetween(from, to))).toEqual(['Wrod'])
})

test('checks what is visible first, then what follows', () => {
  const paragraphs = essayParagraphs(documentOf(paragraph('one'), paragraph('two'), paragraph('three')))
  expect(inCheckingOrder(paragraphs, { from: 6, to: 9 })).toEqual(['two', 'three', 'one'])
})

/** An editor with the marks of the texts that are known. */
function openMarks(...content: object[]) {
  const doc = documentOf(...content)
  const known = new Set(essayParagraphs(doc).map(({ text }) => text))
  const plugin = marksPlugin('corrections', {
    find(block, pos) {
      const { text } = paragraphText(block)
      return known.has(text) ? correctionsOf(block, pos, lintsOf(text), nothing) : null
    },
    onPress: () => {},
    replacesBrowserCheck: () => true,
  })
  const state = EditorState.create({ doc, schema, plugins: [plugin] })
  return state.apply(state.tr.setMeta(plugin, { texts: 'all' }))
}
const textsOf = (state: EditorState) =>
  marksOf(state, 'corrections').map(({ from, to }) => state.doc.textBetween(from, to))

test('moves marks with edits, and removes the mark of a word that is edited', () => {
  const state = openMarks(paragraph('A wrod.'), paragraph('Second wrod, third wrod.'))
  expect(textsOf(state)).toEqual(['wrod', 'wrod', 'wrod'])
  const before = state.apply(state.tr.insertText('Well. ', 1))
  expect(textsOf(before)).toEqual(['wrod', 'wrod', 'wrod'])
  const edited = state.apply(state.tr.insertText('k', 5))
  expect(textsOf(edited)).toEqual(['wrod', 'wrod'])
})

test('marks a paragraph at once when its text is known, as after an undo or a change from another tab', () => {
  const state = openMarks(paragraph('A wrod.'), paragraph('Second wrod.'))
  const { content } = state.doc
  const emptied = state.apply(state.tr.delete(0, content.size))
  expect(textsOf(emptied)).toEqual([])
  const restored = emptied.apply(emptied.tr.replaceWith(0, emptied.doc.content.size, content))
  expect(textsOf(restored)).toEqual(['wrod', 'wrod'])
})
