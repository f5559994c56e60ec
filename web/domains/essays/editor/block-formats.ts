import type { Editor } from '@tiptap/core'

export type BlockFormat = 'normal' | 'title' | 'heading' | 'subheading' | 'quote'

type BlockFormatRow = { id: BlockFormat; keys: string; level?: 1 | 2 | 3 }

/** The block formats of the specification (docs/spec/1-writing.md section 2); `tools.formats[id]` is their name. */
export const blockFormats: BlockFormatRow[] = [
  { id: 'normal', keys: 'Ctrl+Alt+0' },
  { id: 'title', keys: 'Ctrl+Alt+1', level: 1 },
  { id: 'heading', keys: 'Ctrl+Alt+2', level: 2 },
  { id: 'subheading', keys: 'Ctrl+Alt+3', level: 3 },
  { id: 'quote', keys: 'Ctrl+Shift+B' },
]

/** Returns the format of the block that contains the cursor. */
export function blockFormatAt(editor: Editor): BlockFormat {
  if (editor.isActive('blockquote')) return 'quote'
  return blockFormats.find(({ level }) => level && editor.isActive('heading', { level }))?.id ?? 'normal'
}

export function setBlockFormat(editor: Editor, id: BlockFormat): void {
  const { level } = blockFormats.find((format) => format.id === id)!
  const chain = editor.chain().focus()
  if (id === 'quote') {
    if (!editor.isActive('blockquote')) chain.setParagraph().setBlockquote().run()
    return
  }
  if (editor.isActive('blockquote')) chain.unsetBlockquote()
  if (level) chain.setHeading({ level }).run()
  else chain.setParagraph().run()
}
