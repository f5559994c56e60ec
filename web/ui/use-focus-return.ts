import { useRef } from 'react'
import { focusWhenReady } from './dialog-focus.ts'

/**
 * Radix gives the focus back to a dialog's own trigger alone; ours are opened from anywhere, so this remembers
 * where the focus was. Spread the result on the dialog's content. `isOpen` is for a dialog that stays mounted while shut.
 */
export function useFocusReturn(isOpen = true) {
  const origin = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // While it renders for the first time: Radix does not ask when a field with autoFocus was quicker.
  if (isOpen && !wasOpen.current) origin.current = focused()
  wasOpen.current = isOpen
  return {
    onOpenAutoFocus() {
      origin.current = focused()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}

/** The same for a dialog: the focus goes to its first field or its main action. Spread the result on the content. */
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
 * The same for a sheet that takes the focus itself: on its first button that would show a ring or a tooltip, in a field a
 * phone's keyboard. Spread the result on the dialog's content.
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

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
