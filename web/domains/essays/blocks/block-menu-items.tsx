import type { Editor } from '@tiptap/core'
import { ArrowDown, ArrowUp, Copy, Replace, Trash2 } from 'lucide-react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Kbd } from '../../../ui/kbd.tsx'
import { MenuItem, MenuSeparator, SubMenu } from '../../../ui/overlays/menu.tsx'
import {
  type BlockKind,
  blockKinds,
  canTurn,
  deleteBlock,
  duplicateBlock,
  moveBlock,
  turnInto,
} from './move-block.ts'

function nameOf(kind: BlockKind): string {
  return kind === 'bullets' || kind === 'numbers' || kind === 'codeBlock'
    ? texts.labels[kind]
    : texts.formats[kind]
}

/** What can be done with the block at a position. */
export function BlockMenuItems({ editor, from }: { editor: Editor; from: number }) {
  // After the menu has closed and returned the focus.
  const later = (run: () => void) => () => setTimeout(() => !editor.isDestroyed && run())
  return (
    <>
      {canTurn(editor.state.doc.nodeAt(from)) && (
        <SubMenu icon={<Replace />} label={texts.turnInto}>
          {blockKinds.map((kind) => (
            <MenuItem key={kind} onSelect={later(() => turnInto(editor, from, kind))}>
              {nameOf(kind)}
            </MenuItem>
          ))}
        </SubMenu>
      )}
      <MenuItem icon={<Copy />} onSelect={later(() => duplicateBlock(editor, from))}>
        <span className="flex-1">{texts.duplicate}</span>
        <Kbd keys="Ctrl+D" />
      </MenuItem>
      <MenuItem icon={<ArrowUp />} onSelect={later(() => moveBlock(editor, from, -1))}>
        <span className="flex-1">{texts.moveUp}</span>
        <Kbd keys="Alt+Shift+↑" />
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onSelect={later(() => moveBlock(editor, from, 1))}>
        <span className="flex-1">{texts.moveDown}</span>
        <Kbd keys="Alt+Shift+↓" />
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 />} onSelect={later(() => deleteBlock(editor, from))}>
        {texts.remove}
      </MenuItem>
    </>
  )
}
