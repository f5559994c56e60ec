import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { spanOf, type TextEdit, textEdits } from './text-edits.ts'

/** Their words are locked, so that text beside them never takes them over. */
const notInherited = new Set(['link', 'code'])

/**
 * Replaces a range of a paragraph with a suggestion. Only the words that differ are replaced, so that the others keep
 * their formatting and their author in the authorship record. Locked spans keep their nodes.
 */
export function applyText(tr: Transaction, from: number, to: number, suggestion: string): void {
  const found = textEdits(tr.doc, { from, to }, suggestion)
  if (!found) return
  const { doc } = tr
  for (const edit of found.edits.toReversed()) {
    const marks = inheritedMarks(doc, edit)
    let content = Fragment.empty
    for (const key of edit.keys) {
      const span = spanOf(found.passage, key)
      content = content.append(
        span ? doc.slice(span.from, span.to).content : Fragment.from(doc.type.schema.text(key, marks)),
      )
    }
    tr.replaceWith(edit.from, edit.to, content)
  }
}

/** New words are formatted as those that they replace, or as both of their neighbours. */
function inheritedMarks(doc: Node, { from, to, before, after }: TextEdit): readonly Mark[] {
  const around = [before, after].filter((unit) => unit !== null)
  const ranges = from < to ? [{ from, to }] : around
  let common: readonly Mark[] | null = null
  for (const range of ranges)
    doc.nodesBetween(range.from, range.to, (node) => {
      if (!node.isText) return true
      common = common === null ? node.marks : common.filter((mark) => mark.isInSet(node.marks))
      return false
    })
  return ((common ?? []) as readonly Mark[]).filter(({ type }) => !notInherited.has(type.name))
}
