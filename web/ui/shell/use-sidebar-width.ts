import { useState } from 'react'
import { browserStorage } from '../browser-storage.ts'

const key = 'sidebar'

/** Remembers whether the sidebar shows icons alone; tells the page by the documented `sidebarToggled` event. */
export function useSidebarWidth(): { narrow: boolean; toggle: () => void } {
  const [narrow, setNarrow] = useState(() => browserStorage('local')?.getItem(key) === 'icons')
  function toggle() {
    browserStorage('local')?.setItem(key, narrow ? 'open' : 'icons')
    setNarrow(!narrow)
    window.dispatchEvent(new CustomEvent('sidebarToggled', { detail: { open: narrow } }))
  }
  return { narrow, toggle }
}
