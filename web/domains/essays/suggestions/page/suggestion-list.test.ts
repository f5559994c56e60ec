import { type Editor, getSchema } from '@tiptap/core'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { createSuggestionList } from './suggestion-list.ts'
import { suggestionMarks, suggestionPlugin } from './suggestion-plugin.ts'
import { suggestionRequests } from './suggestion-requests.ts'

const schema = getSchema([StarterKit])
const hosts = new Map()

/** An editor without a screen, with the state of the suggestion plugin. */
function openEditor(...texts: string[]) {
  const paragraphs = texts.map((text) => schema.node('paragraph', null, [schema.text(text)]))
  const editor = {
    state: EditorState.create({
      doc: schema.node('doc', null, paragraphs),
      plugins: [suggestionPlugin(hosts)],
    }),
    view: {
      dispatch(tr: Transaction) {
        editor.state = editor.state.apply(tr)
      },
    },
    storage: { suggestions: { hosts } },
  }
  return editor as unknown as Editor & { state: EditorState }
}

function addFor(editor: Editor, list: ReturnType<typeof createSuggestionList>, from: number, to: number) {
  const made = suggestionRequests(editor.state.doc, { action: 'improve' }, { from, to })
  if (typeof made === 'string') throw new Error(made)
  return list.add(made, 'started')
}

test('replaces an older suggestion for the same words, on the page and in the list', () => {
  const editor = openEditor('One two three.', 'Four five six.')
  const list = createSuggestionList(editor)
  const [older, other] = addFor(editor, list, 1, 32)
  const [newer] = addFor(editor, list, 5, 5)
  expect(suggestionMarks(editor.state).map(({ id }) => id)).toEqual([newer, other])
  expect(list.find(older!)).toBeUndefined()
  list.remove([newer!, other!])
  expect(suggestionMarks(editor.state)).toEqual([])
})

test('says why a range has no suggestions', () => {
  const { doc } = openEditor('One.', `Many ${'“a” '.repeat(201)}`).state
  const reasonFor = (from: number, to: number) => suggestionRequests(doc, { action: 'improve' }, { from, to })
  expect(reasonFor(0, 0)).toBe('There is no text here yet. Write or select some first.')
  expect(reasonFor(7, 7)).toContain('has 201 quotations')
  expect(suggestionRequests(doc, { action: 'continue' }, { from: 0, to: 0 })).toContain('Put the cursor')
})
