import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { Positions } from '../comments/text-positions.ts'

export type SelectedWords = Positions & {
  /** Where the selection ends on the screen. */
  top: number
  left: number
}

/** Follows what a reader has selected on a page that cannot be written on; null without a selection on it. */
export function useSelectedWords(editor: Editor): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null)
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setSelected(read(editor)))
    }
    document.addEventListener('selectionchange', later)
    window.addEventListener('scroll', later, true)
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('selectionchange', later)
      window.removeEventListener('scroll', later, true)
      window.removeEventListener('resize', later)
    }
  }, [editor])
  return selected
}

function read(editor: Editor): SelectedWords | null {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0 || editor.isDestroyed) return null
  const range = selection.getRangeAt(0)
  const { dom } = editor.view
  if (!dom.contains(range.startContainer) || !dom.contains(range.endContainer)) return null
  const from = editor.view.posAtDOM(range.startContainer, range.startOffset)
  const to = editor.view.posAtDOM(range.endContainer, range.endOffset)
  if (from >= to) return null
  const box = range.getBoundingClientRect()
  return { from, to, top: box.bottom, left: box.left }
}
