import type { Editor } from '@tiptap/core'
import { contextAround } from '../page/context-around.ts'
import { askDesk } from '../page/suggestion-plugin.ts'
import { draftPlace } from './draft-place.ts'
import type { OutlineSection } from './parse-outline.ts'

/** Drafts a section of the outline, as a suggestion on the page. */
export function draftSection(editor: Editor, outline: OutlineSection[], section: number): void {
  askDesk(editor, (desk) => {
    const { doc } = editor.state
    const { at, heading } = draftPlace(doc, outline, section)
    const around = contextAround(doc, at, at)
    desk.draft(at, { action: 'draft', outline, section, ...around }, heading)
  })
}
