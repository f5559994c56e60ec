import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import {
  type CitationStyle,
  citationStyles,
  isNoteStyle,
} from '../../../../../contract/essays/citation-styles.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import type { EssaySession } from '../../sync/essay-session.ts'

/**
 * Changes the citation style of an essay. The heading of the bibliography follows, unless the writer gave it a name of
 * their own. The mark of a note has no space before it; a citation in the text has one.
 */
export function changeStyle(editor: Editor, session: EssaySession, style: CitationStyle): void {
  const before = session.read().settings.citationStyle
  session.setSettings({ citationStyle: style })
  const usual = new Set(citationStyles.map((each) => texts.headings[each]))
  const { doc, tr, schema } = editor.state
  doc.forEach((node, pos, i) => {
    const heading = i > 0 ? doc.child(i - 1) : null
    if (node.type.name !== 'bibliography' || heading?.type.name !== 'heading') return
    const next = texts.headings[style]
    if (!usual.has(heading.textContent.trim()) || heading.textContent.trim() === next) return
    const start = pos - heading.nodeSize + 1
    tr.replaceWith(start, start + heading.content.size, schema.text(next))
  })
  if (isNoteStyle(style) !== isNoteStyle(before)) changeSpaces(tr, isNoteStyle(style))
  if (tr.docChanged) editor.view.dispatch(tr)
}

function changeSpaces(tr: Transaction, hasNotes: boolean): void {
  const positions: number[] = []
  tr.doc.descendants((node, pos) => {
    // With its author in the sentence, it is a word of it.
    if (node.type.name === 'citation' && !node.attrs.cites?.[0]?.narrative) positions.push(pos)
  })
  for (const pos of positions.toReversed()) {
    const text = tr.doc.resolve(pos).nodeBefore?.text ?? ''
    if (hasNotes && text.endsWith(' ')) tr.delete(pos - 1, pos)
    else if (!hasNotes && /[\p{L}\p{N}]$/u.test(text)) tr.insertText(' ', pos)
  }
}
