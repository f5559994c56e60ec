import type { Editor } from '@tiptap/core'
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { deleteBlock, duplicateBlock, moveBlock, selectBlock } from './move-block.ts'

type Place = { from: number; top: number }

/** A handle beside the block under the pointer. Dragging moves the block; pressing opens a menu. */
export function BlockHandle({ editor, paper }: { editor: Editor; paper: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<Place | null>(null)
  const isHeld = useRef(false)

  useEffect(() => {
    const element = paper.current
    if (!element) return
    function onMove(event: MouseEvent) {
      if (isHeld.current || event.buttons !== 0) return
      const found = blockAt(editor, element!, event.clientY)
      setPlace((old) => (old?.from === found?.from && old?.top === found?.top ? old : found))
    }
    const hide = () => !isHeld.current && setPlace(null)
    element.addEventListener('mousemove', onMove)
    element.addEventListener('mouseleave', hide)
    editor.on('update', hide)
    return () => {
      element.removeEventListener('mousemove', onMove)
      element.removeEventListener('mouseleave', hide)
      editor.off('update', hide)
    }
  }, [editor, paper])

  if (!place) return null
  const { from, top } = place
  function onDragStart(event: React.DragEvent) {
    selectBlock(editor, from)
    const block = editor.view.nodeDOM(from)
    if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/html', '')
    editor.view.dragging = { slice: editor.state.selection.content(), move: true }
  }
  return (
    <div style={{ top }} className="absolute left-1 max-md:hidden print:hidden">
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            draggable
            aria-label={texts.block}
            title={texts.block}
            onDragStart={onDragStart}
            onDragEnd={() => setPlace(null)}
            onFocus={() => {
              isHeld.current = true
            }}
            onBlur={() => {
              isHeld.current = false
            }}
            className="flex h-7 w-6 cursor-grab items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover active:cursor-grabbing [&_svg]:size-4"
          >
            <GripVertical aria-hidden="true" />
          </button>
        }
      >
        <MenuItem icon={<ArrowUp />} onSelect={() => moveBlock(editor, from, -1)}>
          {texts.moveUp}
        </MenuItem>
        <MenuItem icon={<ArrowDown />} onSelect={() => moveBlock(editor, from, 1)}>
          {texts.moveDown}
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={() => duplicateBlock(editor, from)}>
          {texts.duplicate}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 />} onSelect={() => deleteBlock(editor, from)}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </div>
  )
}

/** Returns the top-level block at a height of the screen, or null between the last block and the end of the paper. */
function blockAt(editor: Editor, paper: HTMLElement, y: number): Place | null {
  // Suggestions are shown between the blocks.
  const blocks = [...editor.view.dom.children].filter(
    ({ classList }) => !classList.contains('ProseMirror-widget'),
  )
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (blocks[middle]!.getBoundingClientRect().top <= y) low = middle
    else high = middle - 1
  }
  const block = blocks[low]
  if (!block) return null
  const box = block.getBoundingClientRect()
  if (y < box.top || y > box.bottom + 8) return null
  const inside = editor.view.posAtDOM(block, 0)
  const at = editor.state.doc.resolve(inside)
  const from = at.depth === 0 ? inside : at.before(1)
  return { from, top: box.top - paper.getBoundingClientRect().top - 1 }
}
