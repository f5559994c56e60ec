import type { Editor } from '@tiptap/core'
import type { Cite } from '../../../../../contract/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { citationStoreOf } from './citation-store.ts'

/**
 * Cites sources in place of a range of the text, or at the cursor. Directly after another citation, they join it. The
 * mark of a note follows the word without a space.
 */
export function citeSources(editor: Editor, ids: string[], range?: { from: number; to: number }): void {
  const { doc, selection } = editor.state
  const to = range?.to ?? selection.to
  let from = range?.from ?? to
  const cites: Cite[] = ids.map((id) => ({ id }))
  const before = doc.resolve(from).nodeBefore
  if (before?.type.name === 'citation' && Array.isArray(before.attrs.cites)) {
    const joined = { type: 'citation', attrs: { ...before.attrs, cites: [...before.attrs.cites, ...cites] } }
    editor
      .chain()
      .focus()
      .insertContentAt({ from: from - before.nodeSize, to }, joined)
      .run()
    return
  }
  const isNote = citationStoreOf(editor).style() === 'chicago-notes'
  if (isNote && before?.isText && before.text?.endsWith(' ')) from--
  putCitation(editor, { from, to }, cites)
}

/** Puts a citation in place of a range. */
function putCitation(editor: Editor, range: { from: number; to: number }, cites: Cite[]): void {
  const node = { type: 'citation', attrs: { key: randomId(), cites } }
  editor.chain().focus().insertContentAt(range, node).run()
}

/** Changes the sources of the citation at a position. Without any, the citation is deleted. */
export function changeCitation(editor: Editor, pos: number, cites: Cite[]): void {
  const node = editor.state.doc.nodeAt(pos)
  if (node?.type.name !== 'citation') return
  const { tr } = editor.state
  if (cites.length === 0) tr.delete(pos, pos + node.nodeSize)
  else tr.setNodeAttribute(pos, 'cites', cites)
  editor.view.dispatch(tr)
  editor.commands.focus()
}
