import { useRef } from 'react'

/**
 * Radix gives the focus back to a dialog's own trigger alone; ours are opened from anywhere, so this remembers
 * where the focus was. Spread the result on the dialog's content. `isOpen` is for a dialog that stays mounted while shut.
 */
export function useFocusReturn(isOpen = true) {
  const origin = useRef<HTMLElement | null>(null)
  const beforeOpening = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // While it renders for the first time: a field with autoFocus has the focus before the dialog is asked about it.
  if (isOpen && !wasOpen.current) beforeOpening.current = focused()
  wasOpen.current = isOpen
  return {
    onOpenAutoFocus(event: Event) {
      const now = focused()
      const isInside = event.target instanceof Node && event.target.contains(now)
      origin.current = isInside ? beforeOpening.current : now
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
