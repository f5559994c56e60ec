import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { isInTable, selectedRect } from '@tiptap/pm/tables'
import { useEditorState } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Columns3,
  FoldHorizontal,
  PanelTop,
  TableCellsMerge,
  Trash2,
  UnfoldHorizontal,
} from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { BarSeparator, FloatingBar } from '../controls/floating-bar.tsx'
import { MenuButton } from '../controls/menu-button.tsx'
import { changeColumnWidth, evenColumns } from './column-widths.ts'

type TableAction = {
  id: keyof typeof texts.tableActions
  icon: ReactNode
  run: (editor: Editor) => void
}

const groups: TableAction[][] = [
  [
    {
      id: 'rowBefore',
      icon: <BetweenHorizontalEnd />,
      run: (editor) => editor.chain().focus().addRowBefore().run(),
    },
    {
      id: 'rowAfter',
      icon: <BetweenHorizontalStart />,
      run: (editor) => editor.chain().focus().addRowAfter().run(),
    },
    {
      id: 'columnBefore',
      icon: <BetweenVerticalEnd />,
      run: (editor) => editor.chain().focus().addColumnBefore().run(),
    },
    {
      id: 'columnAfter',
      icon: <BetweenVerticalStart />,
      run: (editor) => editor.chain().focus().addColumnAfter().run(),
    },
  ],
  [
    { id: 'narrower', icon: <FoldHorizontal />, run: (editor) => void changeColumnWidth(editor, -1) },
    { id: 'wider', icon: <UnfoldHorizontal />, run: (editor) => void changeColumnWidth(editor, 1) },
    { id: 'even', icon: <Columns3 />, run: (editor) => void evenColumns(editor) },
  ],
  [
    { id: 'header', icon: <PanelTop />, run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
    { id: 'merge', icon: <TableCellsMerge />, run: (editor) => editor.chain().focus().mergeOrSplit().run() },
  ],
]

const deletions: { id: keyof typeof texts.tableActions; run: (editor: Editor) => void }[] = [
  { id: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { id: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { id: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]

/** Reports whether the cursor or selected cells are in a table; selected words have a bar of their own. */
function readTable({ editor }: { editor: Editor }): boolean {
  const { selection } = editor.state
  return isInTable(editor.state) && (selection.empty || !(selection instanceof TextSelection))
}

/** The tools of the table with the cursor. */
export function TableBar({ editor, isNarrow }: { editor: Editor; isNarrow: boolean }) {
  const isShown = useEditorState({
    editor,
    selector: readTable as (given: { editor: Editor }) => boolean,
  })
  if (!isShown) return null
  const keep = (event: React.MouseEvent) => event.preventDefault()
  function boxOf() {
    if (!isInTable(editor.state)) return null
    const table = editor.view.nodeDOM(selectedRect(editor.state).tableStart - 1)
    return table instanceof HTMLElement ? table.getBoundingClientRect() : null
  }
  return (
    <FloatingBar {...{ editor, isNarrow, boxOf }} label={texts.tableTools}>
      {groups.map((actions) => (
        <Fragment key={actions[0]?.id}>
          {actions.map(({ id, icon, run }) => (
            <Radix.Button key={id} asChild>
              <IconButton
                label={texts.tableActions[id]}
                icon={icon}
                onMouseDown={keep}
                onClick={() => run(editor)}
              />
            </Radix.Button>
          ))}
          <BarSeparator />
        </Fragment>
      ))}
      <Menu
        align="end"
        trigger={<MenuButton label={texts.tableDelete}>{<Trash2 aria-hidden="true" />}</MenuButton>}
      >
        {deletions.map(({ id, run }) => (
          <MenuItem key={id} danger onSelect={() => setTimeout(() => run(editor))}>
            {texts.tableActions[id]}
          </MenuItem>
        ))}
      </Menu>
    </FloatingBar>
  )
}
