import { useState } from 'react'
import { browserStorage, storeItem } from '../browser-storage.ts'

const key = 'sidebar'

/** Pages with a column of their own beside the text start with the sidebar closed and keep the stored choice. */
const roomyPages = ['/essay-writer']

/** Dispatches the documented event for whatever opens or closes: the sidebar beside the page, or the drawer above it. */
export function announceSidebar(open: boolean): void {
  window.dispatchEvent(new CustomEvent('sidebarToggled', { detail: { open } }))
}

/** Remembers whether the sidebar shows icons only, and dispatches the documented `sidebarToggled` event. */
export function useSidebarWidth(path: string): { narrow: boolean; toggle: () => void } {
  const [chosen, setChosen] = useState(() => browserStorage('local')?.getItem(key) === 'icons')
  const [isOpenHere, setOpenHere] = useState(false)
  const startsClosed = roomyPages.some((page) => path === page || path.startsWith(`${page}/`))
  const narrow = startsClosed ? !isOpenHere : chosen
  function toggle() {
    if (startsClosed) setOpenHere(narrow)
    else {
      storeItem('local', key, narrow ? 'open' : 'icons')
      setChosen(!narrow)
    }
    announceSidebar(narrow)
  }
  return { narrow, toggle }
}
