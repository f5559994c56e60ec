import { createContext, useContext } from 'react'

export type Shell = {
  isPhone: boolean
  /** Opens the drawer, on phones only. */
  openDrawer: () => void
  /** Opens the sidebar, or the drawer on phones. */
  showSidebar: () => void
}

export const ShellContext = createContext<Shell>({
  isPhone: false,
  openDrawer: () => {},
  showSidebar: () => {},
})

export function useShell(): Shell {
  return useContext(ShellContext)
}
