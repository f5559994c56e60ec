import type { Editor } from '@tiptap/core'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { MenuButton } from '../controls/menu-button.tsx'
import type { EssayCommand } from '../editor/shortcuts.ts'
import { insertTools } from './tools.tsx'

type InsertMenuProps = { editor: Editor; onCommand: (command: EssayCommand) => void }

export function InsertMenu({ editor, onCommand }: InsertMenuProps) {
  return (
    <Menu
      align="start"
      className="w-60"
      trigger={<MenuButton label={texts.insert}>{texts.insert}</MenuButton>}
    >
      {insertTools.map((tool) => (
        <MenuItem
          key={tool.id}
          icon={tool.icon}
          // After the menu has closed and returned the focus.
          onSelect={() => setTimeout(() => tool.run(editor, onCommand))}
        >
          <span className="flex-1">{texts.labels[tool.id]}</span>
          {tool.keys && <Kbd keys={tool.keys} />}
        </MenuItem>
      ))}
    </Menu>
  )
}
