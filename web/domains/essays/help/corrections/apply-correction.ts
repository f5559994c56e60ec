import type { Editor } from '@tiptap/core'
import type { PlacedMark } from '../marks/help-mark.ts'
import { marksOf } from '../marks/marks-plugin.ts'

export type Correction = PlacedMark & { mark: Extract<PlacedMark['mark'], { layer: 'corrections' }> }

export function correctionsIn(editor: Editor): Correction[] {
  return marksOf(editor.state, 'corrections') as Correction[]
}

/** Returns the corrections that say the same about the same words. */
export function sameCorrections(all: Correction[], { problem, lint }: Correction['mark']): Correction[] {
  return all.filter(({ mark }) => mark.problem === problem && mark.lint.rule === lint.rule)
}

/** Replaces the words of corrections as one change, which keeps their formatting. Returns how many were replaced. */
export function applyCorrections(editor: Editor, corrections: Correction[], replacement: string): number {
  const { tr } = editor.state
  let count = 0
  for (const { from, to, mark } of corrections.toSorted((a, b) => b.from - a.from)) {
    // The place may have changed since it was listed.
    if (tr.doc.textBetween(from, to) !== mark.problem) continue
    if (replacement === '') tr.delete(from, to)
    else tr.insertText(replacement, from, to)
    count++
  }
  if (count > 0) editor.view.dispatch(tr)
  return count
}
