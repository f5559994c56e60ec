import type { Span } from './marks.ts'

/** Returns the first run of the marked text that starts in the span or after it. */
export function markAt(layer: HTMLElement | null, span: Span): Element | null {
  const marks = layer?.querySelectorAll<HTMLElement>('[data-from]') ?? []
  return Array.from(marks).find((mark) => Number(mark.dataset.from) >= span.start) ?? null
}
