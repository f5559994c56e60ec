import { useState } from 'react'

const key = 'sidebar'

/** Remembers whether the sidebar shows icons alone; tells the page by the documented `sidebarToggled` event. */
export function useSidebarWidth(): { narrow: boolean; toggle: () => void } {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(key) === 'icons')
  function toggle() {
    localStorage.setItem(key, narrow ? 'open' : 'icons')
    setNarrow(!narrow)
    window.dispatchEvent(new CustomEvent('sidebarToggled', { detail: { open: narrow } }))
  }
  return { narrow, toggle }
}
