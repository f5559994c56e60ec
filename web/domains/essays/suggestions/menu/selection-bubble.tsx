import { type Editor, posToDOMRect } from '@tiptap/core'
import { AllSelection, TextSelection } from '@tiptap/pm/state'
import { ChevronDown, MessageSquareText, Sparkles } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { commentTexts } from '../../../../locales/en/essays/comments.ts'
import { suggestions as texts } from '../../../../locales/en/essays/suggestions.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { EssayCommand } from '../../editor/shortcuts.ts'
import { ActionMenu, type MenuChoice } from './action-menu.tsx'
import { FormatButtons } from './format-buttons.tsx'
import { useOffer } from './use-offer.ts'

type SelectionBubbleProps = {
  editor: Editor
  chatId: string
  /** The server has the essay. */
  isStored: boolean
  isNarrow: boolean
  onCommand: (command: EssayCommand) => void
  /** The menu was asked for by its shortcut, the toolbar or the slash menu. */
  isMenuOpen: boolean
  onMenuOpen: (isOpen: boolean) => void
  onChoose: (choice: MenuChoice) => void
}

type Place = { top: number; left: number }

const height = 44
const width = 460
const margin = 8
/** The screen's header and toolbar, which the bar must not cover. */
const headroom = 108

/** The actions at a selection; on narrow screens a bar at the bottom. The menu opens at the cursor too. */
export function SelectionBubble({
  editor,
  chatId,
  isStored,
  isNarrow,
  onCommand,
  isMenuOpen,
  onMenuOpen,
  onChoose,
}: SelectionBubbleProps) {
  const [place, setPlace] = useState<Place | null>(null)
  const isOpen = useRef(isMenuOpen)
  isOpen.current = isMenuOpen

  const update = useCallback(() => {
    const { selection } = editor.state
    const isChosen =
      !selection.empty && (selection instanceof TextSelection || selection instanceof AllSelection)
    const isWanted = isOpen.current || (isChosen && editor.view.hasFocus())
    if (!isWanted || selection.$from.parent.type.spec.code) return setPlace(null)
    const box = posToDOMRect(editor.view, selection.from, selection.to)
    const isAbove = box.top - height - margin > headroom
    const top = isAbove
      ? box.top - height - margin
      : Math.min(box.bottom + margin, window.innerHeight - height - margin)
    setPlace({ top, left: Math.max(margin, Math.min(box.left, window.innerWidth - width - margin)) })
  }, [editor])

  useEffect(() => {
    let isPressed = false
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => !isPressed && update())
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      later()
    }
    editor.on('selectionUpdate', later)
    editor.on('focus', later)
    editor.on('blur', later)
    editor.view.dom.addEventListener('mousedown', press)
    document.addEventListener('mouseup', release)
    window.addEventListener('scroll', later, true)
    window.addEventListener('resize', later)
    // The chat and the panels beside the page move it.
    const watch = new ResizeObserver(later)
    watch.observe(editor.view.dom.closest('[data-desk]') ?? editor.view.dom)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('selectionUpdate', later)
      editor.off('focus', later)
      editor.off('blur', later)
      if (!editor.isDestroyed) editor.view.dom.removeEventListener('mousedown', press)
      document.removeEventListener('mouseup', release)
      window.removeEventListener('scroll', later, true)
      window.removeEventListener('resize', later)
      watch.disconnect()
    }
  }, [editor, update])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu may open without a selection
  useEffect(update, [isMenuOpen, update])

  const { can } = useOffer(chatId, isStored && place !== null)
  if (!place) return null
  function choose(choice: MenuChoice) {
    onChoose(choice)
    // After the menu has closed and returned the focus.
    setTimeout(() => !editor.isDestroyed && editor.commands.focus())
  }
  return createPortal(
    <div
      role="toolbar"
      aria-label={texts.name}
      style={isNarrow ? undefined : place}
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'fixed z-40 flex items-center gap-0.5 rounded-card border border-line bg-surface-raised p-1 text-ink shadow-float print:hidden',
        isNarrow && 'inset-x-2 bottom-2 justify-between overflow-x-auto',
      )}
    >
      <ActionMenu
        chatId={chatId}
        isStored={isStored}
        isOpen={isMenuOpen}
        onOpenChange={(next) => {
          onMenuOpen(next)
          if (!next) setTimeout(() => !editor.isDestroyed && editor.view.focus())
        }}
        hasSelection={!editor.state.selection.empty}
        onChoose={choose}
        trigger={
          <button
            type="button"
            className="flex h-9 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-14 font-medium text-accent hover:bg-accent-soft max-md:h-11 [&_svg]:size-4"
          >
            <Sparkles aria-hidden="true" />
            {texts.open}
            {!isNarrow && <ChevronDown aria-hidden="true" />}
          </button>
        }
      />
      {!editor.state.selection.empty && (
        <>
          {/* All of the bar has to fit a phone; its menu has this action too. */}
          {!isNarrow && (
            <>
              <span className="mx-1 h-5 w-px shrink-0 bg-line" />
              <button
                type="button"
                disabled={!can('improve')}
                onClick={() => choose({ action: 'improve' })}
                className="flex h-9 shrink-0 items-center rounded-control px-2 text-14 hover:bg-surface-hover disabled:opacity-45"
              >
                {texts.actions.improve}
              </button>
              <span className="mx-1 h-5 w-px shrink-0 bg-line" />
            </>
          )}
          <FormatButtons editor={editor} onCommand={onCommand} />
          <IconButton
            label={commentTexts.comment}
            shortcut="Ctrl+Alt+M"
            icon={<MessageSquareText />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onCommand('comment')}
          />
        </>
      )}
    </div>,
    document.body,
  )
}
