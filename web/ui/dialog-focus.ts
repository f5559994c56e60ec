import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

const field = ['input', 'textarea', 'select']
  .map((tag) => `${tag}:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [hidden])`)
  .join(', ')

/**
 * Returns the element that gets the focus when a dialog opens: the first field, otherwise the main action. A
 * destructive question focuses the safe button beside the destructive one. A dialog without either has none.
 */
function firstFocusIn(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(field)
  if (first) return first
  const danger = content.querySelector<HTMLElement>('button[data-variant="danger"]')
  const safe = danger?.parentElement?.querySelector<HTMLElement>('button')
  return safe ?? mainActionIn(content)
}

function mainActionIn(content: HTMLElement): HTMLElement | null {
  return content.querySelector<HTMLElement>('button[data-variant="primary"], a[data-variant="primary"]')
}

/** Triggers the main action on Enter in a field that belongs to no form. */
export function pressMainAction(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return
  if (!(target instanceof HTMLInputElement) || target.form || !target.matches(field)) return
  event.preventDefault()
  mainActionIn(currentTarget)?.click()
}

/** Focuses the first field or the main action once it exists, unless the user has moved the focus before. */
export function focusWhenReady(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => place())
  function place() {
    const isUntouched = document.activeElement === content || document.activeElement === document.body
    const target = isUntouched ? firstFocusIn(content) : null
    target?.focus()
    if (target || !isUntouched) observer.disconnect()
  }
  content.focus({ preventScroll: true })
  observer.observe(content, { childList: true, subtree: true })
  place()
  return () => observer.disconnect()
}
