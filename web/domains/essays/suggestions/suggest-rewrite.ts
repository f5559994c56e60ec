import type { Editor } from '@tiptap/core'
import type { SuggestionChoice } from './choice.ts'
import { askDesk } from './page/suggestion-plugin.ts'

/**
 * Suggests another text for a range of the page, or for the paragraph with the cursor if the range is empty. Other
 * panels call this: `suggestRewrite(editor, { from, to }, { action: 'humanize' })`. The suggestions appear beside the
 * text, and the user accepts or rejects them. Returns how many there will be; 0 if the range has no text to work on,
 * which a note tells the user.
 */
export function suggestRewrite(
  editor: Editor,
  range: { from: number; to: number },
  choice: SuggestionChoice,
): number {
  return askDesk(editor, (desk) => desk.start(choice, range)) ?? 0
}
