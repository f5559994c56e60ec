import type { Editor } from '@tiptap/core'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { MenuButton } from './menu-button.tsx'

type TableAction = { id: keyof typeof texts.tableActions; run: (editor: Editor) => void; danger?: boolean }

const groups: TableAction[][] = [
  [
    { id: 'rowBefore', run: (editor) => editor.chain().focus().addRowBefore().run() },
    { id: 'rowAfter', run: (editor) => editor.chain().focus().addRowAfter().run() },
    { id: 'columnBefore', run: (editor) => editor.chain().focus().addColumnBefore().run() },
    { id: 'columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  ],
  [
    { id: 'header', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
    { id: 'merge', run: (editor) => editor.chain().focus().mergeOrSplit().run() },
  ],
  [
    { id: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
    { id: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
    { id: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run(), danger: true },
  ],
]

/** Shown while the cursor is in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <Menu align="start" trigger={<MenuButton label={texts.tableTools}>{texts.labels.table}</MenuButton>}>
      {groups.map((actions, i) => (
        <div key={actions[0]!.id}>
          {i > 0 && <MenuSeparator />}
          {actions.map(({ id, run, danger }) => (
            <MenuItem key={id} danger={danger} onSelect={() => setTimeout(() => run(editor))}>
              {texts.tableActions[id]}
            </MenuItem>
          ))}
        </div>
      ))}
    </Menu>
  )
}
