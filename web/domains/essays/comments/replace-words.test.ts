import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { insert, openEditor, schema, sharesOf } from '../page/headless-editor.ts'
import { replaceWords } from './replace-words.ts'

const { doc, paragraph, citation } = schema.nodes
const bold = schema.marks.bold!.create()

function stateOf(...content: Parameters<typeof schema.text>[]) {
  const line = paragraph!.create(
    null,
    content.map(([text, marks]) => (text === '@' ? citation!.create() : schema.text(text, marks))),
  )
  return EditorState.create({ schema, doc: doc!.create(null, line) })
}

test('replaces only the words that differ, and keeps the formatting of the others', () => {
  const { tr } = stateOf(['The '], ['moon pulls', [bold]], [' the sea.'])
  replaceWords(tr, { from: 5, to: 23 }, 'moon attracts the sea')
  expect(tr.doc.textContent).toBe('The moon attracts the sea.')
  expect(tr.doc.firstChild!.child(1).text).toBe('moon attracts')
  expect(tr.doc.firstChild!.child(1).marks.map(({ type }) => type.name)).toEqual(['bold'])
})

test('keeps a citation between replaced words, and removes words for an empty text', () => {
  const { tr } = stateOf(['One two '], ['@'], [' three.'])
  replaceWords(tr, { from: 1, to: 16 }, 'Four')
  expect(tr.doc.firstChild!.textContent).toBe('Four.')
  const names: string[] = []
  tr.doc.descendants((node) => void names.push(node.type.name))
  expect(names).toContain('citation')
  const other = stateOf(['One two three.']).tr
  replaceWords(other, { from: 4, to: 8 }, '')
  expect(other.doc.textContent).toBe('One three.')
})

test('counts words of a reader as such in the authorship record', () => {
  const editor = openEditor()
  editor.add('on')
  insert(editor, 'reader', 'From a friend.')
  expect(sharesOf(editor.entries)).toEqual({ reader: 'From a friend.' })
})
