import { useRef } from 'react'
import { focusWhenReady } from './dialog-focus.ts'

/**
 * Returns the focus to where it was before a dialog opened. Radix returns it only to the dialog's own trigger, and ours
 * open from anywhere. Spread the result on the content. `isOpen` is for dialogs that stay mounted while closed.
 */
export function useFocusReturn(isOpen = true) {
  const origin = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // Read during the first render, because Radix does not call the handler when an autoFocus field was faster.
  if (isOpen && !wasOpen.current) origin.current = focused()
  wasOpen.current = isOpen
  return {
    onOpenAutoFocus() {
      origin.current = focused() ?? origin.current
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // What closed the dialog may have moved the focus on, for example to the text of an essay.
      if (!focused()) origin.current?.focus()
    },
  }
}

/** Also moves the focus to the dialog's first field or main action. Spread the result on the content. */
export function useDialogFocus(isOpen: boolean) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn(isOpen)
  const content = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(undefined)
  return {
    ref: content,
    onOpenAutoFocus(event: Event) {
      onOpenAutoFocus()
      event.preventDefault()
      stop.current = content.current ? focusWhenReady(content.current) : undefined
    },
    onCloseAutoFocus(event: Event) {
      stop.current?.()
      onCloseAutoFocus(event)
    },
  }
}

/**
 * Focuses the sheet itself: its first button would show a ring or a tooltip, and a field would open a phone's
 * keyboard. Spread the result on the dialog's content.
 */
export function useSheetFocus() {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const content = useRef<HTMLDivElement>(null)
  return {
    ref: content,
    onOpenAutoFocus(event: Event) {
      onOpenAutoFocus()
      event.preventDefault()
      content.current?.focus()
    },
    onCloseAutoFocus,
  }
}

/** What has the focus; for an item of a menu, which goes with the menu, the button that opened it. */
function focused(): HTMLElement | null {
  // The build draws first views.
  if (typeof document === 'undefined') return null
  const { activeElement, body } = document
  let found = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  for (let menu = found?.closest('[role=menu]'); menu; menu = found?.closest('[role=menu]'))
    found = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  return found
}
