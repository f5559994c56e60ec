import type { Editor } from '@tiptap/core'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { openBlockMenu } from '../blocks/move-block.ts'
import { MenuButton } from '../controls/menu-button.tsx'
import { type BlockFormat, blockFormats, setBlockFormat } from '../editor/block-formats.ts'

const formatClass: Record<BlockFormat, string> = {
  normal: '',
  title: 'text-20 font-semibold',
  heading: 'text-16 font-semibold',
  subheading: 'font-semibold',
  quote: 'italic',
}

/** Chooses the format of the block with the cursor. */
export function FormatMenu({ editor, value }: { editor: Editor; value: BlockFormat }) {
  const name = texts.formats[value]
  return (
    <Menu
      align="start"
      className="w-60"
      trigger={
        <MenuButton label={texts.format({ name })} className="w-28">
          {name}
        </MenuButton>
      }
    >
      {blockFormats.map((format) => (
        <MenuItem key={format.id} onSelect={() => setTimeout(() => setBlockFormat(editor, format.id))}>
          <span className={`flex-1 ${formatClass[format.id]}`}>{texts.formats[format.id]}</span>
          <Kbd keys={format.keys} />
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => setTimeout(() => openBlockMenu(editor))}>
        <span className="flex-1">{texts.blockMenu}</span>
        <Kbd keys="Ctrl+/" />
      </MenuItem>
    </Menu>
  )
}
