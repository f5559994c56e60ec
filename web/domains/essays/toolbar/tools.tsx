import type { Editor } from '@tiptap/core'
import {
  Bold,
  BookMarked,
  Code,
  FileCode2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  PenLine,
  Quote,
  Redo2,
  Sigma,
  Sparkles,
  Strikethrough,
  Superscript,
  Table,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { tools } from '../../../locales/en/essays/tools.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import { insertBibliography } from '../sources/editor/bibliography-node.ts'
import { openCiteMenu } from '../sources/editor/cite-menu.ts'

export type Tool = {
  /** Its name is `tools.labels[id]` in the catalogue. */
  id: keyof typeof tools.labels
  icon: ReactNode
  keys?: string
  run: (editor: Editor, ask: (command: EssayCommand) => void) => void
  isActive?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

function aligned(id: 'left' | 'center' | 'right' | 'justify', icon: ReactNode, keys: string): Tool {
  return {
    id,
    icon,
    keys,
    run: (editor) => chain(editor).setTextAlign(id).run(),
    isActive: (editor) =>
      id === 'left'
        ? !['center', 'right', 'justify'].some((other) => editor.isActive({ textAlign: other }))
        : editor.isActive({ textAlign: id }),
  }
}

/** The buttons of the toolbar, in groups. */
export const toolGroups: Record<'history' | 'marks' | 'lists' | 'alignment', Tool[]> = {
  history: [
    {
      id: 'undo',
      icon: <Undo2 />,
      keys: 'Ctrl+Z',
      run: (editor) => chain(editor).undo().run(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      id: 'redo',
      icon: <Redo2 />,
      keys: 'Ctrl+Y',
      run: (editor) => chain(editor).redo().run(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
  marks: [
    {
      id: 'bold',
      icon: <Bold />,
      keys: 'Ctrl+B',
      run: (editor) => chain(editor).toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      id: 'italic',
      icon: <Italic />,
      keys: 'Ctrl+I',
      run: (editor) => chain(editor).toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      id: 'underline',
      icon: <Underline />,
      keys: 'Ctrl+U',
      run: (editor) => chain(editor).toggleUnderline().run(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      id: 'strike',
      icon: <Strikethrough />,
      keys: 'Ctrl+Shift+X',
      run: (editor) => chain(editor).toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
  ],
  lists: [
    {
      id: 'bullets',
      icon: <List />,
      keys: 'Ctrl+Shift+8',
      run: (editor) => chain(editor).toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      id: 'numbers',
      icon: <ListOrdered />,
      keys: 'Ctrl+Shift+7',
      run: (editor) => chain(editor).toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
  ],
  alignment: [
    aligned('left', <TextAlignStart />, 'Ctrl+Shift+L'),
    aligned('center', <TextAlignCenter />, 'Ctrl+Shift+E'),
    aligned('right', <TextAlignEnd />, 'Ctrl+Shift+R'),
    aligned('justify', <TextAlignJustify />, 'Ctrl+Shift+J'),
  ],
}

/** What the toolbar and the slash menu offer of the AI actions; the others are in their menu. */
export const aiTools: Tool[] = [
  { id: 'suggest', icon: <Sparkles />, keys: 'Ctrl+J', run: (_, ask) => ask('suggest') },
  { id: 'continue', icon: <PenLine />, run: (_, ask) => ask('continue') },
]

const tableSize = { rows: 3, cols: 3, withHeaderRow: true }

/** What the Insert menu and the slash menu offer besides the block formats. */
export const insertTools: Tool[] = [
  { id: 'link', icon: <Link />, keys: 'Ctrl+K', run: (_, ask) => ask('link') },
  { id: 'image', icon: <Image />, run: (_, ask) => ask('image') },
  { id: 'table', icon: <Table />, run: (editor) => chain(editor).insertTable(tableSize).run() },
  { id: 'formula', icon: <Sigma />, keys: 'Alt+=', run: (_, ask) => ask('formula') },
  { id: 'footnote', icon: <Superscript />, keys: 'Ctrl+Alt+F', run: (_, ask) => ask('footnote') },
  { id: 'citation', icon: <Quote />, keys: 'Ctrl+Alt+R', run: (editor) => void openCiteMenu(editor) },
  { id: 'bibliography', icon: <BookMarked />, run: (editor) => insertBibliography(editor) },
  { id: 'code', icon: <Code />, keys: 'Ctrl+E', run: (editor) => chain(editor).toggleCode().run() },
  {
    id: 'codeBlock',

    icon: <FileCode2 />,
    keys: 'Ctrl+Alt+C',
    run: (editor) => chain(editor).toggleCodeBlock().run(),
  },
  { id: 'rule', icon: <Minus />, run: (editor) => chain(editor).setHorizontalRule().run() },
]
