import type { Editor } from '@tiptap/core'
import { findMatches } from '../../editor/find-matches.ts'
import { marksOf } from '../marks/marks-plugin.ts'
import { showPlace } from '../marks/show-mark.ts'

type Place = { from: number; to: number }

/** Shows the next or the previous place of the marked habit. */
export function stepHabit(editor: Editor, step: 1 | -1): void {
  showNext(editor, marksOf(editor.state, 'habits'), step)
}

/** Shows the next place of a word. */
export function stepWord(editor: Editor, word: string): void {
  showNext(editor, findMatches(editor.state.doc, word, false), 1)
}

function showNext(editor: Editor, places: Place[], step: 1 | -1): void {
  const { from } = editor.state.selection
  const next =
    step === 1
      ? (places.find((place) => place.from > from) ?? places[0])
      : (places.findLast((place) => place.from < from) ?? places.at(-1))
  if (next) showPlace(editor, next)
}
