import { expect, test } from 'vitest'
import { citationsOfNote, noteContentOf, plainNote, readNoteContent } from './note-content.ts'

const italic = { type: 'text', text: 'On Tides', marks: [{ type: 'italic' }] }
const citation = { type: 'citation', attrs: { key: 'a', cites: [{ id: 'owen' }] } }

test('keeps italics and citations, and nothing else', () => {
  const foreign = [{ type: 'image' }, { type: 'text', text: 'x', marks: [{ type: 'link' }] }, null, 'y']
  expect(readNoteContent([italic, citation, ...foreign])).toEqual([
    italic,
    citation,
    { type: 'text', text: 'x' },
  ])
})

test('is null for a note of plain words, which the text has', () => {
  expect(readNoteContent([{ type: 'text', text: 'Plain.' }])).toBeNull()
  expect(readNoteContent('<b>x</b>')).toBeNull()
  expect(noteContentOf({ text: 'Plain.', content: null })).toEqual([{ type: 'text', text: 'Plain.' }])
  expect(noteContentOf({ text: '' })).toEqual([])
})

test('is read as plain words, with its citations', () => {
  const content = [italic, { type: 'text', text: ', see ' }, citation]
  expect(plainNote(content, () => '(Owen 2020)')).toBe('On Tides, see (Owen 2020)')
  expect(citationsOfNote({ content })).toEqual([{ key: 'a', cites: [{ id: 'owen' }] }])
})
