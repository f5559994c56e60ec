import { useState } from 'react'
import { browserStorage, storeItem } from '../browser-storage.ts'

const key = 'sidebar'

/** Pages with a column of their own beside the text start with the sidebar closed and keep the stored choice. */
const roomyPages = ['/essay-writer']

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
    window.dispatchEvent(new CustomEvent('sidebarToggled', { detail: { open: narrow } }))
  }
  return { narrow, toggle }
}
