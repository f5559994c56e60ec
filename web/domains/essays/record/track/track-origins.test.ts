import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../../../contract/text/base64.ts'
import { withOrigin } from '../../editor/origin.ts'
import { exchange, insert, openEditor, schema, sharesOf, type } from '../../page/headless-editor.ts'
import { RecordReplay } from '../replay/record-replay.ts'
import { recordedTexts } from './recorded-texts.ts'

test('marks pasted, imported and AI text, and what is typed inside it', () => {
  const editor = openEditor()
  type(editor, 'one ')
  insert(editor, 'paste', 'PASTED')
  insert(editor, 'ai', '123')
  insert(editor, 'import', '##')
  type(editor, 'typed', 8)
  expect(sharesOf(editor.entries)).toEqual({ typed: 'one typed', paste: 'PASTED', ai: '123', import: '##' })
})

test('keeps origins when a paragraph is split, joined, turned into a heading, or formatted', () => {
  const editor = openEditor()
  insert(editor, 'paste', 'PASTED TEXT')
  type(editor, 'typed')
  editor.change((tr) => tr.split(5))
  editor.change((tr) => tr.setNodeMarkup(0, schema.nodes.heading, { level: 2 }))
  editor.change((tr) => tr.addMark(2, 5, schema.marks.bold!.create()))
  editor.change((tr) => tr.split(9))
  editor.change((tr) => tr.join(6))
  expect(sharesOf(editor.entries)).toEqual({ paste: 'PASTED TEXT', typed: 'typed' })
})

test('does not take a move inside the essay for a paste', () => {
  const editor = openEditor()
  type(editor, 'first part')
  editor.change((tr) => tr.split(tr.doc.content.size - 1))
  insert(editor, 'paste', 'PASTED')
  // A block that is dragged or moved by keyboard: deleted and inserted in one change.
  editor.change((tr) => {
    const block = tr.doc.child(1)
    return tr.delete(12, 12 + block.nodeSize).insert(0, block)
  })
  expect(sharesOf(editor.entries)).toEqual({ paste: 'PASTED', typed: 'first part' })
  // Cut and pasted: two changes, connected by the clipboard.
  const slice = editor.copy(10, 14)
  editor.change((tr) => tr.deleteSelection())
  editor.change((tr) => tr.replaceRange(1, 1, slice).setMeta('paste', true).setMeta('uiEvent', 'paste'))
  expect(editor.state().doc.textBetween(1, 5)).toBe('irst')
  expect(sharesOf(editor.entries)).toEqual({ typed: 'irstf part', paste: 'PASTED' })
  // Copied: the copy has the origin of what was copied.
  const copy = editor.copy(5, 11)
  editor.change((tr) => tr.replaceRange(1, 1, copy).setMeta('paste', true))
  expect(sharesOf(editor.entries)).toMatchObject({ paste: 'PASTEDPASTED' })
})

test('takes text for moved that the browser cut without the editor', () => {
  const editor = openEditor()
  type(editor, 'typed words')
  const slice = editor.state().doc.slice(7, 12)
  editor.change((tr) => tr.delete(7, 12))
  type(editor, 'more ', 1)
  editor.change((tr) => tr.replaceRange(1, 1, slice).setMeta('paste', true))
  expect(sharesOf(editor.entries)).toEqual({ typed: 'wordsmore typed ' })
})

test('takes text that was copied elsewhere for a paste, also if it is short', () => {
  const editor = openEditor()
  type(editor, 'the sea')
  editor.copy(1, 4)
  editor.change((tr) => tr.insertText('moon', 8).setMeta('paste', true))
  expect(sharesOf(editor.entries)).toEqual({ typed: 'the sea', paste: 'moon' })
})

test('keeps the origin of deleted text that undo brings back', () => {
  const editor = openEditor()
  insert(editor, 'paste', 'PASTED')
  type(editor, ' typed')
  editor.change((tr) => tr.delete(3, 9))
  editor.undo()
  expect(sharesOf(editor.entries)).toEqual({ paste: 'PASTED', typed: ' typed' })
  editor.undo()
  editor.undo()
  expect(sharesOf(editor.entries)).toEqual({})
  editor.redo()
  editor.redo()
  expect(sharesOf(editor.entries)).toEqual({ paste: 'PASTED', typed: ' typed' })
})

test('keeps the origin of words that a rewrite by AI leaves as they were', () => {
  const editor = openEditor()
  type(editor, 'The tide comes in twice a day, and nobody here knows why.')
  editor.change((tr) =>
    withOrigin(tr.insertText('Indeed: comes in twice a day, and nobody here can explain it.', 1, 58), 'ai'),
  )
  const { typed, ai } = sharesOf(editor.entries)
  expect(typed).toContain(' comes in twice a day, and nobody here')
  expect(ai).toContain('Indeed:')
  expect(`${typed}${ai}`).toHaveLength(editor.state().doc.textContent.length)
})

test('takes two hundred characters that arrive at once for a paste', () => {
  const editor = openEditor()
  type(editor, 'own words. ')
  type(editor, 'x y z '.repeat(40))
  expect(sharesOf(editor.entries).paste).toHaveLength(240)
})

test('counts an equal character before others as the new one', () => {
  const editor = openEditor()
  insert(editor, 'paste', 'aaa')
  type(editor, 'a', 1)
  expect(sharesOf(editor.entries)).toEqual({ paste: 'aaa', typed: 'a' })
})

test('shows what was on the page before, and what was written in a pause', () => {
  const editor = openEditor()
  editor.setOn(false)
  type(editor, 'before')
  const state = () => toBase64(Y.encodeStateAsUpdate(editor.doc))
  editor.entries.length = 0
  editor.add('on')
  editor.add('existing', state())
  editor.setOn(true)
  type(editor, ' typed')
  editor.add('pause')
  editor.setOn(false)
  const recorded = editor.entries.length
  type(editor, ' in the pause')
  editor.entries.length = recorded
  editor.add('on')
  editor.add('existing', state())
  editor.setOn(true)
  editor.change((tr) => tr.split(3))
  type(editor, ' again')
  expect(sharesOf(editor.entries)).toEqual({
    before: 'before',
    typed: ' typed again',
    unrecorded: ' in the pause',
  })
})

test('shows text of a page that does not mark its changes as not recorded', () => {
  const editor = openEditor()
  type(editor, 'typed')
  const other = openEditor(new Y.Doc())
  other.setOn(false)
  exchange(editor, other)
  type(other, ' unmarked')
  exchange(editor, other)
  expect(sharesOf([...editor.entries, ...other.entries])).toEqual({ typed: 'typed', unrecorded: ' unmarked' })
})

test('goes back and forth in a record', () => {
  const editor = openEditor()
  for (let at = 0; at < 1_000; at++) type(editor, 'ab cd '[at % 6]!)
  insert(editor, 'paste', 'PASTED')
  const replay = new RecordReplay()
  replay.add(editor.entries)
  const textAt = (entries: number) => {
    replay.seek(entries)
    return replay
      .blocks()
      .flatMap(({ texts }) => texts.map(({ text }) => text))
      .join('')
  }
  const [end, early] = [textAt(editor.entries.length), textAt(30)]
  expect(end).toHaveLength(1_006)
  expect(textAt(900).length).toBeGreaterThan(early.length)
  expect(textAt(30)).toBe(early)
  expect(textAt(editor.entries.length)).toBe(end)
  expect(textAt(0)).toBe('')
})

test('keeps origins of text that comes back with a version', () => {
  const editor = openEditor()
  type(editor, 'My own words before it. ')
  insert(editor, 'paste', 'A pasted paragraph')
  editor.change((tr) => tr.split(10))
  const version = editor.state().doc
  const at = new Date().toISOString()
  for (const entry of editor.entries) entry.receivedAt = at
  editor.change((tr) => tr.delete(1, tr.doc.content.size - 1))
  // In another visit, when nothing remembers the deletion.
  const later = openEditor()
  exchange(later, editor)
  const entries = editor.entries.map((entry) => ({ ...entry, receivedAt: entry.receivedAt || '2999-01-01' }))
  later.change((tr) =>
    withOrigin(
      tr
        .replaceWith(0, tr.doc.content.size, version.content)
        .setMeta('restoredFrom', recordedTexts(entries, at)),
      'restore',
    ),
  )
  expect(sharesOf([...entries, ...later.entries])).toEqual({
    typed: 'My own words before it. ',
    paste: 'A pasted paragraph',
  })
})
