import type { Editor } from '@tiptap/core'
import { suggestRewrite } from '../../suggestions/suggest-rewrite.ts'

/** Suggests a humanized text for a passage, beside it, to accept or reject. */
export function humanizePassage(editor: Editor, { from, to }: { from: number; to: number }): void {
  suggestRewrite(editor, { from, to }, { action: 'humanize' })
}
