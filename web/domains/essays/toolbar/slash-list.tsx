import type { Editor } from '@tiptap/core'
import { Heading1, Heading2, Heading3, Pilcrow, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { TypedList, type TypedListKeys } from '../controls/typed-list.tsx'
import { type BlockFormat, blockFormats, setBlockFormat } from '../editor/block-formats.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import type { TypedMenuState } from '../editor/typed-menu.ts'
import { aiTools, insertTools, toolGroups } from './tools.tsx'

type Entry = { id: string; name: string; icon: ReactNode; run: (editor: Editor) => void }

const formatIcons: Record<BlockFormat, ReactNode> = {
  normal: <Pilcrow />,
  title: <Heading1 />,
  heading: <Heading2 />,
  subheading: <Heading3 />,
  quote: <TextQuote />,
}

function entriesFor(query: string, onCommand: (command: EssayCommand) => void): Entry[] {
  const formats = blockFormats.map(({ id }) => ({
    id,
    name: texts.formats[id],
    icon: formatIcons[id],
    run: (editor: Editor) => setBlockFormat(editor, id),
  }))
  const inserts = [...aiTools, ...toolGroups.lists, ...insertTools].map((tool) => ({
    id: tool.id,
    name: texts.labels[tool.id],
    icon: tool.icon,
    run: (editor: Editor) => tool.run(editor, onCommand),
  }))
  const wanted = query.trim().toLowerCase()
  return [...formats, ...inserts].filter(({ name }) => name.toLowerCase().includes(wanted))
}

type SlashListProps = {
  state: TypedMenuState
  onCommand: (command: EssayCommand) => void
  keys: TypedListKeys
}

/** The blocks and actions that typing / offers. */
export function SlashList({ state, onCommand, keys }: SlashListProps) {
  const entries = entriesFor(state.query, onCommand).map(({ id, name, icon, run }) => ({
    id,
    content: (
      <>
        {icon}
        {name}
      </>
    ),
    choose() {
      state.editor.chain().focus().deleteRange(state.range).run()
      run(state.editor)
    },
  }))
  return <TypedList {...{ state, keys, entries }} label={texts.slashMenu} width="narrow" />
}
