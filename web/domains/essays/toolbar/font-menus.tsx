import type { Editor } from '@tiptap/core'
import type { EssaySettings } from '../../../../contract/essays/essays.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Menu, MenuChoice } from '../../../ui/overlays/menu.tsx'
import { MenuButton } from '../controls/menu-button.tsx'
import { fontName, fontSizes, fontStack, fonts } from './fonts.ts'

type FontMenuProps = {
  editor: Editor
  settings: EssaySettings
  onSettings: (change: Partial<EssaySettings>) => void
  /** The value of the selected text; without it the page's own applies. */
  value: string | undefined
}

const isTextSelected = (editor: Editor) => !editor.state.selection.empty

/** Changes the font of the selection, or of the whole page without one. */
export function FontMenu({ editor, settings, onSettings, value }: FontMenuProps) {
  const shown = value ? fontName(value) : settings.fontFamily
  function choose(name: string) {
    if (!isTextSelected(editor)) return onSettings({ fontFamily: name })
    const chain = editor.chain().focus()
    if (name === settings.fontFamily) chain.unsetFontFamily().run()
    else chain.setFontFamily(fontStack(name)).run()
  }
  return (
    <Menu
      align="start"
      trigger={
        <MenuButton label={texts.font({ name: shown })} className="w-32 md:max-2xl:w-28">
          {shown}
        </MenuButton>
      }
    >
      <MenuChoice
        label={isTextSelected(editor) ? texts.fontOfSelection : texts.fontOfPage}
        value={shown}
        onChange={(name) => setTimeout(() => choose(name))}
        options={fonts.map(({ name }) => ({ value: name, label: name }))}
      />
    </Menu>
  )
}

/** Changes the size of the selection, or of the whole page without one. */
export function FontSizeMenu({ editor, settings, onSettings, value }: FontMenuProps) {
  const shown = String(value ? Number.parseInt(value, 10) : settings.fontSizePx)
  function choose(size: string) {
    if (!isTextSelected(editor)) return onSettings({ fontSizePx: Number(size) })
    const chain = editor.chain().focus()
    if (Number(size) === settings.fontSizePx) chain.unsetFontSize().run()
    else chain.setFontSize(`${size}px`).run()
  }
  return (
    <Menu
      align="start"
      trigger={
        <MenuButton label={texts.size({ size: shown })} className="w-16">
          <span className="tabular">{shown}</span>
        </MenuButton>
      }
    >
      <MenuChoice
        label={isTextSelected(editor) ? texts.sizeOfSelection : texts.sizeOfPage}
        value={shown}
        onChange={(size) => setTimeout(() => choose(size))}
        options={fontSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
    </Menu>
  )
}
