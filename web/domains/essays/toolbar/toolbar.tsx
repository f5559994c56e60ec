import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { blockFormatAt } from '../editor/block-formats.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import { FontMenu, FontSizeMenu } from './font-menus.tsx'
import { FormatMenu } from './format-menu.tsx'
import { InsertMenu } from './insert-menu.tsx'
import { TableTools } from './table-tools.tsx'
import { aiTools, type Tool, toolGroups } from './tools.tsx'
import { useHiddenTools } from './use-hidden-tools.ts'

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
    inTable: editor.isActive('table'),
    text: editor.getAttributes('textStyle') as { fontFamily?: string; fontSize?: string },
  }
}

/** The tools above the page. Arrow keys move between them. Where they do not fit, a button scrolls to the others. */
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
  const parts = [
    groupOf(toolGroups.history),
    groupOf(aiTools.slice(0, 1)),
    <FormatMenu key="format" editor={editor} value={state.format} />,
    <Fragment key="font">
      <FontMenu {...look} value={state.text.fontFamily} />
      <FontSizeMenu {...look} value={state.text.fontSize} />
    </Fragment>,
    groupOf(toolGroups.marks),
    groupOf(toolGroups.lists),
    <InsertMenu key="insert" editor={editor} onCommand={onCommand} />,
    groupOf(toolGroups.alignment),
    state.inTable ? <TableTools key="table" editor={editor} /> : null,
  ].filter(Boolean)
  const { row, hidden, showHidden } = useHiddenTools(parts.length)
  return (
    <div className="flex h-11.5 shrink-0 items-center border-y border-line bg-surface max-md:h-13">
      <Radix.Root
        ref={row}
        aria-label={texts.toolbar}
        className="flex min-w-0 flex-1 items-center gap-0.5 overflow-x-auto md:max-2xl:gap-0 md:max-2xl:px-2 overflow-y-clip px-3 py-1 [scrollbar-width:none] max-md:px-1.5"
      >
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their places
          <Fragment key={i}>
            {i > 0 && <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line md:max-2xl:mx-0.5" />}
            {part}
          </Fragment>
        ))}
      </Radix.Root>
      {hidden && (
        <IconButton
          label={texts.moreTools[hidden]}
          icon={hidden === 'end' ? <ChevronRight /> : <ChevronLeft />}
          onMouseDown={keepSelection}
          onClick={showHidden}
          className="size-8! shrink-0 pointer-coarse:hidden"
        />
      )}
      <div className="shrink-0 px-3 max-md:px-1.5">{end}</div>
    </div>
  )
}

/** Keeps the selection of the page, and a phone's keyboard, when a tool is pressed. */
function keepSelection(event: React.MouseEvent): void {
  event.preventDefault()
}
