import type { Editor } from '@tiptap/core'
import type { Cite } from '../../../../../contract/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { separateUndo } from '../../editor/separate-undo.ts'
import { citationStoreOf } from './citation-store.ts'

type CiteOptions = {
  /** What the citation replaces; by default it is put at the cursor. */
  range?: { from: number; to: number }
  /** The author is part of the sentence, as in “Owen (2020)”. */
  isNarrative?: boolean
}

/**
 * Cites sources, as a step of undo of its own. Directly after another citation, they join it. The mark of a note follows
 * the word without a space.
 */
export function citeSources(
  editor: Editor,
  ids: string[],
  { range, isNarrative = false }: CiteOptions = {},
): void {
  // Before the step of the citation, so that undo does not bring back what was typed to find the source.
  if (range && range.from < range.to) editor.commands.deleteRange(range)
  const at = range?.from ?? editor.state.selection.to
  const cites: Cite[] = ids.map((id) => ({ id, ...(isNarrative ? { narrative: true } : {}) }))
  const before = editor.state.doc.resolve(at).nodeBefore
  if (before?.type.name === 'citation' && Array.isArray(before.attrs.cites)) {
    const attrs = { ...before.attrs, cites: [...before.attrs.cites, ...cites] }
    putCitation(editor, { from: at - before.nodeSize, to: at }, attrs)
    return
  }
  const isAfterSpace = before?.isText && before.text?.endsWith(' ')
  const isMark = citationStoreOf(editor).hasNotes() && !isNarrative
  const from = isAfterSpace && isMark ? at - 1 : at
  putCitation(editor, { from, to: at }, { key: randomId(), cites })
}

/** Puts a citation in place of a range. */
function putCitation(editor: Editor, range: { from: number; to: number }, attrs: object): void {
  separateUndo(editor)
  editor.chain().focus().insertContentAt(range, { type: 'citation', attrs }).run()
  separateUndo(editor)
}

/** Changes the sources of the citation at a position. Without any, the citation is deleted. */
export function changeCitation(editor: Editor, pos: number, cites: Cite[]): void {
  const node = editor.state.doc.nodeAt(pos)
  if (node?.type.name !== 'citation') return
  const { tr } = editor.state
  if (cites.length === 0) tr.delete(pos, pos + node.nodeSize)
  else tr.setNodeAttribute(pos, 'cites', cites)
  separateUndo(editor)
  editor.view.dispatch(tr)
  separateUndo(editor)
  editor.commands.focus()
}
