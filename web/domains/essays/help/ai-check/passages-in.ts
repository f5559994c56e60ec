import type { Editor } from '@tiptap/core'
import type { PlacedMark } from '../marks/help-mark.ts'
import { marksOf } from '../marks/marks-plugin.ts'

export type PlacedPassage = PlacedMark & { mark: Extract<PlacedMark['mark'], { layer: 'ai' }> }

/** Returns the passages that are marked on the page, in order. */
export function passagesIn(editor: Editor): PlacedPassage[] {
  return marksOf(editor.state, 'ai') as PlacedPassage[]
}
