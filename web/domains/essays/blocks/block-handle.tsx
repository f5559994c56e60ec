import type { Editor } from '@tiptap/core'
import { GripVertical } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { BlockMenuItems } from './block-menu-items.tsx'
import { type BlockPlace, blockAt, placeOf } from './find-block.ts'
import { blockMenuEvent, blockStart, selectBlock } from './move-block.ts'

/** A handle beside the block under the pointer. Dragging moves the block; pressing opens a menu, as does Ctrl+/. */
export function BlockHandle({ editor, paper }: { editor: Editor; paper: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<BlockPlace | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const isHeld = useRef(false)
  isHeld.current = isOpen

  useEffect(() => {
    const element = paper.current
    if (!element) return
    const page = editor.view.dom
    function onMove(event: MouseEvent) {
      if (isHeld.current || event.buttons !== 0 || !element) return
      const found = blockAt(editor, element, event.clientY)
      setPlace((old) => (old?.from === found?.from && old?.top === found?.top ? old : found))
    }
    function onAsked() {
      const found = element && placeOf(editor, element, blockStart(editor))
      if (!found) return
      setPlace(found)
      setIsOpen(true)
    }
    const hide = () => !isHeld.current && setPlace(null)
    element.addEventListener('mousemove', onMove)
    element.addEventListener('mouseleave', hide)
    page.addEventListener(blockMenuEvent, onAsked)
    editor.on('update', hide)
    return () => {
      element.removeEventListener('mousemove', onMove)
      element.removeEventListener('mouseleave', hide)
      page.removeEventListener(blockMenuEvent, onAsked)
      editor.off('update', hide)
    }
  }, [editor, paper])

  if (!place) return null
  const { from, top } = place
  function onDragStart(event: React.DragEvent) {
    setIsOpen(false)
    selectBlock(editor, from)
    const block = editor.view.nodeDOM(from)
    if (block instanceof HTMLElement) event.dataTransfer.setDragImage(block, 0, 0)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/html', '')
    editor.view.dragging = { slice: editor.state.selection.content(), move: true }
  }
  return (
    <div style={{ top }} className="absolute left-1 max-md:pointer-events-none max-md:opacity-0 print:hidden">
      {/* Not the trigger of the menu, which opens at the press of a button and so keeps it from being dragged. */}
      <button
        type="button"
        draggable
        aria-label={texts.block}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={texts.blockHint}
        onPointerDown={() => {
          wasOpen.current = isOpen
        }}
        onClick={() => setIsOpen(!wasOpen.current)}
        onDragStart={onDragStart}
        onDragEnd={() => setPlace(null)}
        className="flex h-7 w-6 cursor-grab items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover active:cursor-grabbing [&_svg]:size-4"
      >
        <GripVertical aria-hidden="true" />
      </button>
      <Menu
        align="start"
        open={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next)
          if (!next) setTimeout(() => !editor.isDestroyed && editor.view.focus())
        }}
        trigger={
          // Names and places the menu; the handle above it is what is pressed.
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            className="pointer-events-none absolute inset-0 -z-10 overflow-clip opacity-0"
          >
            {texts.block}
          </button>
        }
      >
        <BlockMenuItems editor={editor} from={from} />
      </Menu>
    </div>
  )
}
