import { useMediaQuery } from '../../../ui/media-query.ts'

/** Below this width, panels cover the page. */
export const narrowScreen = '(max-width: 1023px)'

/** Returns a function that does something on the page. It first closes the panel where the panel covers the page. */
export function usePageAction(onClose: () => void): (act: () => void) => void {
  const isNarrow = useMediaQuery(narrowScreen)
  return (act) => {
    if (!isNarrow) return act()
    onClose()
    // An open panel keeps the focus inside, so that the page can take it only afterwards.
    setTimeout(act)
  }
}
