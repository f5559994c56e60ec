import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Toolbar as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { blockFormatAt } from '../editor/block-formats.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import { FontMenu, FontSizeMenu } from './font-menus.tsx'
import { FormatMenu } from './format-menu.tsx'
import { InsertMenu } from './insert-menu.tsx'
import { MoreTools } from './more-tools.tsx'
import { aiTools, type Tool, toolGroups } from './tools.tsx'
import { useFittingTools } from './use-fitting-tools.ts'

type ToolbarProps = {
  editor: Editor
  settings: EssaySettings
  onSettings: (change: Partial<EssaySettings>) => void
  onCommand: (command: EssayCommand) => void
  /** Shown at the end, in view however narrow the toolbar is. */
  end: ReactNode
}

const allTools = Object.values(toolGroups).flat()

/** Returns what the toolbar shows of the selection. */
function readState({ editor }: { editor: Editor }) {
  return {
    active: allTools.filter(({ isActive }) => isActive?.(editor)).map(({ id }) => id),
    disabled: allTools.filter(({ canRun }) => canRun && !canRun(editor)).map(({ id }) => id),
    format: blockFormatAt(editor),
    text: editor.getAttributes('textStyle') as { fontFamily?: string; fontSize?: string },
  }
}

/** The tools above the page. Arrow keys move between them. A button opens those that do not fit. */
export function EssayToolbar({ editor, settings, onSettings, onCommand, end }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: readState as (given: { editor: Editor }) => ReturnType<typeof readState>,
  })
  const groupOf = (tools: Tool[]) =>
    tools.map((tool) => {
      const isActive = state.active.includes(tool.id)
      return (
        <Radix.Button key={tool.id} asChild>
          <IconButton
            label={texts.labels[tool.id]}
            shortcut={tool.keys}
            icon={tool.icon}
            variant={isActive ? 'active' : 'ghost'}
            aria-pressed={tool.isActive ? isActive : undefined}
            disabled={state.disabled.includes(tool.id)}
            onMouseDown={keepSelection}
            onClick={() => tool.run(editor, onCommand)}
            className="size-8! max-md:size-11!"
          />
        </Radix.Button>
      )
    })
  const look = { editor, settings, onSettings }
  const parts: { id: string; tools: ReactNode }[] = [
    { id: 'history', tools: groupOf(toolGroups.history) },
    { id: 'ai', tools: groupOf(aiTools.slice(0, 1)) },
    { id: 'format', tools: <FormatMenu editor={editor} value={state.format} /> },
    {
      id: 'font',
      tools: (
        <>
          <FontMenu {...look} value={state.text.fontFamily} />
          <FontSizeMenu {...look} value={state.text.fontSize} />
        </>
      ),
    },
    { id: 'marks', tools: groupOf(toolGroups.marks) },
    { id: 'lists', tools: groupOf(toolGroups.lists) },
    { id: 'insert', tools: <InsertMenu editor={editor} onCommand={onCommand} /> },
    { id: 'alignment', tools: groupOf(toolGroups.alignment) },
  ]
  const { frame, row, end: endRef, fitting } = useFittingTools(parts.length)
  return (
    <div
      ref={frame}
      className="flex h-11.5 shrink-0 items-center border-y border-line bg-surface max-md:h-13"
    >
      <Radix.Root
        ref={row}
        aria-label={texts.toolbar}
        className="flex min-w-0 flex-1 items-center overflow-clip px-3 py-1 md:max-2xl:px-2 max-md:px-1.5"
      >
        {parts.slice(0, fitting).map(({ id, tools }, i) => (
          <div key={id} className="flex shrink-0 items-center gap-0.5 md:max-2xl:gap-0">
            {i > 0 && <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line md:max-2xl:mx-0.5" />}
            {tools}
          </div>
        ))}
      </Radix.Root>
      {fitting < parts.length && <MoreTools groups={parts.slice(fitting).map(({ tools }) => tools)} />}
      <div ref={endRef} className="shrink-0 px-3 max-md:px-1.5">
        {end}
      </div>
    </div>
  )
}

/** Keeps the selection of the page, and a phone's keyboard, when a tool is pressed. */
function keepSelection(event: React.MouseEvent): void {
  event.preventDefault()
}
