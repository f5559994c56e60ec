import type { Editor } from '@tiptap/core'

/** Returns the positions that are on the screen now. */
export function visibleRange({ view, state }: Editor): { from: number; to: number } {
  const page = view.dom.getBoundingClientRect()
  const left = page.left + page.width / 2
  const top = Math.max(page.top, 0) + 1
  const bottom = Math.min(page.bottom, window.innerHeight) - 1
  const from = view.posAtCoords({ left, top })?.pos
  const to = view.posAtCoords({ left, top: bottom })?.pos
  return { from: from ?? 0, to: to ?? Math.min(state.doc.content.size, (from ?? 0) + 5_000) }
}
