import { Extension } from '@tiptap/core'

/** What the editor asks the screen to show. */
export type EssayCommand =
  | 'link'
  | 'find'
  | 'replace'
  | 'footnote'
  | 'formula'
  | 'load'
  | 'download'
  | 'image'
  | 'suggest'
  | 'continue'
  | 'comment'

const keys: Record<string, EssayCommand> = {
  'Mod-k': 'link',
  'Mod-j': 'suggest',
  'Mod-f': 'find',
  'Mod-h': 'replace',
  'Mod-Alt-f': 'footnote',
  'Mod-Alt-m': 'comment',
  'Alt-=': 'formula',
  'Mod-Shift-f': 'load',
  'Mod-Shift-s': 'download',
}

/** Shortcuts that open something outside the page. */
export const Shortcuts = Extension.create<{ onCommand: (command: EssayCommand) => void }>({
  name: 'essayShortcuts',
  priority: 200,
  addOptions: () => ({ onCommand: () => {} }),
  addKeyboardShortcuts() {
    const opening = Object.entries(keys).map(([key, command]) => [
      key,
      () => {
        this.options.onCommand(command)
        return true
      },
    ])
    return {
      ...Object.fromEntries(opening),
      'Mod-Shift-x': () => this.editor.commands.toggleStrike(),
      // A tab moves between table cells and list levels; elsewhere it leaves the page, as the keyboard expects.
    }
  },
})
