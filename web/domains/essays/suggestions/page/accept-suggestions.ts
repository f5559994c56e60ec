import type { Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { withOrigin } from '../../editor/origin.ts'
import { separateUndo } from '../../editor/separate-undo.ts'
import { applyText } from '../passage/apply-text.ts'
import { paragraphsOf, type SuggestionItem, textParts } from './suggestion-item.ts'
import { type SuggestionMark, setSuggestions, suggestionMarks } from './suggestion-plugin.ts'

/** Puts suggestions on the page, as one change that can be undone. */
export function acceptSuggestions(editor: Editor, items: SuggestionItem[]): void {
  const marks = suggestionMarks(editor.state).filter(({ id }) => items.some((item) => item.id === id))
  if (marks.length === 0) return
  const { tr } = editor.state
  // From the end, so that the places before it stay where they are.
  for (const mark of marks.toReversed()) put(tr, mark, items.find(({ id }) => id === mark.id)!)
  setSuggestions(tr, { remove: marks.map(({ id }) => id) })
  tr.setMeta('addToHistory', true)
  const last = tr.mapping.map(marks.at(-1)!.to)
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(last, tr.doc.content.size)), -1))
  separateUndo(editor)
  editor.view.dispatch(withOrigin(tr, 'ai'))
  separateUndo(editor)
}

function put(tr: Transaction, { place, from, to }: SuggestionMark, item: SuggestionItem): void {
  const { schema } = tr.doc.type
  if (place === 'replace') applyText(tr, from, to, item.text)
  else if (place === 'inline') {
    const text = textParts(item)
      .map((part) => part.text)
      .join('')
    tr.insertText(spaced(tr.doc, from, text), from)
  } else tr.insert(from, draftNodes(schema, item))
}

function draftNodes(schema: Schema, { text, heading }: SuggestionItem): Node[] {
  const { paragraph, heading: title } = schema.nodes
  const paragraphs = paragraphsOf(text, heading).map((line) => paragraph!.create(null, schema.text(line)))
  return heading === null ? paragraphs : [title!.create({ level: 2 }, schema.text(heading)), ...paragraphs]
}

/** Adds the spaces that are missing between a text and its neighbours. */
export function spaced(doc: Node, at: number, text: string): string {
  const $at = doc.resolve(at)
  const before = $at.parent.textBetween(Math.max(0, $at.parentOffset - 1), $at.parentOffset, '', ' ')
  const end = $at.parent.content.size
  const after = $at.parent.textBetween($at.parentOffset, Math.min(end, $at.parentOffset + 1), '', ' ')
  const isApart = (character: string) => character === '' || character.trim() === ''
  const trimmed = text.trim()
  return `${isApart(before) ? '' : ' '}${trimmed}${isApart(after) ? '' : ' '}`
}
