import type { Editor } from '@tiptap/core'
import { Toolbar as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../ui/class-names.ts'

type FloatingBarProps = {
  editor: Editor
  label: string
  isNarrow: boolean
  /** Returns the box on the screen that the bar belongs to; null where it is not shown. */
  boxOf: () => DOMRect | null
  children: ReactNode
}

type Place = { top: number; left: number }

const height = 46
const margin = 8
/** The screen's header and toolbar, which the bar must not cover. */
const headroom = 108

/**
 * Tools for a part of the page, such as a picture: above it, or on narrow screens at the bottom. Alt+F10 moves the focus
 * from the page to the tools, and Escape back.
 */
export function FloatingBar({ editor, label, isNarrow, boxOf, children }: FloatingBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const latest = useRef(boxOf)
  latest.current = boxOf
  useEffect(() => {
    let frame = 0
    function update() {
      const box = latest.current()
      if (!box) return setPlace(null)
      const width = bar.current?.offsetWidth ?? 0
      const desk = editor.view.dom.closest('[data-desk]')?.getBoundingClientRect()
      const [from, to] = [desk?.left ?? 0, desk?.right ?? window.innerWidth]
      const above = Math.max(box.top - height - margin, headroom + margin)
      setPlace({
        // A bar that stays in view while its picture or table is longer than the window.
        top: Math.min(above, Math.max(headroom, box.bottom - height)),
        left: Math.max(from + margin, Math.min(box.left + (box.width - width) / 2, to - width - margin)),
      })
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    }
    const page = editor.view.dom
    later()
    editor.on('transaction', later)
    page.addEventListener('keydown', enter)
    page.addEventListener('load', later, true)
    window.addEventListener('scroll', later, true)
    window.addEventListener('resize', later)
    // The chat and the panels beside the page move it.
    const watch = new ResizeObserver(later)
    watch.observe(page.closest('[data-desk]') ?? page)
    return () => {
      cancelAnimationFrame(frame)
      editor.off('transaction', later)
      page.removeEventListener('keydown', enter)
      page.removeEventListener('load', later, true)
      window.removeEventListener('scroll', later, true)
      window.removeEventListener('resize', later)
      watch.disconnect()
    }
  }, [editor])
  return createPortal(
    <Radix.Root
      ref={bar}
      aria-label={label}
      style={isNarrow ? undefined : (place ?? { top: 0, left: 0, visibility: 'hidden' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        editor.commands.focus()
      }}
      className={classNames(
        'fixed z-30 flex items-center gap-0.5 rounded-card border border-line bg-surface-raised p-1 text-ink shadow-float print:hidden',
        isNarrow && 'inset-x-2 bottom-2 flex-wrap',
      )}
    >
      {children}
    </Radix.Root>,
    document.body,
  )
}

/** A line between groups of tools. */
export function BarSeparator() {
  return <Radix.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />
}
