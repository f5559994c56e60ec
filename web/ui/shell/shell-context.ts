import { createContext, useContext } from 'react'

export type Shell = {
  isPhone: boolean
  /** The bar at the top contains the menu and the theme, so that a page needs none of its own. */
  hasBar: boolean
  /** Opens the drawer, on phones only. */
  openDrawer: () => void
  /** Opens the sidebar, or the drawer on phones. */
  showSidebar: () => void
}

export const ShellContext = createContext<Shell>({
  isPhone: false,
  hasBar: false,
  openDrawer: () => {},
  showSidebar: () => {},
})

export function useShell(): Shell {
  return useContext(ShellContext)
}
