/** Returns the text offset at a point on the screen. Elements with text have their start offset in `data-from`. */
export function offsetAtPoint(x: number, y: number): number | null {
  const place = caretAt(x, y)
  if (!place) return null
  const run = place.node.parentElement?.closest<HTMLElement>('[data-from]')
  return run ? Number(run.dataset.from) + place.offset : null
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // Safari before 26.2 supports only the older method.
  const range = (document as Document).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
