import type { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import { type TextOrigin, withOrigin } from '../editor/origin.ts'
import { separateUndo } from '../editor/separate-undo.ts'
import { readHtml } from '../paste/paste-extension.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'

export function isEmptyEssay(editor: Editor): boolean {
  const { doc } = editor.state
  return doc.childCount <= 1 && doc.content.size <= 2
}

/** Replaces the text of the page, as one change that can be undone. */
export function loadHtml(editor: Editor, html: string, origin: TextOrigin): void {
  separateUndo(editor)
  const { tr, doc } = editor.state
  tr.replace(0, doc.content.size, readHtml(editor, html)).setMeta('addToHistory', true)
  editor.view.dispatch(withOrigin(tr, origin))
  separateUndo(editor)
}

/**
 * Replaces the page with a stored document, as one change that can be undone. Its sources are added to those of the
 * essay. Throws if it does not fit the page.
 */
export function replaceDocument(
  editor: Editor,
  json: DocumentNode,
  origin: TextOrigin,
  /** Characters that the essay had; those of the document keep their origins. */
  restoredFrom: unknown[] = [],
): void {
  const stored = editor.schema.nodeFromJSON(json)
  stored.check()
  separateUndo(editor)
  const { tr, doc } = editor.state
  tr.replaceWith(0, doc.content.size, stored.content).setMeta('restoredFrom', restoredFrom)
  editor.view.dispatch(withOrigin(tr, origin))
  if (Array.isArray(json.attrs?.sources)) citationStoreOf(editor).restore(json.attrs.sources)
  separateUndo(editor)
}

/** Inserts a document at the cursor, as one change that can be undone. Throws if it does not fit the page. */
export function insertDocument(editor: Editor, json: DocumentNode, origin: TextOrigin): void {
  const stored = editor.schema.nodeFromJSON(json)
  stored.check()
  separateUndo(editor)
  const slice = new Slice(stored.content, 0, 0)
  editor.view.dispatch(withOrigin(editor.state.tr.replaceSelection(slice).scrollIntoView(), origin))
  separateUndo(editor)
}

/** Inserts a text at the cursor. */
export function insertHtml(editor: Editor, html: string, origin: TextOrigin): void {
  separateUndo(editor)
  const tr = editor.state.tr.replaceSelection(readHtml(editor, html)).scrollIntoView()
  editor.view.dispatch(withOrigin(tr, origin))
  separateUndo(editor)
}
