import { useState } from 'react'
import { browserStorage } from '../browser-storage.ts'

const key = 'sidebar'

/**
 * Remembers whether the sidebar shows icons only, and dispatches the documented `sidebarToggled` event. The settings
 * pages have a list of their own beside the text, so they start with the sidebar closed and keep the stored choice.
 */
export function useSidebarWidth(path: string): { narrow: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(() => browserStorage('local')?.getItem(key) === 'icons')
  const [isOpenHere, setOpenHere] = useState(false)
  const isSettings = path === '/settings' || path.startsWith('/settings/')
  const narrow = isSettings ? !isOpenHere : chosen
  function toggle() {
    if (isSettings) setOpenHere(narrow)
    else {
      browserStorage('local')?.setItem(key, narrow ? 'open' : 'icons')
      setChosen(!narrow)
    }
    window.dispatchEvent(new CustomEvent('sidebarToggled', { detail: { open: narrow } }))
  }
  return { narrow, toggle }
}
