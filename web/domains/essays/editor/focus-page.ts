import type { Editor } from '@tiptap/core'

/**
 * Puts the cursor back on the page, so that Ctrl+Z undoes what was just put there. Waits until a dialog or a menu has
 * closed. On a touch screen the keyboard would cover the page.
 */
export function focusPage(editor: Editor): void {
  if (matchMedia('(pointer: coarse)').matches) return
  setTimeout(() => !editor.isDestroyed && editor.commands.focus())
}
