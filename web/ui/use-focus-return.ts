import { useRef } from 'react'

/**
 * Radix gives the focus back to a dialog's own trigger alone; ours are opened from anywhere, so this remembers
 * where the focus was. Spread the result on the dialog's content.
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}
