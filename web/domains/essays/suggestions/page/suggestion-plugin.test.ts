import { getSchema } from '@tiptap/core'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { expect, test } from 'vitest'
import { readPassage } from '../passage/read-passage.ts'
import {
  setSuggestions,
  suggestionMarks,
  suggestionPlugin,
  withdrawnSuggestions,
} from './suggestion-plugin.ts'

const schema = getSchema([StarterKit])
const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])
const page = (...texts: string[]) => schema.node('doc', null, texts.map(paragraph))

/** A page of three paragraphs with a suggestion for the second one. */
function start(): EditorState {
  const state = EditorState.create({
    doc: page('One.', 'Two words.', 'Three.'),
    plugins: [suggestionPlugin(new Map())],
  })
  const { from, to, signature } = readPassage(state.doc, 7, 17)!
  const mark = { id: 'a', place: 'replace', from, to, signature, changes: null } as const
  return state.apply(setSuggestions(state.tr, { add: [mark] }))
}

function after(change: (tr: Transaction, state: EditorState) => Transaction): EditorState {
  const state = start()
  return state.apply(change(state.tr, state))
}

/** Replaces the whole page, as the binding does after a change from elsewhere. */
const remote = (...texts: string[]) =>
  after((tr) =>
    tr
      .replaceWith(0, tr.doc.content.size, page(...texts).content)
      .setMeta(ySyncPluginKey, { isChangeOrigin: true }),
  )

const suggested = (state: EditorState) =>
  suggestionMarks(state).map(({ from, to }) => state.doc.textBetween(from, to))

test('shows a suggestion without changing the document', () => {
  const state = start()
  expect(state.doc.eq(page('One.', 'Two words.', 'Three.'))).toBe(true)
  expect(suggested(state)).toEqual(['Two words.'])
})

test('follows its text when other text changes, and when it is formatted', () => {
  expect(suggested(after((tr) => tr.insertText('Zero. ', 1)))).toEqual(['Two words.'])
  expect(suggested(after((tr) => tr.delete(0, 6)))).toEqual(['Two words.'])
  expect(suggested(after((tr) => tr.insertText('More ', 19)))).toEqual(['Two words.'])
  expect(suggested(after((tr) => tr.addMark(7, 10, schema.mark('bold'))))).toEqual(['Two words.'])
})

test.each<[string, (tr: Transaction) => Transaction]>([
  ['changed', (tr) => tr.insertText('X', 9)],
  ['deleted', (tr) => tr.delete(6, 18)],
  ['divided', (tr) => tr.split(10)],
])('withdraws a suggestion whose text was %s', (_, change) => {
  const state = after(change)
  expect(suggestionMarks(state)).toEqual([])
  expect(withdrawnSuggestions(state)).toEqual(['a'])
  expect(withdrawnSuggestions(state.apply(state.tr.insertText('!', 1)))).toEqual([])
})

test('follows its text when another device changes the page', () => {
  expect(suggested(remote('Before.', 'One.', 'Two words.', 'Three.'))).toEqual(['Two words.'])
  expect(suggested(remote('One.', 'Two words.', 'Three and more.'))).toEqual(['Two words.'])
  expect(suggested(remote('One!', 'Two words.', 'Three!'))).toEqual(['Two words.'])
  expect(suggested(remote('One.', 'Two other words.', 'Three.'))).toEqual([])
  expect(suggested(remote('One!', 'Two words.', 'Two words.', 'Three!'))).toEqual([])
})

test('forgets a suggestion that was rejected', () => {
  const state = after((tr) => setSuggestions(tr, { remove: ['a'] }))
  expect(suggestionMarks(state)).toEqual([])
  expect(withdrawnSuggestions(state)).toEqual([])
})

test('marks the whole passage while it is written, and then only the words that change', () => {
  const looks = (state: EditorState) => {
    const [plugin] = state.plugins
    const drawn = plugin?.props.decorations?.call(plugin, state) as DecorationSet | undefined
    return drawn?.find().flatMap(({ from, to }) => (from < to ? [state.doc.textBetween(from, to)] : []))
  }
  const state = start()
  expect(looks(state)).toEqual(['Two words.'])
  const changes = [{ from: 0, to: 3, parts: [{ text: 'Three', kind: null }] }]
  const whole = state.apply(setSuggestions(state.tr, { show: { id: 'a', changes } }))
  expect(looks(whole)).toEqual(['Two'])
  expect(looks(whole.apply(whole.tr.insertText('Zero. ', 1)))).toEqual(['Two'])
})
