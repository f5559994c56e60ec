import type { Editor } from '@tiptap/core'
import { type CitationStyle, citationStyles } from '../../../../../contract/essays/citation-styles.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import type { EssaySession } from '../../sync/essay-session.ts'

/**
 * Changes the citation style of an essay. The heading of the bibliography follows, unless the writer gave it a name of
 * their own.
 */
export function changeStyle(editor: Editor, session: EssaySession, style: CitationStyle): void {
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
  if (tr.docChanged) editor.view.dispatch(tr)
}
