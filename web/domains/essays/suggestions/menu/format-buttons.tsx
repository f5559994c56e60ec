import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { tools as texts } from '../../../../locales/en/essays/tools.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { EssayCommand } from '../../editor/shortcuts.ts'
import { openCiteMenu } from '../../sources/editor/cite-menu.ts'
import { insertTools, type Tool, toolGroups } from '../../toolbar/tools.tsx'

const named = (id: Tool['id']) => insertTools.filter((tool) => tool.id === id)
const shown = [...toolGroups.marks.slice(0, 3), ...named('link'), ...named('citation')]

type FormatButtonsProps = { editor: Editor; onCommand: (command: EssayCommand) => void }

/** Emphasis, link and citation, on the bar at a selection. */
export function FormatButtons({ editor, onCommand }: FormatButtonsProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: open }) =>
      shown.filter(({ isActive }) => isActive?.(open as Editor)).map(({ id }) => id),
  })
  function run(tool: Tool) {
    if (tool.id !== 'citation') return tool.run(editor, onCommand)
    // The sign that opens the list of sources would replace the selected words.
    editor.commands.setTextSelection(editor.state.selection.to)
    openCiteMenu(editor)
  }
  return shown.map((tool) => (
    <IconButton
      key={tool.id}
      label={texts.labels[tool.id]}
      shortcut={tool.keys}
      icon={tool.icon}
      variant={active.includes(tool.id) ? 'active' : 'ghost'}
      aria-pressed={tool.isActive ? active.includes(tool.id) : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(tool)}
    />
  ))
}
